import type { Cents } from "../money/cents.ts";
import type { Recommendation } from "./recommendation.ts";
import type { RecommendationPrice } from "./recommendationPrice.ts";

/**
 * The price that a professional asks for a recommendation, VAT included, in cents: their own, else the catalogue's;
 * null when nobody has set one.
 */
export function priceFor(
  recommendation: Pick<Recommendation, "price">,
  settled: Pick<RecommendationPrice, "price"> | null | undefined,
): Cents | null {
  return settled?.price ?? recommendation.price;
}
