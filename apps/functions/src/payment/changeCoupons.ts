import { CarnationError } from "@carnation/domain/error";
import type { CouponRefusal, CreateCouponRequest, UpdateCouponRequest } from "@carnation/product/coupon";
import { logger } from "firebase-functions";
import type Stripe from "stripe";
import { idOf } from "./mapping/moments.ts";
import { COUPON_EXPANSIONS, toCoupon } from "./mapping/toCoupon.ts";
import { isRefused } from "./providerAnswer.ts";
import { retrieveOrNull } from "./provider/retrieveOrNull.ts";
import { codesOf } from "./sync/syncPlans.ts";

/** Describes what a coupon is to be. */
export type AskedCoupon = Omit<CreateCouponRequest, "request">;

/**
 * Makes a coupon and its code, or what of the two is missing. Another call may make the same ones meanwhile, as one whose
 * answer was lost: what it has made stays.
 * @returns why there is none; null when there is one
 */
export async function makeCoupon(
  stripe: Stripe,
  id: string,
  asked: AskedCoupon,
): Promise<CouponRefusal | null> {
  const { code } = asked;
  const known = await madeCoupon(stripe, id);
  if (code !== undefined && (await isCodeTaken(stripe, code, id))) {
    // The race for the code was lost before, and the server killed before it took its coupon back.
    if (known !== null && (await isUnused(stripe, known))) await retrieveOrNull(stripe.coupons.del(id));
    return "codeTaken";
  }
  const refusal = known === null ? await newCoupon(stripe, id, asked) : sameOrMade(known, asked);
  if (refusal !== null) return refusal;
  // A coupon that has just been made may follow one of its id that was deleted: closed codes are that one's.
  const codes = (await codesOf(stripe, id)).filter(({ active }) => known !== null || active);
  const hasCode = codes.some((made) => made.code === code);
  if (codes.length > 0 && !hasCode) return "alreadyMade";
  if (code === undefined || hasCode) return null;
  try {
    await stripe.promotionCodes.create({ code, promotion: { type: "coupon", coupon: id } });
    return null;
  } catch (error) {
    if (!isRefused(error)) throw error;
    if ((await codesOf(stripe, id)).some(({ active }) => active)) return null;
    // Somebody else took it since it was asked for.
    await retrieveOrNull(stripe.coupons.del(id));
    return "codeTaken";
  }
}

/** Tells whether nobody has a coupon, nor can have it by a code. */
async function isUnused(stripe: Stripe, { id, times_redeemed: used }: Stripe.Coupon): Promise<boolean> {
  return used === 0 && (await codesOf(stripe, id)).length === 0;
}

/** Tells whether professionals who type this code get another coupon. */
async function isCodeTaken(stripe: Stripe, code: string, id: string): Promise<boolean> {
  const { data } = await stripe.promotionCodes.list({ code, active: true });
  return data.some(({ promotion }) => {
    const owner = idOf(promotion.coupon);
    return owner !== null && owner !== id;
  });
}

const madeCoupon = (stripe: Stripe, id: string): Promise<Stripe.Coupon | null> =>
  retrieveOrNull(stripe.coupons.retrieve(id, { expand: COUPON_EXPANSIONS }));

/** Makes a coupon, unless another call has made it meanwhile. */
async function newCoupon(stripe: Stripe, id: string, asked: AskedCoupon): Promise<CouponRefusal | null> {
  try {
    await stripe.coupons.create(couponParameters(id, asked));
    return null;
  } catch (error) {
    if (!isRefused(error)) throw error;
    const made = await madeCoupon(stripe, id);
    if (made !== null) return sameOrMade(made, asked);
    logger.warn("A coupon was not taken", error);
    return "notTaken";
  }
}

const sameOrMade = (coupon: Stripe.Coupon, asked: AskedCoupon): CouponRefusal | null =>
  isAsked(coupon, asked) ? null : "alreadyMade";

function couponParameters(
  id: string,
  { code: _code, products = [], ...fields }: AskedCoupon,
): Stripe.CouponCreateParams {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    id,
    ...(Object.fromEntries(given) as Stripe.CouponCreateParams),
    ...(products.length > 0 && { applies_to: { products: [...products] } }),
  };
}

/** Tells whether the provider's coupon takes off what is asked for, for as long and for the same plans. */
function isAsked(coupon: Stripe.Coupon, asked: AskedCoupon): boolean {
  const has: readonly unknown[] = [
    coupon.name,
    coupon.percent_off,
    coupon.amount_off,
    coupon.duration,
    coupon.duration_in_months,
    coupon.max_redemptions,
    coupon.redeem_by,
    (coupon.applies_to?.products ?? []).toSorted().join(),
  ];
  const wants: readonly unknown[] = [
    asked.name,
    asked.percent_off ?? null,
    asked.amount_off ?? null,
    asked.duration,
    asked.duration_in_months ?? null,
    asked.max_redemptions ?? null,
    asked.redeem_by ?? null,
    (asked.products ?? []).toSorted().join(),
  ];
  return has.every((value, place) => (value ?? null) === wants[place]);
}

/**
 * Opens or closes the code of a coupon, and calls it otherwise.
 * @returns why not, and then it is called as before; null when it is done
 * @throws CarnationError aborted when it is called otherwise than it was opened
 */
export async function changeCoupon(
  stripe: Stripe,
  id: string,
  { name, active, opened }: Omit<UpdateCouponRequest, "couponId">,
): Promise<CouponRefusal | null> {
  const before = await retrieveOrNull(stripe.coupons.retrieve(id));
  if (before === null) return "gone";
  const called = toCoupon(before).name;
  if (opened !== undefined && called !== opened && called !== name) throw new CarnationError("aborted");
  try {
    // Refused, nothing of it is done: the name is changed last.
    const refusal = active === undefined ? null : await switchCode(stripe, id, active);
    if (refusal === null) await stripe.coupons.update(id, { name });
    return refusal;
  } catch (error) {
    if (!isRefused(error)) throw error;
    logger.warn("A coupon was not changed", error);
    return "notTaken";
  }
}

/**
 * Opens or closes the code of a coupon. Of several that were made by hand, all are closed and the newest is opened.
 * @returns `codeTaken` when another coupon has got the code while this one was closed
 */
async function switchCode(stripe: Stripe, id: string, active: boolean): Promise<CouponRefusal | null> {
  const codes = await codesOf(stripe, id);
  const [newest] = codes;
  if (newest === undefined) return "noCode";
  if (!active) {
    for (const code of codes.filter((each) => each.active)) {
      await stripe.promotionCodes.update(code.id, { active });
    }
    return null;
  }
  if (await isCodeTaken(stripe, newest.code, id)) return "codeTaken";
  try {
    await stripe.promotionCodes.update(newest.id, { active });
    return null;
  } catch (error) {
    // Opened elsewhere since it was asked for.
    if (isRefused(error) && (await isCodeTaken(stripe, newest.code, id))) return "codeTaken";
    throw error;
  }
}
