import { criterionById } from "@carnation/domain/criterion";
import { describe, expect, it } from "vitest";
import { compare } from "@carnation/domain/testing/criterionResults";
import { reportScale, scaleBounds, scaleTicks } from "./reportScale.ts";

describe("a scale of a report", () => {
  it("a scale of a report has its bands from the worst to the best, the values and the margin around the first", () => {
    const redness = compare(30, 40, 60);
    const bounds = scaleBounds([redness], redness);
    expect(bounds).toEqual({ min: 0, max: 100 });
    expect(reportScale(redness, bounds)).toEqual({
      segments: [
        { start: 0, end: 0.5, band: "poor" },
        { start: 0.5, end: 0.7, band: "medium" },
        { start: 0.7, end: 1, band: "good" },
      ],
      before: { at: 0.4, band: "poor" },
      after: { at: 0.6, band: "medium" },
      margin: { start: 0.35, end: 0.45 },
    });
    expect(scaleTicks(redness.criterion, bounds).map(({ text }) => text)).toEqual(["0", "50", "100"]);
  });

  it("a scale of a report of ages goes the other way, between round years, without bands", () => {
    const eyes = compare(41, 41, 37);
    const bounds = scaleBounds([eyes, { ...compare(31, 40, 39), after: null }], eyes);
    expect(bounds).toEqual({ min: 30, max: 50 });
    const scale = reportScale(eyes, bounds);
    expect(scale?.segments).toEqual([{ start: 0, end: 1, band: null }]);
    expect(scale?.after.at).toBeGreaterThan(scale?.before.at ?? 1);
    expect(scaleTicks(eyes.criterion, bounds)).toEqual([
      { text: "50", at: 0 },
      { text: "40", at: 0.5 },
      { text: "30", at: 1 },
    ]);
  });

  it("a scale of a report of steps has one part each and no margin", () => {
    const jowls = compare(999, 2, 3);
    const bounds = scaleBounds([jowls], jowls);
    expect(reportScale(jowls, bounds)).toMatchObject({
      segments: [{ band: "poor" }, { band: "poor" }, { band: "medium" }, { band: "good" }],
      before: { at: 0.375 },
      after: { at: 0.625 },
      margin: null,
    });
    expect(scaleTicks(jowls.criterion, bounds)).toHaveLength(4);
  });

  it("a scale of a report leaves out a band that has no room, and there is none for what cannot be compared", () => {
    const criterion = { ...criterionById(30), thresholds: { good: 70, medium: 0 } };
    const redness = compare(30, 40, 60, criterion);
    expect(reportScale(redness, { min: 0, max: 100 })?.segments.map(({ band }) => band)).toEqual([
      "medium",
      "good",
    ]);
    for (const missing of [{ before: null }, { after: null }, { delta: null }]) {
      expect(reportScale({ ...redness, ...missing }, { min: 0, max: 100 })).toBeNull();
    }
  });
});
