import { linearLight } from "./srgb.ts";

/** Keeps the logarithm finite in black pixels; about one 8-bit step of linear light. */
const DARK_LIGHT = 0.003;
const DARK_LUMINANCE = 0.012;

/**
 * Erythema index of each pixel: 100 x log10(R / G) of linear light.
 * Haemoglobin absorbs green and hardly red, so the ratio follows it, and melanin or a lamp's strength cancels
 * to first order. Source: Takiwaki, J. Med. Invest. 1998, 44:121 (reflectance erythema index).
 */
export function erythemaIndex(rgb: Float32Array): Float32Array {
  const index = new Float32Array(rgb.length / 3);
  for (let i = 0, j = 0; i < index.length; i++, j += 3) {
    const red = linearLight(rgb[j] ?? 0) + DARK_LIGHT;
    const green = linearLight(rgb[j + 1] ?? 0) + DARK_LIGHT;
    index[i] = 100 * Math.log10(red / green);
  }
  return index;
}

/**
 * Optical density of a lightness L*: -100 x log10(Y), Y its luminance.
 * In this logarithmic space a spot has the same contrast on light and on dark skin.
 * Source: Takiwaki 1998 (melanin index as a log reflectance); Y from L* by CIE 15:2004.
 */
export function densityOf(lightness: number): number {
  const f = (lightness + 16) / 116;
  const luminance = f > 6 / 29 ? f * f * f : lightness / 903.3;
  return -100 * Math.log10(Math.max(DARK_LUMINANCE, luminance));
}

/** `densityOf` each pixel. */
export function opticalDensity(lightness: Float32Array): Float32Array {
  const density = new Float32Array(lightness.length);
  for (let i = 0; i < density.length; i++) density[i] = densityOf(lightness[i] ?? 0);
  return density;
}
