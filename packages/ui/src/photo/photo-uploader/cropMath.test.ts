import { describe, expect, test } from "vitest";
import { allowedBox, edgeOf, moveBox, moveEdge, turnCrop, wholePhoto } from "./cropMath.ts";

const box = { x: 0.2, y: 0.1, width: 0.5, height: 0.6 };
const smallest = { width: 0.3, height: 0.25 };

describe("cropping", () => {
  test.each([
    ["left", 0.2],
    ["top", 0.1],
    ["right", 0.7],
    ["bottom", 0.7],
  ] as const)("the %s edge stands at %s", (edge, at) => {
    expect(edgeOf(box, edge)).toBeCloseTo(at);
  });

  test.each([
    ["left", 0.3, 0.3],
    ["left", -1, 0],
    ["left", 0.9, 0.4],
    ["top", 0.2, 0.2],
    ["top", -1, 0],
    ["top", 0.9, 0.45],
    ["right", 0.9, 0.9],
    ["right", 2, 1],
    ["right", 0, 0.5],
    ["bottom", 0.9, 0.9],
    ["bottom", 2, 1],
    ["bottom", 0, 0.35],
  ] as const)("the %s edge moved to %s stands at %s, and the others stay", (edge, to, at) => {
    const moved = moveEdge(box, edge, to, smallest);
    expect(edgeOf(moved, edge)).toBeCloseTo(at);
    for (const other of (["left", "top", "right", "bottom"] as const).filter((one) => one !== edge)) {
      expect(edgeOf(moved, other)).toBeCloseTo(edgeOf(box, other));
    }
  });

  test("the whole box moves inside the photo", () => {
    expect(moveBox(box, 0.1, 0.1)).toMatchObject({ x: 0.30000000000000004, y: 0.2 });
    expect(moveBox(box, 1, -1)).toMatchObject({ x: 0.5, y: 0 });
  });

  test("a quarter turn keeps the same part, and four are none", () => {
    const turned = turnCrop({ turns: 3, box }, true);
    expect(turned.turns).toBe(0);
    expect(turned.box.x).toBeCloseTo(0.3);
    expect(turned.box).toMatchObject({ y: 0.2, width: 0.6, height: 0.5 });
    const back = turnCrop(turned, false);
    expect(back.turns).toBe(3);
    expect(back.box.x).toBeCloseTo(box.x);
    expect(back.box.y).toBeCloseTo(box.y);
    expect([1, 2, 3, 4].reduce((crop) => turnCrop(crop, true), wholePhoto)).toEqual(wholePhoto);
  });

  test("a proposed crop is brought inside, and is no smaller than may be kept", () => {
    expect(allowedBox({ x: -0.2, y: 0.9, width: 0.1, height: 0.5 }, smallest)).toEqual({
      x: 0,
      y: 0.5,
      width: 0.3,
      height: 0.5,
    });
    expect(allowedBox(box, { width: 2, height: 2 })).toEqual(wholePhoto.box);
    const grown = allowedBox({ x: 0.4, y: 0.4, width: 0.2, height: 0.2 }, { width: 0.4, height: 0.6 });
    expect(grown.x).toBeCloseTo(0.3);
    expect(grown.y).toBeCloseTo(0.2);
  });
});
