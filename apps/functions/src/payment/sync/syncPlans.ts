import { toStoredCoupon } from "@carnation/product/coupon";
import { documentPaths } from "@carnation/product/path";
import { type PlanPrice, toStoredPlan, toStoredPlanPrice } from "@carnation/product/plan";
import { FieldValue, type Firestore, type Transaction } from "firebase-admin/firestore";
import type Stripe from "stripe";
import type { Backend } from "../../backend/backend.ts";
import { idOf } from "../mapping/moments.ts";
import { COUPON_EXPANSIONS, toCoupon } from "../mapping/toCoupon.ts";
import { toPlan, toPlanPrice } from "../mapping/toPlan.ts";
import type { Payment } from "../provider/openPayment.ts";
import { providerCatalogue } from "../provider/paymentSettings.ts";
import { retrieveOrNull } from "../provider/retrieveOrNull.ts";
import { synchronise, type ToldEvent } from "./synchronise.ts";

/** Promotion codes of one coupon: we make one, and more are made by hand only. */
const CODES = 100;

/** A document of the catalogue: where it stands, and what is in it; null for what is not, or no more, to be kept. */
interface CatalogueEntry {
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>> | null;
}

/** Tells where an entry stood is remembered: what is gone at the provider does not say any more where it belonged. */
async function syncEntry(
  db: Firestore,
  id: string,
  fetch: () => Promise<CatalogueEntry | null>,
  event?: ToldEvent,
): Promise<void> {
  const object = db.doc(documentPaths.paymentObject(id));
  const write = async (transaction: Transaction, entry: CatalogueEntry | null): Promise<void> => {
    const known: unknown = (await transaction.get(object)).get("path");
    const fields = entry?.fields ?? null;
    if (entry !== null && fields !== null) {
      // What another system keeps beside it stays.
      transaction.set(db.doc(entry.path), fields, { merge: true });
      transaction.set(object, { path: entry.path }, { merge: true });
    } else if (typeof known === "string") transaction.delete(db.doc(known));
  };
  await synchronise(db, { id, fetch, write }, event);
}

/** Takes in a product as a plan, as the provider has it now. */
export function syncProduct(db: Firestore, stripe: Stripe, id: string, event?: ToldEvent): Promise<void> {
  const fetch = async () => {
    const product = await retrieveOrNull(stripe.products.retrieve(id));
    return product && { path: documentPaths.plan(id), fields: toStoredPlan(toPlan(product)) };
  };
  return syncEntry(db, id, fetch, event);
}

/** Takes in a price of a plan, as the provider has it now. */
export function syncPrice(db: Firestore, stripe: Stripe, id: string, event?: ToldEvent): Promise<void> {
  const fetch = async () => {
    const price = await retrieveOrNull(stripe.prices.retrieve(id));
    if (price === null) return null;
    const kept: PlanPrice | null = toPlanPrice(price);
    return {
      path: documentPaths.planPrice(idOf(price.product), id),
      fields: kept && toStoredPlanPrice(kept),
    };
  };
  return syncEntry(db, id, fetch, event);
}

/** The promotion codes of a coupon, newest first, closed ones too. */
export async function codesOf(stripe: Stripe, id: string): Promise<readonly Stripe.PromotionCode[]> {
  return (await stripe.promotionCodes.list({ coupon: id, limit: CODES })).data;
}

/** Takes in a coupon, as the provider has it now. */
export function syncCoupon(db: Firestore, stripe: Stripe, id: string, event?: ToldEvent): Promise<void> {
  const fetch = async () => {
    const coupon = await retrieveOrNull(stripe.coupons.retrieve(id, { expand: COUPON_EXPANSIONS }));
    if (coupon === null) return null;
    const codes = await codesOf(stripe, id);
    return { path: documentPaths.coupon(id), fields: toStoredCoupon(toCoupon(coupon, codes)) };
  };
  return syncEntry(db, id, fetch, event);
}

/**
 * Takes in every plan, price and coupon of the provider. What is stored and the provider does not have is no longer offered;
 * it stays, because subscriptions may name it; a coupon goes. When that was is noted at its end, with
 * the provider's own page.
 * @returns how many plans the provider has
 */
export async function syncPlans({ db }: Pick<Backend, "db">, { stripe, settings }: Payment): Promise<number> {
  const products = await idsOf(stripe.products.list({ limit: 100 }));
  const prices = await idsOf(stripe.prices.list({ limit: 100 }));
  const coupons = await idsOf(stripe.coupons.list({ limit: 100 }));
  const stored = await db.collection(documentPaths.coupons()).listDocuments();
  const ofCoupons = new Set([...coupons, ...stored.map(({ id }) => id)]);
  await Promise.all([
    ...products.map((id) => syncProduct(db, stripe, id)),
    ...prices.map((id) => syncPrice(db, stripe, id)),
    ...[...ofCoupons].map((id) => syncCoupon(db, stripe, id)),
  ]);
  const plans = await db.collection(documentPaths.plans()).listDocuments();
  for (const plan of plans) {
    const kept = await plan.collection("prices").listDocuments();
    const unknown = [
      ...(products.includes(plan.id) ? [] : [plan]),
      ...kept.filter(({ id }) => !prices.includes(id)),
    ];
    await Promise.all(unknown.map((document) => document.set({ active: false }, { merge: true })));
  }
  await db.doc(documentPaths.planSync()).set({
    synced: FieldValue.serverTimestamp(),
    provider: providerCatalogue(settings),
  });
  return products.length;
}

/** The ids of a whole list, page after page. */
async function idsOf(list: AsyncIterable<{ readonly id: string }>): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of list) ids.push(id);
  return ids;
}
