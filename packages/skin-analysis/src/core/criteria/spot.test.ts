import { expect, it } from "vitest";
import { SPOT_CONFIDENCE } from "../constants/spots.ts";
import { adaptThreshold, findSpots, type Spot, spotsInside, totalSpots } from "./spot.ts";

const size = { width: 60, height: 40 };
const pixels = size.width * size.height;
const skin = new Uint8Array(pixels).fill(1);
// A square millimetre is some 21 pixels.
const shape = { areaMm2: { min: 0.5, max: 20 }, maxElongation: 2.6, minFill: 0.62 };

/** A plane with blocks of a contrast, in pixels from a corner. */
function plane(
  ...blocks: readonly { x: number; y: number; width: number; height: number; contrast: number }[]
) {
  const contrast = new Float32Array(pixels);
  for (const block of blocks) {
    for (let y = block.y; y < block.y + block.height; y++) {
      contrast.fill(block.contrast, y * size.width + block.x, y * size.width + block.x + block.width);
    }
  }
  return contrast;
}
const find = (
  contrast: Float32Array,
  threshold = 4,
  interior = skin,
  purity: (spot: object) => number = () => 1,
) => findSpots(contrast, interior, size, threshold, shape, purity);
const round = { x: 10, y: 10, width: 8, height: 8, contrast: 20 };

it("a compact mark above the threshold is a spot, with its pixels, peak and mean", () => {
  const contrast = plane(round);
  contrast[12 * size.width + 12] = 30;
  const [spot, ...others] = find(contrast);
  expect(others).toEqual([]);
  expect(spot).toMatchObject({ peak: 30, weight: 1 });
  expect(spot?.pixels).toHaveLength(64);
  expect(spot?.mean).toBeCloseTo((63 * 20 + 30) / 64);
});

it.each([
  ["at the threshold", plane({ ...round, contrast: 4 })],
  ["a line", plane({ ...round, width: 40, height: 3 })],
  ["a speck", plane({ ...round, width: 2, height: 2 })],
  ["a patch", plane({ ...round, width: 30, height: 25 })],
])("%s is none", (_, contrast) => {
  expect(find(contrast)).toEqual([]);
});

it("outside the trusted skin nothing is a spot, and a mark of another kind weighs nothing", () => {
  expect(find(plane(round), 4, new Uint8Array(pixels))).toEqual([]);
  expect(find(plane(round), 4, skin, () => 0)).toEqual([]);
  expect(find(plane(round), 4, skin, () => 0.3)[0]?.weight).toBeCloseTo(0.3);
});

it("a faint mark counts in part", () => {
  const unit = 4 * SPOT_CONFIDENCE.thresholdFactor;
  const middle = unit * (SPOT_CONFIDENCE.start + SPOT_CONFIDENCE.ramp / 2);
  expect(find(plane({ ...round, contrast: middle }))[0]?.weight).toBeCloseTo(0.5);
});

it("a spot belongs to an area that holds at least half of it", () => {
  const [spot] = find(plane(round));
  const upTo = (columns: number) =>
    Uint8Array.from({ length: pixels }, (_, i) => Number(i % size.width < columns));
  expect(spotsInside([spot!], upTo(14))).toHaveLength(1);
  expect(spotsInside([spot!], upTo(13))).toEqual([]);
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

it("the threshold follows the texture of the skin, within its bounds", () => {
  const rule = { deviations: 2, min: 3, max: 5 };
  const textured = (amplitude: number) =>
    Float32Array.from({ length: pixels }, (_, i) => amplitude * ((i % 21) / 10 - 1));
  expect(adaptThreshold(textured(0.1), skin, rule)).toBe(3);
  expect(adaptThreshold(textured(9), skin, rule)).toBe(5);
  // The median deviation of an even spread of 2.7 either way is 1.35, or 2 as a standard deviation.
  expect(adaptThreshold(textured(2.7), skin, rule)).toBeCloseTo(4, 1);
});
