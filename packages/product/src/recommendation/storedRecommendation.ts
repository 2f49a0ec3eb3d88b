import {
  careMoments,
  DEFAULT_VAT_RATE,
  optionalPriceSchema,
  scoreSchema,
  weightsSchema,
} from "@carnation/domain/internal/recommendation";
import { recommendationCategories } from "@carnation/domain/internal/subcategory";
import {
  optionalDateSchema,
  optionalFileNameSchema,
  optionalRelatedIdSchema,
  placeSchema,
  readableTextSchema,
  relatedIdSchema,
} from "@carnation/domain/internal/wire";
import { type BasisPoints, isRate } from "@carnation/domain/money";
import type { Recommendation } from "@carnation/domain/routine";
import * as v from "valibot";

const storedRecommendation = v.object({
  name: readableTextSchema,
  owner: relatedIdSchema("users"),
  active: v.fallback(v.boolean(), false),
  category: v.fallback(v.picklist(recommendationCategories), "other"),
  subcategory: optionalRelatedIdSchema("subcategories"),
  picture: optionalFileNameSchema,
  description: readableTextSchema,
  use: readableTextSchema,
  moments: v.pipe(
    v.fallback(v.nullish(v.array(v.unknown()), []), []),
    v.transform((moments) => careMoments.filter((moment) => moments.includes(moment))),
  ),
  frequency: readableTextSchema,
  price: optionalPriceSchema,
  vatRate: v.fallback(v.custom<BasisPoints>(isRate), DEFAULT_VAT_RATE),
  weights: weightsSchema,
  contraindications: v.nullish(v.array(relatedIdSchema("contraindications")), []),
  note: readableTextSchema,
  order: placeSchema,
  created: optionalDateSchema,
  updated: optionalDateSchema,
  score: v.fallback(v.nullish(scoreSchema, null), null),
});

/** Names of the fields under which a recommendation is stored. */
export type RecommendationField = keyof typeof storedRecommendation.entries;

/**
 * Reads a stored recommendation. What is in doubt is not proposed: without `active` it is inactive, without a
 * readable category it is `other`. A list of contraindications that cannot be read is refused, never shortened.
 * @throws {v.ValiError} when the document is not a recommendation
 */
export function parseRecommendation(id: string, fields: unknown): Recommendation {
  return { id, ...v.parse(storedRecommendation, fields) };
}
