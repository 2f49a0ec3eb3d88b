import { PATCH, QUALITY } from "../constants.ts";
import type { AlignedFace } from "../face/alignedFace.ts";
import { blur } from "../filter/blur.ts";
import type { Pyramid } from "../image/pyramid.ts";
import type { Size } from "../image/rgbImage.ts";
import { warp } from "../image/warp.ts";

/** The middle of the face, in face widths: eyes, nose and mouth, no background. */
const CROP = { width: 0.8, height: 1 } as const;

/** Luma, 0 to 255, from interleaved sRGB. Source: ITU-R BT.709. */
function luma(rgb: Float32Array): Float32Array {
  const out = new Float32Array(rgb.length / 3);
  for (let i = 0, j = 0; i < out.length; i++, j += 3) {
    out[i] = 0.2126 * (rgb[j] ?? 0) + 0.7152 * (rgb[j + 1] ?? 0) + 0.0722 * (rgb[j + 2] ?? 0);
  }
  return out;
}

/** Sum of |horizontal| and |vertical| central differences. */
function gradient(plane: Float32Array, { width, height }: Size): number {
  let sum = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      sum += Math.abs((plane[i + 1] ?? 0) - (plane[i - 1] ?? 0));
      sum += Math.abs((plane[i + width] ?? 0) - (plane[i - width] ?? 0));
    }
  }
  return sum;
}

/**
 * Share of the gradient that a slight blur takes away: near 0 for a photo that was blurred already, 0.25 and more
 * for a sharp one. Measured at the resolution of the patch, or of the photo when that is lower: enlarging a small
 * face does not make it blurred. Source: the no-reference blur metric of Crété 2007.
 */
export function gradientLoss(pyramid: Pyramid, { placement, photoWidth }: AlignedFace): number {
  const width = Math.min(photoWidth, PATCH.faceWidth);
  const size: Size = { width: Math.round(CROP.width * width), height: Math.round(CROP.height * width) };
  const plane = luma(warp(pyramid, { ...placement, scale: photoWidth / width }, size));
  const before = gradient(plane, size);
  const after = gradient(blur(plane, size, QUALITY.sharpness.reblurSigma), size);
  return before > 0 ? (before - after) / before : 0;
}
