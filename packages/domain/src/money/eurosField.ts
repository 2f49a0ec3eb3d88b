import * as v from "valibot";
import { type Cents, isPrice } from "./cents.ts";
import { readEuros } from "./parseEuros.ts";
import { priceMessages } from "./priceMessages.ts";

/**
 * A price as it is typed in a text field, in euros (« 12,50 », « 1 234,50 € ») and sent in cents: from 0 to
 * 100 000 €, with at most two decimals. For a field that hands over cents, see `centsField`.
 */
export const eurosField = /* @__PURE__ */ v.pipe(
  v.string(() => priceMessages.empty),
  v.rawTransform<string, Cents>(({ dataset, addIssue, NEVER }) => {
    const read = readEuros(dataset.value);
    if (isPrice(read)) return read;
    addIssue({ message: priceMessages[typeof read === "number" ? "large" : read] });
    return NEVER;
  }),
);
