/** One step of a measure. */
export interface MethodStep {
  /** Holds what is done, in words. */
  readonly words: string;
  /** The same in symbols, where that is shorter than words. */
  readonly symbols?: string;
}

/** Way that a criterion is measured, for whoever has to explain it or doubts it. French, with ordinary spaces. */
export interface CriterionMethod {
  /** Holds what it looks at. */
  readonly looksAt: string;
  /** From the photo to the score; empty for what is not measured. */
  readonly steps: readonly MethodStep[];
  /** Holds what is drawn over the photo; left out when nothing is. */
  readonly drawn?: string;
  /** Place where the method comes from. */
  readonly sources: readonly string[];
  /** Holds what misleads it, and what it does not see. */
  readonly weaknesses: readonly string[];
}
