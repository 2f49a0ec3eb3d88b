import { describe, expect, it } from "vitest";
import { maskArea } from "../geometry/polygon.ts";
import { fillCreases, fillMoles } from "./skinHoles.ts";

const size = { width: 200, height: 120 };
const count = size.width * size.height;
const SKIN_LIGHTNESS = 65;

interface Block {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lightness: number;
}

/** Pixels of visible skin after filling, with one block that does not look like skin. */
function visibleAfter(block: Block, expected = new Uint8Array(count).fill(1)): number {
  const visible = expected.slice();
  const dark = new Uint8Array(count);
  for (let y = block.y; y < block.y + block.height; y++) {
    for (let x = block.x; x < block.x + block.width; x++) {
      visible[y * size.width + x] = 0;
      if (block.lightness < SKIN_LIGHTNESS) dark[y * size.width + x] = 1;
    }
  }
  fillMoles(expected, visible, dark, size);
  return maskArea(visible);
}

// A square millimetre is some 21 pixels.
const mole = { x: 60, y: 50, width: 20, height: 20, lightness: 28 };

it("a dark mole stays skin", () => {
  expect(visibleAfter(mole)).toBe(count);
});

it.each([
  ["a bright reflection", { ...mole, lightness: 98 }],
  ["a dark patch larger than a mole", { ...mole, width: 60, height: 60 }],
  ["a hair or a frame", { ...mole, width: 100, height: 4 }],
])("%s stays a hole", (_, block) => {
  expect(visibleAfter(block)).toBe(count - block.width * block.height);
});

it("a dark hole at the border of the skin is no mole", () => {
  const expected = new Uint8Array(count).fill(1);
  // A brow ends where the dark block begins.
  for (let y = 40; y < 50; y++) expected.fill(0, y * size.width + 40, y * size.width + 120);
  expect(visibleAfter(mole, expected)).toBe(maskArea(expected) - 400);
});

describe("creases", () => {
  /** Skin with a long hole, which `hidden` continues as something that is no crease. */
  const filled = (from: number, hidden: readonly number[] = []): number => {
    const visible = new Uint8Array(count).fill(1);
    const candidates = new Uint8Array(count);
    for (let x = from; x < 150; x++) {
      const pixel = 60 * size.width + x;
      visible[pixel] = 0;
      candidates[pixel] = 1;
    }
    for (const pixel of hidden) visible[pixel] = 0;
    fillCreases(visible, candidates, size);
    return count - maskArea(visible);
  };

  it("a crease with skin all round stays skin, however long", () => {
    expect(filled(20)).toBe(0);
  });

  it("a crease that goes on under hair stays a hole", () => {
    expect(filled(20, [60 * size.width + 150])).toBe(131);
  });
});
