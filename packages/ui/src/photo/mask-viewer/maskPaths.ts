import type { MaskPoint, MaskShape } from "./PhotoMask.ts";

/** Strength of a level of isolines, or of a lone shape, at the opacity that is set at first. */
const LEVEL_FILLS = [0.13, 0.15, 0.2] as const;
const SHAPE_FILL = 0.2;

/** The opacity for which the fills above were chosen. */
const REFERENCE_OPACITY = 0.6;

/** Height of the drawing, in its own units; ratios become whole numbers with one decimal. */
export const DRAWING_HEIGHT = 1000;

/** Describes what is stroked and filled for one shape, or for one level of isolines. */
export interface MaskPath {
  /** Tells the paths of one mask apart: its shape, and the level in it. */
  readonly id: string;
  readonly d: string;
  readonly kind: MaskShape["kind"];
  /** 0 for what is only stroked. */
  readonly fill: number;
  /** Width of its dots in units of the drawing; left out when they are as wide at every zoom. */
  readonly dot?: number;
}

const print = (value: number): string => String(Math.round(value * 10) / 10);

const isPlace = ([x, y]: MaskPoint): boolean => Number.isFinite(x) && Number.isFinite(y);

/** An SVG path through the points that are numbers; empty when fewer than `least` are left. */
function pathThrough(points: readonly MaskPoint[], least: number, closed: boolean, width: number): string {
  const places = points.filter(isPlace);
  if (places.length < least) return "";
  const steps = places.map(([x, y]) => `${print(x * width)} ${print(y * DRAWING_HEIGHT)}`);
  return `M${steps.join("L")}${closed ? "Z" : ""}`;
}

/** A point is a line of no length: its round ends draw a disc, of the same size whatever the zoom. */
function dots(points: readonly MaskPoint[], width: number): string {
  return points
    .filter(isPlace)
    .map(([x, y]) => `M${print(x * width)} ${print(y * DRAWING_HEIGHT)}h0`)
    .join("");
}

function pathsOf(shape: MaskShape, index: number, width: number): readonly MaskPath[] {
  const { kind } = shape;
  const id = String(index);
  if (kind === "isolines") {
    return shape.levels.slice(0, LEVEL_FILLS.length).map((rings, level) => ({
      id: `${index}.${level}`,
      kind,
      d: rings.map((ring) => pathThrough(ring, 3, true, width)).join(""),
      fill: LEVEL_FILLS[level] ?? SHAPE_FILL,
    }));
  }
  if (kind === "points") {
    const { points, radius } = shape;
    const dot = radius === undefined ? {} : { dot: 2 * radius * width };
    return [{ id, kind, d: dots(points, width), fill: 0, ...dot }];
  }
  if (kind === "polyline") return [{ id, kind, d: pathThrough(shape.points, 2, false, width), fill: 0 }];
  const fill = kind === "polygon" ? SHAPE_FILL : 0;
  return [{ id, kind, d: pathThrough(shape.points, 3, true, width), fill }];
}

/**
 * The paths of a mask in a drawing of height 1000. What cannot be drawn, a place that is no number or an outline
 * of two points, is left out.
 * @param aspectRatio width of the photo over its height
 */
export function maskPaths(shapes: readonly MaskShape[], aspectRatio: number): readonly MaskPath[] {
  return shapes
    .flatMap((shape, index) => pathsOf(shape, index, DRAWING_HEIGHT * aspectRatio))
    .filter(({ d }) => d !== "");
}

/** Tells how strong fills and lines are at an opacity: lines are whole from the first setting on, fills go further. */
export function maskStrength(opacity: number): { readonly fill: number; readonly line: number } {
  const ratio = Number.isFinite(opacity) ? Math.max(0, opacity) / REFERENCE_OPACITY : 1;
  return { fill: ratio, line: Math.min(1, ratio) };
}
