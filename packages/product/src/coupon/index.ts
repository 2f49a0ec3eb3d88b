export * from "./coupon.ts";
export * from "./couponCalls.ts";
export * from "./couponForm.ts";
export * from "./couponSentence.ts";
export * from "./couponState.ts";
