import type { Contraindication } from "@carnation/domain/internal/contraindication";
import { WORLD } from "@carnation/domain/internal/recommendation";
import type { Recommendation, Subcategory } from "@carnation/domain/routine";
import type { Professional } from "@carnation/product/account";
import { listLimits } from "@carnation/product/limits";
import {
  recommendationForm,
  type RecommendationFormInput,
  recommendationFormInput,
  type RecommendationFormOutput,
  recommendationOwnerField,
} from "@carnation/product/recommendation";
import { atom } from "jotai";
import * as v from "valibot";
import type { RecommendationContext } from "../../../shared/recommendations/form/useRecommendationForm.ts";
import type { ResourceFieldsProps } from "../../../shared/resource/Resource.ts";
import { contraindicationsAtom } from "../../../shared/watch/catalogueAtoms.ts";
import { itemsOf } from "../../../shared/state/queryState.ts";
import type { PrerequisiteAtom } from "../../../shared/forms/FormPrerequisites.tsx";
import { allSubcategoriesAtom, professionalsAtom, sharedAtom } from "./catalogueData.ts";

/** Describes what the form is drawn from. */
export interface CatalogueGiven {
  /** In use or not. */
  readonly subcategories: readonly Subcategory[];
  readonly contraindications: readonly Contraindication[];
  readonly professionals: readonly Professional[];
  /** True when there may be more professionals than these: an owner is searched for. */
  readonly isCut: boolean;
  /** The shared ones: who calls one as another is called is told. */
  readonly shared: readonly Recommendation[];
}

/** The form opens once all of it is known; the shared ones are only for a word of warning. */
export const givenAtom: PrerequisiteAtom<CatalogueGiven> = atom(
  (get) => {
    const subcategories = get(allSubcategoriesAtom);
    const contraindications = get(contraindicationsAtom);
    const professionals = get(professionalsAtom);
    if (subcategories.status !== "ready") return subcategories;
    if (contraindications.status !== "ready") return contraindications;
    if (professionals.status !== "ready") return professionals;
    return {
      status: "ready" as const,
      value: {
        subcategories: subcategories.value,
        contraindications: contraindications.value,
        professionals: professionals.value,
        isCut: professionals.value.length + professionals.unreadable >= listLimits.customers,
        shared: itemsOf(get(sharedAtom)),
      },
    };
  },
  (get, set) => {
    if (get(allSubcategoriesAtom).status === "failed") set(allSubcategoriesAtom);
    if (get(contraindicationsAtom).status === "failed") set(contraindicationsAtom);
    if (get(professionalsAtom).status === "failed") set(professionalsAtom);
  },
);

/** Describes what the fields hold: those of the domain's form, and whose it is. */
export type CatalogueInput = RecommendationFormInput & { owner: string };

/** The fields to store. */
export type CatalogueOutput = RecommendationFormOutput & { owner: string };

export type CatalogueFieldsProps = ResourceFieldsProps<
  CatalogueInput,
  CatalogueOutput,
  Recommendation,
  CatalogueGiven
>;

/**
 * Any care may stand in the shared catalogue, whoever practises it. One that stands where nothing is proposed any more can
 * be changed without being moved.
 */
export function contextOf(
  { subcategories, contraindications }: CatalogueGiven,
  record: Recommendation | null,
): RecommendationContext {
  const offered = subcategories
    .filter(({ id, active }) => active || id === record?.subcategory)
    .map((one) => (one.active ? one : { ...one, active: true, name: `${one.name} (désactivée)` }));
  return { subcategories: offered, contraindications, enabledSubcategories: null };
}

/** The domain's form, with its owner. One who is not listed any more keeps what is theirs. */
export function catalogueSchema(
  given: CatalogueGiven,
  record: Recommendation | null,
): v.GenericSchema<CatalogueInput, CatalogueOutput> {
  const listed = [...given.professionals, ...(record === null ? [] : [{ uid: record.owner }])];
  const owners = given.isCut ? null : listed;
  const form: v.GenericSchema<RecommendationFormInput, RecommendationFormOutput> = recommendationForm(
    contextOf(given, record),
  );
  return v.intersect([form, v.object({ owner: recommendationOwnerField(owners) })]);
}

/** Gives what the fields hold for a recommendation; a new one is for everybody. */
export function catalogueInput(recommendation?: Recommendation): CatalogueInput {
  return { ...recommendationFormInput(recommendation), owner: recommendation?.owner ?? WORLD };
}
