import type { Coupon, PromotionCode } from "../objects/catalog.ts";

/** Whether a coupon can be used at a moment; `redeem_by` is the last one, included. */
export function couponIsValid(coupon: Coupon, now: number): boolean {
  const { redeem_by: last, max_redemptions: most, times_redeemed: used } = coupon;
  return coupon.valid && (last === null || now <= last) && (most === null || used < most);
}

/** Whether a promotion code can be used at a moment, by a customer; its coupon has rules of its own. */
export function promotionCodeIsValid(code: PromotionCode, now: number, customer: string): boolean {
  const { expires_at: last, max_redemptions: most, times_redeemed: used } = code;
  if (!code.active || (code.customer !== null && code.customer !== customer)) return false;
  return (last === null || now <= last) && (most === null || used < most);
}
