import { lumaOf } from "../colour/srgb.ts";
import { BLUR } from "../constants/detail.ts";
import { gaussian } from "../filter/gaussian.ts";
import { centroid } from "../geometry/point.ts";
import type { Mask, Size } from "../image/rgbImage.ts";
import { pixels, type AlignedFace } from "./alignedFace.ts";
import { PATCH } from "../constants/engine.ts";
import { landmarkAt } from "./faceMesh.ts";
import { LEFT_OUTER_EYE, RIGHT_OUTER_EYE } from "./landmarks.ts";

/** Measure of how much a photo blurs a face, by lens, movement, compression and resolution together: variances in mm². */
export interface PhotoBlur {
  /** Along the line through the eyes. */
  readonly x: number;
  /** Along the nose. */
  readonly y: number;
}

/** A rectangle of the raster, cut out. */
interface Cut {
  readonly size: Size;
  readonly luma: Float32Array;
  readonly skin: Mask;
  /** Rows of the cut that show eyes and brows; below them there is calm skin. */
  readonly eyeRows: number;
}

function cutOf({ rgb, size, landmarks }: AlignedFace, visible: Mask): Cut {
  const { halfWidth, above, below, cheeks } = BLUR.region;
  const eyes = centroid([RIGHT_OUTER_EYE, LEFT_OUTER_EYE].map((index) => landmarkAt(landmarks, index)));
  const at = (share: number) => Math.round(share * PATCH.faceWidth);
  const left = Math.max(0, Math.round(eyes.x) - at(halfWidth));
  const top = Math.max(0, Math.round(eyes.y) - at(above));
  const width = Math.min(size.width, Math.round(eyes.x) + at(halfWidth)) - left;
  const height = Math.min(size.height, Math.round(eyes.y) + at(cheeks)) - top;
  const luma = new Float32Array(width * height);
  const skin = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (top + y) * size.width + left + x;
      const to = y * width + x;
      luma[to] = lumaOf(rgb[3 * i] ?? 0, rgb[3 * i + 1] ?? 0, rgb[3 * i + 2] ?? 0);
      skin[to] = visible[i] ?? 0;
    }
  }
  return { size: { width, height }, luma, skin, eyeRows: at(above) + at(below) };
}

/** Mean squared difference of the pixels on either side, over a block. @param step 1 along rows, the width down columns */
function gradientEnergy(
  plane: Float32Array,
  { width }: Size,
  block: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
  step: number,
): number {
  let sum = 0;
  for (let y = block.top; y < block.bottom; y++) {
    for (let x = block.left; x < block.right; x++) {
      const i = y * width + x;
      sum += ((plane[i + step] ?? 0) - (plane[i - step] ?? 0)) ** 2;
    }
  }
  return sum / ((block.right - block.left) * (block.bottom - block.top));
}

/** Blocks of nothing but skin. */
function skinBlocks({ size, skin }: Cut) {
  const side = BLUR.calm.block;
  const blocks = [];
  for (let top = 1; top + side < size.height; top += side) {
    for (let left = 1; left + side < size.width; left += side) {
      const block = { left, top, right: left + side, bottom: top + side };
      let inside = 0;
      for (let y = top; y < block.bottom; y++) {
        for (let x = left; x < block.right; x++) inside += skin[y * size.width + x] ?? 0;
      }
      if (inside === side * side) blocks.push(block);
    }
  }
  return blocks;
}

/**
 * Measures the blur of a photo on the edges of eyes, lashes and brows, which are sharp on every face: the energy of
 * their gradients falls with the variance of all the blur there is, so two further blurs of known width tell how much
 * there was before. Noise and the texture of skin, taken from its calmest parts, are subtracted first.
 * Source: the ratio of gradients of Zhuo and Sim 2011, on energies.
 */
export function measureBlur(face: AlignedFace, visible: Mask): PhotoBlur {
  const cut = cutOf(face, visible);
  const { size } = cut;
  const { sigmasMm, edgeExponent } = BLUR;
  const planes = sigmasMm.map((mm) => gaussian(cut.luma, size, pixels(mm), pixels(mm)));
  const blocks = skinBlocks(cut);
  const margin = Math.ceil(3 * pixels(sigmasMm[1])) + 1;
  const eyes = {
    left: margin,
    top: margin,
    right: size.width - margin,
    bottom: Math.min(cut.eyeRows, size.height - margin),
  };
  const along = (step: number): number => {
    const [near = 0, far = 0] = planes.map((plane) => {
      const texture = blocks.map((block) => gradientEnergy(plane, size, block, step)).sort((a, b) => a - b);
      const calm = texture[Math.trunc(BLUR.calm.share * texture.length)] ?? 0;
      return Math.max(0, gradientEnergy(plane, size, eyes, step) - calm);
    });
    if (far <= 0) return BLUR.max;
    const ratio = (near / far) ** (1 / edgeExponent);
    const [a, b] = sigmasMm;
    return ratio <= 1 ? BLUR.max : Math.min(BLUR.max, Math.max(0, (b * b - ratio * a * a) / (ratio - 1)));
  };
  return { x: along(1), y: along(size.width) };
}
