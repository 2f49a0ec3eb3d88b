import type { Size } from "../image/rgbImage.ts";

/** Under this sigma a kernel of whole pixels does nothing. */
const SMALLEST_SIGMA = 0.2;
/** A kernel is cut off this many standard deviations away. */
const REACH = 3;

/** Weights of the centre and of the pixels on one side of it; their sum with the other side is 1. */
function halfKernel(sigma: number): Float64Array {
  const radius = Math.max(1, Math.ceil(REACH * sigma));
  const half = Float64Array.from({ length: radius + 1 }, (_, k) => Math.exp(-((k / sigma) ** 2) / 2));
  const sum = half.reduce((all, weight) => all + 2 * weight, -(half[0] ?? 0));
  return half.map((weight) => weight / sum);
}

/** One axis of the blur, row by row. @param step distance in the plane to the next pixel along that axis */
function blurAlong(plane: Float32Array, size: Size, sigma: number, step: number): Float32Array {
  const half = halfKernel(sigma);
  const radius = half.length - 1;
  const { width, height } = size;
  const [marginX, marginY] = step === 1 ? [radius, 0] : [0, radius];
  const out = plane.slice();
  const centre = half[0] ?? 1;
  for (let y = marginY; y < height - marginY; y++) {
    const end = (y + 1) * width - marginX;
    for (let i = y * width + marginX; i < end; i++) {
      let sum = centre * (plane[i] ?? 0);
      for (let k = 1, away = step; k <= radius; k++, away += step) {
        sum += (half[k] ?? 0) * ((plane[i - away] ?? 0) + (plane[i + away] ?? 0));
      }
      out[i] = sum;
    }
  }
  return out;
}

/**
 * Blurs a plane by a Gaussian of any width, along rows and columns apart. `blur` rounds its width to whole boxes: for
 * a width that follows the photo, scores would move in steps. Pixels nearer to the border than three sigma stay.
 * @param sigmaX standard deviation along rows, in pixels; 0 leaves them as they are
 * @param sigmaY standard deviation along columns
 */
export function gaussian(plane: Float32Array, size: Size, sigmaX: number, sigmaY: number): Float32Array {
  const rows = sigmaX < SMALLEST_SIGMA ? plane : blurAlong(plane, size, sigmaX, 1);
  return sigmaY < SMALLEST_SIGMA ? rows : blurAlong(rows, size, sigmaY, size.width);
}
