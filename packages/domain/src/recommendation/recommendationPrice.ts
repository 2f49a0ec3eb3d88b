import * as v from "valibot";
import { tickField } from "../field/choiceFields.ts";
import { formObject } from "../field/formObject.ts";
import type { Cents } from "../money/cents.ts";
import { optionalPriceSchema } from "./storedPrice.ts";
import { optionalPriceField } from "../money/priceField.ts";

/** Describes what one professional has settled for a recommendation of the catalogue: `recommendations/{id}/prices/{uid}`. */
export interface RecommendationPrice {
  /** The professional. */
  readonly uid: string;
  /** Their own price, VAT included, in cents; null to ask the catalogue's. */
  readonly price: Cents | null;
  /** They have hidden it from their catalogue, and it is never proposed to their clients. */
  readonly hidden: boolean;
}

const storedPrice = v.object({
  price: optionalPriceSchema,
  hidden: v.fallback(v.boolean(), false),
});

/**
 * Reads what a professional has settled for a recommendation.
 * @param uid the document's id, which is the professional's
 * @throws {v.ValiError} when the document is not such a settlement
 */
export function parseRecommendationPrice(uid: string, fields: unknown): RecommendationPrice {
  return { uid, ...v.parse(storedPrice, fields) };
}

/** Describes what one professional has settled, by the id of the recommendation. */
export type SettledPrices = ReadonlyMap<string, RecommendationPrice>;

/** « Personnaliser mon prix », « Masquer »: gives the fields to store. An empty price is the catalogue's. */
export const recommendationPriceForm = /* @__PURE__ */ formObject({
  price: optionalPriceField,
  hidden: /* @__PURE__ */ tickField,
});
