import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { defaultAiSettings } from "./aiSettings.ts";
import { aiSettingsForm } from "./aiSettingsForm.ts";
import { parseAiSettings } from "./parseAiSettings.ts";

const defaults = defaultAiSettings();

/** Settings with one field changed, by its path. */
function withField(path: readonly string[], value: unknown): object {
  const change = (fields: object, [name = "", ...rest]: readonly string[]): object => {
    const inner: unknown = Object.entries(fields).find(([key]) => key === name)?.[1];
    return { ...fields, [name]: rest.length === 0 ? value : change(Object(inner), rest) };
  };
  const { version: _v, updated: _u, updatedBy: _by, ...values } = defaults;
  return change(values, path);
}

const read = (settings: object, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (fields, name) => Object.entries(Object(fields)).find(([key]) => key === name)?.[1],
    settings,
  );

describe("the starting values of the AI settings", () => {
  it("the starting values of the AI settings are those that the product begins with", () => {
    expect(defaults).toMatchObject({
      version: 0,
      quality: { mode: "advise", threshold: 50 },
      recommendations: {
        maxItems: 10,
        maxCabin: 3,
        needMedium: 1,
        needPoor: 2,
        excludeContraindicated: true,
      },
      recap: { enabled: true, alwaysReview: true },
      limits: { diagnosesPerDay: 200, timeoutSeconds: 120 },
      photos: { retentionMonths: 24, improvement: false },
    });
  });
});

describe.each([
  ["quality.threshold", 0, 100],
  ["criteria.30.stable", 0, 100],
  ["criteria.999.stable", 0, 3],
  ["criteria.30.order", 1, 13],
  ["recommendations.maxItems", 1, 50],
  ["recommendations.maxCabin", 0, 10],
  ["recommendations.needPoor", 2, 10],
  ["limits.diagnosesPerDay", 1, 10_000],
  ["limits.timeoutSeconds", 10, 540],
  ["photos.retentionMonths", 1, 120],
] as const)("%s", (name, min, max) => {
  const path = name.split(".");

  it.each([min, max])("%d is accepted, kept when it is stored", (value) => {
    const settings = withField(path, value);
    expect(read(v.parse(aiSettingsForm, settings), path)).toBe(value);
    expect(read(parseAiSettings(settings), path)).toBe(value);
  });

  it("a number beyond either end is refused, and read as the starting value", () => {
    // Below 2 a priority counts no more than a criterion to maintain, which is refused as well.
    for (const value of [min - 1, max + 1]) {
      const settings = withField(path, value);
      expect(v.is(aiSettingsForm, settings)).toBe(false);
      expect(read(parseAiSettings(settings), path)).toBe(read(defaults, path));
    }
  });
});

it("a priority that counts as much as a criterion to maintain takes both starting values", () => {
  const equal = { needMedium: 3, needPoor: 3 };
  expect(parseAiSettings({ recommendations: equal }).recommendations).toMatchObject({
    needMedium: 1,
    needPoor: 2,
  });
  const apart = { needMedium: 0, needPoor: 0.5 };
  expect(parseAiSettings({ recommendations: apart }).recommendations).toMatchObject(apart);
  expect(parseAiSettings({ recommendations: { needMedium: 10.5 } }).recommendations.needMedium).toBe(1);
});

it("a criterion may be disabled while another one is enabled", () => {
  expect(v.is(aiSettingsForm, withField(["criteria", "30", "enabled"], false))).toBe(true);
});

it.each([
  [["recap", "instruction"], 1000],
  [["recap", "disclaimer"], 500],
  [["engine", "version"], 40],
  [["recap", "model"], 80],
])("%j holds %d characters", (path, length) => {
  expect(v.is(aiSettingsForm, withField(path, "t".repeat(length)))).toBe(true);
  expect(v.is(aiSettingsForm, withField(path, "t".repeat(length + 1)))).toBe(false);
});
