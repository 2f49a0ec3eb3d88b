import { type Band, criteria, criterionById, criterionIds } from "@carnation/domain/criterion";
import {
  rankRecommendations,
  scoreRecommendation,
  whySentence,
} from "@carnation/domain/internal/recommendation";
import { parseDiagnosisResult } from "@carnation/domain/result";
import type { Weight } from "@carnation/domain/routine";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entry } from "@carnation/domain/testing/resultEntries";
import {
  type DiagnosisRecommendation,
  diagnosisRecommendations,
  fromStoredTerms,
  parseDiagnosisRecommendations,
  toStoredDiagnosisRecommendations,
  toStoredTerms,
} from "./diagnosisRecommendations.ts";
import { toRecommendationScoreResponse, getRecommendationScoreRequest } from "./getRecommendationScore.ts";
import { recommendation } from "@carnation/domain/testing/recommendations";
import { anyDocumentId } from "@carnation/domain/testing/anyDocumentId";
import { parsePayload } from "../wire/payload.ts";
import { parseResponse } from "../callable/callable.ts";
import * as callables from "../callable/callables.ts";

const result = parseDiagnosisResult([entry(50, 30), entry(32, 60), entry(35, 90)]);
const serum = recommendation({ id: "vitamin-c", weights: { 50: 4, 32: 3, 35: 1 } });
const led = recommendation({ id: "led", category: "other", weights: { 32: 1 } });
const terms = [
  { criterion: 32, weight: 3, band: "medium", need: 1 },
  { criterion: 35, weight: 1, band: "good", need: 0 },
  { criterion: 50, weight: 4, band: "poor", need: 2 },
] as const;

const anyItems: fc.Arbitrary<DiagnosisRecommendation[]> = fc.array(
  fc.record({
    recommendation: anyDocumentId,
    score: fc.integer({ min: 0, max: 100 }),
    terms: fc.array(
      fc.record({
        criterion: fc.constantFrom(...criterionIds),
        weight: fc.constantFrom<Weight[]>(1, 2, 3, 4, 5),
        band: fc.constantFrom<Band[]>("good", "medium", "poor"),
        need: fc.constantFrom(0, 1, 1.5, 2),
      }),
    ),
  }),
);

describe("the recommendations of a diagnosis", () => {
  it("the recommendations of a diagnosis are stored as a list of reference and score per category, with the terms of the score", () => {
    const kept = diagnosisRecommendations(rankRecommendations([serum, led], result));
    expect(toStoredDiagnosisRecommendations(kept)).toEqual({
      cosmetics: [{ reference: "recommendations/vitamin-c", score: 69, terms }],
      other: [
        {
          reference: "recommendations/led",
          score: 50,
          terms: [{ criterion: 32, weight: 1, band: "medium", need: 1 }],
        },
      ],
    });
  });

  it("the recommendations of a diagnosis are read as they were stored", () => {
    fc.assert(
      fc.property(anyItems, anyItems, (cosmetics, other) => {
        const stored = toStoredDiagnosisRecommendations({ cosmetics, other });
        expect(parseDiagnosisRecommendations(stored)).toEqual({ cosmetics, other });
      }),
    );
  });

  it("the recommendations of a diagnosis are read from references of an SDK without terms, what cannot be read being left out", () => {
    const field = {
      cosmetics: [{ reference: { id: "a" }, score: 82.5 }, { reference: "b" }, { score: 3 }, null, 7],
      other: [
        { reference: "recommendations/c", score: 100, terms: [{ criterion: 43, weight: 1, need: 1 }] },
        { reference: "d", score: 101 },
      ],
      unknown: [{ reference: "e", score: 1 }],
    };
    expect(parseDiagnosisRecommendations(field)).toEqual({
      cosmetics: [{ recommendation: "a", score: 82.5, terms: [] }],
      other: [{ recommendation: "c", score: 100, terms: [] }],
    });
  });

  it.each([undefined, null, [], "?", { cosmetics: "?", other: null }])(
    "the recommendations of a diagnosis are none in %j",
    (field) => {
      expect(parseDiagnosisRecommendations(field)).toEqual({ cosmetics: [], other: [] });
    },
  );

  it("the recommendations of a diagnosis never throw, whatever was stored", () => {
    fc.assert(
      fc.property(fc.anything(), (field) => {
        const { cosmetics, other } = parseDiagnosisRecommendations(field);
        expect([cosmetics, other].every(Array.isArray)).toBe(true);
      }),
    );
  });

  it("the recommendations of a diagnosis keep which term is what the professional saw", () => {
    const date = new Date("2026-11-21T10:00:00Z");
    const { terms: seen } = scoreRecommendation({ weights: { 37: 4, 50: 1 } }, result, {
      observations: { 37: { choice: "poor", date } },
    });
    expect(toStoredTerms(seen).map(({ criterion, observed }) => [criterion, observed])).toEqual([
      [37, true],
      [50, undefined],
    ]);
    expect(fromStoredTerms(toStoredTerms(seen), criteria)).toEqual(seen);
  });

  it("the recommendations of a diagnosis say why as on the day of the diagnosis", () => {
    expect(fromStoredTerms(terms, criteria)).toEqual(scoreRecommendation(serum, result).terms);
    expect(whySentence(fromStoredTerms(terms, criteria))).toBe(
      "Proposé car\u00A0: Éclat (priorité), Uniformité (à entretenir)",
    );
    expect(fromStoredTerms(terms, [criterionById(50)])).toHaveLength(1);
  });
});

describe("getrecommendationscore", () => {
  it("getrecommendationscore needs recommendationId and diagnosisId", () => {
    const payload = { recommendationId: "r1", diagnosisId: "d1" };
    expect(parsePayload(getRecommendationScoreRequest, { ...payload, uid: "nadia" })).toEqual(payload);
  });

  it.each([
    null,
    {},
    { recommendationId: "r1" },
    { diagnosisId: "d1" },
    { recommendationId: "", diagnosisId: "d1" },
    { recommendationId: "../r1", diagnosisId: "d1" },
    { recommendationId: "r1", diagnosisId: 1 },
  ])("getrecommendationscore refuses %j as invalid-argument", (payload) => {
    expect(() => parsePayload(getRecommendationScoreRequest, payload)).toThrow(
      expect.objectContaining({ code: "invalid-argument" }),
    );
  });

  it("answers with the score and its terms", () => {
    const answer = toRecommendationScoreResponse(scoreRecommendation(serum, result));
    expect(answer).toEqual({ score: 69, terms });
    expect(parseResponse(callables.getrecommendationscore, answer)).toEqual(answer);
  });

  it("answers with a score alone, or with null when nothing could be judged", () => {
    expect(parseResponse(callables.getrecommendationscore, { score: 12 })).toEqual({ score: 12, terms: [] });
    const nothing = scoreRecommendation(serum, parseDiagnosisResult([]));
    expect(parseResponse(callables.getrecommendationscore, toRecommendationScoreResponse(nothing))).toEqual({
      score: null,
      terms: [],
    });
  });

  it.each([null, {}, { score: 101 }, { score: "12" }])(
    "getrecommendationscore takes the answer %j for internal",
    (answer) => {
      expect(() => parseResponse(callables.getrecommendationscore, answer)).toThrow(
        expect.objectContaining({ code: "internal" }),
      );
    },
  );
});
