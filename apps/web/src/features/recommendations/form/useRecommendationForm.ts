import {
  pictureChangeField,
  type Recommendation,
  recommendationForm,
  recommendationFormInput,
  type RecommendationFormInput,
  type RecommendationFormOutput,
} from "@carnation/domain";
import { useCarnationForm } from "@carnation/ui/form";
import { useMemo } from "react";
import * as v from "valibot";
import type { FormContext } from "./formContext.ts";

/** Sent apart from the fields. */
const pictured = v.object({ picture: pictureChangeField });

/** What the fields hold for a recommendation, or for a new one. */
export function fieldsOf(recommendation?: Recommendation) {
  return { ...recommendationFormInput(recommendation), picture: "kept" as const };
}

/** The form of a recommendation of one's own. */
export function useRecommendationForm(
  { profile, subcategories, contraindications }: FormContext,
  recommendation?: Recommendation,
) {
  const { enabledSubcategories } = profile;
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

/** What the fields and the preview work with. */
export type RecommendationForm = ReturnType<typeof useRecommendationForm>;
