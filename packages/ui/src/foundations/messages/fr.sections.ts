import type { UiMessages } from "./UiMessages.ts";

// U+202F stands before ; ! ? and U+00A0 before : and %. One constant per section, so that a component brings
// its own French words and no others.

export const frCommon: UiMessages["common"] = {
  close: "Fermer",
  loading: "Chargement en cours",
  codeUnavailable: "Code indisponible",
  retry: "Réessayer",
  required: "(obligatoire)",
  skipToContent: "Aller au contenu",
  skipToList: "Aller à la liste",
};

export const frPasswordField: UiMessages["passwordField"] = {
  show: "Afficher le mot de passe",
  hide: "Masquer le mot de passe",
};

export const frErrorSummary: UiMessages["errorSummary"] = {
  title: ({ count }) => (count > 1 ? `${count} champs sont à corriger` : "Un champ est à corriger"),
};

export const frErrorState: UiMessages["errorState"] = {
  reference: ({ reference }) => `Référence : ${reference}`,
  copyReference: "Copier la référence",
  referenceCopied: "Référence copiée",
};

export const frProgress: UiMessages["progress"] = {
  value: ({ label, percent }) => `${label} ${percent}`,
  beyond: ({ label, percent }) => `${percent === null ? label : `${label} ${percent}`}, hors de l’échelle`,
};

export const frBreadcrumbs: UiMessages["breadcrumbs"] = { label: "Fil d’Ariane" };
