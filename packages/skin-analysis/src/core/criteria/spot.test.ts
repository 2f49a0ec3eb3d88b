import { expect, it } from "vitest";
import { SCALE_MM } from "../constants/engine.ts";
import { PIGMENTATION } from "../constants/spots.ts";
import { pixels as patchPixels } from "../face/alignedFace.ts";
import { blur } from "../filter/blur.ts";
import { findSpots, type Spot, spotsInside, totalSpots } from "./spot.ts";

const size = { width: 160, height: 160 };
const CENTRE = 80;
const everywhere = new Uint8Array(size.width * size.height).fill(1);

type Shape = (x: number, y: number) => number;

const planeOf = (shape: Shape): Float32Array =>
  Float32Array.from(everywhere, (_, i) =>
    shape((i % size.width) - CENTRE, Math.trunc(i / size.width) - CENTRE),
  );
const maskOf = (shape: Shape): Uint8Array => Uint8Array.from(planeOf(shape));

/** An even grain of the skin, of about that standard deviation. */
const grain =
  (amplitude: number): Shape =>
  (x, y) =>
    amplitude * (Math.sin(0.6 * x + 0.2 * y) + Math.sin(0.25 * x - 0.5 * y));
const disc =
  (height: number, radius = 7, u = 0): Shape =>
  (x, y) =>
    height * Math.min(1, Math.max(0, (radius + 1 - Math.hypot(x - u, y)) / 2));
const sum =
  (...shapes: readonly Shape[]): Shape =>
  (x, y) =>
    shapes.reduce((all, shape) => all + shape(x, y), 0);

const find = (shape: Shape, where: { visible?: Shape; interior?: Shape } = {}, purity = () => 1): Spot[] => {
  const visible = maskOf(where.visible ?? (() => 1));
  const interior = maskOf(where.interior ?? where.visible ?? (() => 1));
  // The maps are smoothed as much.
  const plane = blur(planeOf(shape), size, patchPixels(SCALE_MM.small));
  return findSpots(plane, { interior, visible, size }, PIGMENTATION.likeness, purity);
};
/** How surely there is a spot in the middle. */
const weightOf = (shape: Shape, visible?: Shape): number =>
  find(shape, visible && { visible }).find((spot) => spot.pixels.includes(CENTRE * size.width + CENTRE))
    ?.weight ?? 0;

it("a disc in even skin is a spot, with its pixels, peak and mean", () => {
  const [spot, ...others] = find(disc(20));
  expect(others).toEqual([]);
  expect(spot?.weight).toBe(1);
  expect(spot?.pixels.length).toBeGreaterThan(0.8 * Math.PI * 49);
  expect(spot?.pixels.length).toBeLessThan(1.4 * Math.PI * 49);
  expect(Math.abs(spot!.peak - 20)).toBeLessThan(2);
  expect(spot!.mean).toBeGreaterThan(13);
});

it("a disc on a gentle slope of shade, or with one neighbour, still is", () => {
  expect(weightOf(sum(disc(20), (x) => x / 10))).toBe(1);
  expect(weightOf(sum(disc(20), disc(20, 4, 20)))).toBe(1);
});

it.each<[string, Shape]>([
  ["the border of a dark field", (x, y) => (x > -4 ? 20 : disc(20)(x, y))],
  ["a piece of a band", (x, y) => (Math.abs(y) <= 7 ? 20 : disc(20)(x, y))],
  ["a strand", (x, y) => (Math.abs(x) <= 40 && Math.abs(y) <= 2 ? 20 : 0)],
  ["the crest of a broad shadow", (x, y) => 20 * Math.exp(-(x * x + y * y) / (2 * 22 * 22))],
  ["a speck", disc(20, 0)],
])("%s is none", (_, shape) => {
  expect(weightOf(shape)).toBeLessThan(0.2);
});

it("nor is what has no skin on one side: the edge of a brow, the hair or a nostril", () => {
  expect(weightOf(disc(20), (x) => Number(x < 9))).toBeLessThan(0.2);
});

it("a spot exceeds the texture around it: a pale one counts on smooth skin, not on rough", () => {
  const weights = [0.4, 3, 6, 12].map((amplitude) => weightOf(sum(disc(8), grain(amplitude))));
  expect(weights[0]).toBe(1);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  expect(weights[3]).toBeLessThan(0.5);
});

it("freckles are no texture to one another", () => {
  const field: Shape = (x, y) => {
    const [u, v] = [((x + 97) % 22) - 11, ((y + 97) % 22) - 11];
    return disc(9, 4)(u, v);
  };
  const counted = find(sum(field, grain(0.4))).filter((spot) => spot.weight >= 0.5);
  expect(counted.length).toBeGreaterThan(30);
});

it("a faint mark counts in part, and the weight rises without a step", () => {
  const weights = Array.from({ length: 40 }, (_, k) => weightOf(sum(disc(2 + k / 5), grain(0.8))));
  const steps = weights.slice(1).map((weight, k) => weight - weights[k]!);
  expect(weights.some((weight) => weight > 0.2 && weight < 0.8)).toBe(true);
  expect(Math.max(...steps)).toBeLessThan(0.25);
  expect(Math.min(...steps)).toBeGreaterThan(-0.02);
});

it("outside the trusted skin nothing is a spot, and a mark of another kind weighs nothing", () => {
  expect(find(disc(20), { interior: () => 0 })).toEqual([]);
  expect(find(disc(20), {}, () => 0)).toEqual([]);
  expect(find(disc(20), {}, () => 0.3)[0]?.weight).toBeCloseTo(0.3);
});

it("a spot belongs to an area that holds at least half of it", () => {
  const [spot] = find(disc(20));
  expect(
    spotsInside(
      [spot!],
      maskOf((x) => Number(x <= 1)),
    ),
  ).toHaveLength(1);
  expect(
    spotsInside(
      [spot!],
      maskOf((x) => Number(x < -1)),
    ),
  ).toEqual([]);
});

it("totals weigh each spot, and count those that are more likely one than not", () => {
  const spot = (weight: number, peak: number): Spot => ({
    pixels: [1, 2, 3, 4],
    peak,
    mean: peak / 2,
    weight,
  });
  const {
    counted,
    pixels: area,
    intensity,
  } = totalSpots([spot(1, 10), spot(0.5, 40), spot(0.25, 0)], ({ peak }) => peak);
  expect(counted.map(({ peak }) => peak)).toEqual([10, 40]);
  expect(area).toBe(7);
  expect(intensity).toBeCloseTo(30 / 1.75);
  expect(totalSpots([], ({ peak }) => peak)).toMatchObject({ pixels: 0, intensity: 0 });
});
