import { expect, it } from "vitest";
import { ringAround } from "./ring.ts";

const SIZE = { width: 9, height: 9 };

it("rings a block at the given distance, the block left out", () => {
  const block = [30, 31, 39, 40];
  const ring = ringAround(block, SIZE, 1);
  expect(ring.toSorted((a, b) => a - b)).toEqual([21, 22, 29, 32, 38, 41, 48, 49]);
});

it("keeps to the raster", () => {
  expect(ringAround([0], SIZE, 1).toSorted((a, b) => a - b)).toEqual([1, 9]);
  expect(ringAround([8], SIZE, 1).toSorted((a, b) => a - b)).toEqual([7, 17]);
});
