import { expect, it } from "vitest";
import { SCALE_MM } from "../constants/engine.ts";
import { pixels as patchPixels } from "../face/alignedFace.ts";
import { blur } from "../filter/blur.ts";
import { findBlobs } from "./spotBlobs.ts";
import { regionOfBlob } from "./spotRegion.ts";

const size = { width: 160, height: 160 };
const everywhere = new Uint8Array(size.width * size.height).fill(1);

/** A plane of discs as the maps hold it, slightly smoothed: [x, y, radius, height]. */
const planeOf = (...discs: readonly (readonly [number, number, number, number])[]): Float32Array => {
  const plane = Float32Array.from(everywhere, (_, i) => {
    const [x, y] = [i % size.width, Math.trunc(i / size.width)];
    return Math.max(
      0,
      ...discs.map(([u, v, radius, height]) => (Math.hypot(x - u, y - v) <= radius ? height : 0)),
    );
  });
  return blur(plane, size, patchPixels(SCALE_MM.small));
};

it.each([4, 9, 23])("a disc of radius %i is found first at its own scale, with its contrast", (radius) => {
  const [blob] = findBlobs(planeOf([80, 80, radius, 10]), everywhere, size);
  expect(Math.hypot(blob!.x - 80, blob!.y - 80)).toBeLessThanOrEqual(3);
  expect(blob!.radius / radius).toBeGreaterThan(0.6);
  expect(blob!.radius / radius).toBeLessThan(1.6);
  expect(Math.abs(blob!.contrast - 10)).toBeLessThan(4);
});

it("small discs side by side are told apart, a large pale one beside a small dark one too", () => {
  const plane = planeOf([40, 40, 4, 12], [56, 40, 4, 9], [110, 110, 16, 8]);
  const taken = new Uint8Array(plane.length);
  const regions = findBlobs(plane, everywhere, size)
    .map((blob) => regionOfBlob(plane, size, blob, taken))
    .filter((region) => region.length > 20);
  const sizes = regions.map((region) => region.length).toSorted((a, b) => a - b);
  expect(sizes).toHaveLength(3);
  expect(sizes[0]! / (Math.PI * 16)).toBeCloseTo(1, 0);
  expect(sizes[2]! / (Math.PI * 256)).toBeCloseTo(1, 0);
});

it("a region does not grow with the light: half its own height bounds it", () => {
  const regionAt = (height: number): number => {
    const plane = planeOf([80, 80, 9, height]);
    const [blob] = findBlobs(plane, everywhere, size);
    return regionOfBlob(plane, size, blob!, new Uint8Array(plane.length)).length;
  };
  expect(regionAt(20)).toBe(regionAt(5));
});

it("flat skin has no spot, nor has what lies outside the mask", () => {
  expect(findBlobs(planeOf(), everywhere, size)).toEqual([]);
  expect(findBlobs(planeOf([80, 80, 9, 10]), new Uint8Array(everywhere.length), size)).toEqual([]);
});
