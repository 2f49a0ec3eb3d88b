import { expect, test } from "vitest";
import type { GaugeBand } from "../criterion-gauge/gaugeScale.ts";
import { frBandScale } from "../../foundations/messages/sections/charts.ts";
import { bandRanges } from "./bandRanges.ts";

const plain = { steps: false, fractionDigits: 0, print: String, printWithUnit: String };
const years = { ...plain, printWithUnit: (value: number) => `${value}\u00A0${value < 2 ? "an" : "ans"}` };

test("bandRanges scores: a limit belongs to the better band", () => {
  const bands: readonly GaugeBand[] = [
    { tone: "priority" },
    { tone: "maintain", from: 50 },
    { tone: "strength", from: 70 },
  ];
  const scale = { min: 0, max: 100, direction: "higher" } as const;
  expect(bandRanges(bands, { ...plain, scale }, frBandScale)).toEqual([
    "moins de 50",
    "50 à 69",
    "70 et plus",
  ]);
  const print = (value: number): string => value.toFixed(1);
  expect(
    bandRanges(bands, { ...plain, scale, fractionDigits: 1, print, printWithUnit: print }, frBandScale)[1],
  ).toBe("50.0 à 69.9");
});

test("years: fewer are better", () => {
  const bands: readonly GaugeBand[] = [
    { tone: "maintain" },
    { tone: "reference", from: 43 },
    { tone: "strength", from: 38 },
  ];
  const scale = { min: 31, max: 51, direction: "lower" } as const;
  expect(bandRanges(bands, { ...years, scale }, frBandScale)).toEqual([
    "plus de 43\u00A0ans",
    "39 à 43\u00A0ans",
    "38\u00A0ans et moins",
  ]);
});

test("steps: every value is named", () => {
  const bands: readonly GaugeBand[] = [
    { tone: "priority" },
    { tone: "maintain", from: 3 },
    { tone: "strength", from: 4 },
  ];
  const scale = { min: 1, max: 4, direction: "higher" } as const;
  expect(bandRanges(bands, { ...plain, scale, steps: true }, frBandScale)).toEqual(["1 à 2", "3", "4"]);
});

test("a single band is the whole scale", () => {
  const scale = { min: 18, max: 80, direction: "lower" } as const;
  expect(bandRanges([{ tone: "reference" }], { ...plain, scale }, frBandScale)).toEqual(["18 à 80"]);
});
