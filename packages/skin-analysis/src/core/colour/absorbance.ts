import { linearLight } from "./srgb.ts";

/** Keeps the logarithm finite in black pixels; about one 8-bit step of linear light. */
const DARK_LIGHT = 0.003;
const DARK_LUMINANCE = 0.012;

/** Entries of the tables below per 8-bit step and per unit of L*. */
const STEPS = 8;

/** A function of values from 0 to `end`, tabulated. */
const tableOf = (end: number, of: (value: number) => number): Float32Array =>
  Float32Array.from({ length: end * STEPS + 2 }, (_, k) => of(Math.min(end, k / STEPS)));

/** Reads a table between its entries. */
function lookUp(table: Float32Array, value: number): number {
  const at = Math.min(Math.max(0, value) * STEPS, table.length - 2);
  const k = Math.trunc(at);
  const low = table[k] ?? 0;
  return low + ((table[k + 1] ?? 0) - low) * (at - k);
}

const ABSORBANCE = tableOf(255, (value) => -100 * Math.log10(linearLight(value) + DARK_LIGHT));

/** -100 x log10 of the linear light of an 8-bit value, 0 to 255: hundredths of a decade. */
export const absorbanceOf = (value: number): number => lookUp(ABSORBANCE, value);

/** One value per pixel and channel of linear light. */
export interface ChannelPlanes {
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
}

/**
 * Absorbance of each channel: -100 x log10 of linear light, in hundredths of a decade.
 * A pigment in front of the skin adds to it, whatever the skin's own tone (Beer-Lambert).
 */
export function channelAbsorbance(rgb: Float32Array): ChannelPlanes {
  const count = rgb.length / 3;
  const red = new Float32Array(count);
  const green = new Float32Array(count);
  const blue = new Float32Array(count);
  for (let i = 0, j = 0; i < count; i++, j += 3) {
    red[i] = absorbanceOf(rgb[j] ?? 0);
    green[i] = absorbanceOf(rgb[j + 1] ?? 0);
    blue[i] = absorbanceOf(rgb[j + 2] ?? 0);
  }
  return { red, green, blue };
}

/** Weighted sum of the channels. */
export function mixAbsorbance(
  { red, green, blue }: ChannelPlanes,
  weights: { readonly red: number; readonly green: number; readonly blue: number },
): Float32Array {
  const mix = new Float32Array(red.length);
  for (let i = 0; i < mix.length; i++) {
    mix[i] = weights.red * (red[i] ?? 0) + weights.green * (green[i] ?? 0) + weights.blue * (blue[i] ?? 0);
  }
  return mix;
}

/**
 * Erythema index of each pixel: 100 x log10(R / G) of linear light, the green absorbance less the red one.
 * Haemoglobin absorbs green and hardly red, so the ratio follows it, and a lamp's strength cancels. Melanin
 * does not: it absorbs green nearly twice as much as red (see `chromophores.ts`).
 * Source: Takiwaki, J. Med. Invest. 1998, 44:121 (reflectance erythema index).
 */
export function erythemaIndex({ red, green }: ChannelPlanes): Float32Array {
  const index = new Float32Array(red.length);
  for (let i = 0; i < index.length; i++) index[i] = (green[i] ?? 0) - (red[i] ?? 0);
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

const DENSITY = tableOf(100, densityOf);

/** `densityOf` each pixel. */
export function opticalDensity(lightness: Float32Array): Float32Array {
  const density = new Float32Array(lightness.length);
  for (let i = 0; i < density.length; i++) density[i] = lookUp(DENSITY, lightness[i] ?? 0);
  return density;
}
