import { criteria } from "@carnation/domain/criterion";
import { formatDateTime, formatNumber } from "@carnation/domain/format";
import { excerpt, typeset } from "@carnation/domain/text";
import type { AiSettingsChange } from "./aiSettingsChanges.ts";

/** French names of the settings, by their path; of a criterion without its id. */
export const aiSettingsLabels = {
  "engine.name": "Moteur d’analyse",
  "engine.version": "Version exigée",
  "quality.mode": "Contrôle de la qualité",
  "quality.threshold": "Seuil de qualité",
  "quality.checks.sharpness": "Netteté",
  "quality.checks.exposure": "Exposition",
  "quality.checks.lighting": "Régularité de la lumière",
  "quality.checks.faceSize": "Taille du visage",
  "quality.checks.pose": "Position de la tête",
  "criteria.enabled": "Activé",
  "criteria.scored": "Noté",
  "criteria.good": "Seuil « Point fort »",
  "criteria.medium": "Seuil « À entretenir »",
  "criteria.stable": "Écart stable",
  "criteria.text": "Texte",
  "criteria.order": "Place",
  jowlsScale: "Échelle de l’ovale",
  "recommendations.maxItems": "Recommandations par catégorie, au plus",
  "recommendations.maxCabin": "Soins en cabine par routine, au plus",
  "recommendations.needMedium": "Poids d’un critère à entretenir",
  "recommendations.needPoor": "Poids d’une priorité",
  "recommendations.excludeContraindicated": "Écarter ce qu’une contre-indication interdit",
  "recap.enabled": "Rédaction par un modèle de langage",
  "recap.tone": "Ton",
  "recap.length": "Longueur",
  "recap.model": "Modèle de langage",
  "recap.instruction": "Consigne",
  "recap.disclaimer": "Texte d’avertissement",
  "recap.alwaysReview": "Toujours relire avant envoi",
  "limits.diagnosesPerDay": "Diagnostics par professionnel et par jour, au plus",
  "limits.timeoutSeconds": "Temps d’une analyse, au plus",
  "photos.retentionMonths": "Conservation des photos",
  "photos.improvement": "Usage des photos pour améliorer le moteur",
  "perceivedAge.enabled": "Âge perçu",
  "perceivedAge.decidedBy": "Âge perçu, décidé par",
  "perceivedAge.decided": "Âge perçu, décidé le",
} as const satisfies Readonly<Record<string, string>>;

/** The path of a setting, of a criterion without its id. */
export type AiSettingsPath = keyof typeof aiSettingsLabels;

/** French words of what is chosen from a list, by the stored word. */
export const aiSettingsChoices = {
  embedded: "Moteur intégré",
  remote: "Service distant",
  off: "Désactivé",
  advise: "Indicatif",
  block: "Bloquant",
  "four-is-sharp": "4 = net",
  "four-is-sagging": "4 = relâché",
  warm: "Chaleureux",
  neutral: "Neutre",
  short: "Court",
  medium: "Moyen",
  long: "Long",
} as const satisfies Readonly<Record<string, string>>;

/** A change between two versions as it is read. */
export interface AiSettingsChangeWords {
  /** « Rougeurs · Seuil « Point fort » » */
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

const units: Readonly<Partial<Record<AiSettingsPath, string>>> = {
  "limits.timeoutSeconds": "s",
  "photos.retentionMonths": "mois",
};

/** Longest text that is quoted in a difference, characters. */
const QUOTED = 120;

/** A change in French words: what was changed, from what to what. */
export function aiSettingsChangeWords({ path, before, after }: AiSettingsChange): AiSettingsChangeWords {
  const [section, id] = path;
  const criterion = section === "criteria" ? criteria.find((known) => String(known.id) === id) : undefined;
  const place = (criterion === undefined ? path : ["criteria", ...path.slice(2)]).join(".");
  const name = isKnown(place) ? aiSettingsLabels[place] : place;
  const label = typeset(criterion === undefined ? name : `${criterion.label} · ${name}`);
  return { label, before: valueWords(place, before), after: valueWords(place, after) };
}

function isKnown(path: string): path is AiSettingsPath {
  return Object.hasOwn(aiSettingsLabels, path);
}

function isChoice(value: string): value is keyof typeof aiSettingsChoices {
  return Object.hasOwn(aiSettingsChoices, value);
}

function valueWords(path: string, value: unknown): string {
  if (typeof value === "boolean") return value ? "oui" : "non";
  if (typeof value === "number") {
    // A text that is no number stands in a field as NaN.
    if (!Number.isFinite(value)) return "—";
    const unit = isKnown(path) ? units[path] : undefined;
    return unit === undefined ? formatNumber(value, 1) : `${formatNumber(value, 1)}\u00A0${unit}`;
  }
  if (value instanceof Date) return formatDateTime(value);
  if (typeof value !== "string" || value === "") return "—";
  if (isChoice(value)) return aiSettingsChoices[value];
  return typeset(`« ${excerpt(value, QUOTED)} »`);
}
