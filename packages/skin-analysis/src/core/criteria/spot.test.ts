import { expect, it } from "vitest";
import { type Spot, spotsInside, totalSpots } from "./spot.ts";

const spot = (weight: number, peak: number, pixels: readonly number[] = [1, 2, 3, 4]): Spot => ({
  pixels,
  peak,
  mean: peak / 2,
  weight,
});

it("a spot belongs to an area that holds at least half of it", () => {
  const area = Uint8Array.from([0, 1, 1, 0, 0, 0]);
  expect(spotsInside([spot(1, 1), spot(1, 2, [2, 3, 4])], area)).toEqual([spot(1, 1)]);
});

it("totals weigh each spot, and count those that are more likely one than not", () => {
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
