import { expect, it } from "vitest";
import { fieldAround, sectorsAround } from "./sectors.ts";

const size = { width: 61, height: 61 };

/** A disc in the middle of the raster, or about another column. */
function disc(radius: number, centreX = 30): number[] {
  const pixels: number[] = [];
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      if (Math.hypot(x - centreX, y - 30) <= radius) pixels.push(y * size.width + x);
    }
  }
  return pixels;
}

it("cuts the ring into eight parts of about one size, which share no pixel", () => {
  const sectors = sectorsAround(disc(6), size, 2, 8);
  expect(sectors).toHaveLength(8);
  const sizes = sectors.map(({ length }) => length);
  expect(Math.max(...sizes)).toBeLessThan(1.3 * Math.min(...sizes));
  expect(new Set(sectors.flat()).size).toBe(sizes.reduce((sum, length) => sum + length, 0));
});

it("keeps its distance from the mark, and goes no further than told", () => {
  const distances = sectorsAround(disc(6), size, 2, 8)
    .flat()
    .map((pixel) => Math.hypot((pixel % size.width) - 30, Math.trunc(pixel / size.width) - 30));
  expect(Math.min(...distances)).toBeGreaterThan(7.5);
  expect(Math.max(...distances)).toBeLessThanOrEqual(14);
});

it("begins on the right and goes clockwise on the screen", () => {
  const [right, , below] = sectorsAround(disc(4), size, 1, 5);
  expect(right!.every((pixel) => pixel % size.width > 30)).toBe(true);
  expect(below!.every((pixel) => Math.trunc(pixel / size.width) > 30)).toBe(true);
});

it("has empty parts beyond the raster's edge", () => {
  const sectors = sectorsAround(disc(3, 0), size, 1, 5);
  expect(sectors[4]).toEqual([]);
  expect(sectors[0]!.length).toBeGreaterThan(0);
});

it("the field is the annulus around the mark, within the raster", () => {
  const mark = disc(6);
  const field = fieldAround(mark, size, 2, 10);
  const area = Math.PI * (16 ** 2 - 8 ** 2);
  expect(Math.abs(field.length - area)).toBeLessThan(0.05 * area);
  expect(field.some((pixel) => mark.includes(pixel))).toBe(false);
  const clipped = fieldAround(disc(3, 0), size, 1, 8);
  expect(clipped.every((pixel) => pixel >= 0 && pixel % size.width <= 12)).toBe(true);
});
