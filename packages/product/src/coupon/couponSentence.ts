import { formatCount, formatDate, formatList, formatNumber } from "@carnation/domain/format";
import { formatPercent, formatShortMoney } from "@carnation/domain/internal/format";
import { MINUS, NO_BREAK_SPACE } from "@carnation/domain/internal/text";
import type { Cents } from "@carnation/domain/money";
import type { Coupon, CouponDiscount, CouponDuration } from "./coupon.ts";

/** Gives what a coupon takes off: « −20 % », « −15 € ». */
export function couponValue(discount: CouponDiscount): string {
  if (discount.kind === "percent") return `${MINUS}${formatPercent(discount.percent / 100, 2)}`;
  return `${MINUS}${amountText(discount.amount, discount.currency)}`;
}

function amountText(amount: Cents, currency: string): string {
  return currency.toLowerCase() === "eur"
    ? formatShortMoney(amount)
    : `${formatNumber(amount / 100, 2)}${NO_BREAK_SPACE}${currency.toUpperCase()}`;
}

function durationText(duration: CouponDuration, kind: CouponDiscount["kind"]): string {
  if (duration.kind === "forever") return "sur chaque échéance";
  if (duration.kind === "once") return kind === "percent" ? "le premier mois" : "sur une échéance";
  if (duration.months === 1) return "le premier mois";
  if (duration.months === 12) return "la première année";
  return `pendant ${formatNumber(duration.months)}${NO_BREAK_SPACE}mois`;
}

/**
 * Gives what a coupon gives, and for how long: « −20 % le premier mois » (CRITERIA J); what is not known of it is not told:
 * « −20 % », « remise non renseignée ».
 */
export function couponLabel({ discount, duration }: Pick<Coupon, "discount" | "duration">): string {
  if (discount === null) return "remise non renseignée";
  if (duration === null) return couponValue(discount);
  return `${couponValue(discount)} ${durationText(duration, discount.kind)}`;
}

/**
 * A coupon with its limits, as the form shows it while it is filled in: « −30 % pendant 3 mois, 200 utilisations
 * au plus, jusqu’au 31 mars 2027, sur Pro et Institut + ».
 * @param plans names of the plans that it is for; none when it is for all of them
 */
export function couponSentence(
  coupon: Pick<Coupon, "discount" | "duration" | "maxRedemptions" | "redeemBy">,
  plans: readonly string[] = [],
): string {
  const { maxRedemptions, redeemBy } = coupon;
  const uses =
    maxRedemptions === null ? [] : [`${formatCount(maxRedemptions, "utilisation", "utilisations")} au plus`];
  const until = redeemBy === null ? [] : [`jusqu’au ${formatDate(redeemBy)}`];
  const only = plans.length === 0 ? [] : [`sur ${formatList(plans)}`];
  return [couponLabel(coupon), ...uses, ...until, ...only].join(", ");
}
