import type { Size } from "../core/image/rgbImage.ts";
import { createRandom } from "./svg/random.ts";

const TILE = 512;
/** Period in pixels and amplitude in 8-bit steps of each octave; periods divide the tile. */
const OCTAVES = [
  { period: 2, amplitude: 1.2 },
  { period: 4, amplitude: 1.6 },
  { period: 8, amplitude: 1.4 },
  { period: 32, amplitude: 1.8 },
] as const;
/** Peak to peak, in 8-bit steps, of the sensor noise that each channel has on its own. */
const GRAIN = 5;

/** Smooth noise on a lattice that closes on itself, so that tiles join without a seam. */
function addOctave(tile: Float32Array, period: number, amplitude: number, random: () => number): void {
  const cells = TILE / period;
  const lattice = Float32Array.from(
    { length: cells * cells },
    () => 2 * (random() + random() + random() - 1.5),
  );
  for (let y = 0; y < TILE; y++) {
    const row = Math.trunc(y / period);
    const fy = y / period - row;
    const below = ((row + 1) % cells) * cells;
    for (let x = 0; x < TILE; x++) {
      const column = Math.trunc(x / period);
      const fx = x / period - column;
      const right = (column + 1) % cells;
      const top = (lattice[row * cells + column] ?? 0) * (1 - fx) + (lattice[row * cells + right] ?? 0) * fx;
      const bottom = (lattice[below + column] ?? 0) * (1 - fx) + (lattice[below + right] ?? 0) * fx;
      const i = y * TILE + x;
      tile[i] = (tile[i] ?? 0) + amplitude * (top * (1 - fy) + bottom * fy);
    }
  }
}

/** Adds the relief of skin and the grain of a sensor to interleaved RGB, in place. */
export function addSkinTexture(data: Uint8ClampedArray, { width, height }: Size, seed: number): void {
  const random = createRandom(seed);
  const relief = new Float32Array(TILE * TILE);
  for (const { period, amplitude } of OCTAVES) addOctave(relief, period, amplitude, random);
  const grain = Float32Array.from({ length: TILE * TILE * 3 }, () => (random() - 0.5) * GRAIN);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const t = (y % TILE) * TILE + (x % TILE);
      const i = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) {
        data[i + c] = (data[i + c] ?? 0) + (relief[t] ?? 0) + (grain[t * 3 + c] ?? 0);
      }
    }
  }
}
