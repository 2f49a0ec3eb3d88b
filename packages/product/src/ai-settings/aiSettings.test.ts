import { bandOf, criteria, criterionById } from "@carnation/domain/criterion";
import { parseDiagnosisResult } from "@carnation/domain/result";
import { isScoreValid } from "@carnation/domain/validity";
import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { entry } from "@carnation/domain/testing/resultEntries";
import { type AiSettings, defaultAiSettings, qualityModes } from "./aiSettings.ts";
import { aiSettingsChanges } from "./aiSettingsChanges.ts";
import { aiSettingsForm } from "./aiSettingsForm.ts";
import { criteriaInForce, resultOptions } from "../judgement/criteriaInForce.ts";
import { editedThresholds } from "./criterionSettings.ts";
import { parseAiSettings, toStoredAiSettings } from "./parseAiSettings.ts";
import { perceivedAgeNote } from "./perceivedAgeNote.ts";
import { perceivedAgeObstacle } from "./perceivedAgeObstacle.ts";
import { readPerceivedAgeSwitch } from "./perceivedAgeSwitch.ts";
import { photoVerdict } from "./photoVerdict.ts";

const defaults = defaultAiSettings();

function withCriterion(id: 30 | 31 | 999, fields: object): AiSettings {
  return { ...defaults, criteria: { ...defaults.criteria, [id]: { ...defaults.criteria[id], ...fields } } };
}

/** Gives what a page's form holds for these settings. */
function formOf(settings: AiSettings): Record<string, unknown> {
  const { version: _v, updated: _u, updatedBy: _by, perceivedAge: _age, ...values } = settings;
  return values;
}

describe("the stored AI settings", () => {
  const anySettings: fc.Arbitrary<AiSettings> = fc
    .record({
      version: fc.nat(),
      updated: fc.option(fc.date({ noInvalidDate: true })),
      enabled: fc.boolean(),
      medium: fc.integer({ min: 0, max: 99 }),
      gap: fc.integer({ min: 1, max: 100 }),
      threshold: fc.integer({ min: 0, max: 100 }),
      mode: fc.constantFrom(...qualityModes),
    })
    .map(({ version, updated, enabled, medium, gap, threshold, mode }) => ({
      ...withCriterion(30, { enabled, medium, good: Math.min(100, medium + gap), text: "Texte" }),
      version,
      updated,
      updatedBy: "sophie",
      quality: { ...defaults.quality, mode, threshold },
    }));

  it("read back what was stored", () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        expect(parseAiSettings(toStoredAiSettings(settings))).toEqual(settings);
      }),
    );
  });

  it.each([undefined, null, {}, "?", 3, [], { criteria: null, quality: [], recap: "?" }])(
    "the stored AI settings are the starting values for %j",
    (fields) => {
      expect(parseAiSettings(fields)).toEqual(defaults);
    },
  );

  it("the stored AI settings never throw, and always make sense", () => {
    const junk = fc.object({
      key: fc.constantFrom("criteria", "30", "good", "quality", "mode", "recap"),
      maxDepth: 4,
    });
    fc.assert(
      fc.property(fc.oneof(junk, fc.jsonValue()), (fields) => {
        const settings = parseAiSettings(fields);
        expect(v.is(aiSettingsForm, formOf(settings))).toBe(true);
      }),
    );
  });

  it("fall back field by field, and both limits when they are in the wrong order", () => {
    const stored = {
      version: 3,
      updated: { toDate: () => new Date(0) },
      quality: { mode: "block", threshold: 180 },
      criteria: { 30: { good: 40, medium: 60, stable: 7 }, 32: { good: 80 }, 31: { good: 5, medium: -5 } },
      jowlsScale: "four-is-sagging",
      recommendations: { maxItems: 4, needMedium: 3, needPoor: 2 },
    };
    const settings = parseAiSettings(stored);
    expect(settings).toMatchObject({
      version: 3,
      updated: new Date(0),
      quality: { mode: "block", threshold: 50 },
      jowlsScale: "four-is-sagging",
      recommendations: { maxItems: 4, needMedium: 1, needPoor: 2 },
    });
    expect(settings.criteria[30]).toEqual({ ...defaults.criteria[30], stable: 7 });
    expect(settings.criteria[32]).toMatchObject({ good: 80, medium: 50 });
    expect(settings.criteria[31]).toMatchObject({ good: -3, medium: 2 });
  });
});

describe("the perceived age", () => {
  const decision = { enabled: true, decidedBy: "sophie", decided: new Date(0) };

  it("the perceived age is off in a new project, and as long as nobody has signed for it", () => {
    expect(defaults.perceivedAge).toEqual({ enabled: false, decidedBy: null, decided: null });
    for (const perceivedAge of [
      true,
      { enabled: true },
      { ...decision, decidedBy: "" },
      { ...decision, decided: "?" },
    ])
      expect(parseAiSettings({ perceivedAge }).perceivedAge.enabled).toBe(false);
  });

  it.each([undefined, null, 3, []])("the perceived age is off for the stored fields %j", (fields) => {
    expect(readPerceivedAgeSwitch(fields)).toEqual(defaults.perceivedAge);
  });

  it("the perceived age is what was decided, by whom and when", () => {
    expect(parseAiSettings({ perceivedAge: decision }).perceivedAge).toEqual(decision);
    expect(parseAiSettings({ perceivedAge: { ...decision, enabled: false } }).perceivedAge).toEqual({
      ...decision,
      enabled: false,
    });
  });

  it("the perceived age is listed with what changed", () => {
    const after = { ...defaults, perceivedAge: decision };
    expect(aiSettingsChanges(defaults, after).map(({ path }) => path.join("."))).toEqual([
      "perceivedAge.enabled",
      "perceivedAge.decidedBy",
      "perceivedAge.decided",
    ]);
  });

  it.each([
    ["the embedded engine without its model", "embedded", { hasAgeModel: false }, true],
    ["the embedded engine with its model", "embedded", { hasAgeModel: true }, false],
    ["a remote service, which has a model of its own", "remote", { hasAgeModel: false }, false],
    ["a server that has not answered yet", "embedded", null, false],
  ] as const)(
    "the perceived age is refused by what cannot estimate it: %s",
    (_what, name, environment, refused) => {
      const obstacle = perceivedAgeObstacle({ engine: { name, version: null } }, environment);
      expect(obstacle?.includes("n’est pas installé sur ce serveur") ?? false).toBe(refused);
    },
  );

  it("the perceived age comes with a note that tells where its model comes from, and how wrong it is", () => {
    const note = perceivedAgeNote.map(({ message }) => message).join(" ");
    expect(note).toContain("réservées à la recherche");
    expect(note).toContain("9\u00A0ans");
  });
});

describe("the criteria in force", () => {
  it("the criteria in force are the 13 with their starting values, before anything is saved", () => {
    // What is looked at has another text (`observedCriteria.test`).
    const shown = criteria.map(({ text, ...criterion }) =>
      isScoreValid(criterion.key) ? { ...criterion, text } : { ...criterion, observed: true },
    );
    expect(criteriaInForce(defaults)).toMatchObject(shown);
  });

  it.each(criteria)("$id $key takes its limits, stable difference and text", ({ id }) => {
    const { good, medium } = defaults.criteria[id];
    const step = criterionById(id).direction === "higher" ? -1 : 1;
    const changed = { ...defaults.criteria[id], medium: medium + step, stable: 1, text: "Autre texte" };
    const inForce = criteriaInForce({ criteria: { ...defaults.criteria, [id]: changed } });
    const limits = { good, medium: medium + step };
    const criterion = inForce.find((candidate) => candidate.id === id);
    expect(criterion).toMatchObject({ stable: 1, text: "Autre texte" });
    expect(criterion?.thresholds ?? criterion?.ageGap).toEqual(limits);
    expect(criterion?.thresholds === null).toBe(criterionById(id).thresholds === null);
  });

  it("leave out what is disabled, and follow the order", () => {
    const settings = withCriterion(30, { enabled: false });
    expect(criteriaInForce(settings).map(({ id }) => id)).not.toContain(30);
    expect(
      criteriaInForce(withCriterion(999, { order: 1 }))
        .map(({ id }) => id)
        .slice(0, 3),
    ).toEqual([30, 999, 31]);
  });

  it("decide how a result is read", () => {
    const settings = {
      ...withCriterion(30, { good: 90, scored: true }),
      jowlsScale: "four-is-sagging" as const,
    };
    const result = parseDiagnosisResult([entry(30, 80), entry(999, 4)], resultOptions(settings));
    const [redness] = result.criteria;
    expect(redness).toMatchObject({ value: 80, band: "medium" });
    expect(result.criteria.at(-1)).toMatchObject({ value: 1, band: "poor" });
    expect(bandOf(criterionById(30), 80)).toBe("good");
  });
});

it("a criterion without limits has its whole range", () => {
  const bare = { ...criterionById(30), thresholds: null };
  expect(editedThresholds(bare)).toEqual({ good: 100, medium: 0 });
});

describe("the quality of a photo", () => {
  it.each([
    ["off", 10, "accepted"],
    ["advise", 49.4, "advised-against"],
    ["advise", 49.5, "accepted"],
    ["block", 10, "refused"],
    ["block", 50, "accepted"],
    ["block", null, "accepted"],
  ] as const)("mode %s, %s: %s", (mode, value, verdict) => {
    expect(photoVerdict({ ...defaults.quality, mode }, value)).toBe(verdict);
  });
});

describe("the form of the AI settings", () => {
  const messagesOf = (settings: unknown) =>
    v.safeParse(aiSettingsForm, settings).issues?.map((issue) => [v.getDotPath(issue), issue.message]);

  it("the form of the AI settings gives the values to store", () => {
    expect(v.parse(aiSettingsForm, formOf(defaults))).toEqual(formOf(defaults));
    const typed = formOf(withCriterion(30, { good: "75", medium: " 55 ", stable: "2,5" }));
    expect(v.parse(aiSettingsForm, typed).criteria[30]).toMatchObject({ good: 75, medium: 55, stable: 2.5 });
    const engine = { name: "remote", version: " " };
    expect(v.parse(aiSettingsForm, { ...formOf(defaults), engine }).engine.version).toBeNull();
  });

  const wrongOrder = (side: string) =>
    `Le seuil «\u00A0Point fort\u00A0» doit être ${side} au seuil «\u00A0À entretenir\u00A0».`;

  it.each([
    [30, { good: 50 }, "good", wrongOrder("supérieur")],
    [31, { good: 2 }, "good", wrongOrder("inférieur")],
    [30, { good: 101 }, "good", "Saisissez une valeur entre 0 et 100."],
    [999, { medium: 0 }, "medium", "Saisissez une valeur entre 1 et 4."],
    [31, { good: -131 }, "good", "Saisissez une valeur entre −130 et 130."],
    [30, { good: 70.5 }, "good", "Saisissez un nombre entier, sans virgule."],
    [30, { stable: -1 }, "stable", "Saisissez une valeur entre 0 et 100."],
    [30, { text: " " }, "text", "Saisissez le texte du critère."],
    [30, { text: "t".repeat(801) }, "text", "800 caractères au plus. Retirez 1\u00A0caractère."],
    [30, { order: 14 }, "order", "Saisissez une valeur entre 1 et 13."],
  ] as const)("the form of the AI settings refuses criterion %s with %j", (id, fields, name, message) => {
    expect(messagesOf(formOf(withCriterion(id, fields)))).toEqual([[`criteria.${id}.${name}`, message]]);
  });

  it.each([
    [{ quality: { ...defaults.quality, threshold: null } }, "quality.threshold", "Saisissez un nombre."],
    [{ quality: { ...defaults.quality, mode: "strict" } }, "quality.mode", "Choisissez un mode."],
    [
      { recommendations: { ...defaults.recommendations, needPoor: 1 } },
      "recommendations.needPoor",
      "Une priorité doit compter plus qu’un critère à entretenir.",
    ],
    [
      { recap: { ...defaults.recap, disclaimer: "" } },
      "recap.disclaimer",
      "Saisissez le texte d’avertissement.",
    ],
    [
      { limits: { ...defaults.limits, timeoutSeconds: 5 } },
      "limits.timeoutSeconds",
      "Saisissez une valeur entre 10 et 540.",
    ],
  ])("the form of the AI settings refuses %j", (fields, path, message) => {
    expect(messagesOf({ ...formOf(defaults), ...fields })).toEqual([[path, message]]);
  });

  it("the form of the AI settings keeps one criterion at least", () => {
    const disabled = Object.fromEntries(
      Object.entries(defaults.criteria).map(([id, settings]) => [id, { ...settings, enabled: false }]),
    );
    expect(messagesOf({ ...formOf(defaults), criteria: disabled })).toEqual([
      ["criteria", "Gardez au moins un critère activé."],
    ]);
  });
});

describe("the differences of two versions", () => {
  it("the differences of two versions are named from the outside in", () => {
    const after = {
      ...withCriterion(30, { good: 75 }),
      version: 4,
      updatedBy: "sophie",
      jowlsScale: "four-is-sagging" as const,
    };
    expect(aiSettingsChanges(defaults, after)).toEqual([
      { path: ["criteria", "30", "good"], before: 70, after: 75 },
      { path: ["jowlsScale"], before: "four-is-sharp", after: "four-is-sagging" },
    ]);
    expect(aiSettingsChanges(after, after)).toEqual([]);
  });
});
