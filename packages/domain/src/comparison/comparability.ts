import type { ImageQuality } from "../result/imageQuality.ts";
import { typeset } from "../text/typeset.ts";

/** Measure of how far two photos may be compared. */
export type ComparabilityLevel = "good" | "caution" | "poor";

/** The two photos of a comparison, older first. */
export const comparedPhotos = ["before", "after"] as const;

/** One of the two photos: `before` is the older one. */
export type ComparedPhoto = (typeof comparedPhotos)[number];

/** Describes what one photo is compared with the other on, beside its quality as a whole. */
export type PhotoAspect = "sharpness" | "light" | "framing" | "pose";

/** Describes what two photos, or their analyses, are compared on. */
export type ComparabilityAspect = "quality" | PhotoAspect | "engine-version";

/** Describes what is wrong with one photo: too low, below good, or not known. */
export type PhotoIssue = "insufficient" | "limited" | "unknown";

/** Describes what is wrong: an issue of a photo, or two photos good each and yet not alike. */
export type ComparabilityIssue = PhotoIssue | "different";

/** Every reason there is: an aspect and its issue. */
export type ComparabilityCode =
  | `quality-${PhotoIssue}`
  | `${PhotoAspect}-${ComparabilityIssue}`
  | "engine-version-unknown"
  | "engine-version-different";

/** One thing that stands in the way of a comparison; `comparabilityReasonSentence` says it in French. */
export interface ComparabilityReason {
  readonly code: ComparabilityCode;
  readonly aspect: ComparabilityAspect;
  readonly issue: ComparabilityIssue;
  /** The photos that it is about, older first; both when they differ. */
  readonly photos: readonly ComparedPhoto[];
  /** Holds what this reason alone makes of the comparison. */
  readonly level: Exclude<ComparabilityLevel, "good">;
}

/** Measure of how far two photos may be compared, and why not further. */
export interface Comparability {
  /** The worst level of the reasons; good without any. */
  readonly level: ComparabilityLevel;
  readonly reasons: readonly ComparabilityReason[];
}

/** Limits on the rounded 0-100 measures of image quality. */
export interface ComparabilityThresholds {
  /** From here on a photo is good in that respect. */
  readonly good: number;
  /** Below this one it is insufficient. */
  readonly acceptable: number;
  /** From this difference on, two photos that are each good are not alike. */
  readonly gap: number;
}

/**
 * Starting values. 70 and 50 are those of one photo's quality (CRITERIA A.6: the vendor suggests 50 for its
 * sub-scores too). The gap is ours: for our engine, 20 points are 4 degrees of the head.
 */
export const comparabilityThresholds: ComparabilityThresholds = { good: 70, acceptable: 50, gap: 20 };

/** Describes what is known about one photo and its analysis: a `DiagnosisResult` is enough. */
export interface PhotoConditions {
  /** Null when the result says nothing about the photo's quality. */
  readonly imageQuality: ImageQuality | null;
  /** Null when the result does not say which version measured it. */
  readonly engineVersion: string | null;
}

/** The measures of an aspect, and what an insufficient one makes of the pair. */
interface AspectMeasures {
  readonly aspect: PhotoAspect;
  readonly techNames: readonly string[];
  readonly insufficient: ComparabilityReason["level"];
}

// A blurred photo or a small face leaves the coarse criteria standing, and the engine refuses the fine ones itself.
const photoAspects: readonly AspectMeasures[] = [
  { aspect: "sharpness", techNames: ["sharpness_score"], insufficient: "caution" },
  { aspect: "light", techNames: ["exposure_score", "lighting_score"], insufficient: "poor" },
  { aspect: "framing", techNames: ["face_size_score"], insufficient: "caution" },
  { aspect: "pose", techNames: ["pose_score"], insufficient: "poor" },
];

/**
 * Judges whether two photos can be compared: their quality, sharpness, light, framing and pose, and the version of
 * the engine that measured them. What is not known is a reason of its own and never taken for good.
 */
export function comparabilityOf(
  before: PhotoConditions,
  after: PhotoConditions,
  thresholds: ComparabilityThresholds = comparabilityThresholds,
): Comparability {
  const conditions = { before, after };
  const reasons = [
    ...qualityReasons(conditions, thresholds),
    ...photoAspects.flatMap((aspect) => aspectReasons(aspect, conditions, thresholds)),
    ...engineReasons(conditions),
  ];
  const worst = reasons.some(({ level }) => level === "poor") ? "poor" : "caution";
  return { level: reasons.length === 0 ? "good" : worst, reasons };
}

/** Tells whether two analyses are known to come from different versions of the engine: their values share no scale. */
export function haveDifferentEngines(before: PhotoConditions, after: PhotoConditions): boolean {
  const [older, newer] = [before.engineVersion, after.engineVersion];
  return older !== null && newer !== null && older !== newer;
}

type Conditions = Readonly<Record<ComparedPhoto, PhotoConditions>>;

function qualityReasons(conditions: Conditions, thresholds: ComparabilityThresholds): ComparabilityReason[] {
  return photoReasons("quality", "poor", (photo) => {
    const { imageQuality } = conditions[photo];
    return imageQuality ? issueOf([Math.round(imageQuality.value)], thresholds) : "unknown";
  });
}

function aspectReasons(
  { aspect, techNames, insufficient }: AspectMeasures,
  conditions: Conditions,
  thresholds: ComparabilityThresholds,
): ComparabilityReason[] {
  const reasons = photoReasons(aspect, insufficient, (photo) => {
    const { imageQuality } = conditions[photo];
    // Without any quality data the aspect "quality" says so, once for all of them.
    return imageQuality && issueOf(measuresOf(imageQuality, techNames), thresholds);
  });
  const different = techNames.some((techName) => {
    const [older] = measuresOf(conditions.before.imageQuality, [techName]);
    const [newer] = measuresOf(conditions.after.imageQuality, [techName]);
    return older !== undefined && newer !== undefined && Math.abs(newer - older) >= thresholds.gap;
  });
  if (reasons.length > 0 || !different) return reasons;
  return [
    { code: `${aspect}-different`, aspect, issue: "different", photos: comparedPhotos, level: "caution" },
  ];
}

function engineReasons(conditions: Conditions): ComparabilityReason[] {
  const different = haveDifferentEngines(conditions.before, conditions.after);
  const photos = comparedPhotos.filter((photo) => different || conditions[photo].engineVersion === null);
  const issue = different ? "different" : "unknown";
  const level = different ? "poor" : "caution";
  return photos.length === 0
    ? []
    : [{ code: `engine-version-${issue}`, aspect: "engine-version", issue, photos, level }];
}

/** Rounded measures of image quality, those that the photo has. */
function measuresOf(quality: ImageQuality | null, techNames: readonly string[]): number[] {
  return (quality?.subMetrics ?? [])
    .filter(({ techName }) => techNames.includes(techName))
    .map(({ value }) => Math.round(value));
}

/** Gives what the lowest of some measures says. */
function issueOf(
  measures: readonly number[],
  { good, acceptable }: ComparabilityThresholds,
): PhotoIssue | null {
  if (measures.length === 0) return "unknown";
  const lowest = Math.min(...measures);
  if (lowest < acceptable) return "insufficient";
  return lowest < good ? "limited" : null;
}

const photoIssues: readonly PhotoIssue[] = ["insufficient", "limited", "unknown"];

/** One reason for each issue, about the photos that have it. */
function photoReasons(
  aspect: "quality" | PhotoAspect,
  insufficient: ComparabilityReason["level"],
  issueOn: (photo: ComparedPhoto) => PhotoIssue | null,
): ComparabilityReason[] {
  return photoIssues.flatMap((issue) => {
    const photos = comparedPhotos.filter((photo) => issueOn(photo) === issue);
    if (photos.length === 0) return [];
    const level = issue === "insufficient" ? insufficient : "caution";
    return [{ code: `${aspect}-${issue}`, aspect, issue, photos, level }];
  });
}

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

/** Every reason there is. */
export const comparabilityCodes: readonly ComparabilityCode[] = /* @__PURE__ */ codesOf(sentences);

/** The keys of the sentences, which the compiler takes for any text. */
/* @__NO_SIDE_EFFECTS__ */
function codesOf<Code extends string>(texts: Readonly<Record<Code, unknown>>): Code[] {
  return Object.keys(texts) as Code[];
}

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
