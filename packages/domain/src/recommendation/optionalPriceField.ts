import * as v from "valibot";
import type { Cents } from "../money/cents.ts";
import { centsField } from "../money/centsField.ts";
import { eurosField } from "../money/eurosField.ts";

const noPrice = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.union([v.string(), v.null()]),
  /* @__PURE__ */ v.transform(() => null),
);

/**
 * A price that may be left out, from a text field in euros (« 12,50 ») or from a field that hands over cents (1250);
 * gives cents, or null when it is empty. Same limits and messages as `eurosField`.
 */
export const optionalPriceField: v.GenericSchema<string | number | null, Cents | null> =
  /* @__PURE__ */ v.lazy((input) => {
    if (input === null || (typeof input === "string" && input.trim() === "")) return noPrice;
    return typeof input === "string" ? eurosField : centsField;
  });
