import type { Coupon } from "./coupon.ts";

/** Tells whether a coupon can be used now, and if not, why. */
export type CouponState = "usable" | "exhausted" | "expired" | "closed";

/** French words of the states, for a chip and a filter. */
export const couponStateLabels: Readonly<Record<CouponState, string>> = {
  usable: "Utilisable",
  exhausted: "Épuisée",
  expired: "Expirée",
  closed: "Fermée",
};

/**
 * Tells whether a coupon can be used at a point in time: `redeemBy` is the last moment, included. One whose code is not taken any
 * more is closed.
 */
export function couponState(coupon: Coupon, now: Date): CouponState {
  const { redeemBy, maxRedemptions, timesRedeemed, valid, code, codeActive } = coupon;
  if (redeemBy !== null && now > redeemBy) return "expired";
  if (maxRedemptions !== null && timesRedeemed >= maxRedemptions) return "exhausted";
  return valid && (code === null || codeActive) ? "usable" : "closed";
}
