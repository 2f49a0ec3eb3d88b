import { describe, expect, it } from "vitest";
import { melaninShare, partChromophores, type Absorbance } from "./chromophores.ts";

/** Gives what a stain adds to the skin's absorbance, from the share of light that it lets through. */
const stain = (...through: Absorbance): Absorbance => {
  const [red, green, blue] = through;
  return [-100 * Math.log10(red), -100 * Math.log10(green), -100 * Math.log10(blue)];
};
const add = (a: Absorbance, b: Absorbance): Absorbance => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

const DARK_NAEVUS = stain(0.59, 0.385, 0.3);
const PALE_NAEVUS = stain(0.74, 0.57, 0.47);
const BLEMISH = stain(0.98, 0.72, 0.72);

describe("the pigments of a mark", () => {
  it.each([
    ["a dark naevus", DARK_NAEVUS],
    ["a pale naevus", PALE_NAEVUS],
    ["a greyer brown", stain(0.68, 0.6, 0.52)],
  ])("the pigments of a mark in %s are melanin, although it is redder than the skin", (_, added) => {
    expect(added[1] - added[0]).toBeGreaterThan(5);
    expect(melaninShare(added)).toBeGreaterThan(0.8);
  });

  it("the pigments of a mark in a red lesion are haemoglobin", () => {
    expect(melaninShare(BLEMISH)).toBeLessThan(0.1);
  });

  it("add up: a naevus on a flush is the naevus and the flush", () => {
    const { melanin, haemoglobin } = partChromophores([0.54 * 20 + 0.06 * 8, 28, 1.3 * 20 + 8]);
    expect(melanin).toBeCloseTo(20);
    expect(haemoglobin).toBeCloseTo(8);
    const mixed = melaninShare(add(PALE_NAEVUS, BLEMISH));
    expect(mixed).toBeGreaterThan(melaninShare(BLEMISH));
    expect(mixed).toBeLessThan(melaninShare(PALE_NAEVUS));
  });

  it("the pigments of a mark are never negative, and nothing has no share", () => {
    for (const added of [stain(1.1, 0.9, 0.9), stain(0.9, 0.95, 0.8), stain(1.2, 1.1, 1.1)]) {
      const { melanin, haemoglobin } = partChromophores(added);
      expect(Math.min(melanin, haemoglobin)).toBeGreaterThanOrEqual(0);
    }
    expect(melaninShare([0, 0, 0])).toBe(0);
  });
});
