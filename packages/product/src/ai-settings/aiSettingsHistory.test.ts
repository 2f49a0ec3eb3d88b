import { formatDateTime } from "@carnation/domain/format";
import { imageQualitySubMetrics } from "@carnation/domain/internal/result";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { tryAiSettingsRequest } from "../diagnosis/aiSettingsTrial.ts";
import { type AiSettingsValues, defaultAiSettings } from "./aiSettings.ts";
import { type AiEnvironment, saveAiSettingsRequest } from "./aiSettingsCalls.ts";
import { aiSettingsChanges, aiSettingsDraftChanges } from "./aiSettingsChanges.ts";
import { aiSettingsValues, parseAiSettingsVersion } from "./aiSettingsVersion.ts";
import { aiSettingsWarnings } from "./aiSettingsWarnings.ts";
import { aiSettingsChangeWords } from "./aiSettingsWords.ts";
import { checkedQuality, verdictOnPhoto } from "./checkedQuality.ts";
import { parseResponse } from "../callable/callable.ts";
import * as callables from "../callable/callables.ts";

const defaults = defaultAiSettings();
const values = aiSettingsValues(defaults);

describe("the calls", () => {
  it("carry the values as the form gives them, and the version that they were made from", () => {
    const sent: unknown = JSON.parse(JSON.stringify({ version: 3, values, restored: 1 }));
    expect(v.parse(saveAiSettingsRequest, sent)).toEqual({ version: 3, values, restored: 1 });
    const wrong = { version: 3, values: { ...values, jowlsScale: "?" } };
    expect(v.is(saveAiSettingsRequest, wrong)).toBe(false);
    expect(v.is(saveAiSettingsRequest, { values })).toBe(false);
  });

  it("answer in a known way", () => {
    const environment: AiEnvironment = {
      engineVersion: "1.0.0",
      hasRemote: false,
      hasRecapModel: true,
      hasAgeModel: false,
      longestSeconds: { embedded: 60, remote: 100 },
    };
    expect(parseResponse(callables.readaienvironment, environment)).toEqual(environment);
    expect(parseResponse(callables.saveaisettings, { version: 4 })).toEqual({ version: 4 });
    expect(parseResponse(callables.tryaisettings, { ok: false, error: "no-face" })).toEqual({
      ok: false,
      error: "no-face",
    });
    const trial = { ok: true, entries: [{}], engineVersion: "1", analysisMs: 900 };
    expect(parseResponse(callables.tryaisettings, trial)).toEqual(trial);
    expect(() => parseResponse(callables.tryaisettings, { ok: true })).toThrow("tryaisettings");
    const request = { photo: "AQID", engine: "embedded", perceivedAge: false };
    expect(v.is(tryAiSettingsRequest, request)).toBe(true);
    expect(v.is(tryAiSettingsRequest, { ...request, photo: "" })).toBe(false);
  });
});

describe("a version of the history", () => {
  it("a version of the history is read with its author; settings that cannot be read take their defaults", () => {
    const stored = { settings: { version: 3, quality: { threshold: 60 } }, author: "Sophie", restored: 1 };
    expect(parseAiSettingsVersion("3", stored)).toMatchObject({
      id: "3",
      author: "Sophie",
      restored: 1,
      settings: { version: 3, quality: { mode: "advise", threshold: 60 } },
    });
    expect(parseAiSettingsVersion("0", { settings: {} })).toEqual({
      id: "0",
      author: "",
      restored: null,
      settings: defaults,
    });
    expect(() => parseAiSettingsVersion("1", {})).toThrow(/Invalid/u);
  });

  it("a version of the history tells what was changed in French", () => {
    const after = {
      ...defaults,
      engine: { name: "remote" as const, version: "2.0" },
      criteria: {
        ...defaults.criteria,
        30: { ...defaults.criteria[30], enabled: false, good: 75, stable: 5.5 },
      },
      limits: { ...defaults.limits, timeoutSeconds: 60 },
      perceivedAge: { enabled: true, decidedBy: "s", decided: new Date("2026-11-23T10:00:00Z") },
    };
    const told = aiSettingsChanges(defaults, after)
      .map(aiSettingsChangeWords)
      .map((change) => [change.label, change.before, change.after]);
    expect(told).toEqual([
      ["Âge perçu", "non", "oui"],
      ["Âge perçu, décidé par", "—", "«\u00A0s\u00A0»"],
      ["Âge perçu, décidé le", "—", formatDateTime(after.perceivedAge.decided)],
      ["Moteur d’analyse", "Moteur intégré", "Service distant"],
      ["Version exigée", "—", "«\u00A02.0\u00A0»"],
      ["Rougeurs · Activé", "oui", "non"],
      ["Rougeurs · Seuil «\u00A0Point fort\u00A0»", "70", "75"],
      ["Rougeurs · Écart stable", "5", "5,5"],
      ["Temps d’une analyse, au plus", "120\u00A0s", "60\u00A0s"],
    ]);
    expect(aiSettingsChangeWords({ path: ["later"], before: 1, after: 2 }).label).toBe("later");
    expect(aiSettingsChangeWords({ path: ["criteria", "30", "later"], before: 1, after: 2 }).label).toBe(
      "Rougeurs · criteria.later",
    );
  });
});

describe("a contradiction in the settings", () => {
  const environment: AiEnvironment = {
    engineVersion: "1.4.0",
    hasRemote: false,
    hasRecapModel: false,
    hasAgeModel: false,
    longestSeconds: { embedded: 60, remote: 100 },
  };
  const warned = (changed: Partial<AiSettingsValues>, known: AiEnvironment | null = environment) =>
    aiSettingsWarnings({ ...values, ...changed }, known).map(({ level, message }) => `${level}: ${message}`);
  const { quality, criteria, recap, photos } = values;

  it("a contradiction in the settings is nowhere in the starting values", () => {
    expect(warned({})).toEqual([]);
    expect(aiSettingsWarnings(values, null)).toEqual([]);
  });

  it.each<[string, Partial<AiSettingsValues>, RegExp]>([
    ["a remote service", { engine: { name: "remote", version: null } }, /^error: .*pas configuré/u],
    ["another version", { engine: { name: "embedded", version: "1.3.0" } }, /^error: .*1\.3\.0.*1\.4\.0/u],
    ["a model", { recap: { ...recap, model: "mistral" } }, /phrases fixes/u],
    [
      "no check at all",
      {
        quality: {
          ...quality,
          checks: { sharpness: false, exposure: false, lighting: false, faceSize: false, pose: false },
        },
      },
      /Aucun contrôle/u,
    ],
    ["a threshold of nothing", { quality: { ...quality, threshold: 0 } }, /toutes les photos/u],
    ["a threshold for nobody", { quality: { ...quality, mode: "block", threshold: 90 } }, /refusées/u],
    ["a use of photos that there is not", { photos: { ...photos, improvement: true } }, /pas d’effet/u],
    [
      "a band that is never reached",
      { criteria: { ...criteria, 30: { ...criteria[30], medium: 0 }, 32: { ...criteria[32], good: 100 } } },
      /Rougeurs et Uniformité/u,
    ],
    ["one place twice", { criteria: { ...criteria, 30: { ...criteria[30], order: 2 } } }, /même place/u],
    [
      "a claim",
      { criteria: { ...criteria, 30: { ...criteria[30], text: "Guérit la rosacée." } } },
      /Rougeurs.*Guérit.*rosacée/u,
    ],
  ])("%s", (_what, changed, message) => {
    expect(warned(changed)).toEqual([expect.stringMatching(message)]);
  });

  it("a contradiction in the settings is none of a gate that is off", () => {
    expect(warned({ quality: { ...quality, mode: "off", threshold: 0 } })).toEqual([]);
  });
});

describe("the quality by the checks that are on", () => {
  const { checks } = defaults.quality;
  const off = { sharpness: false, exposure: false, lighting: false, faceSize: false, pose: false };
  const photo = {
    value: 55,
    subMetrics: imageQualitySubMetrics.map((measure, index) => ({
      ...measure,
      value: [25, 100, 64, 90, 80][index] ?? 0,
    })),
  };

  it("the quality by the checks that are on is the engine's with all of them, and the geometric mean of those that are on", () => {
    expect(checkedQuality(photo, checks)).toBe(55);
    expect(checkedQuality(photo, { ...off, sharpness: true })).toBeCloseTo(25);
    expect(checkedQuality(photo, { ...off, sharpness: true, exposure: true })).toBeCloseTo(50);
    expect(checkedQuality({ ...photo, subMetrics: [] }, { ...off, pose: true })).toBe(55);
    expect(checkedQuality(photo, off)).toBeNull();
    expect(checkedQuality(null, checks)).toBeNull();
  });

  it("the quality by the checks that are on decides what becomes of a photo", () => {
    const blurred = { mode: "block", threshold: 50, checks: { ...off, sharpness: true } } as const;
    expect(verdictOnPhoto(blurred, photo)).toBe("refused");
    expect(verdictOnPhoto({ ...blurred, checks: { ...off, pose: true } }, photo)).toBe("accepted");
  });
});

it("a draft differs by what is typed, also where that is no number; an empty field is empty however it is written", () => {
  const opened = { ...values, engine: { name: "embedded", version: null } };
  const typed = {
    ...opened,
    engine: { name: "embedded", version: "" },
    quality: { ...values.quality, threshold: Number.NaN },
  };
  const [change, ...others] = aiSettingsDraftChanges(opened, typed);
  expect(others).toEqual([]);
  expect(change && aiSettingsChangeWords(change)).toEqual({
    label: "Seuil de qualité",
    before: "50",
    after: "—",
  });
});
