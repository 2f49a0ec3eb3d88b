import type { Mask, Size } from "../image/rgbImage.ts";

/** The ellipse of equal second moments of a region. */
export interface Ellipse {
  /** Full axes of the ellipse, in pixels. */
  readonly major: number;
  readonly minor: number;
  /** major / minor: 1 for a disc. */
  readonly elongation: number;
  /** Share of the ellipse that the region fills: near 1 for a compact blob, low for a branching one. */
  readonly fill: number;
}

/** A connected region of a mask (eight neighbours). */
export interface Component extends Ellipse {
  /** Raster indices of its pixels. */
  readonly pixels: readonly number[];
}

/** The shape of a region. @param width of its raster */
export function ellipseOf(pixels: readonly number[], width: number): Ellipse {
  let sx = 0;
  let sy = 0;
  let sxx = 0;
  let syy = 0;
  let sxy = 0;
  for (const pixel of pixels) {
    const x = pixel % width;
    const y = Math.trunc(pixel / width);
    sx += x;
    sy += y;
    sxx += x * x;
    syy += y * y;
    sxy += x * y;
  }
  const n = pixels.length;
  // 1/12 is the variance of one pixel's own square: a single pixel is a small disc, not a point.
  const vx = sxx / n - (sx / n) ** 2 + 1 / 12;
  const vy = syy / n - (sy / n) ** 2 + 1 / 12;
  const cov = sxy / n - (sx * sy) / (n * n);
  const spread = Math.sqrt((vx - vy) ** 2 + 4 * cov * cov);
  const major = 4 * Math.sqrt((vx + vy + spread) / 2);
  const minor = 4 * Math.sqrt(Math.max(1e-6, (vx + vy - spread) / 2));
  return { major, minor, elongation: major / minor, fill: n / ((Math.PI / 4) * major * minor) };
}

/** Every connected region of a mask, in raster order of its first pixel. */
export function findComponents(mask: Mask, size: Size): Component[] {
  const { width, height } = size;
  const pending = mask.slice();
  const found: Component[] = [];
  for (let start = 0; start < pending.length; start++) {
    if (!pending[start]) continue;
    pending[start] = 0;
    const pixels = [start];
    for (let head = 0; head < pixels.length; head++) {
      const pixel = pixels[head] ?? 0;
      const x = pixel % width;
      const y = Math.trunc(pixel / width);
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
          const next = v * width + u;
          if (!pending[next]) continue;
          pending[next] = 0;
          pixels.push(next);
        }
      }
    }
    found.push({ pixels, ...ellipseOf(pixels, width) });
  }
  return found;
}
