import * as v from "valibot";
import { type CarnationForm, useCarnationForm } from "../../../fields/form/index.ts";

const weight = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));

export const recommendationSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty("Écrivez le nom du produit.")),
  category: v.string(),
  subcategory: v.string(),
  priceCents: v.pipe(v.nullable(v.number()), v.number("Écrivez un prix, par exemple 49,00.")),
  vat: v.string(),
  usage: v.string(),
  weights: v.object({ wrinkles: weight, firmness: weight, evenness: weight }),
});

export type RecommendationInput = v.InferInput<typeof recommendationSchema>;
export type Recommendation = v.InferOutput<typeof recommendationSchema>;

const serum: RecommendationInput = {
  name: "Sérum rétinol 0,2\u00A0%",
  category: "cosmetics",
  subcategory: "serum",
  priceCents: 4900,
  vat: "20",
  usage: "Le soir, deux à trois fois par semaine. SPF 50 obligatoire le matin.",
  weights: { wrinkles: 4, firmness: 2, evenness: 2 },
};

/** The form of a recommendation that exists, for stories and tests. */
export function useRecommendationForm(
  values: Partial<RecommendationInput> = {},
): CarnationForm<RecommendationInput, Recommendation> {
  return useCarnationForm({ schema: recommendationSchema, defaultValues: { ...serum, ...values } });
}
