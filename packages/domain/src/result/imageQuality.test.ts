import { describe, expect, it } from "vitest";
import { criteria } from "../criterion/criteria.ts";
import { entry, notMeasured } from "../testing/resultEntries.ts";
import { imageQualityLabel } from "./imageQuality.ts";
import { parseDiagnosisResult } from "./parseDiagnosisResult.ts";
import { readDiagnosisResult } from "./readDiagnosisResult.ts";

describe("image quality", () => {
  it.each([
    [100, "Bonne"],
    [69.6, "Bonne"],
    [69.4, "Acceptable"],
    [50, "Acceptable"],
    [49, "Insuffisante"],
  ] as const)("image quality of %s is %s", (value, label) => {
    expect(imageQualityLabel(value)).toBe(label);
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
});
