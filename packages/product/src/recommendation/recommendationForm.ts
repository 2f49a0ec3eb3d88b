import { formObject } from "@carnation/domain/field";
import {
  catalogueNameField,
  cleanLine,
  longTextField,
  optionalNumberField,
  percentField,
  tickField,
} from "@carnation/domain/internal/field";
import { basisPointsToPercent, optionalPriceField } from "@carnation/domain/internal/money";
import { careMoments, DEFAULT_VAT_RATE, readWeights } from "@carnation/domain/internal/recommendation";
import { recommendationCategories } from "@carnation/domain/internal/subcategory";
import { percentToBasisPoints } from "@carnation/domain/money";
import type { Recommendation } from "@carnation/domain/routine";
import * as v from "valibot";
import { documentPaths } from "../path/documentPath.ts";
import { type SubcategoryContext, subcategoryMessages, subcategorySentence } from "./subcategoryProblem.ts";

/** Longest texts of a recommendation, in UTF-16 units. */
export const recommendationTextMax = { description: 2000, use: 1000, frequency: 80, note: 500 } as const;

/** Describes what a recommendation is checked against. */
export interface RecommendationFormContext extends SubcategoryContext {
  /** The contraindications that can be chosen. */
  readonly contraindications: readonly { readonly id: string }[];
}

const noMoment = "Choisissez au moins un moment.";

/** The fields by themselves, before they are checked against each other. */
/* @__NO_SIDE_EFFECTS__ */
function recommendationFields(contraindications: RecommendationFormContext["contraindications"]) {
  return formObject({
    name: catalogueNameField(),
    category: v.picklist(recommendationCategories, "Choisissez une catégorie."),
    subcategory: v.string(subcategoryMessages.missing),
    description: longTextField(recommendationTextMax.description),
    use: longTextField(recommendationTextMax.use),
    moments: v.pipe(
      v.array(v.picklist(careMoments, "Choisissez un moment de la liste."), noMoment),
      v.nonEmpty(noMoment),
      v.transform((moments) => careMoments.filter((moment) => moments.includes(moment))),
    ),
    frequency: v.pipe(longTextField(recommendationTextMax.frequency), v.transform(cleanLine)),
    price: optionalPriceField,
    vatRate: v.pipe(percentField, v.transform(percentToBasisPoints)),
    weights: v.pipe(
      v.record(v.string(), optionalNumberField({ min: 1, max: 5 }), "Ciblez au moins un critère."),
      v.transform((weights) => readWeights(weights)),
    ),
    contraindications: v.array(
      v.pipe(
        v.string(),
        v.check(
          (id) => contraindications.some((known) => known.id === id),
          "Cette contre-indication n’existe plus. Retirez-la de la liste.",
        ),
      ),
      "Choisissez des contre-indications de la liste.",
    ),
    note: longTextField(recommendationTextMax.note),
    active: tickField,
    order: optionalNumberField({ min: 1, max: 99 }),
  });
}

/**
 * Holds what is filled in for a recommendation; gives the fields to store, all but the owner, the picture (sent apart) and
 * the creation date. A price may be left out: a quote then asks for it. Whether its texts claim too much is
 * `allegationWarning`, which warns and refuses nothing.
 */
/* @__NO_SIDE_EFFECTS__ */
export function recommendationForm(context: RecommendationFormContext) {
  return v.pipe(
    recommendationFields(context.contraindications),
    v.forward(
      v.partialCheck(
        [["category"], ["subcategory"]],
        (choice) => subcategorySentence(choice, context) === "",
        ({ input }) => subcategorySentence(input, context),
      ),
      ["subcategory"],
    ),
    v.forward(
      v.partialCheck(
        [["active"], ["weights"]],
        ({ active, weights }) => !active || Object.keys(weights).length > 0,
        "Pour activer la recommandation, ciblez au moins un critère.",
      ),
      ["weights"],
    ),
    v.transform(({ subcategory, contraindications, ...fields }) => ({
      ...fields,
      subcategory: documentPaths.subcategory(subcategory) as string,
      contraindications: contraindications.map((id): string => documentPaths.contraindication(id)),
    })),
  );
}

type RecommendationForm = ReturnType<typeof recommendationForm>;

/** Describes what the fields of the form hold: a VAT rate in percent, weights by criterion id. */
export type RecommendationFormInput = v.InferInput<RecommendationForm>;

/** The fields to store. */
export type RecommendationFormOutput = v.InferOutput<RecommendationForm>;

/**
 * Gives what the form shows: the recommendation that exists, or an empty one. Weights are given under every key that they
 * have and none other: a criterion without a weight is not targeted.
 */
export function recommendationFormInput(recommendation?: Recommendation): RecommendationFormInput {
  const { name = "", category = "cosmetics", subcategory, description = "", use = "" } = recommendation ?? {};
  const { moments = [], frequency = "", price = null, vatRate = DEFAULT_VAT_RATE } = recommendation ?? {};
  const {
    weights = {},
    contraindications = [],
    note = "",
    active = true,
    order = null,
  } = recommendation ?? {};
  return {
    name,
    category,
    subcategory: subcategory ?? "",
    description,
    use,
    moments: [...moments],
    frequency,
    price,
    vatRate: basisPointsToPercent(vatRate),
    weights: { ...weights },
    contraindications: [...contraindications],
    note,
    active,
    order,
  };
}
