import * as v from "valibot";
import { type BasisPoints, isRate } from "../money/rate.ts";
import type { Cents } from "../money/cents.ts";
import { optionalPriceSchema } from "./storedPrice.ts";
import { documentPaths } from "../path/documentPath.ts";
import {
  type RecommendationCategory,
  recommendationCategories,
} from "../subcategory/recommendationCategory.ts";
import { optionalRelatedIdSchema, relatedIdSchema } from "../wire/related.ts";
import {
  optionalDateSchema,
  optionalFileNameSchema,
  placeSchema,
  readableTextSchema,
} from "../wire/wireValues.ts";
import { type CareMoment, careMoments } from "./careMoment.ts";
import { DEFAULT_VAT_RATE } from "./catalogueDefaults.ts";
import { scoreSchema } from "./scoreSchema.ts";
import { type CriterionWeights, weightsSchema } from "./weights.ts";

/** A product, a care or a habit that can be proposed to a person. */
export interface Recommendation {
  readonly id: string;
  readonly name: string;
  /** `world` for the shared catalogue, or the uid of the professional it belongs to. */
  readonly owner: string;
  /** An inactive one is never proposed. */
  readonly active: boolean;
  readonly category: RecommendationCategory;
  /** Id of its subcategory; null when it has none. */
  readonly subcategory: string | null;
  /** File name of the picture, `id.ext`; null when there is none. */
  readonly picture: string | null;
  /** What it is. */
  readonly description: string;
  /** How it is applied. */
  readonly use: string;
  /** When it is applied, in the order of a day. */
  readonly moments: readonly CareMoment[];
  /** How often, in the words of the professional: « 2 fois par semaine », « cure de 4 ». */
  readonly frequency: string;
  /** Price for a consumer, VAT included, in cents; null when nobody has set one. */
  readonly price: Cents | null;
  /** VAT within the price, in basis points. */
  readonly vatRate: BasisPoints;
  readonly weights: CriterionWeights;
  /** Ids of the contraindications that set it aside. */
  readonly contraindications: readonly string[];
  /** A precaution or an advice, printed under it; may refer to a doctor. */
  readonly note: string;
  /** Place among the items of its step, from 1; null for none. */
  readonly order: number | null;
  readonly created: Date | null;
  /** When it was last changed; null when it is not known. What a form was opened with is compared with it. */
  readonly updated: Date | null;
  /**
   * Score that a document carries, 0-100. The product computes scores for a diagnosis and writes none here
   * (`scoreRecommendation`), so this is null unless another system wrote it.
   */
  readonly score: number | null;
}

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

/**
 * Reads a stored recommendation. What is in doubt is not proposed: without `active` it is inactive, without a
 * readable category it is `other`. A list of contraindications that cannot be read is refused, never shortened.
 * @throws {v.ValiError} when the document is not a recommendation
 */
export function parseRecommendation(id: string, fields: unknown): Recommendation {
  return { id, ...v.parse(storedRecommendation, fields) };
}

/** The fields to store for a recommendation, so that `parseRecommendation` reads the same one back. */
export function toStoredRecommendation(recommendation: Recommendation) {
  const { name, owner, active, category, picture, description, use, moments, frequency } = recommendation;
  const { subcategory, price, vatRate, weights, contraindications, note, order, created, updated, score } =
    recommendation;
  return {
    name,
    owner,
    active,
    category,
    subcategory: subcategory === null ? null : documentPaths.subcategory(subcategory),
    picture,
    description,
    use,
    moments,
    frequency,
    price,
    vatRate,
    weights,
    contraindications: contraindications.map(documentPaths.contraindication),
    note,
    order,
    created,
    updated,
    score,
  };
}
