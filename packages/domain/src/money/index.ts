export type { Cents } from "./cents.ts";
export { centsField } from "./centsField.ts";
export { type BasisPoints, isRate, percentToBasisPoints, shareOfCents } from "./rate.ts";
