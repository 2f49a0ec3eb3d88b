import { formObject } from "@carnation/domain/field";
import { percentField } from "@carnation/domain/internal/field";
import type * as v from "valibot";

/** Field of a diagnosis in which the discount alone is written (specification 7). */
export const ROUTINE_DISCOUNT_FIELD = "routine.discount";

/** The discount of a quote: a percentage from 0 to 100 with at most two decimals. */
export const discountForm = /* @__PURE__ */ formObject({ discount: percentField });

/** Describes what the field of the discount holds. */
export type DiscountFormInput = v.InferInput<typeof discountForm>;

/** The percentage to write as `routine.discount`. */
export type DiscountFormOutput = v.InferOutput<typeof discountForm>;
