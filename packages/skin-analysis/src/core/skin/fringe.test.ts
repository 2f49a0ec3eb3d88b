import { describe, expect, it } from "vitest";
import type { Mask } from "../image/rgbImage.ts";
import { dropIslands, findFringe } from "./fringe.ts";
import type { SkinField } from "./skinField.ts";

const size = { width: 80, height: 60 };
const cells = size.width * size.height;
const rows = (from: number, to: number): Mask =>
  Uint8Array.from({ length: cells }, (_, i) => (i >= from * size.width && i < to * size.width ? 1 : 0));
const forehead = rows(0, 40);
const cheeks = rows(45, 60);

interface Patch {
  readonly width: number;
  readonly height: number;
  /** Texture and slopes, in those of the cheeks. */
  readonly texture: number;
  readonly across: number;
  readonly down: number;
}

/** Even skin with a patch of something else at the left of the forehead. */
function fieldWith({ width, height, texture, across, down }: Patch): SkinField {
  const plane = (base: number, factor: number) =>
    Float32Array.from({ length: cells }, (_, i) => {
      const [x, y] = [i % size.width, Math.trunc(i / size.width)];
      return x < width && y < height ? base * factor : base;
    });
  const none = new Float32Array(cells);
  return {
    size,
    lightness: none,
    reddish: none,
    yellowish: none,
    texture: plane(0.8, texture),
    across: plane(0.5, across),
    down: plane(0.5, down),
    expected: new Uint8Array(cells).fill(1),
  };
}

const fringeOf = (patch: Patch): Mask | undefined => findFringe(fieldWith(patch), forehead, cheeks);
const lock = { width: 20, height: 14, texture: 5, across: 2.5, down: 4 } as const;

describe("strands that lie over the forehead", () => {
  it("strands that lie over the forehead are found whichever way they run, and the skin beside them is not", () => {
    for (const found of [fringeOf(lock), fringeOf({ ...lock, across: 4, down: 2.5 })]) {
      expect(found?.[5 * size.width + 5]).toBe(1);
      expect(found?.[5 * size.width + 40]).toBe(0);
      expect(found?.[50 * size.width + 5]).toBe(0);
    }
  });

  it("strands that lie over the forehead are not seen in deep wrinkles, between which there is skin", () => {
    expect(fringeOf({ width: 80, height: 14, texture: 5, across: 0.8, down: 2.2 })).toBeUndefined();
  });

  it("strands that lie over the forehead are not seen in a mole", () => {
    expect(fringeOf({ ...lock, width: 4, height: 4 })).toBeUndefined();
  });
});

it("fringe takes out the small piece of a forehead that strands cut off, and keeps its halves", () => {
  const skin = new Uint8Array(cells).fill(1);
  for (let y = 0; y < 40; y++) {
    skin[y * size.width + 8] = 0;
    skin[y * size.width + 40] = 0;
  }
  dropIslands(skin, forehead, fieldWith(lock));
  expect([5, 20, 60].map((x) => skin[10 * size.width + x])).toEqual([0, 1, 1]);
  expect(skin[50 * size.width + 5]).toBe(1);
});
