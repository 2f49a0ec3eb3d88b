import { criteria } from "@carnation/domain/criterion";
import { parseDiagnosisResult } from "@carnation/domain/result";
import { photoLimits } from "@carnation/domain/internal/photo";
import { beforeAll, describe, expect, it } from "vitest";
import { ENGINE_VERSION } from "./index.ts";
import { FACE_WIDTH, GATE } from "./core/constants/photo.ts";
import { sitterOf, type Scores } from "./testing/drawnFaces.ts";

const NOT_MEASURED = ["PerceivedAge", "EyesAge", "Jowls"];

let scores: Scores;

beforeAll(async () => {
  const sitter = await sitterOf("light");
  scores = await sitter.scores({ redSpots: 2, darkSpots: 2 });
});

describe("the entries of a good photo", () => {
  it("the entries of a good photo are all understood by the domain", () => {
    const result = parseDiagnosisResult(structuredClone(scores.entries));
    expect(result.skipped).toEqual([]);
    expect(result.outOfRange).toEqual([]);
    expect(result.engineVersion).toBe(ENGINE_VERSION);
    expect(result.imageQuality?.subMetrics).toHaveLength(5);
  });

  it("the entries of a good photo have a value for every criterion but the ages and the jowls, which say why", () => {
    const result = parseDiagnosisResult(scores.entries);
    const missing = result.criteria.filter(({ value }) => value === null);
    expect(missing.map(({ criterion }) => criterion.key)).toEqual(
      criteria.map(({ key }) => key).filter((key) => NOT_MEASURED.includes(key)),
    );
    expect(missing.map(({ reason }) => reason)).toEqual([
      "switched-off",
      "not-reliable",
      "needs-three-quarter-view",
    ]);
  });

  it("name every area and every sub-measure that the domain shows", () => {
    const measured = parseDiagnosisResult(scores.entries).criteria.filter(({ value }) => value !== null);
    for (const { criterion, areas, subMetrics } of measured) {
      expect(areas.map(({ name }) => name)).toEqual(criterion.areas.map(({ name }) => name));
      expect(subMetrics.map(({ techName }) => techName)).toEqual(
        criterion.subMetrics.map(({ techName }) => techName),
      );
    }
  });

  it("the entries of a good photo are rounded to two decimals", () => {
    const values = scores.entries.flatMap(({ result }) =>
      result.area_results.flatMap((area) => [
        area.main_metric.value,
        ...(area.sub_metrics ?? []).map(({ value }) => value),
      ]),
    );
    expect(values.length).toBeGreaterThan(50);
    expect(values.every((value) => value === Number(value.toFixed(2)))).toBe(true);
  });

  it("call what a photo cannot really show unsure", () => {
    const unsure = ["sagging", "translucency", "hydration"];
    const confidences = scores.entries
      .filter((entry) => unsure.includes(entry.algorithm_tech_name))
      .map((entry) => entry.result.confidence);
    expect(confidences).toEqual(["low", "low", "low"]);
  });
});

describe("the limits of the gate", () => {
  it("the limits of the gate are the domain's, which the upload form checks too", () => {
    expect(GATE.minShorterSide).toBe(photoLimits.minSidePx);
    expect(GATE.maxPixels).toBe(photoLimits.maxPixels);
    expect(FACE_WIDTH.min).toBeLessThan(GATE.minShorterSide);
  });
});
