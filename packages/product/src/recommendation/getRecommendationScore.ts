import { type RecommendationScore, scoreSchema } from "@carnation/domain/internal/recommendation";
import { documentIdSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";
import { type StoredTerm, storedTermSchema, toStoredTerms } from "./diagnosisRecommendations.ts";

/** Answer of the callable `getrecommendationscore`. */
export interface GetRecommendationScoreResponse {
  /** 0-100; null when no criterion that the recommendation targets could be judged. */
  readonly score: number | null;
  /** Holds what the score is made of; `fromStoredTerms` gives them their criteria. */
  readonly terms: readonly StoredTerm[];
}

const incomplete = "Choisissez une recommandation et un diagnostic.";
const idSchema = documentIdSchema(incomplete);

/** Payload of the callable `getrecommendationscore`: both ids are needed (specification 5). */
export const getRecommendationScoreRequest = v.object(
  { recommendationId: idSchema, diagnosisId: idSchema },
  incomplete,
);

/** Answer of the callable `getrecommendationscore`. */
export const getRecommendationScoreResponse = v.object({
  score: v.nullable(scoreSchema),
  terms: v.nullish(v.array(storedTermSchema), []),
});

/** The answer of `getrecommendationscore` for a score. */
export function toRecommendationScoreResponse({
  score,
  terms,
}: RecommendationScore): GetRecommendationScoreResponse {
  return { score, terms: toStoredTerms(terms) };
}
