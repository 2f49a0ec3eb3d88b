import type * as v from "valibot";
import { type NumberInput, numberField } from "../field/numberField.ts";

/** A percentage from 0 to 100 in points, with at most two decimals: « 12,5 % » and 12.5 are 12.5. */
export const percentField: v.GenericSchema<NumberInput, number> = /* @__PURE__ */ numberField({
  min: 0,
  max: 100,
  decimals: 2,
  required: "Saisissez un pourcentage.",
});
