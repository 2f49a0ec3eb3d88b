import * as v from "valibot";
import { parseRequest, parseResponse } from "../wire/callable.ts";
import { documentIdSchema } from "../wire/documentId.ts";
import { type StoredTerm, storedTermSchema, toStoredTerms } from "./diagnosisRecommendations.ts";
import type { RecommendationScore } from "./scoreRecommendation.ts";
import { scoreSchema } from "./scoreSchema.ts";

/** Payload of the callable `getrecommendationscore`: both ids are needed (specification 5). */
export interface GetRecommendationScoreRequest {
  readonly recommendationId: string;
  readonly diagnosisId: string;
}

/** Answer of the callable `getrecommendationscore`. */
export interface GetRecommendationScoreResponse {
  /** 0-100; null when no criterion that the recommendation targets could be judged. */
  readonly score: number | null;
  /** What the score is made of; `fromStoredTerms` gives them their criteria. */
  readonly terms: readonly StoredTerm[];
}

const incomplete = "Choisissez une recommandation et un diagnostic.";
const idSchema = documentIdSchema(incomplete);

const requestSchema = v.object({ recommendationId: idSchema, diagnosisId: idSchema }, incomplete);

const responseSchema = v.object({
  score: v.nullable(scoreSchema),
  terms: v.nullish(v.array(storedTermSchema), []),
});

/**
 * Checks a payload of `getrecommendationscore`, which comes from outside.
 * @throws {CarnationError} invalid-argument, unless it has both ids
 */
export function parseGetRecommendationScoreRequest(payload: unknown): GetRecommendationScoreRequest {
  return parseRequest(requestSchema, payload);
}

/**
 * Checks an answer of `getrecommendationscore`.
 * @throws {CarnationError} internal, when it has no score
 */
export function parseGetRecommendationScoreResponse(answer: unknown): GetRecommendationScoreResponse {
  return parseResponse(responseSchema, answer, "getrecommendationscore");
}

/** The answer of `getrecommendationscore` for a score. */
export function getRecommendationScoreResponse({
  score,
  terms,
}: RecommendationScore): GetRecommendationScoreResponse {
  return { score, terms: toStoredTerms(terms) };
}
