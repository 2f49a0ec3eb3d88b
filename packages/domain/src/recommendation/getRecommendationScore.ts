import * as v from "valibot";
import { CarnationError } from "../error/carnationError.ts";
import { scoreSchema, type StoredTerm, storedTermSchema, toStoredTerms } from "./diagnosisRecommendations.ts";
import type { RecommendationScore } from "./scoreRecommendation.ts";

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

/** An id that can be one segment of a document path. */
const idSchema = v.pipe(v.string(), v.regex(/^[^/]+$/u));

const requestSchema = v.object({ recommendationId: idSchema, diagnosisId: idSchema });

const responseSchema = v.object({
  score: v.nullable(scoreSchema),
  terms: v.optional(v.array(storedTermSchema), []),
});

/**
 * Checks a payload of `getrecommendationscore`, which comes from outside.
 * @throws {CarnationError} invalid-argument, unless it has both ids
 */
export function parseGetRecommendationScore(payload: unknown): GetRecommendationScoreRequest {
  const parsed = v.safeParse(requestSchema, payload);
  if (parsed.success) return parsed.output;
  throw new CarnationError("invalid-argument", "recommendationId and diagnosisId are required");
}

/**
 * Checks an answer of `getrecommendationscore`.
 * @throws {CarnationError} internal, when it has no score
 */
export function parseGetRecommendationScoreResponse(answer: unknown): GetRecommendationScoreResponse {
  const parsed = v.safeParse(responseSchema, answer);
  if (parsed.success) return parsed.output;
  throw new CarnationError(
    "internal",
    `getrecommendationscore answered without a score: ${parsed.issues[0].message}`,
  );
}

/** The answer of `getrecommendationscore` for a score. */
export function getRecommendationScoreResponse({
  score,
  terms,
}: RecommendationScore): GetRecommendationScoreResponse {
  return { score, terms: toStoredTerms(terms) };
}
