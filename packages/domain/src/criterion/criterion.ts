import type { AreaName } from "./areaLabels.ts";
import type { CriterionId, CriterionIdentity } from "./criterionId.ts";

export type { CriterionId };

/** Choice of which way is an improvement: a higher value or a lower one. */
export type Direction = "higher" | "lower";

/** The three bands shown to a client, best first. */
export type Band = "good" | "medium" | "poor";

/**
 * Limits of the good and medium bands, which belong to the better band; everything beyond medium is poor. In the
 * criterion's unit, or in years of gap for an age; good lies beyond medium in the criterion's direction.
 */
export interface BandThresholds {
  readonly good: number;
  readonly medium: number;
}

/** A secondary measure of a criterion. Its direction is its own: counts and densities improve downwards. */
export interface SubMetric {
  /** Name in result files (`tech_name`). */
  readonly techName: string;
  readonly label: string;
  /** French unit: "/100", "%", "nombre", "% de la zone". */
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
  /** Name of the mask, unique among all criteria. */
  readonly name: string;
  readonly type: "heatmap" | "polygon" | "polyline" | "point";
}

/** One of the 13 skin criteria: what it means, how it is scaled, banded and worded. */
export interface Criterion extends CriterionIdentity {
  /** Neutral name. Never printed alone with a score: "Rougeurs 82" reads as "a lot of redness". */
  readonly label: string;
  /** The name to use where "up" must mean "better": radar and trend axes. */
  readonly positiveLabel: string;
  /** Smallest value of the range, included (specification 3). */
  readonly min: number;
  /** Largest value of the range, included (specification 3). */
  readonly max: number;
  /** The one field that colours, arrows and sentences derive from (CRITERIA A.1). */
  readonly direction: Direction;
  /** Band limits on the shown value; null for the ages, which have no absolute band. */
  readonly thresholds: BandThresholds | null;
  /** Band limits, in whole years, on perceived age minus real age; null for everything but the ages. */
  readonly ageGap: BandThresholds | null;
  /** Smallest difference that is called a change; below it two values are equal. 0: every step counts. */
  readonly stable: number;
  /** Holds what the criterion observes and what may move it, for the client. */
  readonly text: string;
  /** Way to read the score, in brackets behind it: "plus c’est élevé, plus le teint est apaisé" (CRITERIA A.2). */
  readonly readingHint: string;
  /** The criterion's own words for its bands: "Teint apaisé". */
  readonly bandWords: Readonly<Record<Band, string>>;
  readonly subMetrics: readonly SubMetric[];
  /** Areas on which it is measured, the whole face first. */
  readonly areas: readonly CriterionArea[];
  readonly masks: readonly CriterionMask[];
  /** Angle of advice, for the professional. */
  readonly advice: string;
  /** Names under which engines and providers write this criterion (`algorithm_tech_name`). */
  readonly technicalNames: readonly string[];
  /**
   * Marks a criterion that is looked at and not scored: its findings are drawn on the photo, and no result has a value.
   * @default false
   */
  readonly observed?: boolean | undefined;
}
