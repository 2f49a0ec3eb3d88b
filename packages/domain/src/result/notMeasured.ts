import { typeset } from "../text/typeset.ts";

/** Reason why a criterion can be without a score: every value of `NotMeasuredReason`. */
export const notMeasuredReasons = [
  "face-too-small",
  "area-hidden",
  "hidden-by-hair",
  "hidden-by-beard",
  "hidden-by-glasses",
  "hidden-by-object",
  "in-shadow",
  "expression",
  "low-quality",
  "not-supported",
  "switched-off",
  "model-not-installed",
  "model-unreadable",
  "outside-range",
  "synthetic-image",
  "not-reliable",
  "needs-three-quarter-view",
  "observed",
] as const;

/** Reason why a criterion has no score on a photo. */
export type NotMeasuredReason = (typeof notMeasuredReasons)[number];

/** Describes what a reason says to a person, and what would make the measure possible. */
export interface NotMeasuredText {
  readonly sentence: string;
  readonly remedy: string;
}

/** French texts of every reason. */
export const notMeasuredTexts: Readonly<Record<NotMeasuredReason, NotMeasuredText>> = {
  "face-too-small": {
    sentence: "Le visage est trop petit sur la photo pour évaluer ce critère.",
    remedy: /* @__PURE__ */ typeset(
      "Rapprochez-vous : le visage doit remplir la plus grande partie du cadre. Si c’est déjà le cas, prenez la photo avec une caméra plus précise.",
    ),
  },
  "area-hidden": {
    sentence: "La zone à évaluer est masquée sur la photo.",
    remedy: "Attachez les cheveux, retirez lunettes et accessoires, puis reprenez la photo de face.",
  },
  "hidden-by-hair": {
    sentence: "Des cheveux ou une coiffe masquent la zone à évaluer.",
    remedy: "Attachez les cheveux, dégagez le front et les joues, puis reprenez la photo.",
  },
  "hidden-by-beard": {
    sentence: "La barbe ou la moustache masque la zone à évaluer.",
    remedy: /* @__PURE__ */ typeset(
      "Ce critère se lit sur la peau nue : regardez la zone de près, ou reprenez la photo après un rasage.",
    ),
  },
  "hidden-by-glasses": {
    sentence: "Des lunettes masquent la zone à évaluer.",
    remedy: "Retirez les lunettes, puis reprenez la photo.",
  },
  "hidden-by-object": {
    sentence: "Un masque, une main ou un vêtement couvre la zone à évaluer.",
    remedy: "Dégagez tout le visage, puis reprenez la photo.",
  },
  "in-shadow": {
    sentence: "Une ombre ou un reflet couvre la zone à évaluer.",
    remedy: "Placez le visage face à une lumière douce, sans soleil direct ni flash, puis reprenez la photo.",
  },
  expression: {
    sentence: "Le sourire ou la bouche ouverte creuse les plis que ce critère évalue.",
    remedy: "Gardez un visage neutre, bouche fermée, puis reprenez la photo.",
  },
  "low-quality": {
    sentence: "La qualité de la photo ne permet pas d’évaluer ce critère.",
    remedy:
      "Reprenez la photo de près et sans bouger, sans filtre, face à la lumière du jour ou à une lumière blanche et douce.",
  },
  "not-supported": {
    sentence: "Ce critère n’est pas évalué par cette version de l’analyse.",
    remedy: /* @__PURE__ */ typeset("Aucune action n’est nécessaire : les autres critères restent valables."),
  },
  "switched-off": {
    sentence: "L’estimation de ce critère est désactivée.",
    remedy: /* @__PURE__ */ typeset(
      "Un administrateur peut l’activer dans les paramètres IA ; elle vaudra pour les photos suivantes.",
    ),
  },
  "model-not-installed": {
    sentence: "Le modèle qui estime ce critère n’est pas installé.",
    remedy: /* @__PURE__ */ typeset(
      "La personne qui administre l’application peut l’installer ou désactiver ce critère ; les autres restent valables.",
    ),
  },
  "model-unreadable": {
    sentence: "Le modèle qui estime ce critère n’a pas pu être lu.",
    remedy: /* @__PURE__ */ typeset(
      "Prévenez la personne qui administre l’application : les fichiers du modèle sont à réinstaller. Les autres critères restent valables.",
    ),
  },
  "outside-range": {
    sentence: "L’estimation sort de l’étendue dans laquelle la méthode a été éprouvée.",
    remedy: /* @__PURE__ */ typeset("Aucune action n’est nécessaire : les autres critères restent valables."),
  },
  "synthetic-image": {
    sentence: "Cette image est un dessin ou une image de synthèse, qui n’a pas d’âge.",
    remedy: "Prenez une photo de la personne pour obtenir une estimation.",
  },
  "not-reliable": {
    sentence: "Aucune méthode ne s’est montrée assez sûre pour évaluer ce critère sur une photo.",
    remedy: /* @__PURE__ */ typeset("Aucune action n’est nécessaire : les autres critères restent valables."),
  },
  "needs-three-quarter-view": {
    sentence: /* @__PURE__ */ typeset(
      "L’ovale se regarde de trois quarts : une photo de face ne permet pas de l’évaluer.",
    ),
    remedy: "Observez le visage de trois quarts, menton à l’horizontale, et notez ce que vous voyez.",
  },
  observed: {
    sentence: /* @__PURE__ */ typeset(
      "Ce critère se regarde et ne se note pas : sa mesure n’est pas assez sûre pour donner un score.",
    ),
    remedy: "Regardez la zone de près, et notez ce que vous voyez.",
  },
};
