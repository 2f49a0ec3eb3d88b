import { COVER } from "../constants/skin.ts";
import { findComponents } from "../geometry/components.ts";
import type { Mask, Size } from "../image/rgbImage.ts";
import { hasShadeHue } from "./growSkin.ts";
import type { OwnSkin } from "./ownSkin.ts";
import type { SkinField } from "./skinField.ts";

/** Reason why skin cannot be measured where the mesh expects it. */
export type Cover = "light" | "hair" | "beard" | "glasses" | "object";

/** Every cover; a cell's code is its place here plus one, 0 for skin. */
export const COVERS: readonly Cover[] = ["light", "hair", "beard", "glasses", "object"];

export const codeOf = (cover: Cover): number => COVERS.indexOf(cover) + 1;

/** Describes what hides the skin of a face, coarsely. */
export interface CoverMap {
  /** One code per cell. */
  readonly codes: Uint8Array;
  /** Number of cells. */
  readonly size: Size;
}

/** Describes what was found over the skin. */
export interface Found {
  readonly skin: Mask;
  readonly beard: Mask | undefined;
  readonly fringe: Mask | undefined;
  readonly glasses: Mask | undefined;
}

/** Places of things on the face, in cells. */
export interface Layout {
  /** Row of the middle of the nose. */
  readonly noseRow: number;
  /** Row of the upper lip. */
  readonly mouthRow: number;
  /** Columns of the inner corners of the eyes, the left one of the picture first. */
  readonly eyeColumns: readonly [number, number];
}

/** Tells whether cells that nothing explains are hair: it is dark or has strands, and does not hang over nose and mouth. */
function isHair(
  { size, lightness, texture }: SkinField,
  own: OwnSkin,
  cells: readonly number[],
  layout: Layout,
): boolean {
  const [from, to] = layout.eyeColumns;
  let central = 0;
  let hairy = 0;
  for (const cell of cells) {
    const column = cell % size.width;
    if (cell >= layout.noseRow * size.width && column >= from && column <= to) central++;
    const dark = (lightness[cell] ?? 0) <= own.lightness.median - COVER.hairDarker;
    if (dark || (texture[cell] ?? 0) >= COVER.hairRatio * own.texture) hairy++;
  }
  return hairy * 2 >= cells.length && central < COVER.central * cells.length;
}

/**
 * Names what hides each cell that is not skin, in the order of certainty: glasses and beard have been found as such; a
 * hard shadow or a burnt-out highlight has the hue of skin or none at all; the rest is hair (or a hat, which comes off
 * as hair is tied back) or an object: a mask, a scarf, a hand.
 */
export function nameCovers(field: SkinField, own: OwnSkin, found: Found, layout: Layout): Uint8Array {
  const { expected, size, lightness, texture } = field;
  const codes = new Uint8Array(expected.length);
  const unknown = new Uint8Array(expected.length);
  for (let i = 0; i < codes.length; i++) {
    if (!expected[i] || found.skin[i]) continue;
    const burnt = (lightness[i] ?? 0) >= COVER.burnt;
    const smooth = (texture[i] ?? 0) <= COVER.shadeRatio * own.texture;
    if (found.glasses?.[i]) codes[i] = codeOf("glasses");
    else if (found.beard?.[i]) codes[i] = codeOf("beard");
    else if (found.fringe?.[i]) codes[i] = codeOf("hair");
    else if (burnt || (smooth && hasShadeHue(field, own, i))) codes[i] = codeOf("light");
    else unknown[i] = 1;
  }
  for (const { pixels } of findComponents(unknown, size)) {
    const row = pixels.reduce((sum, cell) => sum + Math.trunc(cell / size.width), 0) / pixels.length;
    const bearded = found.beard && row >= layout.mouthRow;
    const cover = isHair(field, own, pixels, layout) ? "hair" : "object";
    for (const cell of pixels) codes[cell] = codeOf(bearded ? "beard" : cover);
  }
  return codes;
}
