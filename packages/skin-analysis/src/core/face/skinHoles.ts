import { SKIN } from "../constants/engine.ts";
import { findComponents } from "../geometry/components.ts";
import type { Mask, Size } from "../image/rgbImage.ts";
import { squareMm } from "./alignedFace.ts";

/** Whether every pixel next to a region is expected skin: the region then lies in the middle of visible skin. */
function isEnclosed(pixels: readonly number[], expected: Mask, width: number): boolean {
  const around = [1, -1, width, -width, width + 1, width - 1, 1 - width, -1 - width];
  return pixels.every((pixel) => around.every((step) => expected[pixel + step]));
}

/**
 * Gives the skin its moles back, in place: a naevus is too dark to look like this person's skin, and would leave a
 * hole where nothing is measured. Only small compact dark holes with visible skin all round are filled; a brow, a
 * lock of hair or a frame is none.
 * @param expected where skin should be by the mesh
 * @param visible what looks like skin
 * @param lightness L* at the scale of the eye
 * @param reference L* of this person's skin
 * @param sampleMm2 area of a sample, in mm²; that of a pixel of the face unless told
 */
export function fillMoles(
  expected: Mask,
  visible: Mask,
  lightness: Float32Array,
  reference: number,
  size: Size,
  sampleMm2 = squareMm(1),
): void {
  const hidden = new Uint8Array(expected.length);
  for (let i = 0; i < hidden.length; i++) {
    if (expected[i] && !visible[i] && (lightness[i] ?? 0) < reference) hidden[i] = 1;
  }
  const { maxAreaMm2, maxElongation, minFill } = SKIN.hole;
  for (const { pixels, elongation, fill } of findComponents(hidden, size)) {
    const small = pixels.length * sampleMm2 <= maxAreaMm2;
    const compact = elongation <= maxElongation && fill >= minFill;
    if (small && compact && isEnclosed(pixels, expected, size.width)) {
      for (const pixel of pixels) visible[pixel] = 1;
    }
  }
}
