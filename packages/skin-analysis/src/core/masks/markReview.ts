/** Defaults of the marks of a criterion for whoever verifies them. */
export interface MarkReviewDefaults {
  /** Weight of a spot from which it is proposed. */
  readonly proposedFrom: number;
  /**
   * Share of the proposed marks that are real, an unsure label counting half (`judgePrecision.json`); absent where the weight
   * of a spot is the probability that it is one.
   */
  readonly certainty?: number;
  /** A mark added by hand has no measured size: the usual one, and its burden. */
  readonly added: { readonly radiusMm: number; readonly load: number };
}

/**
 * Beside the constants: it changes no score of the engine, and so no version.
 * Red marks are too few to calibrate a probability by: 80 proposed on 223 portraits of other people than were learnt from.
 */
export const MARK_REVIEW: Readonly<Record<"pigmentation" | "acne", MarkReviewDefaults>> = {
  pigmentation: { proposedFrom: 0.3, added: { radiusMm: 1.5, load: 0.7 } },
  acne: { proposedFrom: 0.5, certainty: 0.19, added: { radiusMm: 1.5, load: 0.8 } },
};
