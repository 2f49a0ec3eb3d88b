import { describe, expect, it } from "vitest";
import { criterionById } from "../criterion/criteria.ts";
import { area, entry } from "../testing/resultEntries.ts";
import { compareCriterion } from "./criterionComparison.ts";
import { resultOf } from "../testing/criterionResults.ts";

describe("areas and secondary measures", () => {
  const acne = (face: Record<string, number>, chin: number | null, value = 60) =>
    resultOf(
      36,
      entry(36, 0, {
        area_results: [area("face", value, face), ...(chin === null ? [] : [area("chin_wide", chin)])],
      }),
    );
  const comparison = compareCriterion(criterionById(36), {
    before: acne({ number_of_regions: 7, density_score: 3.24, average_intensity_score: 40 }, 50),
    after: acne({ number_of_regions: 3, density_score: 4.9, average_intensity_score: 43 }, 70),
  });

  it("compare an area with the criterion's margin, the whole face left out", () => {
    expect(comparison.areas).toEqual([
      {
        area: { name: "chin_wide", label: "Menton" },
        before: 50,
        after: 70,
        delta: 20,
        tendency: "better",
        verdict: "improvement",
      },
    ]);
  });

  it("follow their own direction: fewer spots are better, a denser area is worse", () => {
    expect(
      comparison.subMetrics.map(({ subMetric, delta, tendency, verdict }) => [
        subMetric.techName,
        delta,
        tendency,
        verdict,
      ]),
    ).toEqual([
      ["number_of_regions", -4, "better", null],
      ["density_score", 1.7, "worse", null],
      ["average_intensity_score", 3, "worse", "stable"],
    ]);
  });

  it("areas and secondary measures keep what one photo alone has, without a difference", () => {
    const half = compareCriterion(criterionById(36), {
      before: acne({ number_of_regions: 7 }, 50),
      after: acne({}, null),
    });
    expect(half.areas).toMatchObject([{ before: 50, after: null, delta: null, verdict: "incomparable" }]);
    expect(half.subMetrics).toMatchObject([{ before: 7, after: null, delta: null, tendency: null }]);
    const grown = compareCriterion(criterionById(36), {
      before: acne({}, null),
      after: acne({ number_of_regions: 7 }, 50),
    });
    expect(grown.areas).toMatchObject([{ before: null, after: 50 }]);
    expect(grown.subMetrics).toMatchObject([{ before: null, after: 7 }]);
  });

  it("areas and secondary measures are shown with the decimals of their unit and within their scale", () => {
    const spots = (face: Record<string, number>) =>
      resultOf(39, entry(39, 0, { area_results: [area("face", 80, face)] }));
    const { subMetrics } = compareCriterion(criterionById(39), {
      before: spots({ number_of_regions: -1, average_region_size: 0.104, density_score: 250 }),
      after: spots({ number_of_regions: 119.6, average_region_size: 0.306, density_score: 99.96 }),
    });
    expect(subMetrics.map(({ before, after, delta }) => [before, after, delta])).toEqual([
      [0, 120, 120],
      [0.1, 0.31, 0.21],
      [100, 100, 0],
    ]);
  });
});
