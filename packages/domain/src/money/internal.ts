// What our own packages need of this subject beside what is published; the packed package has no way to it.
export { isPrice, MAX_PRICE_CENTS, sumCents } from "./cents.ts";
export { optionalPriceField, priceField } from "./priceField.ts";
export { basisPointsToPercent } from "./rate.ts";
export { scaleCents } from "./scaleCents.ts";
