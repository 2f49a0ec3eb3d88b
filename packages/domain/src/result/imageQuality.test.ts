import { describe, expect, it } from "vitest";
import { criteria } from "../criterion/criteria.ts";
import { area, entry, notMeasured } from "../testing/resultEntries.ts";
import { imageQualityLabel, imageQualityTexts, weakQualities } from "./imageQuality.ts";
import { parseDiagnosisResult } from "./parseDiagnosisResult.ts";
import { readDiagnosisResult } from "./readDiagnosisResult.ts";

describe("image quality", () => {
  it.each([
    [100, "Bonne", "Bonne"],
    [69.6, "Bonne", "Bonne"],
    [69.4, "Acceptable", "Acceptable"],
    [50, "Acceptable", "Acceptable"],
    [49, "Insuffisante", "Insuffisante — reprendre la photo"],
  ] as const)("image quality of %s is %s: « %s »", (value, label, text) => {
    expect(imageQualityLabel(value)).toBe(label);
    expect(imageQualityTexts[label]).toBe(text);
  });

  it("image quality follows the limits in force and stays within 0 and 100", () => {
    const options = { imageQualityThresholds: { good: 90, acceptable: 80 } };
    expect(readDiagnosisResult([entry(43, 85)], criteria, options).imageQuality?.label).toBe("Acceptable");
    expect(parseDiagnosisResult([entry(43, 140)]).imageQuality?.value).toBe(100);
    expect(parseDiagnosisResult([entry(43, -2)]).imageQuality?.value).toBe(0);
  });

  it("image quality is unknown when it was not measured", () => {
    expect(parseDiagnosisResult([notMeasured(43, "not-supported")]).imageQuality).toBeNull();
  });

  it("image quality names what spoils the photo, worst first", () => {
    const measures = { sharpness_score: 49.4, exposure_score: 49.6, lighting_score: 80, pose_score: 20 };
    const { imageQuality } = parseDiagnosisResult([
      entry(43, 0, { area_results: [area("face", 60, measures)] }),
    ]);
    expect(imageQuality && weakQualities(imageQuality).map(({ label }) => label)).toEqual([
      "Position de la tête",
      "Netteté",
    ]);
  });
});
