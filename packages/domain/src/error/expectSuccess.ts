import * as v from "valibot";
import { CarnationError } from "./carnationError.ts";

const outcome = v.object({ success: v.literal(true) });
const reasonSchema = v.pipe(v.string(), v.trim(), v.nonEmpty());
const refusal = v.union([
  v.pipe(
    v.object({ message: reasonSchema }),
    v.transform(({ message }) => message),
  ),
  v.pipe(
    v.object({ error: reasonSchema }),
    v.transform(({ error }) => error),
  ),
  v.pipe(
    v.object({ error: v.object({ message: reasonSchema }) }),
    v.transform(({ error }) => error.message),
  ),
]);

/**
 * Lets the answer of a coupon call pass when its `success` is true (specification, section 8).
 * @throws {CarnationError} refused, with the reason that the server gives as its message (`message`, `error` or
 *   `error.message` of the answer) and the server's answer as its cause
 */
export function expectSuccess(answer: unknown): void {
  if (v.is(outcome, answer)) return;
  const reason = v.safeParse(refusal, answer);
  throw new CarnationError("refused", reason.success ? reason.output : undefined, { cause: answer });
}
