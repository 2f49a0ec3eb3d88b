import { criteria } from "@carnation/domain/criterion";
import { describe, expect, it } from "vitest";
import { STILLNESS } from "../constants/margin.ts";
import {
  blocksDoubtOf,
  burntDoubtOf,
  doubtOf,
  earnedConfidence,
  marginOf,
  sideColourDoubtOf,
  sideDoubtOf,
  softMarksDoubtOf,
} from "./margin.ts";

const perfect = { sharpness: 1, exposure: 1, lighting: 1, faceSize: 1, pose: 1 };
const stillness = { step: 5, logit: 0.2, floor: 1 };

describe("the margin of a score", () => {
  it("the margin of a score is widest in the middle of the scale and never under its floor", () => {
    const margins = [1, 20, 50, 80, 99].map((score) => marginOf(score, stillness, 1));
    expect(margins.indexOf(Math.max(...margins))).toBe(2);
    // A fifth of a logit around 50 is a twentieth of the scale.
    expect(margins[2]).toBeCloseTo(4.98, 2);
    expect(marginOf(100, stillness, 1)).toBe(1);
    expect(marginOf(0, stillness, 1)).toBe(1);
  });

  it("the margin of a score widens with everything that the photo lacks", () => {
    expect(doubtOf(perfect)).toBe(1);
    for (const lacking of Object.keys(perfect)) {
      expect(doubtOf({ ...perfect, [lacking]: 0.5 })).toBeGreaterThan(1);
    }
    expect(marginOf(60, stillness, 2)).toBe(2 * marginOf(60, stillness, 1));
  });

  it("the margin of a score widens with light from the side, up to a limit", () => {
    const doubts = [0, 10, 20, 40, 50, 80].map(sideDoubtOf);
    expect(doubts.slice(0, 2)).toEqual([1, 1]);
    expect(doubts).toEqual(doubts.toSorted((a, b) => a - b));
    expect(doubts[2]).toBeGreaterThan(1);
    expect(doubts[5]).toBe(doubts[4]);
  });

  it("the margin of a score widens for colours in hard light from the side and on burnt-out skin, up to a limit", () => {
    expect([45, 70, 90].map(sideColourDoubtOf)).toEqual([1, 2, 2]);
    expect([0, 0.05, 0.15, 0.25].map(burntDoubtOf)).toEqual([1, 1, 2.5, 2.5]);
  });

  it("the margin of a score widens with the blocks of a JPEG, and for marks with lost detail", () => {
    expect([1, 2.3, 3.4, 5].map(blocksDoubtOf)).toEqual([1, 1, 1.5, 1.5]);
    expect([0.5, 0.25, 0.15, 0.1].map(softMarksDoubtOf)).toEqual([1, 1, 1.5, 1.5]);
  });

  // What the worst of 46 real portraits rose by, and what its photo lacked: a bad photo must not read as better skin.
  it.each([
    ["firmness, out of focus", "sagging", 77.5, 6.2, 2.4],
    ["radiance, out of focus", "translucency", 63.3, 7.1, 2.4],
    ["redness, twice the light", "redness", 27.3, 16.4, 1.5 * burntDoubtOf(0.15)],
    ["pigment marks, out of focus", "pigmentation", 81.2, 16.2, 1.66 * softMarksDoubtOf(0.182)],
    ["uniformity, a strong JPEG", "uniformness", 77.2, 5.9, 1.33 * blocksDoubtOf(4.5)],
    ["uniformity, a third more light", "uniformness", 54.5, 5.3, 1.35],
  ] as const)(
    "the margin of a score covers what spoiling photos raised: %s",
    (_, name, score, rise, doubt) => {
      expect(Math.ceil(marginOf(score, STILLNESS[name], doubt))).toBeGreaterThan(rise);
    },
  );

  it("counts in the steps of which the product speaks", () => {
    const steps = Object.fromEntries(
      criteria
        .filter(({ unit }) => unit === "/100")
        .map(({ technicalNames, stable }) => [technicalNames[0], stable]),
    );
    for (const [name, { step }] of Object.entries(STILLNESS))
      expect([name, step]).toEqual([name, steps[name]]);
  });
});

describe("confidence", () => {
  it.each([
    [5, "high", "high"],
    [5.1, "high", "medium"],
    [15, "high", "medium"],
    [15.1, "high", "low"],
    [2, "medium", "medium"],
    [2, "low", "low"],
  ] as const)("a margin of %d by a method that deserves %s earns %s", (margin, method, earned) => {
    expect(earnedConfidence(margin, stillness, method)).toBe(earned);
  });
});
