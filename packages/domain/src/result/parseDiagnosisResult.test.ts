import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { criteria } from "../criterion/criteria.ts";
import type { CriterionId } from "../criterion/criterion.ts";
import type { MarkReview, MarkReviews } from "../mark/markReview.ts";
import { area, entry, notMeasured } from "../testing/resultEntries.ts";
import { holdsAnyCriterion } from "./diagnosisResult.ts";
import { notMeasuredReasons, notMeasuredTexts } from "./notMeasured.ts";
import { parseDiagnosisResult } from "./parseDiagnosisResult.ts";

function resultOf(id: CriterionId, json: unknown, options = {}) {
  return parseDiagnosisResult(json, options).criteria.find(({ criterion }) => criterion.id === id)!;
}

describe("parseDiagnosisResult", () => {
  it("parseDiagnosisResult gives value, band, areas and sub-metrics of a measured criterion", () => {
    const json = [
      entry(30, 0, {
        confidence: "medium",
        area_results: [
          area("face", 82.4, { redness_local_score: 80, redness_global_score: 85, unheard_of: 1 }),
          area("nose", 61),
        ],
      }),
    ];
    expect(resultOf(30, json)).toMatchObject({
      value: 82.4,
      band: "good",
      confidence: "medium",
      reason: null,
      areas: [
        { name: "face", label: "Visage entier", value: 82.4 },
        { name: "nose", label: "Nez", value: 61 },
      ],
      subMetrics: [
        { techName: "redness_local_score", label: "Rougeurs localisées", direction: "higher", value: 80 },
        { techName: "redness_global_score", label: "Rougeur diffuse", direction: "higher", value: 85 },
      ],
    });
  });

  it("parseDiagnosisResult keeps a criterion without an entry, and one that was not measured with its reason, without a value", () => {
    const json = [notMeasured(35, "face-too-small"), entry(30, 50)];
    expect(resultOf(35, json)).toMatchObject({ value: null, band: null, reason: "face-too-small" });
    expect(resultOf(51, json)).toMatchObject({ value: null, band: null, reason: null });
  });

  it("parseDiagnosisResult believes the reason rather than a score beside it", () => {
    const json = [entry(35, 100, { not_measured: { reason: "low-quality" } })];
    expect(resultOf(35, json)).toMatchObject({ value: null, reason: "low-quality" });
  });

  it.each([
    [9, 9],
    [0, 0],
    [-1, null],
    ["9", null],
    [undefined, null],
  ])("parseDiagnosisResult takes the margin %j of the engine as %s, and keeps the value", (margin, read) => {
    const aged = { ...entry(31, 47), result: { ...entry(31, 47).result, margin } };
    expect(resultOf(31, [aged])).toMatchObject({ value: 47, margin: read });
  });

  it.each([
    [41, null],
    [52, null],
    [38, "poor"],
    [56, "good"],
    [57, "good"],
  ])(
    "parseDiagnosisResult judges an age of 47, at 9 years, against a real one of %s as %s",
    (realAge, band) => {
      expect(resultOf(31, [entry(31, 47, { margin: 9 })], { realAge }).band).toBe(band);
      expect(resultOf(30, [entry(30, 82, { margin: 9 })], { realAge }).band).toBe("good");
    },
  );

  it.each(notMeasuredReasons)(
    "parseDiagnosisResult says in typeset French what %s means and what to do",
    (reason) => {
      expect(resultOf(999, [notMeasured(999, reason)])).toMatchObject({ value: null, reason });
      const { sentence, remedy } = notMeasuredTexts[reason];
      for (const text of [sentence, remedy]) expect(text).toMatch(/^[A-ZL].*[^ ]\.$/u);
    },
  );

  it("parseDiagnosisResult takes an area without a name for the face", () => {
    const json = [{ algorithm_version_id: 50, result: { area_results: [{ main_metric: { value: 64 } }] } }];
    expect(resultOf(50, json).value).toBe(64);
  });

  it("parseDiagnosisResult finds the criterion by technical name when the id is unknown, and by id when both are known", () => {
    expect(resultOf(33, [{ ...entry(7, 71), algorithm_tech_name: "eye_area_condition" }]).value).toBe(71);
    expect(resultOf(30, [{ ...entry(30, 71), algorithm_tech_name: "acne" }]).value).toBe(71);
  });

  it.each<[unknown, boolean]>([
    [[entry(30, 0)], true],
    [[notMeasured(35, "face-too-small")], true],
    [null, false],
    [[], false],
    [{ text: "autre" }, false],
    [[{ algorithm_version_id: 30, result: { area_results: "?" } }, 7], false],
    [[entry(7, 71)], false],
  ])("%j holds a criterion: %s", (json, holds) => {
    expect(holdsAnyCriterion(parseDiagnosisResult(json))).toBe(holds);
  });

  it("bands the ages against a real age only", () => {
    expect(resultOf(31, [entry(31, 34)]).band).toBeNull();
    expect(resultOf(31, [entry(31, 34)], { realAge: 40 }).band).toBe("good");
  });

  it("parseDiagnosisResult lists image quality beside the criteria", () => {
    const json = [entry(43, 0, { area_results: [area("face", 69.6, { sharpness_score: 58 })] })];
    expect(parseDiagnosisResult(json).imageQuality).toEqual({
      value: 69.6,
      label: "Bonne",
      subMetrics: [{ techName: "sharpness_score", label: "Netteté", value: 58 }],
    });
    expect(parseDiagnosisResult([entry(43, 50)]).imageQuality?.label).toBe("Acceptable");
    expect(parseDiagnosisResult([entry(43, 49)]).imageQuality?.label).toBe("Insuffisante");
    expect(parseDiagnosisResult([]).imageQuality).toBeNull();
  });

  it("parseDiagnosisResult says which engine wrote the entries", () => {
    expect(parseDiagnosisResult([{ ...entry(30, 50), engine_version: "1.2.0" }]).engineVersion).toBe("1.2.0");
  });

  it("parseDiagnosisResult leaves out what it cannot use and says why", () => {
    const noFace = entry(50, 0, { area_results: [area("nose", 40)] });
    const unknown = entry(12, 40);
    const twice = entry(30, 10);
    const { skipped } = parseDiagnosisResult([entry(30, 50), "?", unknown, twice, noFace]);
    expect(skipped).toEqual([
      { entry: "?", reason: "malformed" },
      { entry: unknown, reason: "unknown-algorithm" },
      { entry: twice, reason: "duplicate" },
      { entry: noFace, reason: "no-main-area" },
    ]);
    expect(parseDiagnosisResult({ error: "?" }).skipped).toEqual([
      { entry: { error: "?" }, reason: "not-a-list" },
    ]);
  });

  it("parseDiagnosisResult loses neither an entry to a broken area nor an area to a broken sub-metric", () => {
    const broken = { area_name: "nose", main_metric: { value: "Good" } };
    const face = { ...area("face", 82), sub_metrics: [{ tech_name: "redness_local_score" }] };
    const json = [
      {
        algorithm_version_id: 30,
        result: { area_results: [broken, face], confidence: "total", margin: -3 },
      },
    ];
    expect(resultOf(30, json)).toMatchObject({
      value: 82,
      confidence: null,
      margin: null,
      subMetrics: [],
    });
  });

  it("parseDiagnosisResult reports values outside the range", () => {
    expect(parseDiagnosisResult([entry(30, 140), entry(50, 100)]).outOfRange).toEqual([
      { id: 30, value: 140 },
    ]);
  });

  it("parseDiagnosisResult never throws and always has the 13 criteria in order, whatever it is given", () => {
    const entryLike = fc.record(
      {
        algorithm_version_id: fc.oneof(fc.constantFrom(30, 43, 69, 999), fc.anything()),
        result: fc.oneof(
          fc.record({ area_results: fc.anything(), confidence: fc.anything(), not_measured: fc.anything() }),
          fc.anything(),
        ),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(entryLike)), (json) => {
        const result = parseDiagnosisResult(json);
        expect(result.criteria.map(({ criterion }) => criterion)).toEqual(criteria);
        const unmeasured = result.criteria.filter(({ value }) => value === null);
        expect(unmeasured.every(({ band }) => band === null)).toBe(true);
      }),
    );
  });
});

describe("verified marks", () => {
  const verified = { date: new Date(0), count: 2, value: 91, margin: 4.4 };
  const review: MarkReview = {
    struck: ["1"],
    kept: [],
    added: [],
    version: 1,
    engineVersion: "engine-1",
    verified,
  };
  const looked = criteria.map((criterion) => ({ ...criterion, observed: true }));
  const file = [
    {
      ...entry(39, 40, {
        margin: 8,
        confidence: "low",
        area_results: [area("face", 40, { number_of_regions: 9, density_score: 3 }), area("forehead", 30)],
      }),
      engine_version: "engine-1",
    },
    { ...notMeasured(36, "expression"), engine_version: "engine-1" },
  ];
  const read = (reviews: MarkReviews) => {
    const { criteria: results } = parseDiagnosisResult(file, { criteria: looked, reviews });
    return (id: number) => results.find(({ criterion }) => criterion.id === id);
  };

  it("verified marks give a criterion that is looked at its score, with their count and none of the engine's areas", () => {
    const of = read({ 39: review });
    expect(of(39)).toMatchObject({
      value: 91,
      margin: 4.4,
      confidence: null,
      band: "good",
      areas: [],
      subMetrics: [{ techName: "number_of_regions", value: 2 }],
      verified,
    });
    expect(of(39)?.criterion.observed).toBe(false);
  });

  it("verified marks give none to what was not measured, before the confirmation, or where the engine was another", () => {
    expect(read({ 36: review })(36)).toMatchObject({ value: null, reason: "expression" });
    for (const other of [
      { ...review, verified: null },
      { ...review, engineVersion: "engine-2" },
    ]) {
      expect(read({ 39: other })(39)).toMatchObject({ value: null, reason: "observed" });
    }
  });
});

describe("jowls", () => {
  const linesWithGrade = (grade: number) =>
    entry(69, 0, { confidence: "low", area_results: [area("face", 60, { jowls_grade: grade })] });

  it("jowls are taken as they are from an entry 999", () => {
    expect(resultOf(999, [entry(999, 3), linesWithGrade(4)])).toMatchObject({
      value: 3,
      band: "medium",
      convertedFrom: null,
    });
  });

  it.each([
    [1, 4, "good"],
    [2, 3, "medium"],
    [3, 2, "poor"],
    [4, 1, "poor"],
  ] as const)("jowls of grade %s in the lines are %s, which is %s", (grade, value, band) => {
    expect(resultOf(999, [linesWithGrade(grade)])).toMatchObject({
      value,
      band,
      confidence: "low",
      convertedFrom: { techName: "jowls_grade", value: grade },
    });
  });

  it("jowls are not derived when an entry 999 says that they could not be measured", () => {
    expect(resultOf(999, [notMeasured(999, "area-hidden"), linesWithGrade(1)])).toMatchObject({
      value: null,
      reason: "area-hidden",
    });
  });

  it("jowls are not derived from a grade outside the scale", () => {
    expect(resultOf(999, [linesWithGrade(0)]).value).toBeNull();
  });

  it("jowls are reversed once where the files of a platform hold the severity", () => {
    expect(resultOf(999, [entry(999, 4)], { jowlsScale: "four-is-sagging" })).toMatchObject({
      value: 1,
      band: "poor",
      convertedFrom: { techName: "jowls", value: 4 },
    });
  });
});
