import { array, assert, boolean, double, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { mirrorLandmark, LANDMARK_COUNT } from "../face/mirror.ts";
import { findComponents } from "./components.ts";
import { fillPolygon, intersect, maskArea, overlapArea, polygonMask, unite } from "./polygon.ts";
import { meanValleyDepth, sampleAt, type Sampler } from "./sampling.ts";
import { fromPhoto, toPhoto } from "./similarity.ts";

const size = { width: 60, height: 50 };
const square = (from: number, to: number) => [
  { x: from, y: from },
  { x: to, y: from },
  { x: to, y: to },
  { x: from, y: to },
];

describe("similarity", () => {
  it("similarity comes back to the same point, turned, scaled and mirrored", () => {
    const coordinate = double({ min: -500, max: 500, noNaN: true });
    assert(
      property(
        coordinate,
        coordinate,
        coordinate,
        double({ min: 0.1, max: 8, noNaN: true }),
        boolean(),
        (x, y, angle, scale, mirror) => {
          const placement = { centre: { x: 300, y: 200 }, scale, angle, mirror };
          const back = fromPhoto(placement, size, toPhoto(placement, size, { x, y }));
          expect(back.x).toBeCloseTo(x, 6);
          expect(back.y).toBeCloseTo(y, 6);
        },
      ),
    );
  });
});

describe("masks", () => {
  it("masks are counted and combined pixel by pixel, also where their length is no multiple of four", () => {
    const pixels = array(integer({ min: 0, max: 1 }), { minLength: 41, maxLength: 43 });
    assert(
      property(pixels, pixels, (first, second) => {
        const length = Math.min(first.length, second.length);
        const [a, b] = [first, second].map((bits) => Uint8Array.from(bits.slice(0, length)));
        const both = Array.from({ length }, (_, i) => first[i]! & second[i]!);
        const either = Array.from({ length }, (_, i) => first[i]! | second[i]!);
        expect([...intersect(a!, b!)]).toEqual(both);
        expect([...unite([a!, b!], length)]).toEqual(either);
        expect(overlapArea(a!, b!)).toBe(both.filter((bit) => bit === 1).length);
        expect(maskArea(a!)).toBe(first.slice(0, length).filter((bit) => bit === 1).length);
      }),
    );
  });
});

describe("polygons", () => {
  it("cover the pixels whose centres they hold", () => {
    expect(maskArea(polygonMask(size, square(9.5, 19.5)))).toBe(100);
  });

  it("polygons are cut off at the raster's border, and can be taken out again", () => {
    const mask = polygonMask(size, square(-20, 100));
    expect(maskArea(mask)).toBe(size.width * size.height);
    expect(maskArea(fillPolygon(mask, size, square(9.5, 19.5), 0))).toBe(size.width * size.height - 100);
  });
});

describe("components", () => {
  it("components tell a disc from a line", () => {
    const mask = new Uint8Array(size.width * size.height);
    for (let y = 0; y < size.height; y++) {
      for (let x = 0; x < size.width; x++) {
        if ((x - 15) ** 2 + (y - 15) ** 2 < 64 || (y === 40 && x > 10 && x < 50))
          mask[y * size.width + x] = 1;
      }
    }
    const [disc, line] = findComponents(mask, size);
    expect(disc!.elongation).toBeLessThan(1.1);
    expect(disc!.fill).toBeGreaterThan(0.9);
    expect(disc!.major).toBeCloseTo(16, 0);
    expect(line!.elongation).toBeGreaterThan(10);
    expect(disc!.pixels.length + line!.pixels.length).toBe(maskArea(mask));
  });
});

describe("valleys", () => {
  it("valleys are as deep as they were dug, though the polyline runs a little beside them", () => {
    const plane = new Float32Array(size.width * size.height).fill(70);
    for (let y = 0; y < size.height; y++) plane.fill(62, y * size.width + 29, y * size.width + 32);
    const sample: Sampler = (point) => sampleAt(plane, size, point);
    const probe = { bank: 8, shifts: [-3, -2, -1, 0, 1, 2, 3], samplesPerSegment: 8 };
    const beside = [
      { x: 32, y: 5 },
      { x: 32, y: 45 },
    ];
    expect(meanValleyDepth(sample, beside, probe)).toBeCloseTo(8, 3);
    expect(
      meanValleyDepth(
        sample,
        beside.map(({ y }) => ({ x: 12, y })),
        probe,
      ),
    ).toBeCloseTo(0, 3);
  });
});

it("the mirror of a landmark's mirror is the landmark", () => {
  const indices = Array.from({ length: LANDMARK_COUNT }, (_, index) => index);
  expect(indices.map((index) => mirrorLandmark(mirrorLandmark(index)))).toEqual(indices);
  expect([33, 61, 205, 152].map(mirrorLandmark)).toEqual([263, 291, 425, 152]);
});
