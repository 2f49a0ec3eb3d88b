import { expect, it } from "vitest";
import { ringAround } from "./ring.ts";

const SIZE = { width: 9, height: 9 };
const everywhere = new Uint8Array(81).fill(1);

it("rings a block at the given distance, the block left out", () => {
  const block = [30, 31, 39, 40];
  const ring = ringAround(block, everywhere, SIZE, 1);
  expect(ring.toSorted((a, b) => a - b)).toEqual([21, 22, 29, 32, 38, 41, 48, 49]);
});

it("keeps to the mask and to the raster", () => {
  expect(ringAround([0], everywhere, SIZE, 1).toSorted((a, b) => a - b)).toEqual([1, 9]);
  expect(ringAround([8], everywhere, SIZE, 1).toSorted((a, b) => a - b)).toEqual([7, 17]);
  const half = everywhere.map((_, i) => (i % 9 < 5 ? 1 : 0));
  expect(ringAround([40], half, SIZE, 1).toSorted((a, b) => a - b)).toEqual([31, 39, 49]);
});
