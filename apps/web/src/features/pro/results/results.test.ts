import { criteria } from "@carnation/domain/criterion";
import { type DiagnosisResult, parseDiagnosisResult, type ResultEntry } from "@carnation/domain/result";
import { describe, expect, test } from "vitest";
import { chosenCriterion } from "./chosenCriterion.ts";
import { toFamilies } from "./families.ts";
import { retakePath } from "./retakePath.ts";

const entry = (id: number, value: number): ResultEntry => ({
  algorithm_version_id: id,
  result: { area_results: [{ area_name: "face", main_metric: { value } }] },
});

const result: DiagnosisResult = parseDiagnosisResult([entry(30, 46), entry(36, 94), entry(31, 39)]);

describe("a result on the screen", () => {
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

  test("a photo is taken again for the same client, or on the quick way", () => {
    expect(retakePath({ customer: null })).toBe("/user/diagnosis/method");
    expect(retakePath({ customer: "c1" })).toBe("/user/diagnosis/customer/c1/method");
  });
});
