// What our own packages need of this subject beside what is published; the packed package has no way to it.
export { contrastOnWhite } from "./contrast.ts";
export { dayStart, parisMonth, parisYear } from "./isoDay.ts";
export { formatAmount, formatShortMoney } from "./moneyFormat.ts";
export { formatPercent, formatSigned } from "./numberFormat.ts";
export { TIME_ZONE } from "./parisClock.ts";
export { formatPhotoDate } from "./photoDate.ts";
