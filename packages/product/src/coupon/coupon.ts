import {
  optionalDateSchema,
  optionalTextSchema,
  readableTextSchema,
  relatedIdsSchema,
  storedCountSchema,
  storedNumberSchema,
} from "@carnation/domain/internal/wire";
import type { Cents } from "@carnation/domain/money";
import * as v from "valibot";
import { documentPaths } from "../path/documentPath.ts";
import { type SearchFields, searchFields } from "../search/index.ts";

/** Measure of how much a coupon takes off: a share in percent (above 0, to 100, two decimals at most) or an amount in cents. */
export type CouponDiscount =
  | { readonly kind: "percent"; readonly percent: number }
  | { readonly kind: "amount"; readonly amount: Cents; readonly currency: string };

/** For how long: the next payment, those of some months (from 1), or all of them. */
export type CouponDuration =
  | { readonly kind: "once" }
  | { readonly kind: "repeating"; readonly months: number }
  | { readonly kind: "forever" };

/** A discount on subscriptions. Only its name can change once it is created. */
export interface Coupon {
  readonly id: string;
  readonly name: string;
  /** Holds what professionals type to have it; null for one that only an administrator gives. */
  readonly code: string | null;
  /** True when the code is taken; false, too, where there is none. */
  readonly codeActive: boolean;
  /** Null where it is not stored, or could not be read: what it takes off is then not told. */
  readonly discount: CouponDiscount | null;
  /** Null where it is not stored, or could not be read. */
  readonly duration: CouponDuration | null;
  /** Count of how many times it can be used; null for no limit. */
  readonly maxRedemptions: number | null;
  /** Count of how many times it was used. */
  readonly timesRedeemed: number;
  /** The last moment at which it can be used; null for no limit. */
  readonly redeemBy: Date | null;
  /** Ids of the plans that it takes something off; none stands for all of them. */
  readonly products: readonly string[];
  readonly created: Date | null;
  /** False once the provider no longer accepts it. */
  readonly valid: boolean;
}

const storedCoupon = v.object({
  name: readableTextSchema,
  code: optionalTextSchema,
  code_active: v.fallback(v.nullish(v.boolean(), true), true),
  percent_off: v.fallback(v.nullish(v.pipe(storedNumberSchema, v.gtValue(0), v.maxValue(100)), null), null),
  amount_off: v.fallback(v.nullish(v.pipe(storedCountSchema, v.minValue(1)), null), null),
  currency: v.fallback(v.nullish(v.string(), "eur"), "eur"),
  duration: v.fallback(v.nullish(v.picklist(["once", "repeating", "forever"]), null), null),
  duration_in_months: v.fallback(v.nullish(v.pipe(storedCountSchema, v.minValue(1)), null), null),
  max_redemptions: v.fallback(v.nullish(storedCountSchema, null), null),
  times_redeemed: v.fallback(v.nullish(storedCountSchema, 0), 0),
  redeem_by: optionalDateSchema,
  products: relatedIdsSchema("products"),
  created: optionalDateSchema,
  valid: v.fallback(v.nullish(v.boolean(), true), true),
});

/** Names of the fields under which a coupon is stored. */
export type CouponField = keyof typeof storedCoupon.entries;

type StoredCoupon = v.InferOutput<typeof storedCoupon>;

/** Gives what it takes off; null when both a share and an amount are stored, or neither. */
function discountOf({
  percent_off: percent,
  amount_off: amount,
  currency,
}: StoredCoupon): CouponDiscount | null {
  if (percent !== null && amount === null) return { kind: "percent", percent };
  return amount !== null && percent === null ? { kind: "amount", amount, currency } : null;
}

function durationOf({ duration, duration_in_months: months }: StoredCoupon): CouponDuration | null {
  if (duration === null) return null;
  if (duration !== "repeating") return { kind: duration };
  return { kind: "repeating", months: months ?? 1 };
}

/**
 * Reads a stored coupon document; one without a name is called by its id.
 * @throws {v.ValiError} when there is no document
 */
export function parseCoupon(id: string, fields: unknown): Coupon {
  const stored = v.parse(storedCoupon, fields);
  return {
    id,
    name: stored.name || id,
    code: stored.code,
    codeActive: stored.code !== null && stored.code_active,
    discount: discountOf(stored),
    duration: durationOf(stored),
    maxRedemptions: stored.max_redemptions,
    timesRedeemed: stored.times_redeemed,
    redeemBy: stored.redeem_by,
    products: stored.products,
    created: stored.created,
    valid: stored.valid,
  };
}

/** Makes the search fields of a coupon, by name; its code is found, too. */
export function couponSearchFields({ name, code }: Pick<Coupon, "name" | "code">): SearchFields {
  return searchFields(name, code ?? "");
}

/** The fields of a stored coupon. */
export function toStoredCoupon(coupon: Coupon) {
  const { discount, duration } = coupon;
  return {
    name: coupon.name,
    ...couponSearchFields(coupon),
    code: coupon.code,
    code_active: coupon.codeActive,
    percent_off: discount?.kind === "percent" ? discount.percent : null,
    amount_off: discount?.kind === "amount" ? discount.amount : null,
    currency: discount?.kind === "amount" ? discount.currency : null,
    duration: duration?.kind ?? null,
    duration_in_months: duration?.kind === "repeating" ? duration.months : null,
    max_redemptions: coupon.maxRedemptions,
    times_redeemed: coupon.timesRedeemed,
    redeem_by: coupon.redeemBy,
    products: coupon.products.map(documentPaths.plan),
    created: coupon.created,
    valid: coupon.valid,
  };
}
