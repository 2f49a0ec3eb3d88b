import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { criteria } from "../criterion/criteria.ts";
import type { CriterionId } from "../criterion/criterion.ts";
import { entry } from "../testing/resultEntries.ts";
import { providerResult } from "../testing/providerResults.ts";
import { parseDiagnosisResult, type ParseDiagnosisResultOptions } from "./parseDiagnosisResult.ts";

function resultOf(id: CriterionId, json: unknown, options: ParseDiagnosisResultOptions = {}) {
  return parseDiagnosisResult(json, options).criteria.find(({ criterion }) => criterion.id === id)!;
}

const answer = [
  providerResult("redness", "82,4", { redness_local_score: "80" }),
  providerResult("Eyes-age", 41),
  providerResult("uniformness", 70),
  providerResult("eye_area_condition", 64, { dark_circles_score: 55 }),
  providerResult("lines", 60, { jowls_grade: 2, "sagging score": 50 }),
  providerResult("acne", 93, { number_of_regions: 4, density_score: "1.5" }),
  providerResult("quality", 77, { sharpness_score: 42, pose_score: 45 }),
];

describe("a provider's answer", () => {
  it("a provider's answer is read by the technical names inside its results", () => {
    const result = parseDiagnosisResult(answer);
    const values = result.criteria.flatMap(({ criterion, value }) =>
      value === null ? [] : [[criterion.key, value]],
    );
    expect(values).toEqual([
      ["Redness", 82.4],
      ["Uniformness", 70],
      ["EyesBag", 64],
      ["Lines", 60],
      ["Acne", 93],
      ["EyesAge", 41],
      ["Jowls", 3],
    ]);
    expect(result.imageQuality?.value).toBe(77);
    expect(result.skipped).toEqual([]);
    expect(resultOf(30, answer).subMetrics).toMatchObject([{ techName: "redness_local_score", value: 80 }]);
    expect(resultOf(36, answer).subMetrics.map(({ value }) => value)).toEqual([4, 1.5]);
  });

  it.each(criteria.flatMap(({ id, technicalNames }) => technicalNames.map((name) => [name, id] as const)))(
    "a provider's answer with %s is about criterion %s",
    (name, id) => {
      expect(resultOf(id, [providerResult(name, 2)]).value).toBe(id === 999 ? 3 : 2);
    },
  );

  it.each([
    ["a list", answer],
    ["{data}", { data: answer }],
    ["{results}", { results: answer }],
    ["{data: {results}}", { status: "ok", data: { next: null, results: answer } }],
    ["{entries}", { entries: answer }],
    ["{items}", { items: answer, count: 7 }],
    ["{result}", { result: answer }],
    ["names", Object.fromEntries(answer.map((each, index) => [`a${index}`, each]))],
  ])("a provider's answer is the same as %s", (_name, json) => {
    expect(parseDiagnosisResult(json)).toEqual(parseDiagnosisResult(answer));
  });

  it.each([
    ["one entry alone", entry(30, 64)],
    ["one result alone", { id: 5, result: { algorithm_tech_name: "redness", ...entry(30, 64).result } }],
    ["entries by id", { 30: entry(30, 64).result, 7: "?" }],
    ["entries by name", { redness: entry(30, 64).result }],
    ["an entry without a result of its own", [{ algorithm_version_id: "30", ...entry(30, 64).result }]],
    ["an id as a text", [{ ...entry(30, 64), algorithm_version_id: " 30 " }]],
    ["no id but a name", [{ algorithm_tech_name: " Redness ", result: entry(30, 64).result }]],
    [
      "an area without a name",
      [{ ...entry(30, 0), result: { area_results: [{ main_metric: { value: 64 } }] } }],
    ],
    [
      "an area of the name null",
      [{ ...entry(30, 0), result: { area_results: [{ area_name: null, main_metric: { value: 64 } }] } }],
    ],
  ])("a provider's answer may be %s", (_name, json) => {
    expect(resultOf(30, json).value).toBe(64);
  });

  it("a provider's answer has no list in wrappers without end", () => {
    const deep = { data: { data: { data: { data: { data: { data: answer } } } } } };
    expect(parseDiagnosisResult(deep).skipped).toEqual([{ entry: deep, reason: "not-a-list" }]);
  });

  it("a provider's answer measures nothing where the algorithm failed, and a later result counts", () => {
    const failed = { ...entry(30, 12), is_ok: false };
    expect(parseDiagnosisResult([failed]).skipped).toEqual([{ entry: failed, reason: "failed" }]);
    expect(resultOf(30, [failed, entry(30, 64)]).value).toBe(64);
  });

  it("a provider's answer says which areas and sub-metrics had no number", () => {
    const broken = { area_name: "nose", main_metric: { value: null } };
    const category = { tech_name: "hydration_level", value: "normal" };
    const face = { area_name: "face", main_metric: { value: 60 }, sub_metrics: [category] };
    const json = [{ algorithm_version_id: 51, result: { area_results: [broken, face] } }];
    expect(parseDiagnosisResult(json).skipped).toEqual([
      { entry: broken, reason: "malformed-area" },
      { entry: category, reason: "malformed-sub-metric" },
    ]);
    expect(resultOf(51, json).value).toBe(60);
  });

  it("a provider's answer keeps a known criterion that is not in force out of the result without a word", () => {
    const inForce = criteria.filter(({ id }) => id !== 30);
    const result = parseDiagnosisResult([entry(30, 64), entry(32, 64)], { criteria: inForce });
    expect(result.criteria.map(({ criterion }) => criterion)).toEqual(inForce);
    expect(result.skipped).toEqual([]);
  });
});

describe("the jowls of a provider", () => {
  it.each([
    [1, 4],
    [4, 1],
    [5, null],
    [0, null],
  ])("graded %s under their name are %s, whatever the scale of our files", (grade, value) => {
    const json = [providerResult("jowls", grade)];
    expect(resultOf(999, json).value).toBe(value);
    expect(resultOf(999, json, { jowlsScale: "four-is-sagging" }).value).toBe(value);
  });

  it("the jowls of a provider are not derived from lines that were not measured, or have no grade", () => {
    expect(
      resultOf(999, [{ ...entry(69, 0), result: { not_measured: { reason: "low-quality" } } }]).value,
    ).toBeNull();
    expect(resultOf(999, [entry(69, 60)]).value).toBeNull();
  });
});

describe("a payload of any shape", () => {
  /** Tells whether all criteria are there, each with a finite value or with neither a value nor a band. */
  const isWhole = (json: unknown): boolean => {
    const { criteria: results } = parseDiagnosisResult(json);
    return (
      results.every(({ criterion }, index) => criterion === criteria[index]) &&
      results.every(({ value, band }) => (value === null ? band === null : Number.isFinite(value)))
    );
  };

  it("arbitrary JSON never throws", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(isWhole(json)).toBe(true);
      }),
    );
  });

  it("real entries with one part replaced never throw", () => {
    const entries = [...answer, entry(999, 3), entry(43, 80)];
    fc.assert(
      fc.property(
        fc.array(fc.nat(30), { minLength: 1, maxLength: 7 }),
        fc.oneof(fc.jsonValue(), fc.constantFrom(-1, 1e300, "NaN", "", [], {}, null)),
        (path, replacement) => {
          expect(isWhole(replaced(entries, path, replacement))).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("a payload of any shape is told, entry by entry of a list, whether it was used", () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { maxLength: 20 }), (list) => {
        const { skipped } = parseDiagnosisResult([...list, entry(30, 50)]);
        expect(skipped.length).toBeGreaterThanOrEqual(
          list.filter((each) => typeof each !== "object" || each === null).length,
        );
      }),
    );
  });

  it("5 MB of junk are read, and every entry of it is reported", () => {
    const junk = Array.from({ length: 11_000 }, (_, index) => ({
      ...providerResult(index % 2 === 0 ? "redness" : `unknown_${index}`, index),
      masks: "x".repeat(10),
    }));
    expect(JSON.stringify(junk).length).toBeGreaterThan(5_000_000);
    const { skipped } = parseDiagnosisResult({ data: junk });
    expect(skipped.length).toBe(junk.length - 1);
  });
});

describe("odd values of a provider", () => {
  it.each([["9".repeat(400)], ["-Infinity"], ["NaN"], [Number.NaN], [Number.POSITIVE_INFINITY]])(
    "%j is no measure",
    (value) => {
      const [redness] = parseDiagnosisResult([
        { algorithm_version_id: 30, result: { area_results: [{ main_metric: { value } }] } },
      ]).criteria;
      expect(redness?.value).toBeNull();
    },
  );

  it("an empty wrapper hides no other", () => {
    const { criteria } = parseDiagnosisResult({ data: [], results: [entry(30, 50)] });
    expect(criteria[0]?.value).toBe(50);
    expect(parseDiagnosisResult({ data: [], results: [] }).skipped).toEqual([]);
  });
});

/** A copy in which what stands at the end of the path has another value; each step is taken modulo the children. */
function replaced(json: unknown, path: readonly number[], replacement: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof json !== "object" || json === null) return replacement;
  const keys = Object.keys(json);
  const key = keys[step % Math.max(1, keys.length)];
  const children = Object.entries(json).map(([name, value]) => [
    name,
    name === key ? replaced(value, rest, replacement) : value,
  ]);
  return Array.isArray(json) ? children.map(([, value]) => value) : Object.fromEntries(children);
}
