import { type Coupon, parseCoupon } from "@carnation/domain";
import type Stripe from "stripe";

/** A coupon of the provider as the product keeps it; one without a name is called by its id. */
export function toCoupon(coupon: Stripe.Coupon): Coupon {
  return parseCoupon(coupon.id, { ...coupon, name: coupon.name ?? coupon.id });
}
