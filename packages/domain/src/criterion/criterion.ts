import type { AreaName } from "./areaLabels.ts";

/** The algorithm ids of the 13 criteria. Id 43 is image quality, not a criterion. */
export type CriterionId = 30 | 31 | 32 | 33 | 69 | 35 | 36 | 37 | 39 | 41 | 50 | 51 | 999;

/** The English names of the criteria, as the specification writes them. */
export type CriterionKey =
  | "Redness"
  | "PerceivedAge"
  | "Uniformness"
  | "EyesBag"
  | "Lines"
  | "Pores"
  | "Acne"
  | "Sagging"
  | "Pigmentation"
  | "EyesAge"
  | "Translucency"
  | "Hydration"
  | "Jowls";

/** Which way is an improvement: a higher value or a lower one. */
export type Direction = "higher" | "lower";

/** The three bands shown to a client, best first. */
export type Band = "good" | "medium" | "poor";

/** Limits of the good and medium bands; everything beyond medium is poor. */
export interface BandThresholds {
  readonly good: number;
  readonly medium: number;
}

/** A secondary measure of a criterion. Its direction is its own: counts and densities improve downwards. */
export interface SubMetric {
  readonly techName: string;
  readonly label: string;
  readonly unit: string;
  readonly direction: Direction;
}

/** A part of the face on which a criterion is measured. */
export interface CriterionArea {
  readonly name: AreaName;
  readonly label: string;
}

/** A drawing over the photo that shows where a criterion was measured. */
export interface CriterionMask {
  readonly name: string;
  readonly type: "heatmap" | "polygon" | "polyline" | "point";
}

/** One of the 13 skin criteria: what it means, how it is scaled, banded and worded. */
export interface Criterion {
  readonly id: CriterionId;
  readonly key: CriterionKey;
  /** Neutral name. Never printed alone with a score: "Rougeurs 82" reads as "a lot of redness". */
  readonly label: string;
  /** The name to use where "up" must mean "better": radar and trend axes. */
  readonly positiveLabel: string;
  readonly unit: "/100" | "ans" | "/4";
  readonly min: number;
  readonly max: number;
  readonly direction: Direction;
  /** Band limits on the shown value; null for the ages, which have no absolute band. */
  readonly thresholds: BandThresholds | null;
  /** Band limits, in whole years, on perceived age minus real age; null for everything but the ages. */
  readonly ageGap: BandThresholds | null;
  /** Smallest difference that is called a change; below it two values are equal. 0: every step counts. */
  readonly stable: number;
  readonly text: string;
  readonly bandWords: Readonly<Record<Band, string>>;
  readonly subMetrics: readonly SubMetric[];
  readonly areas: readonly CriterionArea[];
  readonly masks: readonly CriterionMask[];
  readonly advice: string;
  /** Names under which engines and providers write this criterion (`algorithm_tech_name`). */
  readonly technicalNames: readonly string[];
}
