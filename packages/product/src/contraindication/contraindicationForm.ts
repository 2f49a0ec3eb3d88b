import { formObject, type Named } from "@carnation/domain/field";
import { type Contraindication, contraindicationGroups } from "@carnation/domain/internal/contraindication";
import { catalogueNameField } from "@carnation/domain/internal/field";
import * as v from "valibot";

const noGroup = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.literal(""),
  /* @__PURE__ */ v.transform(() => null),
);

/** Sentence for a name that another contraindication bears. */
export const CONTRAINDICATION_NAME_TAKEN = "Une contre-indication porte déjà ce nom.";

/**
 * Holds what an administrator fills in for a contraindication; gives the fields to store. The creation date is the
 * server's.
 * @param others the contraindications that exist, without the one being changed: their names are taken
 */
/* @__NO_SIDE_EFFECTS__ */
export function contraindicationForm(others: readonly Named[] = []) {
  return formObject({
    name: catalogueNameField(others, CONTRAINDICATION_NAME_TAKEN),
    group: v.union(
      [v.picklist(contraindicationGroups), v.null(), noGroup],
      "Choisissez un groupe de la liste, ou aucun.",
    ),
  });
}

type ContraindicationForm = ReturnType<typeof contraindicationForm>;

/** Describes what the fields of the form hold; no group is the empty choice of a list, or null. */
export type ContraindicationFormInput = v.InferInput<ContraindicationForm>;

/** The fields to store. */
export type ContraindicationFormOutput = v.InferOutput<ContraindicationForm>;

/** Gives what the form shows: the contraindication that exists, or an empty one. */
export function contraindicationFormInput(contraindication?: Contraindication): ContraindicationFormInput {
  const { name = "", group = null } = contraindication ?? {};
  return { name, group };
}
