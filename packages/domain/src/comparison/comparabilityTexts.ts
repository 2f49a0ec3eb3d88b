import { typeset } from "../text/typeset.ts";
import type {
  Comparability,
  ComparabilityCode,
  ComparabilityLevel,
  ComparabilityReason,
  ComparedPhoto,
} from "./comparability.ts";

/** French words of the levels. */
export const comparabilityLabels: Readonly<Record<ComparabilityLevel, string>> = {
  good: "Comparabilité bonne",
  caution: "À interpréter avec prudence",
  poor: "Comparabilité insuffisante",
};

/** "la première photo", "les deux photos", with the preposition that stands before it. */
interface PhotoWords {
  readonly subject: string;
  readonly of: string;
  readonly on: string;
  /** "lack", agreeing with the subject. */
  readonly verb: string;
}

function wordsOf(photos: readonly ComparedPhoto[]): PhotoWords {
  if (photos.length > 1) {
    return { subject: "Les deux photos", of: "des deux photos", on: "sur les deux photos", verb: "manquent" };
  }
  const name = photos.includes("before") ? "première photo" : "seconde photo";
  return { subject: `La ${name}`, of: `de la ${name}`, on: `sur la ${name}`, verb: "manque" };
}

const sentences: Readonly<Record<ComparabilityCode, (words: PhotoWords) => string>> = {
  "quality-insufficient": ({ of }) => `La qualité ${of} est insuffisante.`,
  "quality-limited": ({ of }) => `La qualité ${of} est seulement acceptable.`,
  "quality-unknown": ({ of }) => `La qualité ${of} n’est pas connue.`,
  "sharpness-insufficient": ({ subject, verb }) => `${subject} ${verb} nettement de netteté.`,
  "sharpness-limited": ({ subject, verb }) => `${subject} ${verb} un peu de netteté.`,
  "sharpness-unknown": ({ of }) => `La netteté ${of} n’est pas connue.`,
  "sharpness-different": () => "Les deux photos n’ont pas la même netteté.",
  "light-insufficient": ({ of }) => `La lumière ${of} est insuffisante ou irrégulière.`,
  "light-limited": ({ of }) => `La lumière ${of} est un peu faible ou irrégulière.`,
  "light-unknown": ({ of }) => `La lumière ${of} n’est pas connue.`,
  "light-different": () => "La lumière n’est pas la même sur les deux photos.",
  "framing-insufficient": ({ on }) => `Le visage est trop petit ${on}.`,
  "framing-limited": ({ on }) => `Le visage est un peu petit ${on}.`,
  "framing-unknown": ({ on }) => `La taille du visage ${on} n’est pas connue.`,
  "framing-different": () => "Le visage n’a pas la même taille sur les deux photos.",
  "pose-insufficient": ({ on }) => `La tête n’est pas de face ${on}.`,
  "pose-limited": ({ on }) => `La tête est un peu tournée ou inclinée ${on}.`,
  "pose-unknown": ({ on }) => `La position de la tête ${on} n’est pas connue.`,
  "pose-different": () => "La position de la tête n’est pas la même sur les deux photos.",
  "engine-version-unknown": ({ of }) => `La version de l’analyse ${of} n’est pas connue.`,
  "engine-version-different": () =>
    "Les deux analyses n’ont pas la même version : leurs valeurs ne se comparent pas.",
};

/** A reason for caution in one French sentence: "La lumière n’est pas la même sur les deux photos." */
export function comparabilityReasonSentence({ code, photos }: ComparabilityReason): string {
  return typeset(sentences[code](wordsOf(photos)));
}

/** A comparability in French: its label, then what the photos share or each reason for caution. */
export function comparabilitySentence({ level, reasons }: Comparability): string {
  const label = comparabilityLabels[level];
  if (reasons.length === 0) {
    return typeset(`${label} : même pose, même lumière, même version de l’analyse.`);
  }
  return [`${label}.`, ...reasons.map(comparabilityReasonSentence)].join(" ");
}
