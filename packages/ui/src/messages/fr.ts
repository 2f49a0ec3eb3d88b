import type { UiMessages } from "./UiMessages.ts";

/** The French catalogue, and the default one. U+202F stands before ; ! ? and U+00A0 before : and %. */
export const fr: UiMessages = {
  common: {
    close: "Fermer",
    loading: "Chargement en cours",
    retry: "Réessayer",
    required: "(obligatoire)",
    skipToContent: "Aller au contenu",
  },
  passwordField: { show: "Afficher le mot de passe", hide: "Masquer le mot de passe" },
  errorSummary: {
    title: ({ count }) => (count > 1 ? `${count} champs sont à corriger` : "Un champ est à corriger"),
  },
  errorState: {
    reference: ({ reference }) => `Référence : ${reference}`,
    copyReference: "Copier la référence",
    referenceCopied: "Référence copiée",
  },
  progress: { value: ({ label, percent }) => `${label} ${percent}` },
  breadcrumbs: { label: "Fil d’Ariane" },
  band: {
    strength: "Point fort",
    maintain: "À entretenir",
    priority: "Priorité",
    reference: "Repère",
    unmeasured: "Non mesuré",
  },
  gauge: {
    notMeasured: "Non mesuré",
    confidence: { low: "confiance faible", medium: "confiance moyenne", high: "confiance élevée" },
    margin: ({ amount, count }) => `± ${amount} ${count >= 2 ? "points" : "point"}`,
    shownOnPhoto: "masque affiché sur la photo",
  },
  insightList: {
    noPriority: "Aucun besoin prioritaire identifié",
    noStrength: "Aucun point fort identifié",
  },
};
