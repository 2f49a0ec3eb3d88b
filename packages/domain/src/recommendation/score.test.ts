import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { criteria } from "../criterion/criteria.ts";
import { type CriterionId, criterionIds } from "../criterion/criterionId.ts";
import { parseDiagnosisResult } from "../result/parseDiagnosisResult.ts";
import { entry, notMeasured } from "../testing/resultEntries.ts";
import { scoreRecommendation } from "./scoreRecommendation.ts";
import type { CriterionWeights, Weight } from "./weights.ts";
import { reasonsFor, reasonText, whySentence } from "./why.ts";

/** Éclat and hydration are priorities, uniformity and redness are to be kept up, pores are a strength. */
const result = parseDiagnosisResult([
  entry(50, 30),
  entry(51, 40),
  entry(32, 60),
  entry(30, 69),
  entry(35, 90),
  entry(999, 2),
  entry(31, 45),
  notMeasured(37, "area-hidden"),
]);
const score = (weights: CriterionWeights, options?: Parameters<typeof scoreRecommendation>[2]) =>
  scoreRecommendation({ weights }, result, options);

it("a reason says where its band is what the professional saw", () => {
  const date = new Date("2026-11-21T10:00:00Z");
  const { terms } = score({ 37: 4, 50: 1 }, { observations: { 37: { choice: "poor", date } } });
  expect(whySentence(terms)?.replace(/\u00A0/gu, " ")).toMatch(
    /\(priorité, selon vous\), Éclat \(priorité\)$/u,
  );
  const [seen] = terms.filter(({ observed }) => observed);
  expect(seen && reasonText(seen).replace(/\u00A0/gu, " ")).toMatch(/, priorité selon vous : /u);
});

describe("scoreRecommendation", () => {
  it.each<[CriterionWeights, number | null, string]>([
    [{ 50: 4, 39: 3, 32: 3 }, 79, "(4×2 + 3×1) / (4×2 + 3×2): pigmentation was not measured"],
    [{ 50: 5 }, 100, "nothing but a priority"],
    [{ 30: 1 }, 50, "nothing but something to keep up"],
    [{ 35: 3 }, 0, "nothing but a strength"],
    [{ 50: 1, 35: 5 }, 17, "2 / 12"],
    [{ 999: 3, 35: 1 }, 75, "6 / 8: a jaw line of 2 is a priority"],
    [{ 37: 4 }, null, "a criterion that was not measured"],
    [{ 31: 1 }, null, "an age without a real age"],
    [{}, null, "nothing"],
  ])("scoreRecommendation gives %j %s: %s", (weights, expected) => {
    expect(score(weights).score).toBe(expected);
  });

  it("scoreRecommendation follows the needs of the settings, a priority being the most", () => {
    expect(score({ 50: 1, 32: 1 }, { needs: { medium: 2, poor: 10 } }).score).toBe(60);
    expect(score({ 32: 1 }, { needs: { medium: 0, poor: 10 } }).score).toBe(0);
    expect(score({ 50: 1 }, { needs: { medium: 0, poor: 0 } }).score).toBeNull();
  });

  it("scoreRecommendation keeps the terms, in the order of the criteria", () => {
    const { terms } = score({ 50: 4, 32: 3, 35: 1 });
    expect(terms.map(({ criterion, weight, band, need }) => [criterion.id, weight, band, need])).toEqual([
      [32, 3, "medium", 1],
      [35, 1, "good", 0],
      [50, 4, "poor", 2],
    ]);
  });

  it("scoreRecommendation says which criteria were left out, and why", () => {
    const { ignored } = score({ 31: 1, 37: 2, 30: 3 }, { hidden: [30] });
    expect(ignored.map(({ criterion, weight, reason }) => [criterion.id, weight, reason])).toEqual([
      [30, 3, "hidden"],
      [31, 1, "real-age-unknown"],
      [37, 2, "not-measured"],
    ]);
  });

  it.each([
    [40, 100],
    [45, 50],
    [50, 0],
  ])(
    "scoreRecommendation counts a perceived age of 45 against a real age of %s years",
    (realAge, expected) => {
      expect(score({ 31: 1 }, { realAge }).score).toBe(expected);
      const read = parseDiagnosisResult([entry(31, 45)], { realAge });
      expect(scoreRecommendation({ weights: { 31: 1 } }, read).score).toBe(expected);
    },
  );

  const anyWeights = fc
    .uniqueArray(fc.tuple(fc.constantFrom(...criterionIds), fc.constantFrom<Weight[]>(1, 2, 3, 4, 5)), {
      selector: ([id]) => id,
      minLength: 1,
    })
    .map((entries): CriterionWeights => Object.fromEntries(entries));
  const anyValues = fc.tuple(...criteria.map(({ min, max }) => fc.integer({ min, max })));
  const read = (values: readonly number[]) =>
    parseDiagnosisResult(
      criteria.map(({ id }, index) => entry(id, values[index] ?? 0)),
      { realAge: 40 },
    );

  it("scoreRecommendation is whole, from 0 to 100, 0 only without a need and 100 only with nothing but priorities", () => {
    fc.assert(
      fc.property(anyWeights, anyValues, (weights, values) => {
        const { score, terms } = scoreRecommendation({ weights }, read(values));
        expect(Number.isInteger(score)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(score === 0).toBe(terms.every(({ need }) => need === 0));
        expect(score === 100).toBe(terms.every(({ need }) => need === 2));
      }),
    );
  });

  it("scoreRecommendation never falls when a targeted criterion gets worse", () => {
    fc.assert(
      fc.property(anyWeights, anyValues, fc.nat(12), (weights, values, index) => {
        const { direction, min, max } = criteria[index]!;
        const worse = values.with(index, direction === "higher" ? min : max);
        const before = scoreRecommendation({ weights }, read(values)).score;
        const after = scoreRecommendation({ weights }, read(worse)).score;
        expect(after).toBeGreaterThanOrEqual(before ?? Number.NaN);
      }),
    );
  });

  it("scoreRecommendation does not change when all weights are multiplied alike", () => {
    const small = fc.uniqueArray(fc.constantFrom<CriterionId[]>(...criterionIds), { minLength: 1 });
    fc.assert(
      fc.property(small, anyValues, (ids, values) => {
        const all = (weight: Weight): CriterionWeights => Object.fromEntries(ids.map((id) => [id, weight]));
        const scores = ([1, 5] as const).map(
          (weight) => scoreRecommendation({ weights: all(weight) }, read(values)).score,
        );
        expect(scores[0]).toBe(scores[1]);
      }),
    );
  });
});

describe("the reasons of a recommendation", () => {
  it("the reasons of a recommendation name what counts most first", () => {
    expect(whySentence(score({ 50: 4, 32: 3, 35: 5 }).terms)).toBe(
      "Proposé car\u00A0: Éclat (priorité), Uniformité (à entretenir)",
    );
  });

  it("prefers the greater need where two count alike, then the order of the criteria", () => {
    const names = (weights: CriterionWeights) =>
      reasonsFor(score(weights).terms).map(({ criterion }) => criterion.id);
    expect(names({ 32: 4, 50: 2 })).toEqual([50, 32]);
    expect(names({ 51: 2, 50: 2, 32: 1, 30: 1 })).toEqual([50, 51, 30]);
  });

  it("the reasons of a recommendation name three criteria, or as many as asked", () => {
    const { terms } = score({ 50: 4, 51: 3, 32: 2, 30: 1 });
    expect(whySentence(terms)?.match(/\(/gu)).toHaveLength(3);
    expect(whySentence(terms, 1)).toBe("Proposé car\u00A0: Éclat (priorité)");
  });

  it("the reasons of a recommendation never name an age, unless nothing else speaks for it", () => {
    const options = { realAge: 30 };
    expect(reasonsFor(score({ 31: 5, 30: 1 }, options).terms).map(({ criterion }) => criterion.id)).toEqual([
      30,
    ]);
    expect(reasonsFor(score({ 31: 5, 35: 1 }, options).terms).map(({ criterion }) => criterion.id)).toEqual([
      31,
    ]);
  });

  it("the reasons of a recommendation are none where there is no need", () => {
    expect(whySentence(score({ 35: 5 }).terms)).toBeNull();
  });

  it("the reasons of a recommendation have a text of one criterion for a card", () => {
    const [reason] = reasonsFor(score({ 50: 1 }).terms);
    expect(reasonText(reason!)).toBe("Éclat, priorité\u00A0: teint terne");
  });
});
