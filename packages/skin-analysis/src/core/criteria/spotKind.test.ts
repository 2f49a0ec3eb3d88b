import { expect, it } from "vitest";
import type { ChannelPlanes } from "../colour/absorbance.ts";
import { kindOfMark } from "./spotKind.ts";

/** The kind of a mark of one pixel beside one pixel of skin, from what it adds to each channel. */
function kindOf([red, green, blue]: readonly [number, number, number]) {
  const added = (amount: number) => Float32Array.of(amount + 2, 2);
  const absorbanceContrast: ChannelPlanes = { red: added(red), green: added(green), blue: added(blue) };
  return kindOfMark({ absorbanceContrast }, [0], [1]);
}

it.each<[string, readonly [number, number, number]]>([
  ["a dark naevus", [23, 41, 52]],
  ["a pale one", [13, 24, 33]],
  ["a freckle", [7, 12, 17]],
])("%s is brown and not red", (_, added) => {
  expect(kindOf(added)).toEqual({ brown: 1, red: 0 });
});

it("a red lesion is red and not brown", () => {
  expect(kindOf([1, 14, 14])).toEqual({ brown: 0, red: 1 });
});

it.each<[string, readonly [number, number, number]]>([
  ["a shadow or a black hair", [20, 20, 20]],
  ["a reflection", [-10, -8, -6]],
])("%s is neither", (_, added) => {
  expect(kindOf(added)).toMatchObject({ brown: 0, red: 0 });
});

it("what lies between red and brown is shared out, not counted twice", () => {
  const { brown, red } = kindOf([5, 17, 18.5]);
  expect(brown).toBeGreaterThan(0);
  expect(red).toBeGreaterThan(0);
  expect(brown + red).toBeLessThanOrEqual(1 + 1e-9);
});
