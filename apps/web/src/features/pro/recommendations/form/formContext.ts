import type { Recommendation } from "@carnation/domain/routine";
import type { Profile } from "@carnation/product/profile";
import { atom, type Atom } from "jotai";
import type { RecommendationContext } from "../../../../shared/recommendations/form/useRecommendationForm.ts";
import { profileAtom } from "../../../../shared/watch/accountAtoms.ts";
import {
  contraindicationsAtom,
  subcategoriesAtom,
  wholeCatalogueAtom,
} from "../../../../shared/watch/catalogueAtoms.ts";
import type { QueryState } from "../../../../shared/state/queryState.ts";

/** Describes what the form of a professional's recommendation is drawn from; of the subcategories, those in use. */
export interface FormContext extends RecommendationContext {
  readonly profile: Profile;
  /** Holds what she sees of the catalogue: one may be copied. */
  readonly recommendations: readonly Recommendation[];
}

type Known = { readonly status: "ready"; readonly value: FormContext } | { readonly status: "unread" };

/** The form opens once all of it is known, and is drawn from what was known then. */
export const formContextAtom: Atom<QueryState<Known>> = atom((get) => {
  const profile = get(profileAtom);
  const subcategories = get(subcategoriesAtom);
  const contraindications = get(contraindicationsAtom);
  const recommendations = get(wholeCatalogueAtom);
  if (profile.status === "missing" || profile.status === "unreadable") return { status: "unread" };
  if (profile.status !== "ready") return profile;
  if (subcategories.status !== "ready") return subcategories;
  if (contraindications.status !== "ready") return contraindications;
  if (recommendations.status !== "ready") return recommendations;
  return {
    status: "ready",
    value: {
      profile: profile.value,
      enabledSubcategories: profile.value.enabledSubcategories,
      subcategories: subcategories.value,
      contraindications: contraindications.value,
      recommendations: recommendations.value,
    },
  };
});

/** Starts again what has failed of it. */
export const retryContextAtom = atom(null, (get, set) => {
  if (get(subcategoriesAtom).status === "failed") set(subcategoriesAtom);
  if (get(contraindicationsAtom).status === "failed") set(contraindicationsAtom);
  if (get(wholeCatalogueAtom).status === "failed") set(wholeCatalogueAtom);
  if (get(profileAtom).status === "failed") set(profileAtom);
});
