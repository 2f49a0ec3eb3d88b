import { formObject } from "@carnation/domain/field";
import { lineField, textField } from "@carnation/domain/internal/field";
import { absentOr, documentIdSchema, madeIdSchema } from "@carnation/domain/internal/wire";
import { typeset } from "@carnation/domain/text";
import * as v from "valibot";

/** The payment provider keeps no longer name. */
export const COUPON_NAME_MAX = 40;

/** More plans than are ever offered. */
const PRODUCTS_MAX = 20;

/** A coupon's name: from 1 to 40 characters, without the spaces around it. */
export const couponNameSchema = lineField({
  max: COUPON_NAME_MAX,
  missing: "Saisissez le nom de la réduction.",
});

/** Longest code of a coupon. */
export const COUPON_CODE_MAX = 40;

/**
 * Gives what professionals type to have a coupon: from 3 to 40 letters without accents, digits and dashes, in capitals. The payment
 * provider takes no other signs.
 */
export const couponCodeSchema = textField("Saisissez le code de la réduction.", (line) => {
  const code = line.toUpperCase();
  if (code.length < 3 || code.length > COUPON_CODE_MAX) {
    return { problem: `De 3 à ${COUPON_CODE_MAX} caractères.` };
  }
  if (!/^[A-Z\d-]+$/u.test(code)) {
    return { problem: "Lettres sans accent, chiffres et tirets seulement, sans espace." };
  }
  return { value: code };
});

const couponIdSchema = documentIdSchema("L’identifiant de la réduction est obligatoire.");
const positiveInteger = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** An id that the payment provider takes for a coupon of ours. */
const newCouponId = madeIdSchema(undefined, 64);

const couponFields = formObject({
  /** The id that the coupon is to have: what is sent again under it makes no second one. */
  request: absentOr(newCouponId),
  name: couponNameSchema,
  /** Holds what professionals type; without one an administrator alone gives it. */
  code: absentOr(couponCodeSchema),
  percent_off: absentOr(v.pipe(v.number(), v.gtValue(0), v.maxValue(100))),
  amount_off: absentOr(positiveInteger),
  currency: absentOr(v.literal("eur")),
  duration: v.picklist(["once", "repeating", "forever"]),
  duration_in_months: absentOr(v.pipe(positiveInteger, v.maxValue(36))),
  max_redemptions: absentOr(positiveInteger),
  redeem_by: absentOr(positiveInteger),
  /** Ids of the plans that it is for; all of them when it is absent, or empty. */
  products: absentOr(
    v.pipe(v.array(documentIdSchema("Choisissez les formules dans la liste.")), v.maxLength(PRODUCTS_MAX)),
  ),
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

/**
 * Payload of the callable `updatecoupon`: of a coupon only the name can change. `active` says whether its code is taken from
 * here on; who has the coupon keeps it.
 */
export const updateCouponRequest = formObject({
  couponId: couponIdSchema,
  name: couponNameSchema,
  active: absentOr(v.boolean()),
  /** The name that was shown: another one means that somebody has changed it since. Absent, nothing is compared. */
  opened: absentOr(v.string()),
});

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

/** Reason why a call about a coupon answers `success` false; it stands beside it as `message`. */
export const couponRefusals = {
  codeTaken: "Ce code est déjà celui d’une autre réduction. Choisissez-en un autre.",
  alreadyMade: /* @__PURE__ */ typeset(
    "Cette réduction a déjà été créée, avec d’autres valeurs : retrouvez-la dans la liste.",
  ),
  gone: "Cette réduction n’existe plus chez le prestataire de paiement.",
  noCode: "Cette réduction n’a pas de code à ouvrir ou à fermer.",
  notTaken:
    "Le prestataire de paiement n’a pas accepté cette réduction. Vérifiez ses valeurs, puis réessayez.",
} as const;

/** One of the reasons why a call about a coupon answers `success` false. */
export type CouponRefusal = keyof typeof couponRefusals;
