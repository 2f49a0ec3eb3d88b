import { bandOf, criteria } from "@carnation/domain/criterion";
import { array, assert, double, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { SPOT_CONFIDENCE, SPOT_LOAD } from "../constants/spots.ts";
import type { Spot } from "./spot.ts";
import { sizeShare, spotScore } from "./spotLoad.ts";

const spotOf = (weight: number): Spot => ({ pixels: [1], peak: 10, mean: 8, weight });
const FULL = () => 1;
/** Weights of marks that are rather none than spots. */
const doubts = array(double({ min: 0, max: SPOT_CONFIDENCE.counted - 0.001, noNaN: true }), {
  maxLength: 60,
});
const certain = (count: number): Spot[] => Array.from({ length: count }, () => spotOf(1));

/** Bands that the criteria of spots give to a score. */
const bandsOf = (score: number): (string | null)[] =>
  criteria
    .filter(({ key }) => key === "Acne" || key === "Pigmentation")
    .map((criterion) => bandOf(criterion, score));
const isPoor = (score: number): boolean => bandsOf(score).includes("poor");
const isGood = (score: number): boolean => bandsOf(score).every((band) => band === "good");

describe("the score of spots", () => {
  it("the score of spots loses at most 5 points to one spot on clean skin, however large and plain", () => {
    expect(spotScore([], FULL)).toBe(100);
    expect(spotScore(certain(1), FULL)).toBeGreaterThanOrEqual(95);
    expect(spotScore(certain(1), FULL)).toBeLessThan(96);
  });

  it("the score of spots falls with every spot more, and is poor for many", () => {
    const scores = [0, 1, 2, 3, 5, 10, 20].map((count) => spotScore(certain(count), FULL));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).toBe(scores.length);
    expect(isPoor(spotScore(certain(10), FULL))).toBe(true);
  });

  it("the score of spots is never poor with five spots counted, or three in one area, whatever is doubted besides", () => {
    assert(
      property(doubts, (weights) => {
        const spotsOf = (count: number) => [...certain(count), ...weights.map(spotOf)];
        expect(isPoor(spotScore(spotsOf(5), FULL))).toBe(false);
        expect(isPoor(spotScore(spotsOf(3), FULL, SPOT_LOAD.areaGain))).toBe(false);
      }),
    );
  });

  it("the score of spots is good with none counted, and no longer with three small ones", () => {
    assert(
      property(doubts, (weights) => {
        expect(isGood(spotScore(weights.map(spotOf), FULL))).toBe(true);
      }),
    );
    expect(isGood(spotScore(certain(3), () => 0.75))).toBe(false);
  });

  it("the score of spots weighs a faint mark less than a plain one, and by its burden", () => {
    expect(spotScore([spotOf(0.6)], FULL)).toBeGreaterThan(spotScore([spotOf(1)], FULL));
    expect(spotScore([spotOf(1)], () => 0.5)).toBeGreaterThan(spotScore([spotOf(1)], FULL));
  });
});

it("a spot of 4 mm² is small, one of 16 mm² large", () => {
  const pixelsOf = (mm2: number) => Array.from({ length: Math.round(mm2 * (640 / 140) ** 2) }, (_, i) => i);
  expect(sizeShare({ pixels: pixelsOf(3) })).toBe(0);
  expect(sizeShare({ pixels: pixelsOf(10) })).toBeCloseTo(0.5, 1);
  expect(sizeShare({ pixels: pixelsOf(40) })).toBe(1);
});
