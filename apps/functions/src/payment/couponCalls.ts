import { type CallableName, callables, parseRequest } from "@carnation/product/callable";
import { type CouponRefusal, couponRefusals, type CouponResponse } from "@carnation/product/coupon";
import { documentPaths } from "@carnation/product/path";
import { type Actor, authorize } from "@carnation/product/permission";
import type { DocumentData, Firestore } from "firebase-admin/firestore";
import { randomUUID } from "node:crypto";
import { type AdminChange, noteAdminChange } from "../audit-log/auditLog.ts";
import type { Backend } from "../backend/backend.ts";
import { changeCoupon, makeCoupon } from "./changeCoupons.ts";
import { requirePayment } from "./provider/openPayment.ts";
import { ask } from "./providerAnswer.ts";
import { spendPayment } from "./spendPayment.ts";
import { retrieveOrNull } from "./provider/retrieveOrNull.ts";
import { syncCoupon } from "./sync/syncPlans.ts";

const refused = (reason: CouponRefusal): CouponResponse => ({
  success: false,
  message: couponRefusals[reason],
});

/** A coupon as it was before an administrator changed it; nothing for one that was not known. */
async function knownCoupon(db: Firestore, id: string): Promise<DocumentData> {
  return (await db.doc(documentPaths.coupon(id)).get()).data() ?? {};
}

/** Gives what is noted of a coupon: what it was, and what was asked for. */
function couponChange(
  action: CallableName,
  id: string,
  name: unknown,
  { before = {}, after = {} }: { readonly before?: object; readonly after?: object },
): AdminChange {
  const targetName = typeof name === "string" ? name : id;
  return { action, target: documentPaths.coupon(id), targetName, before: given(before), after: given(after) };
}

/** Firestore stores no undefined. */
const given = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/**
 * Makes a coupon with the provider, and the code that gives it. Sent again under the same `request` it is the same coupon;
 * cut off between the two, the next time makes the code. A coupon whose code turns out to be taken is not kept.
 * @returns success false with a sentence, when the provider does not take it
 * @throws CarnationError permission-denied, invalid-argument, unimplemented, unavailable, resource-exhausted
 */
export async function createCoupon(
  { db }: Pick<Backend, "db">,
  actor: Actor,
  payload: unknown,
): Promise<CouponResponse> {
  authorize(actor, "create-coupon");
  const { request, ...asked } = parseRequest(callables.createcoupon, payload);
  const { stripe } = await requirePayment();
  await spendPayment(db, actor.uid);
  const id = request ?? randomUUID();
  const refusal = await ask(makeCoupon(stripe, id, asked));
  if (refusal !== null) return refused(refusal);
  await ask(syncCoupon(db, stripe, id));
  await noteAdminChange(db, actor, couponChange("createcoupon", id, asked.name, { after: asked }));
  return { success: true };
}

/**
 * Calls a coupon otherwise, and opens or closes its code.
 * @returns success false with a sentence, when the provider does not have it or does not take it
 * @throws CarnationError aborted when it is not called any more as it was when it was opened; as `createCoupon`
 */
export async function updateCoupon(
  { db }: Pick<Backend, "db">,
  actor: Actor,
  payload: unknown,
): Promise<CouponResponse> {
  authorize(actor, "rename-coupon");
  const { couponId, ...change } = parseRequest(callables.updatecoupon, payload);
  const { stripe } = await requirePayment();
  await spendPayment(db, actor.uid);
  const known = await knownCoupon(db, couponId);
  const refusal = await ask(changeCoupon(stripe, couponId, change));
  await ask(syncCoupon(db, stripe, couponId));
  if (refusal !== null) return refused(refusal);
  const { name, active } = change;
  const before = { name: known["name"], active: active === undefined ? undefined : known["code_active"] };
  const noted = couponChange("updatecoupon", couponId, name, { before, after: { name, active } });
  await noteAdminChange(db, actor, noted);
  return { success: true };
}

/**
 * Deletes a coupon with the provider; who has it keeps it. One that is gone already is gone.
 * @throws CarnationError as `createCoupon`
 */
export async function deleteCoupon(
  { db }: Pick<Backend, "db">,
  actor: Actor,
  payload: unknown,
): Promise<CouponResponse> {
  authorize(actor, "delete-coupon");
  const { couponId } = parseRequest(callables.deletecoupon, payload);
  const { stripe } = await requirePayment();
  await spendPayment(db, actor.uid);
  const before = await knownCoupon(db, couponId);
  await ask(retrieveOrNull(stripe.coupons.del(couponId)));
  await ask(syncCoupon(db, stripe, couponId));
  await noteAdminChange(db, actor, couponChange("deletecoupon", couponId, before["name"], { before }));
  return { success: true };
}
