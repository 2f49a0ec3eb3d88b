import * as v from "valibot";
import { formatCount } from "../format/countFormat.ts";
import { parseRequest, parseResponse } from "../wire/callable.ts";
import { documentIdSchema } from "../wire/documentId.ts";
import { countSchema } from "../wire/wireValues.ts";

/** Payload of the callable `recommendationuse`. */
export interface RecommendationUseRequest {
  readonly recommendationId: string;
}

/** Answer of the callable `recommendationuse`: a number, and nothing of the people whose routines they are. */
export interface RecommendationUseResponse {
  /** How many saved routines hold it. */
  readonly routines: number;
}

const requestSchema = v.object({ recommendationId: documentIdSchema() }, "Choisissez une recommandation.");

const responseSchema = v.object({ routines: countSchema });

/**
 * Checks a payload of `recommendationuse`, which comes from outside.
 * @throws {CarnationError} invalid-argument, unless it names a recommendation
 */
export function parseRecommendationUseRequest(payload: unknown): RecommendationUseRequest {
  return parseRequest(requestSchema, payload);
}

/**
 * Checks an answer of `recommendationuse`.
 * @throws {CarnationError} internal, when it is no number of routines
 */
export function parseRecommendationUseResponse(answer: unknown): RecommendationUseResponse {
  return parseResponse(responseSchema, answer, "recommendationuse");
}

/** « utilisée dans 12 routines » */
export function recommendationUseWords(routines: number): string {
  if (routines === 0) return "dans aucune routine";
  return `utilisée dans ${formatCount(routines, "routine", "routines")}`;
}
