import { expect, it } from "vitest";
import { SCALE_MM } from "../constants/engine.ts";
import { pixels } from "../face/alignedFace.ts";
import type { FaceMaps } from "../face/faceMaps.ts";
import { blur } from "../filter/blur.ts";
import { erythemaIndex } from "../colour/absorbance.ts";
import { findBlemishes } from "./acne.ts";

const size = { width: 160, height: 160 };
const CENTRE = 80;
const everywhere = new Uint8Array(size.width * size.height).fill(1);

type Shape = (x: number, y: number) => number;

/** Maps of a piece of skin by what each channel absorbs more than around it. */
function skinOf(red: Shape, green: Shape, blue: Shape): FaceMaps {
  const planeOf = (shape: Shape) =>
    blur(
      Float32Array.from(everywhere, (_, i) =>
        shape((i % size.width) - CENTRE, Math.trunc(i / size.width) - CENTRE),
      ),
      size,
      pixels(SCALE_MM.small),
    );
  const absorbanceContrast = { red: planeOf(red), green: planeOf(green), blue: planeOf(blue) };
  const skin = { interior: everywhere, visible: everywhere };
  const maps = { size, skin, absorbanceContrast, erythemaContrast: erythemaIndex(absorbanceContrast) };
  // All that marks are found by.
  return maps as unknown as FaceMaps;
}

/** How surely there is a blemish in the middle. */
const weightOf = (maps: FaceMaps): number =>
  findBlemishes(maps).find(({ pixels: own }) => own.includes(CENTRE * size.width + CENTRE))?.weight ?? 0;

/** A red lesion of 3.5 mm. */
const lesion: Shape = (x, y) => 9 * Math.min(1, Math.max(0, (9 - Math.hypot(x, y)) / 2));
const none: Shape = () => 0;

it("a red mark on calm skin is a blemish", () => {
  expect(weightOf(skinOf(none, lesion, lesion))).toBeGreaterThan(0.9);
});

it("one that does not darken the skin is colour noise", () => {
  const brighter: Shape = (x, y) => -0.6 * lesion(x, y);
  const paler: Shape = (x, y) => 0.4 * lesion(x, y);
  expect(weightOf(skinOf(brighter, paler, none))).toBeLessThan(0.1);
});

it("nor is what no more than relief, hair or shade colours: those show in red too, blood does not", () => {
  const weights = [2, 4, 8, 16].map((amplitude) => {
    const relief: Shape = (x, y) => amplitude * (Math.sin(0.6 * x + 0.2 * y) + Math.sin(0.25 * x - 0.5 * y));
    const both: Shape = (x, y) => relief(x, y) + lesion(x, y);
    return weightOf(skinOf(relief, both, both));
  });
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  expect(weights[0]).toBeGreaterThan(0.5);
  expect(weights[3]).toBeLessThan(0.4);
});

it("nor one of many blotches of its own width, redder and paler in turn", () => {
  const PITCH = 20;
  const blotches: Shape = (x, y) => {
    const [column, row] = [Math.round(x / PITCH), Math.round(y / PITCH)];
    return ((column + row) % 2 === 0 ? 1 : -1) * lesion(x - PITCH * column, y - PITCH * row);
  };
  expect(weightOf(skinOf(none, blotches, blotches))).toBeLessThan(0.2);
});
