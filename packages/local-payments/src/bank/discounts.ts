import { invalidParameter } from "../errors/stripeError.ts";
import type { Discount, Subscription } from "../objects/billing.ts";
import type { Coupon, PromotionCode } from "../objects/catalog.ts";
import type { SessionDiscount } from "../objects/sessions.ts";
import type { Bank } from "./bank.ts";
import { addMonths } from "./periods.ts";

/** Customer who wants to use a coupon, and the product. */
export interface Redeeming {
  readonly customer: string;
  readonly product: string;
}

/** A coupon that may be used now, and by which code. */
export interface Redeemable {
  readonly coupon: Coupon;
  readonly code: PromotionCode | null;
}

/** Tells whether a coupon can be used at a moment; `redeem_by` is the last one, included. */
export function couponIsValid(coupon: Coupon, now: number): boolean {
  const { redeem_by: last, max_redemptions: most, times_redeemed: used } = coupon;
  return coupon.valid && (last === null || now <= last) && (most === null || used < most);
}

/** Tells whether a coupon takes something off a product. */
export function couponCovers({ _products: products }: Coupon, product: string): boolean {
  return products === undefined || products.includes(product);
}

function codeIsValid(code: PromotionCode, now: number, customer: string): boolean {
  const { expires_at: last, max_redemptions: most, times_redeemed: used } = code;
  if (!code.active || (code.customer !== null && code.customer !== customer)) return false;
  return (last === null || now <= last) && (most === null || used < most);
}

/** The coupon behind a code that somebody typed, in capitals or not; null when they cannot use it. */
export function redeemableByText(
  bank: Bank,
  text: string,
  { customer, product }: Redeeming,
): Redeemable | null {
  const wanted = text.trim().toUpperCase();
  for (const code of bank.objects.all("promotion_code")) {
    if (code.code.toUpperCase() !== wanted || !codeIsValid(code, bank.now(), customer)) continue;
    const coupon = bank.objects.get("coupon", code.promotion.coupon);
    if (coupon === null || !couponCovers(coupon, product)) continue;
    if (couponIsValid(coupon, bank.now())) return { coupon, code };
  }
  return null;
}

/** The coupon of a discount that a program has named; null when it cannot be used, or no more. */
export function redeemable(
  bank: Bank,
  named: SessionDiscount,
  { customer, product }: Redeeming,
): Redeemable | null {
  const code =
    named.promotion_code === null ? null : bank.objects.get("promotion_code", named.promotion_code);
  if (named.promotion_code !== null && (code === null || !codeIsValid(code, bank.now(), customer)))
    return null;
  const coupon = bank.objects.get("coupon", code?.promotion.coupon ?? named.coupon ?? "");
  if (coupon === null || !couponCovers(coupon, product)) return null;
  return couponIsValid(coupon, bank.now()) ? { coupon, code } : null;
}

/** As `redeemable`. @throws StripeError when it cannot be used */
export function requireRedeemable(bank: Bank, named: SessionDiscount, redeeming: Redeeming): Redeemable {
  const found = redeemable(bank, named, redeeming);
  if (found !== null) return found;
  const id = named.promotion_code ?? named.coupon ?? "";
  throw invalidParameter(
    "discounts",
    `Coupon expired, used up or for something else: ${id}`,
    "coupon_expired",
  );
}

/** Uses a coupon for a subscription: counts it, and says until when it takes something off. */
export function redeem(
  bank: Bank,
  { coupon, code }: Redeemable,
  { subscription, customer, session }: { subscription: string; customer: string; session: string | null },
): Discount {
  const used = { ...coupon, times_redeemed: coupon.times_redeemed + 1 };
  bank.objects.put(used);
  bank.emit("coupon.updated", used);
  if (code !== null) {
    const usedCode = { ...code, times_redeemed: code.times_redeemed + 1 };
    bank.objects.put(usedCode);
    bank.emit("promotion_code.updated", usedCode);
  }
  const start = bank.now();
  const discount: Discount = {
    id: bank.objects.newId("discount"),
    object: "discount",
    checkout_session: session,
    created: start,
    customer,
    end: coupon.duration === "repeating" ? addMonths(start, coupon.duration_in_months ?? 1) : null,
    invoice: null,
    invoice_item: null,
    livemode: false,
    promotion_code: code?.id ?? null,
    source: { type: "coupon", coupon: coupon.id },
    start,
    subscription,
    subscription_item: null,
    _coupon: used,
    _used: false,
  };
  bank.objects.put(discount);
  return discount;
}

/** Discounts that take something off an invoice of now, for a product. */
export function activeDiscounts(bank: Bank, subscription: Subscription, product: string): Discount[] {
  return subscription.discounts
    .map((id) => bank.objects.get("discount", id))
    .filter((discount) => discount !== null)
    .filter(({ _coupon }) => couponCovers(_coupon, product))
    .filter(({ end, _coupon, _used }) => {
      if (_coupon.duration === "once") return !_used;
      return end === null || bank.now() < end;
    });
}

/**
 * Uses up what an invoice had of discounts.
 * @returns ids of those that a later invoice may have: also of one that is for another plan, which may be chosen again
 */
export function consumeDiscounts(
  bank: Bank,
  subscription: Subscription,
  applied: readonly Discount[],
): string[] {
  for (const discount of applied) {
    if (discount._coupon.duration === "once") bank.objects.put({ ...discount, _used: true });
  }
  return subscription.discounts.filter((id) => {
    const discount = bank.objects.get("discount", id);
    return discount !== null && !discount._used && (discount.end === null || bank.now() < discount.end);
  });
}
