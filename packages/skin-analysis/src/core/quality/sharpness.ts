import { lumaOf } from "../colour/srgb.ts";
import { PATCH } from "../constants/engine.ts";
import { QUALITY } from "../constants/photo.ts";
import type { AlignedFace } from "../face/alignedFace.ts";
import { blur } from "../filter/blur.ts";
import type { Pyramid } from "../image/pyramid.ts";
import type { Size } from "../image/rgbImage.ts";
import { warp } from "../geometry/warp.ts";
import { measureDirectionalDetail, type DirectionalDetail } from "./directionalDetail.ts";

/** The middle of the face, in face widths: eyes, nose and mouth, no background. */
const CROP = { width: 0.8, height: 1 } as const;

/** Luma, 0 to 255, of the middle of interleaved sRGB. */
function middleLuma(rgb: Float32Array, from: Size, { width, height }: Size): Float32Array {
  const left = (from.width - width) >> 1;
  const top = (from.height - height) >> 1;
  const out = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    let j = ((top + y) * from.width + left) * 3;
    for (let x = 0; x < width; x++, i++, j += 3) {
      out[i] = lumaOf(rgb[j] ?? 0, rgb[j + 1] ?? 0, rgb[j + 2] ?? 0);
    }
  }
  return out;
}

/**
 * Sum over a plane of the size or of the energy of its central differences. One function for both, asked by name: a
 * measure that is handed in makes an object of every number.
 *
 * A long loop returns its number and makes no object: under load, V8 14.6 (Node 26.10) has let two objects that such a
 * function returned share one number, when it was optimised while it ran.
 */
function sumGradients(plane: Float32Array, { width, height }: Size, measure: "size" | "energy"): number {
  const energy = measure === "energy";
  let sum = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const dx = (plane[i + 1] ?? 0) - (plane[i - 1] ?? 0);
      const dy = (plane[i + width] ?? 0) - (plane[i - width] ?? 0);
      sum += energy ? dx * dx + dy * dy : Math.abs(dx) + Math.abs(dy);
    }
  }
  return sum;
}

/** Describes what a slight blur takes away from a photo: little, when the photo was blurred already. */
export interface Sharpness extends DirectionalDetail {
  /** Share of the gradients' size, 0.25 and more for a sharp photo: the fine grain of the skin. */
  readonly grain: number;
  /** Share of their energy: the edges of eyes and lips. Blind to sensor noise and to the blocks of a JPEG. */
  readonly edges: number;
}

/**
 * Measures the sharpness of the middle of the face, at the resolution of the patch, or of the photo when that is
 * lower: enlarging a small face does not make it blurred. Source: the no-reference blur metric of Crété 2007.
 */
export function measureSharpness(pyramid: Pyramid, face: AlignedFace): Sharpness {
  const { placement, photoWidth } = face;
  const width = Math.min(photoWidth, PATCH.faceWidth);
  const size: Size = { width: Math.round(CROP.width * width), height: Math.round(CROP.height * width) };
  const plane =
    width < PATCH.faceWidth
      ? middleLuma(warp(pyramid, { ...placement, scale: photoWidth / width }, size), size, size)
      : middleLuma(face.rgb, face.size, size);
  const reblurred = blur(plane, size, QUALITY.sharpness.reblurSigma);
  const loss = (measure: "size" | "energy"): number => {
    const before = sumGradients(plane, size, measure);
    return before > 0 ? (before - sumGradients(reblurred, size, measure)) / before : 0;
  };
  return { grain: loss("size"), edges: loss("energy"), ...measureDirectionalDetail(plane, size) };
}
