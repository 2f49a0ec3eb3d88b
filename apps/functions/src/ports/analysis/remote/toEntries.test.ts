import { parseDiagnosisResult } from "@carnation/domain/result";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { resultList } from "./remoteResult.ts";
import { goodResults, remoteResult } from "./testing/remoteResults.ts";
import { toEntries } from "./toEntries.ts";

const entriesOf = (results: readonly unknown[]) => toEntries(v.parse(resultList, results));

/** Gives what the product reads in the file that is written. */
function shownOf(results: readonly unknown[]) {
  const written = entriesOf(results);
  const read = parseDiagnosisResult(structuredClone(written?.entries));
  const values = read.criteria.map(({ criterion, value }) => [criterion.key, value] as const);
  return { read, values: Object.fromEntries(values), reasons: read.criteria.map(({ reason }) => reason) };
}

describe("a remote answer", () => {
  it("a remote answer becomes our entries by technical name, whatever its spelling and its number", () => {
    const { read, values } = shownOf(goodResults);
    expect(read.skipped).toEqual([]);
    expect(values).toEqual({
      Redness: 82.4,
      PerceivedAge: 41,
      Uniformness: 70,
      EyesBag: 64,
      Lines: 60,
      Pores: 71,
      Acne: 93,
      Sagging: null,
      Pigmentation: 88,
      EyesAge: 39,
      Translucency: null,
      Hydration: 75,
      Jowls: 4,
    });
    expect(read.imageQuality).toMatchObject({ value: 78, subMetrics: [{ techName: "sharpness_score" }] });
  });

  it("a remote answer keeps areas and sub-measures that we know", () => {
    const [redness] = shownOf(goodResults).read.criteria;
    expect(redness?.areas.map(({ name, value }) => [name, value])).toEqual([
      ["face", 82.4],
      ["forehead", 90],
      ["nose", 61],
    ]);
    expect(redness?.subMetrics.map(({ techName, value }) => [techName, value])).toEqual([
      ["redness_local_score", 80],
      ["redness_global_score", 77.5],
    ]);
  });

  it.each([
    [1, 4],
    [2, 3],
    [3, 2],
    [4, 1],
    [5, null],
    [0, null],
  ])("a remote answer turns the grade %s of the jowls round to %s, and keeps it beside", (grade, level) => {
    const results = [remoteResult("lines", 36, { value: 60, sub: { jowls_grade: grade } })];
    expect(shownOf(results).values["Jowls"]).toBe(level);
    const jowls = entriesOf(results)?.entries.find((entry) => entry.algorithm_version_id === 999);
    const raw = level === null ? undefined : [{ tech_name: "jowls_grade", value: grade }];
    expect(jowls?.result.area_results[0]?.sub_metrics).toEqual(raw);
  });

  it("a remote answer is read by the specification's id where it has no name", () => {
    const results = [30, 36, 51].map((id) => remoteResult(null, id, { value: id }));
    expect(shownOf(results).values).toMatchObject({ Redness: 30, Acne: 36, Hydration: 51, Lines: null });
  });

  it("a remote answer says of a criterion that never comes that it is not supported, and of a failed one nothing", () => {
    const failed = [...goodResults.slice(1), remoteResult("redness", 41, { value: 12 }, false)];
    const { read } = shownOf(failed);
    const reasonOf = (key: string) => read.criteria.find(({ criterion }) => criterion.key === key);
    expect(reasonOf("Redness")).toMatchObject({ value: null, reason: null });
    expect(reasonOf("Translucency")).toMatchObject({ value: null, reason: "not-supported" });
  });

  it.each([[-3], [100.5], [1e9], ["NaN"], [null]])(
    "a remote answer measures nothing with the value %s",
    (value) => {
      const results = [remoteResult("redness", 41, { value }), remoteResult("pores", 58, { value: 50 })];
      expect(shownOf(results).values).toMatchObject({ Redness: null, Pores: 50 });
    },
  );

  it("a remote answer takes the latest of two results of one algorithm", () => {
    const older = { ...(remoteResult("redness", 41, { value: 10 }) as object), creation_time: "2026-11-20" };
    expect(shownOf([older, ...goodResults]).values["Redness"]).toBe(82.4);
  });

  it("a remote answer is nothing when no criterion is measured, or its version is not said", () => {
    const { algorithm_version_id: _, ...unversioned } = remoteResult("redness", 41, {
      value: 50,
    }) as Record<string, unknown>;
    for (const results of [[], [remoteResult("quality", 62, { value: 80 })], [unversioned], [{}, null, 7]]) {
      expect(entriesOf(results)).toBeNull();
    }
  });
});

describe("the version of a remote answer", () => {
  const versionOf = (results: readonly unknown[]) => entriesOf(results)?.engineVersion;

  it("the version of a remote answer names the provider and the version of every algorithm that we use", () => {
    expect(versionOf(goodResults)).toBe("hautai-19.23.36.41.56.57.58.59.60.61.62");
    expect(
      entriesOf(goodResults)?.entries.every((entry) => entry.engine_version === versionOf(goodResults)),
    ).toBe(true);
  });

  it("the version of a remote answer is the same whatever the order, whatever failed and whatever else comes", () => {
    const failed = [...goodResults.slice(1), remoteResult("redness", 41, { value: null }, false)];
    const more = [...goodResults, remoteResult("skintone", 100, { value: 4 })];
    for (const results of [goodResults.toReversed(), failed, more]) {
      expect(versionOf(results)).toBe(versionOf(goodResults));
    }
  });

  it("the version of a remote answer is another one with one other algorithm", () => {
    const other = [remoteResult("redness", 42, { value: 82.4 }), ...goodResults.slice(1)];
    expect(versionOf(other)).not.toBe(versionOf(goodResults));
  });
});
