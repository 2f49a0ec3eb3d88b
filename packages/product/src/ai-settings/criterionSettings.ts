import {
  type BandThresholds,
  type Criterion,
  criterionById,
  type CriterionId,
} from "@carnation/domain/criterion";
import { isScoreValid } from "@carnation/domain/validity";

/** Describes what the AI settings say of one criterion. */
export interface CriterionSettings {
  /** False: the criterion is neither read nor shown. */
  readonly enabled: boolean;
  /** False: the criterion is looked at and has no score; its drawing is shown. */
  readonly scored: boolean;
  /** Limit of the good band, in the criterion's unit; for an age, on perceived minus real age in years. */
  readonly good: number;
  /** Limit of the medium band, like `good`. */
  readonly medium: number;
  /** Smallest difference that is called a change, in the criterion's unit. */
  readonly stable: number;
  /** The explanatory text. */
  readonly text: string;
  /** Place among the criteria, from 1; of the same place, in the usual order. */
  readonly order: number;
}

/** The thresholds of a criterion that has them on its value, or of an age, which has them on the gap. */
export function editedThresholds(criterion: Criterion): BandThresholds {
  // Every criterion has one or the other; the last pair serves a criterion of a caller's own making.
  return criterion.thresholds ?? criterion.ageGap ?? { good: criterion.max, medium: criterion.min };
}

/** The lowest and highest limit that a criterion's bands can have. */
export function thresholdRange({ ageGap, min, max }: Criterion): {
  readonly min: number;
  readonly max: number;
} {
  return ageGap === null ? { min, max } : { min: -max, max };
}

/** Tells whether the good band lies beyond the medium one, in the criterion's direction. */
export function areOrdered({ direction }: Criterion, { good, medium }: BandThresholds): boolean {
  return direction === "higher" ? good > medium : good < medium;
}

/** A criterion's starting settings (CRITERIA B and C). */
export function defaultCriterionSettings(id: CriterionId, order: number): CriterionSettings {
  const criterion = criterionById(id);
  const { good, medium } = editedThresholds(criterion);
  const scored = isScoreValid(criterion.key);
  return { enabled: true, scored, good, medium, stable: criterion.stable, text: criterion.text, order };
}
