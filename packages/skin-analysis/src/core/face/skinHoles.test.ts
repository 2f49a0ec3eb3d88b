import { expect, it } from "vitest";
import { maskArea } from "../geometry/polygon.ts";
import { fillMoles } from "./skinHoles.ts";

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
  const lightness = new Float32Array(count).fill(SKIN_LIGHTNESS);
  for (let y = block.y; y < block.y + block.height; y++) {
    for (let x = block.x; x < block.x + block.width; x++) {
      visible[y * size.width + x] = 0;
      lightness[y * size.width + x] = block.lightness;
    }
  }
  fillMoles(expected, visible, lightness, SKIN_LIGHTNESS, size);
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

it("what touches the border of the skin is no mole", () => {
  const expected = new Uint8Array(count).fill(1);
  // A brow ends where the dark block begins.
  for (let y = 40; y < 50; y++) expected.fill(0, y * size.width + 40, y * size.width + 120);
  expect(visibleAfter(mole, expected)).toBe(maskArea(expected) - 400);
});
