import { criteria, parseDiagnosisResult, type DiagnosisResult, type ResultEntry } from "@carnation/domain";
import { describe, expect, test } from "vitest";
import { chosenCriterion } from "./chosenCriterion.ts";
import { toFamilies } from "./families.ts";
import { toAreaMeasures, toSubMeasures } from "./measures.ts";
import { retakePath } from "./retakePath.ts";
import { toInsight } from "./toInsight.ts";
import { toReading } from "./toReading.ts";

function entry(
  id: number,
  value: number,
  more: Partial<ResultEntry["result"]["area_results"][number]> = {},
): ResultEntry {
  return {
    algorithm_version_id: id,
    result: { confidence: "high", area_results: [{ area_name: "face", main_metric: { value }, ...more }] },
  };
}

const result: DiagnosisResult = parseDiagnosisResult([
  {
    algorithm_version_id: 30,
    result: {
      confidence: "medium",
      area_results: [
        {
          area_name: "face",
          main_metric: { value: 46.4 },
          sub_metrics: [{ tech_name: "redness_local_score", value: 41 }],
        },
        { area_name: "left_cheek", main_metric: { value: 38 } },
      ],
    },
  },
  entry(36, 93.6, { sub_metrics: [{ tech_name: "number_of_regions", value: 3 }] }),
  entry(31, 39),
  entry(999, 3),
  { algorithm_version_id: 37, result: { area_results: [], not_measured: { reason: "area-hidden" } } },
]);

const of = (id: number) => result.criteria.find(({ criterion }) => criterion.id === id)!;

describe("a criterion as a gauge", () => {
  test("carries its scale, its bands from worst to best, its word and its margin", () => {
    expect(toReading(of(30))).toMatchObject({
      label: "Rougeurs",
      value: 46,
      min: 0,
      max: 100,
      direction: "higher",
      unit: "/100",
      bands: [{ tone: "priority" }, { tone: "maintain", from: 50 }, { tone: "strength", from: 70 }],
      phrase: "Rougeurs marquées",
      stableThreshold: 5,
      confidence: "medium",
    });
  });

  test("not measured is no value, with the reason and the remedy, and never zero", () => {
    const reading = toReading(of(37));
    expect(reading.value).toBeNull();
    expect(reading.reason).toMatch(/masquée/u);
    expect(reading.remedy).toMatch(/reprenez la photo/u);
  });

  test("a perceived age has no band and improves downwards", () => {
    expect(toReading(of(31))).toMatchObject({ direction: "lower", bands: [], unit: "ans", value: 39 });
  });

  test("the oval of the face is drawn in steps", () => {
    expect(toReading(of(999))).toMatchObject({ scale: "steps", min: 1, max: 4, value: 3 });
  });

  test("every criterion gives bounds that a gauge can draw", () => {
    for (const each of result.criteria) expect(toReading(each).min).toBeLessThan(toReading(each).max);
  });
});

describe("the measures under a criterion", () => {
  test("a score out of 100 is a gauge on the criterion's own bands", () => {
    expect(toSubMeasures(of(30))).toMatchObject([{ reading: { label: "Rougeurs localisées", value: 41 } }]);
  });

  test("zones leave out the whole face", () => {
    expect(toAreaMeasures(of(30))).toMatchObject([{ reading: { label: "Joue gauche", value: 38 } }]);
  });

  test("what has no scale is a number in words with its unit; a count needs none", () => {
    expect(toSubMeasures(of(36))).toMatchObject([{ label: "Imperfections repérées", text: "3" }]);
    const spots = parseDiagnosisResult([
      entry(39, 62, {
        sub_metrics: [
          { tech_name: "average_region_size", value: 0.123 },
          { tech_name: "density_score", value: 12.34 },
          { tech_name: "average_intensity_score", value: 8.94 },
        ],
      }),
    ]).criteria.find(({ criterion }) => criterion.id === 39)!;
    expect(toSubMeasures(spots).map((measure) => "text" in measure && measure.text)).toEqual([
      "0,12\u00A0% de la zone",
      "12,3\u00A0%",
      "8,9/100",
    ]);
  });
});

describe("what a result shows", () => {
  test("the families hold each of the 13 criteria once", () => {
    const ids = toFamilies(result, []).flatMap(({ results }) => results.map(({ criterion }) => criterion.id));
    expect(ids.toSorted()).toEqual(criteria.map(({ id }) => id).toSorted());
  });

  test("hidden criteria are in no family, and an emptied family goes away", () => {
    const titles = toFamilies(result, [31, 41]).map(({ title }) => title);
    expect(titles).toEqual(["Teint", "Contours", "Texture"]);
  });

  test("the detail opens on the first priority, or on the criterion of the address", () => {
    expect(chosenCriterion(result, null, [])?.criterion.id).toBe(30);
    expect(chosenCriterion(result, "36", [])?.criterion.id).toBe(36);
    expect(chosenCriterion(result, "36", [36])?.criterion.id).toBe(30);
    expect(chosenCriterion(result, "quoi", [30])?.criterion.id).toBe(36);
    expect(
      chosenCriterion(
        result,
        null,
        criteria.map(({ id }) => id),
      ),
    ).toBeNull();
  });

  test("an insight prints the rounded value", () => {
    expect(toInsight(of(36))).toEqual({
      id: "36",
      label: "Imperfections",
      phrase: "Peau nette",
      value: "94",
    });
  });

  test("a photo is taken again for the same client, or on the quick way", () => {
    expect(retakePath({ customer: null })).toBe("/user/diagnosis/method");
    expect(retakePath({ customer: "c1" })).toBe("/user/diagnosis/customer/c1/method");
  });
});
