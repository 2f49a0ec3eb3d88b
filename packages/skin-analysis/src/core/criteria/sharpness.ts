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

/** Sums over a plane of its central differences: of their size, and of their squares. */
interface Gradients {
  readonly size: number;
  readonly energy: number;
}

function gradients(plane: Float32Array, { width, height }: Size): Gradients {
  let size = 0;
  let energy = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const dx = (plane[i + 1] ?? 0) - (plane[i - 1] ?? 0);
      const dy = (plane[i + width] ?? 0) - (plane[i - width] ?? 0);
      size += Math.abs(dx) + Math.abs(dy);
      energy += dx * dx + dy * dy;
    }
  }
  return { size, energy };
}

/** What a slight blur takes away from a photo: little, when the photo was blurred already. */
export interface Sharpness {
  /** Share of the gradients' size, 0.25 and more for a sharp photo: the fine grain of the skin. */
  readonly grain: number;
  /** Share of their energy: the edges of eyes and lips. Blind to sensor noise and to the blocks of a JPEG. */
  readonly edges: number;
}

/**
 * Measures the sharpness of the middle of the face, at the resolution of the patch, or of the photo when that is
 * lower: enlarging a small face does not make it blurred. Source: the no-reference blur metric of Crété 2007.
 */
export function measureSharpness(pyramid: Pyramid, { placement, photoWidth }: AlignedFace): Sharpness {
  const width = Math.min(photoWidth, PATCH.faceWidth);
  const size: Size = { width: Math.round(CROP.width * width), height: Math.round(CROP.height * width) };
  const plane = luma(warp(pyramid, { ...placement, scale: photoWidth / width }, size));
  const before = gradients(plane, size);
  const after = gradients(blur(plane, size, QUALITY.sharpness.reblurSigma), size);
  const loss = (from: number, to: number) => (from > 0 ? (from - to) / from : 0);
  return { grain: loss(before.size, after.size), edges: loss(before.energy, after.energy) };
}
