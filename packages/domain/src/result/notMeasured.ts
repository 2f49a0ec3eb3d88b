import { typeset } from "../text/typeset.ts";

/** Why a criterion can be without a score: every value of `NotMeasuredReason`. */
export const notMeasuredReasons = ["face-too-small", "area-hidden", "low-quality", "not-supported"] as const;

/** Why a criterion has no score on a photo. */
export type NotMeasuredReason = (typeof notMeasuredReasons)[number];

/** What a reason says to a person, and what would make the measure possible. */
export interface NotMeasuredText {
  readonly sentence: string;
  readonly remedy: string;
}

/** French texts of every reason. */
export const notMeasuredTexts: Readonly<Record<NotMeasuredReason, NotMeasuredText>> = {
  "face-too-small": {
    sentence: "Le visage est trop petit sur la photo pour évaluer ce critère.",
    remedy: /* @__PURE__ */ typeset(
      "Rapprochez-vous : le visage doit remplir la plus grande partie du cadre.",
    ),
  },
  "area-hidden": {
    sentence: "La zone à évaluer est masquée sur la photo.",
    remedy: "Attachez les cheveux, retirez lunettes et accessoires, puis reprenez la photo de face.",
  },
  "low-quality": {
    sentence: "La qualité de la photo ne permet pas d’évaluer ce critère.",
    remedy: "Reprenez la photo sans bouger, avec une lumière douce venant de face.",
  },
  "not-supported": {
    sentence: "Ce critère n’est pas évalué par cette version de l’analyse.",
    remedy: /* @__PURE__ */ typeset("Aucune action n’est nécessaire : les autres critères restent valables."),
  },
};

/** The card of a criterion without a score says this, followed by the reason when it is known. */
export const notMeasuredLabel = "Non évalué sur cette photo";
