import { EvaluationError } from "../values/ruleValue.ts";

/** Documented limit of the expressions that rules evaluate for one request. */
export const MAX_EXPRESSIONS = 1000;

/**
 * Counts the expressions that rules evaluate for one request: each write of a commit is one. Production does not say what it
 * takes for an expression; here it is each literal, name, member, operator and call.
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
