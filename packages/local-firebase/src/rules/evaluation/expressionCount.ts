import { EvaluationError } from "../values/ruleValue.ts";

/** Firestore's documented limit of the expressions that rules evaluate for one request. */
export const MAX_EXPRESSIONS = 1000;

/**
 * Counts the expressions that rules evaluate for one request: all writes of a commit are one. Production does not say what it
 * counts as one; here it is each literal, name, member, operator and call, which is the most that it can be.
 */
export class ExpressionCount {
  readonly #limit: number;
  #evaluated = 0;

  constructor(limit: number = MAX_EXPRESSIONS) {
    this.#limit = limit;
  }

  /** @throws EvaluationError beyond the limit */
  add(): void {
    this.#evaluated += 1;
    if (this.#evaluated > this.#limit) {
      throw new EvaluationError(`maximum of ${this.#limit} expressions to evaluate has been reached`);
    }
  }
}
