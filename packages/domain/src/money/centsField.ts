import * as v from "valibot";
import { type Cents, isPrice } from "./cents.ts";
import { priceMessages } from "./priceMessages.ts";

/**
 * A price from a field that hands over cents: a number, `null` while it is empty, `NaN` for what cannot be read.
 * Same limits and messages as `eurosField`.
 */
export const centsField = /* @__PURE__ */ v.pipe(
  v.union([v.number(), v.nan(), v.null()], () => priceMessages.empty),
  v.rawTransform<number | null, Cents>(({ dataset, addIssue, NEVER }) => {
    if (isPrice(dataset.value)) return dataset.value;
    addIssue({ message: priceMessages[problemOf(dataset.value)] });
    return NEVER;
  }),
);

function problemOf(cents: number | null): keyof typeof priceMessages {
  if (cents === null) return "empty";
  if (Number.isNaN(cents)) return "invalid";
  if (cents < 0) return "negative";
  return Number.isInteger(cents) ? "large" : "decimals";
}
