import { CarnationError } from "@carnation/domain/error";
import { diagnosisErrorCodes, diagnosisErrorTexts, photoLimits } from "@carnation/domain/internal/photo";
import { isDocumentId } from "@carnation/domain/internal/wire";
import type { MarkReview } from "@carnation/domain/result";
import { emptyRoutine, type Routine } from "@carnation/domain/routine";
import type { DiagnosisRecommendations } from "../recommendation/diagnosisRecommendations.ts";
import { dailyLimitReached } from "./dailyLimit.ts";
import { type Diagnosis, parseDiagnosis, toStoredDiagnosis } from "./diagnosis.ts";
import { diagnosisStates } from "./diagnosisState.ts";
import { associateDiagnosisRequest } from "./associateDiagnosis.ts";
import { diagnosisConditions } from "./conditions.ts";
import { startDiagnosisRequest } from "./startDiagnosis.ts";
import { describe, expect, it } from "vitest";
import { defaultAiSettings } from "../ai-settings/aiSettings.ts";
import { judgementOf } from "../judgement/judgement.ts";

import * as fc from "fast-check";
import { parsePayload } from "../wire/payload.ts";
import { parseResponse } from "../callable/callable.ts";
import * as callables from "../callable/callables.ts";

const created = new Date("2026-11-21T13:05:00Z");
const stored = {
  uid: "claire",
  consent: true,
  customer: { id: "anais", path: "users/claire/customers/anais" },
  enabledSubcategories: [{ id: "led" }, "subcategories/peeling"],
  state: "started",
  created: { toDate: () => created },
};

const noRecommendations: DiagnosisRecommendations = { cosmetics: [], other: [] };
const someRecommendations: DiagnosisRecommendations = {
  cosmetics: [
    { recommendation: "r1", score: 75, terms: [{ criterion: 50, weight: 4, band: "poor", need: 2 }] },
  ],
  other: [{ recommendation: "led", score: 20, terms: [] }],
};
const someRoutine: Routine = {
  ...emptyRoutine,
  cabin: [
    {
      id: "cabin-1",
      recommendation: "led",
      label: "LED rouge",
      place: 0,
      quantity: 4,
      frequency: "",
      note: "",
      override: null,
    },
  ],
  nextPhoto: "2027-01-15",
  discount: 10,
};

describe("parseDiagnosis", () => {
  it("parseDiagnosis reads the timestamps and references of an SDK", () => {
    expect(parseDiagnosis("d1", stored)).toEqual({
      id: "d1",
      uid: "claire",
      consent: true,
      customer: "anais",
      enabledSubcategories: ["led", "peeling"],
      conditions: [],
      state: "started",
      error: null,
      created,
      resultSource: null,
      engineVersion: null,
      judgement: null,
      recommendations: noRecommendations,
      routine: emptyRoutine,
      observations: {},
      markReviews: {},
    });
  });

  it("parseDiagnosis reads the conditions of the day in their order, without what is none", () => {
    const conditions = ["after-sport", "cleansed", "tired", 3];
    expect(parseDiagnosis("d1", { ...stored, conditions }).conditions).toEqual(["cleansed", "after-sport"]);
    expect(parseDiagnosis("d1", { ...stored, conditions: "cleansed" }).conditions).toEqual([]);
  });

  it("parseDiagnosis reads one that names no client as a quick one", () => {
    const { customer: _, ...unnamed } = stored;
    expect(parseDiagnosis("d1", unnamed).customer).toBeNull();
  });

  it("parseDiagnosis reads a quick diagnosis that is done", () => {
    const done = {
      ...stored,
      customer: null,
      enabledSubcategories: null,
      state: "done",
      result_source: "file",
      engine_version: "1.0.0",
      recommendations: { cosmetics: [{ reference: "recommendations/r1", score: 80 }], other: [] },
      routine: { evening: [{ id: "s1", recommendation: { id: "r1" }, label: "Sérum" }], discount: 12.5 },
    };
    expect(parseDiagnosis("d1", done)).toMatchObject({
      customer: null,
      enabledSubcategories: [],
      state: "done",
      resultSource: "file",
      engineVersion: "1.0.0",
      recommendations: { cosmetics: [{ recommendation: "r1", score: 80, terms: [] }], other: [] },
      routine: { morning: [], evening: [{ id: "s1", recommendation: "r1", quantity: 1 }], discount: 12.5 },
    });
  });

  it("parseDiagnosis has an error in the state error, and only there", () => {
    expect(parseDiagnosis("d1", { ...stored, state: "error", error: "too-dark" }).error).toBe("too-dark");
    expect(parseDiagnosis("d1", { ...stored, state: "error", error: "new-code" }).error).toBe("internal");
    expect(parseDiagnosis("d1", { ...stored, state: "error" }).error).toBe("internal");
    expect(parseDiagnosis("d1", { ...stored, error: "too-dark" }).error).toBeNull();
  });

  it.each([{ ...stored, state: "paused" }, { ...stored, created: "yesterday" }, null])(
    "parseDiagnosis refuses what is no diagnosis",
    (fields) => {
      expect(() => parseDiagnosis("d1", fields)).toThrow(/Invalid/u);
    },
  );

  it.each<[unknown, readonly string[] | undefined]>([
    [null, undefined],
    [{ discount: "15" }, undefined],
    [{ morning: ["recommendations/serum"] }, undefined],
    ["matin", ["routine"]],
    [[{ path: "recommendations/serum" }], ["routine"]],
    [{ morning: [{ label: "Crème" }] }, ["routine"]],
    [{ products: ["recommendations/serum"] }, ["routine"]],
  ])(
    "a routine stored as %j takes nothing else away, and is named where it cannot be read",
    (routine, parts) => {
      const read = parseDiagnosis("d1", { ...stored, routine });
      expect(read.unreadable).toEqual(parts);
      expect(read).toMatchObject({ state: "started", created });
    },
  );

  it("parseDiagnosis is its owner's where it does not say whose it is", () => {
    for (const uid of [undefined, null, 4]) {
      expect(parseDiagnosis("d1", { ...stored, uid }, "users/claire/diagnosis/d1").uid).toBe("claire");
    }
  });
});

const someReview: MarkReview = {
  struck: ["2"],
  kept: ["1"],
  added: [{ id: "a1", at: [0.5, 0.25] }],
  version: 3,
  engineVersion: "carnation-1.4.0",
  verified: { date: new Date(0), count: 2, value: 90.5, margin: 5.1 },
};

describe("toStoredDiagnosis", () => {
  it("toStoredDiagnosis gives what parseDiagnosis reads back as the same diagnosis", () => {
    const id = fc.string({ minLength: 1 }).filter(isDocumentId);
    const diagnosis: fc.Arbitrary<Diagnosis> = fc
      .record({
        id,
        uid: id,
        consent: fc.boolean(),
        customer: fc.option(id),
        enabledSubcategories: fc.uniqueArray(id),
        conditions: fc.subarray([...diagnosisConditions]),
        state: fc.constantFrom(...diagnosisStates),
        error: fc.constantFrom(...diagnosisErrorCodes),
        created: fc.date({ noInvalidDate: true }),
        resultSource: fc.constantFrom("file" as const, null),
        judgement: fc.constantFrom(null, {
          ...judgementOf({ ...defaultAiSettings(), version: 3 }),
          photoVerdict: "advised-against" as const,
        }),
        engineVersion: fc.option(fc.string()),
        recommendations: fc.constantFrom(noRecommendations, someRecommendations),
        routine: fc.constantFrom(emptyRoutine, someRoutine),
        observations: fc.constantFrom({}, { 999: { choice: "3" as const, date: new Date(0) } }),
        markReviews: fc.constantFrom({}, { 39: someReview }),
      })
      .map((given) => ({ ...given, error: given.state === "error" ? given.error : null }));
    fc.assert(
      fc.property(diagnosis, (given) => {
        expect(parseDiagnosis(given.id, toStoredDiagnosis(given))).toEqual(given);
      }),
    );
  });

  it("toStoredDiagnosis writes references as paths, under the specification's names", () => {
    expect(toStoredDiagnosis(parseDiagnosis("d1", stored))).toEqual({
      uid: "claire",
      consent: true,
      customer: "users/claire/customers/anais",
      enabledSubcategories: ["subcategories/led", "subcategories/peeling"],
      conditions: [],
      state: "started",
      error: null,
      created,
      result_source: null,
      engine_version: null,
      judgement: null,
      recommendations: noRecommendations,
      routine: emptyRoutine,
      observations: {},
      mark_reviews: {},
    });
  });
});

describe("diagnosis errors", () => {
  it("diagnosis errors say what happened and what to do, in typeset French", () => {
    for (const code of diagnosisErrorCodes) {
      const { title, message } = diagnosisErrorTexts[code];
      expect(title).not.toMatch(/[.!]$/u);
      expect(message).toMatch(/\.$/u);
      expect(message).not.toMatch(/'| [;:%]/u);
    }
  });

  it("name the limits that are in force", () => {
    const { message } = diagnosisErrorTexts["too-large"];
    expect(message).toContain(`${photoLimits.maxPixels / 1_000_000} mégapixels`);
    expect(message).toContain(`${photoLimits.maxUploadBytes / 1024 ** 2} Mo`);
    expect(diagnosisErrorTexts["photo-too-small"].message).toContain(`${photoLimits.minSidePx} pixels`);
  });

  it("ask for distance where the face is too near, and to come closer only where it is too far", () => {
    const asksToComeCloser = diagnosisErrorCodes.filter((code) =>
      diagnosisErrorTexts[code].message.includes("Rapprochez-vous"),
    );
    expect(asksToComeCloser).toEqual(["too-small"]);
    expect(diagnosisErrorTexts["too-close"].message).toContain("Reculez");
  });
});

describe("startDiagnosis", () => {
  it("startDiagnosis accepts a quick diagnosis and one for a client", () => {
    expect(parsePayload(startDiagnosisRequest, { consent: true })).toEqual({ consent: true });
    const full = { consent: true, customerId: "anais", enabledSubcategories: ["led"] };
    expect(parsePayload(startDiagnosisRequest, { ...full, uid: "somebody-else" })).toEqual(full);
  });

  it.each([{ consent: false }, { consent: "true" }, {}])(
    "startDiagnosis refuses %o with the message on consent",
    (payload) => {
      expect(() => parsePayload(startDiagnosisRequest, payload)).toThrow(
        new CarnationError("invalid-argument", "Le client doit accepter les conditions d'utilisation"),
      );
    },
  );

  it("startDiagnosis takes null for what was left out, as the SDKs send undefined", () => {
    const sent = { consent: true, customerId: null, enabledSubcategories: null };
    expect(parsePayload(startDiagnosisRequest, sent)).toEqual({ consent: true });
  });

  it("startDiagnosis takes each subcategory once, 50 at most", () => {
    const request = (enabledSubcategories: readonly unknown[]) =>
      parsePayload(startDiagnosisRequest, { consent: true, enabledSubcategories });
    expect(request(["led", "peeling", "led"]).enabledSubcategories).toEqual(["led", "peeling"]);
    const many = Array.from({ length: 51 }, (_, index) => `s${index}`);
    expect(request(many.slice(1)).enabledSubcategories).toHaveLength(50);
    const tooMany = expect.objectContaining({
      code: "invalid-argument",
      message: "Choisissez 50 sous-catégories au plus.",
    });
    expect(() => request(many)).toThrow(tooMany);
    expect(() => request(Array.from({ length: 100_000 }, () => 3))).toThrow(tooMany);
  });

  it("startDiagnosis takes each condition of the day once", () => {
    const request = { consent: true, conditions: ["make-up", "cleansed", "make-up"] };
    expect(parsePayload(startDiagnosisRequest, request).conditions).toEqual(["cleansed", "make-up"]);
  });

  it.each([
    null,
    "consent",
    { consent: true, customerId: "__x__" },
    { consent: true, customerId: "é".repeat(751) },
    { consent: true, customerId: ["anais"] },
    { consent: true, enabledSubcategories: "led" },
    { consent: true, enabledSubcategories: ["x".repeat(1501)] },
    { consent: true, enabledSubcategories: ["subcategories/led"] },
    { consent: true, enabledSubcategories: [null] },
    { consent: true, customerId: "" },
    { consent: true, customerId: "../../nadia" },
    { consent: true, enabledSubcategories: [3] },
    { consent: true, conditions: "cleansed" },
    { consent: true, conditions: ["tired"] },
    { consent: true, conditions: Array.from({ length: 5 }, () => "cleansed") },
  ])("startDiagnosis refuses %o as invalid", (payload) => {
    expect(() => parsePayload(startDiagnosisRequest, payload)).toThrow(
      expect.objectContaining({ code: "invalid-argument" }),
    );
  });

  it("answers with an id", () => {
    expect(parseResponse(callables.startDiagnosis, { id: "d1" })).toEqual({ id: "d1" });
    expect(() => parseResponse(callables.startDiagnosis, null)).toThrow(
      expect.objectContaining({ code: "internal" }),
    );
  });
});

describe("associatediagnosis", () => {
  it("associatediagnosis needs the diagnosis and the client", () => {
    const payload = { id: "d1", customerId: "anais" };
    expect(parsePayload(associateDiagnosisRequest, { ...payload, uid: "nadia" })).toEqual(payload);
  });

  it.each([null, {}, { id: "d1" }, { customerId: "anais" }, { id: "d1", customerId: "a/b" }])(
    "associatediagnosis refuses %j as invalid, in French",
    (payload) => {
      expect(() => parsePayload(associateDiagnosisRequest, payload)).toThrow(
        new CarnationError("invalid-argument", "Choisissez un diagnostic et un client."),
      );
    },
  );
});

it("the limit of a day says how many there are, and when there is one again", () => {
  expect(dailyLimitReached(1)).toBe(
    "La limite de 1\u00A0diagnostic par jour est atteinte. Vous pourrez en commencer un autre demain.",
  );
});
