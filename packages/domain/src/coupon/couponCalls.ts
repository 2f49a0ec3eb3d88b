import * as v from "valibot";
import { formObject } from "../field/formObject.ts";
import { lineField } from "../field/lineField.ts";
import { documentIdSchema } from "../wire/documentId.ts";
import { absentOr } from "../wire/wireValues.ts";

/** The payment provider keeps no longer name. */
export const COUPON_NAME_MAX = 40;

/** A coupon's name: from 1 to 40 characters, without the spaces around it. */
export const couponNameSchema = lineField({
  max: COUPON_NAME_MAX,
  missing: "Saisissez le nom de la réduction.",
});

const couponIdSchema = documentIdSchema("L’identifiant de la réduction est obligatoire.");
const positiveInteger = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const couponFields = formObject({
  name: couponNameSchema,
  percent_off: absentOr(v.pipe(v.number(), v.gtValue(0), v.maxValue(100))),
  amount_off: absentOr(positiveInteger),
  currency: absentOr(v.literal("eur")),
  duration: v.picklist(["once", "repeating", "forever"]),
  duration_in_months: absentOr(v.pipe(positiveInteger, v.maxValue(36))),
  max_redemptions: absentOr(positiveInteger),
  redeem_by: absentOr(positiveInteger),
});

/**
 * Payload of the callable `createcoupon`, with the payment provider's names: `percent_off` (above 0, to 100) or
 * `amount_off` (in cents, with its `currency`), `duration_in_months` (1 to 36) with the duration `repeating` and only
 * there, `redeem_by` in seconds since 1970.
 */
export const createCouponRequest = v.pipe(
  couponFields,
  v.check(
    ({ percent_off, amount_off }) => (percent_off === undefined) !== (amount_off === undefined),
    "Choisissez un pourcentage ou un montant.",
  ),
  v.check(
    ({ amount_off, currency }) => (amount_off === undefined) === (currency === undefined),
    "Un montant a une devise, un pourcentage n’en a pas.",
  ),
  v.check(
    ({ duration, duration_in_months }) => (duration === "repeating") === (duration_in_months !== undefined),
    "Saisissez le nombre de mois d’une réduction sur plusieurs mois.",
  ),
);

/** Payload of the callable `createcoupon`. */
export type CreateCouponRequest = v.InferOutput<typeof createCouponRequest>;

/** Payload of the callable `updatecoupon`: only the name can change. */
export const updateCouponRequest = formObject({ couponId: couponIdSchema, name: couponNameSchema });

/** Payload of the callable `updatecoupon`. */
export type UpdateCouponRequest = v.InferOutput<typeof updateCouponRequest>;

/** Payload of the callable `deletecoupon`. */
export const deleteCouponRequest = formObject({ couponId: couponIdSchema });

/** Payload of the callable `deletecoupon`. */
export type DeleteCouponRequest = v.InferOutput<typeof deleteCouponRequest>;

/** Answer of the three callables about coupons; what stands beside `success` is kept, for the caller to show. */
export const couponResponse = v.looseObject({ success: v.boolean() });

/** Answer of the three callables about coupons. A call whose `success` is false is rejected with it. */
export type CouponResponse = v.InferOutput<typeof couponResponse>;
