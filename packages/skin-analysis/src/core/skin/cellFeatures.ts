import type { AlignedFace } from "../face/alignedFace.ts";
import { neighboursOf } from "../face/neighbours.ts";
import { distanceToNearest } from "../geometry/point.ts";
import type { Mask } from "../image/rgbImage.ts";
import { CELL_FEATURES } from "../constants/skin.ts";
import type { OwnSkin } from "./ownSkin.ts";
import { CELLS_PER_MM, meanOfSkin, type SkinField, toCells } from "./skinField.ts";

/** Findings about a face before any of its cells is judged. */
export interface CellContext {
  readonly face: AlignedFace;
  readonly field: SkinField;
  readonly own: OwnSkin;
  /** Cells that the rules take for skin. */
  readonly skin: Mask;
  /** Cover of every other cell by the rules: see `codeOf`. */
  readonly codes: Uint8Array;
}

/** Reads the features of one cell, in the order of the judge's training. */
export type CellFeatures = (cell: number) => number[];

const at = (plane: Float32Array | undefined, cell: number): number => plane?.[cell] ?? 0;

const squared = (plane: Float32Array): Float32Array => plane.map((value) => value * value);

/** A plane's means at some distances in millimetres, and its spread within them. */
function scalesOf(plane: Float32Array, field: SkinField) {
  const means = CELL_FEATURES.scalesMm.map((mm) => meanOfSkin(plane, field, mm));
  const squares = CELL_FEATURES.scalesMm.map((mm) => meanOfSkin(squared(plane), field, mm));
  const spreads = squares.map((square, scale) =>
    square.map((value, i) => Math.sqrt(Math.max(0, value - (means[scale]?.[i] ?? 0) ** 2))),
  );
  return { means, spreads };
}

/** A plane's mean over the cells around that the rules take for skin. */
function meanOfOwn(plane: Float32Array, skin: Mask, field: SkinField): Float32Array {
  const covered = plane.map((value, i) => (skin[i] ? value : 0));
  const mean = meanOfSkin(covered, field, CELL_FEATURES.ownMm);
  const share = meanOfSkin(new Float32Array(skin), field, CELL_FEATURES.ownMm);
  return mean.map((value, i) => value / Math.max(CELL_FEATURES.leastShare, share[i] ?? 0));
}

/**
 * Prepares the features of cells for a judge of skin: how a cell differs from the person's own skin and from what is around
 * it, how rough and how directed it is at several scales, what the rules take it for, and where on the face it lies. Hues in
 * hundredths of a decade, lightness in L*, lengths in millimetres.
 */
export function cellFeatures({ face, field, own, skin, codes }: CellContext): CellFeatures {
  const { size } = field;
  const colours = [
    { plane: field.lightness, spread: own.lightness },
    { plane: field.reddish, spread: own.reddish },
    { plane: field.yellowish, spread: own.yellowish },
  ].map(({ plane, spread }) => ({
    plane,
    spread,
    ...scalesOf(plane, field),
    near: meanOfOwn(plane, skin, field),
  }));
  const roughness = [field.texture, field.across, field.down].map((plane) => [
    plane,
    ...CELL_FEATURES.roughnessMm.map((mm) => meanOfSkin(plane, field, mm)),
  ]);
  const shares = CELL_FEATURES.scalesMm.map((mm) => meanOfSkin(new Float32Array(skin), field, mm));
  const neighbours = neighboursOf(face).map(toCells);
  const texture = Math.max(CELL_FEATURES.leastTexture, own.texture);
  const columnOf = (cell: number): number => (cell % size.width) + 0.5;
  const rowOf = (cell: number): number => Math.trunc(cell / size.width) + 0.5;
  const [, across, down] = roughness.map((planes) => planes.at(-1));
  const readers: readonly ((cell: number) => number)[] = [
    ...colours.flatMap(({ plane, spread, means, spreads, near }) => [
      (cell: number) => at(plane, cell) - spread.median,
      (cell: number) => (at(plane, cell) - spread.median) / spread.deviation,
      ...[near, ...means].map((mean) => (cell: number) => at(plane, cell) - at(mean, cell)),
      ...spreads.map((deviation) => (cell: number) => at(deviation, cell)),
    ]),
    ...roughness.flat().map((plane) => (cell: number) => at(plane, cell) / texture),
    (cell) => at(across, cell) / Math.max(CELL_FEATURES.leastTexture, at(down, cell)),
    (cell) => at(field.texture, cell),
    () => own.lightness.median,
    () => own.texture,
    (cell) => at(field.lightness, cell),
    ...shares.map((share) => (cell: number) => at(share, cell)),
    (cell) => skin[cell] ?? 0,
    (cell) => codes[cell] ?? 0,
    (cell) => Math.abs(columnOf(cell) - size.width / 2) / CELLS_PER_MM,
    (cell) => (rowOf(cell) - size.height / 2) / CELLS_PER_MM,
    ...neighbours.map(
      (points) => (cell: number) =>
        distanceToNearest({ x: columnOf(cell), y: rowOf(cell) }, points) / CELLS_PER_MM,
    ),
  ];
  return (cell) => readers.map((read) => read(cell));
}
