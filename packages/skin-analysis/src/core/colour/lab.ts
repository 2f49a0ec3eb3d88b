import { linearLight } from "./srgb.ts";

/** CIE L*a*b* planes under D65: lightness 0 to 100, a* green to red, b* blue to yellow. */
export interface LabPlanes {
  readonly lightness: Float32Array;
  readonly redGreen: Float32Array;
  readonly yellowBlue: Float32Array;
}

/** D65 white point of the sRGB matrix (Y is 1). */
const WHITE_X = 0.95047;
const WHITE_Z = 1.08883;
const CURVE_STEPS = 4096;
const CURVE_END = 1.2;
const CURVE_SCALE = CURVE_STEPS / CURVE_END;

/** The f(t) of CIE 15:2004, tabulated from 0 to 1.2. */
const CURVE = Float32Array.from({ length: CURVE_STEPS + 2 }, (_, step) => {
  const t = step / CURVE_SCALE;
  return t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116;
});

function curve(t: number): number {
  const position = Math.min(t * CURVE_SCALE, CURVE_STEPS);
  const index = Math.trunc(position);
  const low = CURVE[index] ?? 0;
  return low + ((CURVE[index + 1] ?? 0) - low) * (position - index);
}

/**
 * Converts interleaved sRGB (0 to 255) to L*a*b* planes.
 * Source: IEC 61966-2-1 primaries, CIE 15:2004 for L*a*b*.
 */
export function toLab(rgb: Float32Array): LabPlanes {
  const count = rgb.length / 3;
  const lightness = new Float32Array(count);
  const redGreen = new Float32Array(count);
  const yellowBlue = new Float32Array(count);
  for (let i = 0, j = 0; i < count; i++, j += 3) {
    const r = linearLight(rgb[j] ?? 0);
    const g = linearLight(rgb[j + 1] ?? 0);
    const b = linearLight(rgb[j + 2] ?? 0);
    const fx = curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / WHITE_X);
    const fy = curve(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
    const fz = curve((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / WHITE_Z);
    lightness[i] = 116 * fy - 16;
    redGreen[i] = 500 * (fx - fy);
    yellowBlue[i] = 200 * (fy - fz);
  }
  return { lightness, redGreen, yellowBlue };
}
