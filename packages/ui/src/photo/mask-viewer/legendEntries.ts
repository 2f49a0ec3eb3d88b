import type { MaskShape } from "./PhotoMask.ts";

/** The words of the kit for what has no name of its own. */
export interface LegendWords {
  readonly levels: { readonly light: string; readonly moderate: string; readonly marked: string };
  readonly kinds: {
    readonly polygon: string;
    readonly polyline: string;
    readonly points: string;
    readonly unmeasured: string;
  };
}

export interface LegendEntry {
  readonly label: string;
  readonly kind: MaskShape["kind"];
  /** Level of the isolines, from 0; 0 for every other kind. */
  readonly level: number;
}

const kinds: ReadonlySet<string> = new Set<MaskShape["kind"]>([
  "polygon",
  "polyline",
  "points",
  "unmeasured",
  "isolines",
]);

/** True for a shape that this version of the kit draws; one of a later version is left out. */
export const isKnownShape = ({ kind }: MaskShape): boolean => kinds.has(kind);

/** Gives what the shapes of a mask mean: each name once, three levels for isolines. */
export function maskLegend(shapes: readonly MaskShape[], words: LegendWords): readonly LegendEntry[] {
  const { light, moderate, marked } = words.levels;
  const entries = shapes.flatMap((shape): readonly LegendEntry[] => {
    const { kind } = shape;
    if (!isKnownShape(shape)) return [];
    if (kind !== "isolines") return [{ label: shape.label ?? words.kinds[kind], kind, level: 0 }];
    return [light, moderate, marked].map((label, level) => ({ label, kind, level }));
  });
  return [...new Map(entries.map((entry) => [`${entry.kind} ${entry.label}`, entry])).values()];
}
