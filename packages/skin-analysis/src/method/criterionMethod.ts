/** One step of a measure. */
export interface MethodStep {
  /** What is done, in words. */
  readonly words: string;
  /** The same in symbols, where that is shorter than words. */
  readonly symbols?: string;
}

/** How a criterion is measured, for whoever has to explain it or doubts it. French, with ordinary spaces. */
export interface CriterionMethod {
  /** What it looks at. */
  readonly looksAt: string;
  /** From the photo to the score; empty for what is not measured. */
  readonly steps: readonly MethodStep[];
  /** What is drawn over the photo; left out when nothing is. */
  readonly drawn?: string;
  /** Where the method comes from. */
  readonly sources: readonly string[];
  /** What misleads it, and what it does not see. */
  readonly weaknesses: readonly string[];
}
