import { criterionById } from "../criterion/criteria.ts";
import type { CriterionId } from "../criterion/criterionId.ts";
import type { CriterionResult } from "../result/diagnosisResult.ts";
import { area, entry, notMeasured } from "../testing/resultEntries.ts";
import { verdictLabels, verdictOf, verdicts } from "./change.ts";
import { comparisonObstacleSentence } from "./comparisonObstacle.ts";
import { compareCriterion } from "./criterionComparison.ts";
import { verifiedSentence } from "./observedComparison.ts";
import { compare, resultOf } from "../testing/criterionResults.ts";
import { describe, expect, it } from "vitest";

describe("the stable margin of CRITERIA B", () => {
  const margins = [
    [30, "Redness", 5],
    [31, "PerceivedAge", 2],
    [32, "Uniformness", 5],
    [33, "EyesBag", 6],
    [69, "Lines", 6],
    [35, "Pores", 5],
    [36, "Acne", 4],
    [37, "Sagging", 6],
    [39, "Pigmentation", 4],
    [41, "EyesAge", 3],
    [50, "Translucency", 6],
    [51, "Hydration", 8],
  ] as const;

  it.each(margins)("%i %s: below %3$i stable, from %3$i on a change", (id, key, margin) => {
    expect(criterionById(id).key).toBe(key);
    const [better, worse] = id === 31 || id === 41 ? [-margin, margin] : [margin, -margin];
    expect(compare(id, 60, 60 + better).verdict).toBe("improvement");
    expect(compare(id, 60, 60 + worse).verdict).toBe("watch");
    for (const within of [better - Math.sign(better), worse - Math.sign(worse), 0]) {
      expect(compare(id, 60, 60 + within).verdict).toBe("stable");
    }
  });

  it("999 Jowls: every step counts", () => {
    expect(compare(999, 2, 3)).toMatchObject({ delta: 1, verdict: "improvement" });
    expect(compare(999, 4, 3)).toMatchObject({ delta: -1, verdict: "watch" });
    expect(compare(999, 3, 3)).toMatchObject({ delta: 0, tendency: "same", verdict: "stable" });
  });

  it("the stable margin of CRITERIA B is the one of the criterion passed in: the thresholds in force", () => {
    const strict = { ...criterionById(30), stable: 20 };
    expect(compare(30, 50, 65, strict).verdict).toBe("stable");
    expect(compare(30, 50, 70, strict).verdict).toBe("improvement");
  });

  it("the stable margin of CRITERIA B widens to what the less sure photo allows, for its areas too", () => {
    const shown = (value: number, margin?: number): CriterionResult =>
      resultOf(
        30,
        entry(30, value, {
          area_results: [area("face", value), area("nose", value)],
          ...(margin === undefined ? {} : { margin }),
        }),
      );
    const judge = (before: CriterionResult, after: CriterionResult) =>
      compareCriterion(criterionById(30), { before, after });
    expect(judge(shown(50, 2), shown(56, 3))).toMatchObject({ verdict: "improvement", smallestChange: 5 });
    const unsure = judge(shown(50, 2), shown(56, 7.2));
    expect(unsure).toMatchObject({ verdict: "stable", smallestChange: 8, areas: [{ verdict: "stable" }] });
    expect(judge(shown(50, 7.2), shown(58)).verdict).toBe("improvement");
  });

  it("the stable margin of CRITERIA B is the printed margin of an age, too: no verdict lies inside it", () => {
    const aged = (value: number): CriterionResult => resultOf(31, entry(31, value, { margin: 9 }));
    const compared = (after: number) =>
      compareCriterion(criterionById(31), { before: aged(42), after: aged(after) });
    expect(compared(34)).toMatchObject({ verdict: "stable", smallestChange: 9 });
    expect(compared(33)).toMatchObject({ verdict: "improvement", smallestChange: 9 });
  });
});

describe("compareCriterion", () => {
  it("T9: 42 to 40 perceived years are an improvement, 2 to 3 of the jowls too", () => {
    expect(compare(31, 42, 40)).toMatchObject({ delta: -2, tendency: "better", verdict: "improvement" });
    expect(compare(999, 2, 3).verdict).toBe("improvement");
  });

  it("compareCriterion takes differences between the shown values, rounded and within the range", () => {
    expect(compare(30, 65.6, 81.4)).toMatchObject({ before: 66, after: 81, delta: 15 });
    expect(compare(30, 64.5, 69.49)).toMatchObject({ before: 65, after: 69, delta: 4, verdict: "stable" });
    expect(compare(30, 97, 140)).toMatchObject({ after: 100, delta: 3 });
  });

  it("compareCriterion confirms no step on photos that do not compare well, and no change of low confidence", () => {
    const pairOf = (id: CriterionId, before: number, after: number) => ({
      before: resultOf(id, before),
      after: resultOf(id, after),
    });
    const options = { goodPhotos: false };
    expect(compareCriterion(criterionById(999), pairOf(999, 2, 3), options).verdict).toBe("unconfirmed");
    expect(compareCriterion(criterionById(999), pairOf(999, 3, 3), options).verdict).toBe("stable");
    expect(compareCriterion(criterionById(30), pairOf(30, 20, 80), options).verdict).toBe("improvement");
    const unsure = resultOf(30, entry(30, 80, { confidence: "low" }));
    const seen = (before: number) =>
      compareCriterion(criterionById(30), { before: resultOf(30, before), after: unsure });
    expect([seen(20), seen(100), seen(80)].map(({ verdict }) => verdict)).toEqual([
      "unconfirmed",
      "unconfirmed",
      "stable",
    ]);
  });

  it("compareCriterion cannot compare what was not measured, and says why", () => {
    const criterion = criterionById(35);
    const missing = resultOf(35, notMeasured(35, "area-hidden"));
    const measured = resultOf(35, 60);
    const noLonger = compareCriterion(criterion, { before: measured, after: missing });
    expect(noLonger).toMatchObject({
      before: 60,
      after: null,
      delta: null,
      tendency: null,
      verdict: "incomparable",
      obstacle: { kind: "not-measured-after", reason: "area-hidden" },
    });
    expect(comparisonObstacleSentence(noLonger.obstacle!)).toBe(
      "Comparaison impossible\u00A0: critère non évalué sur la seconde photo. " +
        "La zone à évaluer est masquée sur la photo.",
    );
    expect(compareCriterion(criterion, { before: missing, after: measured }).obstacle).toEqual({
      kind: "not-measured-before",
      reason: "area-hidden",
    });
    const unknown = compareCriterion(criterion, { before: null, after: measured });
    expect(comparisonObstacleSentence(unknown.obstacle!)).toBe(
      "Comparaison impossible\u00A0: critère non évalué sur la première photo.",
    );
    expect(compareCriterion(criterion, { before: null, after: null })).toMatchObject({
      obstacle: { kind: "not-measured", reason: null },
      confidence: null,
      areas: [],
      subMetrics: [],
    });
    expect(compare(35, 60, 61).obstacle).toBeNull();
  });

  it("compareCriterion keeps the values of two engine versions and draws no difference from them", () => {
    const withArea = (value: number) =>
      resultOf(
        30,
        entry(30, 0, {
          area_results: [area("face", value, { redness_local_score: value }), area("nose", value)],
        }),
      );
    const comparison = compareCriterion(
      criterionById(30),
      { before: withArea(40), after: withArea(80) },
      { sameEngine: false },
    );
    expect(comparison).toMatchObject({
      before: 40,
      after: 80,
      delta: null,
      verdict: "incomparable",
      obstacle: { kind: "engine-version", reason: null },
    });
    expect(comparison.areas[0]).toMatchObject({
      before: 40,
      after: 80,
      delta: null,
      verdict: "incomparable",
    });
    expect(comparison.subMetrics[0]).toMatchObject({ delta: null, verdict: "incomparable" });
  });

  it("compareCriterion compares marks that are verified on both photos, and none with those of the engine", () => {
    const engine = resultOf(39, entry(39, 40));
    const verifiedAs = (value: number): CriterionResult => ({
      ...engine,
      value,
      margin: 4,
      verified: { date: new Date(0), count: 2, value, margin: 4 },
    });
    const compared = (before: CriterionResult, after: CriterionResult) =>
      compareCriterion(criterionById(39), { before, after });
    const both = compared(verifiedAs(70), verifiedAs(90));
    expect(both).toMatchObject({ verdict: "improvement", delta: 20, verified: true });
    expect(verifiedSentence([both]).replaceAll(/\s/gu, " ")).toBe(
      "Marques vérifiées une à une sur les deux photos : taches pigmentaires.",
    );
    const once = compared(engine, verifiedAs(90));
    expect(once).toMatchObject({
      before: 40,
      after: 90,
      verdict: "incomparable",
      obstacle: { kind: "verified-once" },
      verified: false,
    });
    expect(comparisonObstacleSentence({ kind: "verified-once", reason: null })).toMatch(
      /sur l’une des deux/u,
    );
    expect(verifiedSentence([once])).toBe("");
  });

  it("a comparison draws no difference from means of other areas, and one from an area that both photos show", () => {
    const seen = (value: number, ...names: readonly string[]) =>
      resultOf(32, entry(32, 0, { area_results: names.map((name) => area(name, value)) }));
    const compared = compareCriterion(criterionById(32), {
      before: seen(50, "face", "forehead", "right_cheek"),
      after: seen(70, "right_cheek", "face"),
    });
    expect(compared).toMatchObject({
      before: 50,
      after: 70,
      delta: null,
      verdict: "incomparable",
      obstacle: { kind: "other-areas", reason: null },
    });
    expect(compared.areas.map(({ area: { name }, verdict }) => [name, verdict])).toEqual([
      ["forehead", "incomparable"],
      ["right_cheek", "improvement"],
    ]);
    expect(comparisonObstacleSentence(compared.obstacle!)).toContain("pas les mêmes zones");
    const alike = { before: seen(50, "face", "forehead"), after: seen(70, "forehead", "face") };
    expect(compareCriterion(criterionById(32), alike).verdict).toBe("improvement");
    const other = compareCriterion(
      criterionById(32),
      { before: seen(50, "face", "forehead"), after: seen(70, "face") },
      { sameEngine: false },
    );
    expect(other.obstacle?.kind).toBe("engine-version");
  });

  it("a comparison calls no even reddening an improvement, and says on which photo the skin is redder", () => {
    const tinted = (value: number, skin_erythema?: number) =>
      resultOf(32, entry(32, value, skin_erythema === undefined ? {} : { skin_erythema }));
    const compared = (before: CriterionResult, after: CriterionResult) =>
      compareCriterion(criterionById(32), { before, after });
    expect(compared(tinted(43, 14), tinted(56, 16.9)).verdict).toBe("improvement");
    const redder = compared(tinted(43, 14), tinted(56, 17));
    expect(redder).toMatchObject({
      delta: null,
      verdict: "incomparable",
      obstacle: { kind: "redder-after" },
    });
    expect(comparisonObstacleSentence(redder.obstacle!)).toContain("plus rouge sur la seconde photo");
    expect(compared(tinted(56, 18), tinted(43, 14)).obstacle?.kind).toBe("redder-before");
    expect(compared(tinted(43), tinted(56, 18)).verdict).toBe("improvement");
  });

  it("compareCriterion is as sure as the less sure measure", () => {
    const sure = (confidence?: "high" | "medium" | "low") =>
      resultOf(30, entry(30, 50, confidence ? { confidence } : {}));
    const confidenceOf = (before: CriterionResult, after: CriterionResult) =>
      compareCriterion(criterionById(30), { before, after }).confidence;
    expect(confidenceOf(sure("high"), sure("low"))).toBe("low");
    expect(confidenceOf(sure("medium"), sure("high"))).toBe("medium");
    expect(confidenceOf(sure(), sure("high"))).toBe("high");
    expect(confidenceOf(sure(), sure())).toBeNull();
  });
});

describe("verdicts", () => {
  it("verdicts have their words", () => {
    expect(verdicts.map((verdict) => verdictLabels[verdict])).toEqual([
      "Amélioration",
      "À surveiller",
      "À confirmer",
      "Stable",
      "Comparaison impossible",
    ]);
  });

  it("need a difference", () => {
    expect(verdictOf({ delta: null, tendency: null }, { stable: 0 })).toBe("incomparable");
  });
});
