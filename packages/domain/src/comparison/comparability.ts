import type { ImageQuality } from "../result/imageQuality.ts";

/** How far two photos may be compared. */
export type ComparabilityLevel = "good" | "caution" | "poor";

/** The two photos of a comparison, older first. */
export const comparedPhotos = ["before", "after"] as const;

/** One of the two photos: `before` is the older one. */
export type ComparedPhoto = (typeof comparedPhotos)[number];

/** What one photo is compared with the other on, beside its quality as a whole. */
export type PhotoAspect = "sharpness" | "light" | "framing" | "pose";

/** What two photos, or their analyses, are compared on. */
export type ComparabilityAspect = "quality" | PhotoAspect | "engine-version";

/** What is wrong with one photo: too low, below good, or not known. */
export type PhotoIssue = "insufficient" | "limited" | "unknown";

/** What is wrong: an issue of a photo, or two photos good each and yet not alike. */
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
  /** What this reason alone makes of the comparison. */
  readonly level: Exclude<ComparabilityLevel, "good">;
}

/** How far two photos may be compared, and why not further. */
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

/** What is known about one photo and its analysis: a `DiagnosisResult` is enough. */
export interface PhotoConditions {
  /** Null when the result says nothing about the photo's quality. */
  readonly imageQuality: ImageQuality | null;
  /** Null when the result does not say which version measured it. */
  readonly engineVersion: string | null;
}
