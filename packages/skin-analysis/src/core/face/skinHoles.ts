import { SKIN } from "../constants/engine.ts";
import { findComponents } from "../geometry/components.ts";
import type { Mask, Size } from "../image/rgbImage.ts";
import { squareMm } from "./alignedFace.ts";

/** Tells whether every pixel next to a region lies in a mask, the region's own pixels included. */
function isEnclosed(pixels: readonly number[], mask: Mask, width: number): boolean {
  const around = [1, -1, width, -width, width + 1, width - 1, 1 - width, -1 - width];
  return pixels.every((pixel) => around.every((step) => mask[pixel + step]));
}

/**
 * Gives the skin its moles back, in place: a naevus is too dark to look like this person's skin, and would leave a
 * hole where nothing is measured. Only small compact holes with visible skin all round are filled; a brow, a lock of hair or
 * a frame is none.
 * @param expected where skin should be by the mesh
 * @param visible what looks like skin
 * @param candidates what may be a mole; the rest of a hole, a reflection say, stays one
 * @param sampleMm2 area of a sample, in mm²; that of a pixel of the face unless told
 */
export function fillMoles(
  expected: Mask,
  visible: Mask,
  candidates: Mask,
  size: Size,
  sampleMm2 = squareMm(1),
): void {
  const hidden = candidates.map((candidate, i) => (candidate && expected[i] && !visible[i] ? 1 : 0));
  const { maxAreaMm2, maxElongation, minFill } = SKIN.hole;
  for (const { pixels, elongation, fill } of findComponents(hidden, size)) {
    const small = pixels.length * sampleMm2 <= maxAreaMm2;
    const compact = elongation <= maxElongation && fill >= minFill;
    if (small && compact && isEnclosed(pixels, expected, size.width)) {
      for (const pixel of pixels) visible[pixel] = 1;
    }
  }
}

/**
 * Gives the skin its creases back, in place: a hole of candidates alone with visible skin all round, of whatever shape. Hair
 * comes from where no skin is expected, or from under other hair.
 * @param candidates what may be a crease
 */
export function fillCreases(visible: Mask, candidates: Mask, size: Size): void {
  const hidden = candidates.map((candidate, i) => (candidate && !visible[i] ? 1 : 0));
  const filled = visible.map((seen, i) => seen || (hidden[i] ?? 0));
  for (const { pixels } of findComponents(hidden, size)) {
    if (!isEnclosed(pixels, filled, size.width)) continue;
    for (const pixel of pixels) visible[pixel] = 1;
  }
}
