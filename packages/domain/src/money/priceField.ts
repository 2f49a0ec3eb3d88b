import * as v from "valibot";
import type { Cents } from "./cents.ts";
import { centsField } from "./centsField.ts";
import { eurosField } from "./eurosField.ts";

/**
 * A price, from a text field in euros (« 12,50 ») or from a field that hands over cents (1250); gives cents. Same limits
 * and messages as `eurosField`.
 */
export const priceField: v.GenericSchema<string | number | null, Cents> = /* @__PURE__ */ v.lazy((input) =>
  typeof input === "string" ? eurosField : centsField,
);

const noPrice = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.union([v.string(), v.null()]),
  /* @__PURE__ */ v.transform(() => null),
);

/** A price that may be left out, as `priceField` reads it; null when it is empty. */
export const optionalPriceField: v.GenericSchema<string | number | null, Cents | null> =
  /* @__PURE__ */ v.lazy((input) => {
    const isEmpty = input === null || (typeof input === "string" && input.trim() === "");
    return isEmpty ? noPrice : priceField;
  });
