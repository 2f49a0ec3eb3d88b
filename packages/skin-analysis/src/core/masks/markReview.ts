/** Defaults of the marks of a criterion for whoever verifies them. */
export interface MarkReviewDefaults {
  /** Share of the counted marks that are real, an unsure label counting half: the cards of `bench:cards`. */
  readonly certainty: number;
  /** A mark added by hand has no measured size: the usual one, and its burden. */
  readonly added: { readonly radiusMm: number; readonly load: number };
}

/**
 * Beside the constants: it changes no score of the engine, and so no version.
 * Certainties of engine 1.4.0: 270 brown and 51 red marks on 223 labelled portraits.
 */
export const MARK_REVIEW = {
  pigmentation: { certainty: 0.32, added: { radiusMm: 1.5, load: 0.7 } },
  acne: { certainty: 0.21, added: { radiusMm: 1.5, load: 0.8 } },
} as const satisfies Record<string, MarkReviewDefaults>;
