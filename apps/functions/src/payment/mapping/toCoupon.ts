import { type Coupon, parseCoupon } from "@carnation/product/coupon";
import type Stripe from "stripe";

/** Holds what a coupon does not show unless it is asked for. */
export const COUPON_EXPANSIONS = ["applies_to"];

/**
 * A coupon of the provider as the product keeps it; one without a name is called by its id.
 * @param codes its promotion codes, newest first: the one that is taken counts, otherwise the newest
 */
export function toCoupon(coupon: Stripe.Coupon, codes: readonly Stripe.PromotionCode[] = []): Coupon {
  const code = codes.find(({ active }) => active) ?? codes[0];
  return parseCoupon(coupon.id, {
    ...coupon,
    name: coupon.name ?? coupon.id,
    code: code?.code,
    code_active: code?.active,
    products: coupon.applies_to?.products,
  });
}
