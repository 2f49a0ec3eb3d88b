import { clamp } from "../core/curve/scoreCurve.ts";
import { FACE_MM } from "./options/faceOptions.ts";
import { createRandom } from "./svg/random.ts";
import type { Stain } from "./tint.ts";

/** Describes what covers the skin as a whole: uneven melanin, a dull film, dry flakes. */

type Cover = Stain["cover"];

/** Ellipses of bare skin: forehead, cheeks, chin. */
const BARE_SKIN = [
  { x: 0, y: -0.34, rx: 0.34, ry: 0.15 },
  { x: -0.28, y: 0.17, rx: 0.19, ry: 0.22 },
  { x: 0.28, y: 0.17, rx: 0.19, ry: 0.22 },
  { x: 0, y: 0.58, rx: 0.16, ry: 0.09 },
] as const;

/** Linear light that a full film of dry scales scatters back: a little less than the bare surface of skin does (0.04). */
const ASHEN = 0.034;

const LATTICE = 64;

/**
 * Smooth noise between 0 and 1, which repeats every 64 periods.
 * @param periodMm distance between its knots
 */
function noise(periodMm: number, seed: number): Cover {
  const random = createRandom(seed);
  const knots = Float32Array.from({ length: LATTICE * LATTICE }, random);
  const at = (column: number, row: number): number =>
    knots[(row & (LATTICE - 1)) * LATTICE + (column & (LATTICE - 1))] ?? 0;
  const ease = (t: number): number => t * t * (3 - 2 * t);
  return (x, y) => {
    const u = (x * FACE_MM) / periodMm;
    const v = (y * FACE_MM) / periodMm;
    const column = Math.floor(u);
    const row = Math.floor(v);
    const fx = ease(u - column);
    const fy = ease(v - row);
    const top = at(column, row) * (1 - fx) + at(column + 1, row) * fx;
    const bottom = at(column, row + 1) * (1 - fx) + at(column + 1, row + 1) * fx;
    return top * (1 - fy) + bottom * fy;
  };
}

/** 1 on bare skin, feathered towards its edge. */
const bareness: Cover = (x, y) =>
  Math.max(
    ...BARE_SKIN.map((field) =>
      clamp((1 - ((x - field.x) / field.rx) ** 2 - ((y - field.y) / field.ry) ** 2) / 0.4, 0, 1),
    ),
  );

const overSkin = (transmission: Stain["transmission"], pattern: Cover): Stain => ({
  left: -0.5,
  right: 0.5,
  top: -0.5,
  bottom: 0.68,
  transmission,
  cover: (x, y) => {
    const bare = bareness(x, y);
    return bare > 0 ? bare * pattern(x, y) : 0;
  },
});

/** Patches of melanin a centimetre or two across, too soft and too large for spots. */
export function blotches(strength: number, seed: number): Stain {
  const field = noise(11, seed);
  const decades = 0.2 * strength;
  return overSkin([10 ** (-0.54 * decades), 10 ** -decades, 10 ** (-1.3 * decades)], (x, y) =>
    clamp((field(x, y) - 0.35) / 0.4, 0, 1),
  );
}

/** Smooth patches of two or three millimetres. */
function mottling(seed: number): Cover {
  const coarse = noise(3, seed);
  const fine = noise(1.9, seed + 1);
  return (x, y) => (coarse(x, y) + fine(x, y)) / 2;
}

/**
 * The mottled film of a dull complexion: greyish-brown patches, none of them a spot, and the ashen veil of dry scales
 * between them. The veil sends the same light back on every skin (Kubelka and Munk 1931: a thin layer adds its own
 * reflectance), which a fair one hides and a deep one shows.
 */
export function dullFilm(strength: number, seed: number): Stain[] {
  const kept = 1 - 0.4 * strength;
  const veil = { ...overSkin([1, 1, 1], mottling(seed + 2)), scattered: ASHEN * strength };
  return [overSkin([kept, 0.97 * kept, 0.95 * kept], mottling(seed)), veil];
}

/** Dry skin: pale flakes under a millimetre, and the fine relief between them. */
export function flakes(strength: number, seed: number): Stain[] {
  const scales = noise(0.8, seed);
  const relief = noise(0.6, seed + 1);
  const flake = 1 + 0.25 * strength;
  const furrow = 1 - 0.18 * strength;
  return [
    overSkin([furrow, furrow, furrow], relief),
    overSkin([flake, flake, 1.02 * flake], (x, y) => clamp((scales(x, y) - 0.72) / 0.15, 0, 1)),
  ];
}
