import { describe, expect, it } from "vitest";
import { buildPyramid, focusOn } from "../image/pyramid.ts";
import type { RgbImage } from "../image/rgbImage.ts";
import { warp } from "./warp.ts";

/** A scene of waves and dots, in units of the output's pixels; its photo has `scale` pixels for each of those. */
function photograph(scale: number, scene: (x: number, y: number) => number, side = 80): RgbImage {
  const width = Math.round(side * scale);
  const data = new Uint8ClampedArray(width * width * 3);
  // A sensor's pixel gathers the light of its square.
  const parts = 4;
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let k = 0; k < parts * parts; k++) {
        const u = x + ((k % parts) + 0.5) / parts;
        const v = y + (Math.trunc(k / parts) + 0.5) / parts;
        sum += scene(u / scale, v / scale);
      }
      data.fill(Math.round(sum / parts ** 2), (y * width + x) * 3, (y * width + x) * 3 + 3);
    }
  }
  return { data, width, height: width };
}

const SIZE = { width: 32, height: 32 };

function read(photo: RgbImage, scale: number, angle = 0.1): Float32Array {
  const centre = { x: 40 * scale, y: 40 * scale };
  return warp(buildPyramid(photo), { centre, scale, angle }, SIZE);
}

const largestGap = (a: Float32Array, b: Float32Array): number =>
  a.reduce((largest, value, i) => Math.max(largest, Math.abs(value - b[i]!)), 0);

describe("warp", () => {
  const waves = (x: number, y: number) => 128 + 60 * Math.sin(1.3 * x) * Math.cos(1.1 * y);

  it("warp gives the same picture of a photo at sizes on both sides of a pyramid level", () => {
    const [below, at, above] = [1.96, 2, 2.04].map((scale) => read(photograph(scale, waves), scale));
    expect(largestGap(below!, above!)).toBeLessThan(2);
    expect(largestGap(at!, above!)).toBeLessThan(2);
  });

  it("warp gives nearly the same picture of a photo of three times the size", () => {
    const reference = read(photograph(1.3, waves), 1.3);
    for (const scale of [1.7, 2.4, 3.9]) {
      expect(largestGap(read(photograph(scale, waves), scale), reference)).toBeLessThan(4);
    }
  });

  it("warp shows nothing of detail finer than its own pixels", () => {
    const stripes = (x: number) => 128 + 100 * Math.sin(2 * Math.PI * 0.95 * x);
    const seen = read(photograph(1.95, stripes), 1.95, 0);
    expect(Math.max(...seen) - Math.min(...seen)).toBeLessThan(4);
  });

  it("warp reads the same from a part of the photo as from the whole", () => {
    const scale = 2.4;
    const photo = buildPyramid(photograph(scale, waves));
    const placement = { centre: { x: 40 * scale, y: 40 * scale }, scale, angle: 0.1 };
    const middle = { left: 40, top: 40, right: 152, bottom: 152 };
    const part = focusOn(photo, middle, scale);
    expect(part.map(({ factor, left, width }) => [factor, left, width])).toEqual([
      [1, 40, 112],
      [2, 40, 56],
    ]);
    expect(largestGap(warp(part, placement, SIZE), warp(photo, placement, SIZE))).toBeLessThan(2);
  });

  it("warp looks for faces in a sparse copy of a large photo that lies where the photo does", () => {
    const ramp = { width: 3200, height: 800, data: new Uint8ClampedArray(3200 * 800 * 3) };
    for (let i = 0; i < ramp.data.length; i++) ramp.data[i] = (((i / 3) | 0) % 3200) / 16;
    const levels = buildPyramid(ramp);
    expect(levels.map(({ factor }) => factor)).toEqual([1, 4]);
    // The middle of the hundredth block of four columns is at 401.5 pixel indices.
    expect(levels[1]!.data[3 * 100]).toBe(Math.round(401.5 / 16));
  });
});
