import type { Contraindication } from "@carnation/domain/internal/contraindication";
import { pictureChangeField } from "@carnation/domain/internal/field";
import type { Recommendation, Subcategory } from "@carnation/domain/routine";
import {
  recommendationForm,
  type RecommendationFormInput,
  recommendationFormInput,
  type RecommendationFormOutput,
} from "@carnation/product/recommendation";
import { useCarnationForm } from "@carnation/ui/form";
import { useMemo } from "react";
import * as v from "valibot";

/** Describes what the form of a recommendation is drawn from. */
export interface RecommendationContext {
  /** Those that can be chosen. */
  readonly subcategories: readonly Subcategory[];
  readonly contraindications: readonly Contraindication[];
  /** Ids of those of other care that the professional practises; null where that is no limit. */
  readonly enabledSubcategories: readonly string[] | null;
}

/** Sent apart from the fields. */
const pictured = v.object({ picture: pictureChangeField });

/** Gives what the fields hold for a recommendation, or for a new one. */
export function fieldsOf(recommendation?: Recommendation) {
  return { ...recommendationFormInput(recommendation), picture: "kept" as const };
}

/** The form of a recommendation of one's own. */
export function useRecommendationForm(
  { subcategories, contraindications, enabledSubcategories }: RecommendationContext,
  recommendation?: Recommendation,
) {
  const schema = useMemo(() => {
    const form: v.GenericSchema<RecommendationFormInput, RecommendationFormOutput> = recommendationForm({
      subcategories,
      enabledSubcategories,
      contraindications,
    });
    return v.intersect([form, pictured]);
  }, [subcategories, enabledSubcategories, contraindications]);
  return useCarnationForm({ schema, defaultValues: fieldsOf(recommendation) });
}

/** Describes what the fields and the preview work with. */
export type RecommendationForm = ReturnType<typeof useRecommendationForm>;
