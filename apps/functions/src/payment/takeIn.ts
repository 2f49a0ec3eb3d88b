import type { Firestore } from "firebase-admin/firestore";
import type Stripe from "stripe";
import * as v from "valibot";
import type { PaymentNotices } from "./notices.ts";
import { syncBilling } from "./sync/syncBilling.ts";
import { invoicesPaidBy, syncInvoice } from "./sync/syncInvoice.ts";
import { syncCoupon, syncPrice, syncProduct } from "./sync/syncPlans.ts";
import { syncSubscription } from "./sync/syncSubscription.ts";
import { isRemembered, rememberEvent, type ToldEvent } from "./sync/synchronise.ts";

const idSchema = v.fallback(
  v.nullish(
    v.union([
      v.string(),
      v.pipe(
        v.object({ id: v.string() }),
        v.transform(({ id }) => id),
      ),
    ]),
    null,
  ),
  null,
);

const couponSchema = v.fallback(v.nullish(v.object({ coupon: idSchema }), null), null);

/** Of what an event is about only what never changes is believed, ids: the rest is asked for. */
const subjectSchema = v.object({
  id: idSchema,
  customer: idSchema,
  subscription: idSchema,
  payment_intent: idSchema,
  /** Of a promotion code. */
  promotion: couponSchema,
  /** Of a discount: a coupon that somebody uses. */
  source: couponSchema,
});

/** An event that is known to come from the provider. */
export interface ProviderEvent extends ToldEvent {
  readonly data: { readonly object: unknown };
}

/** What is done with events. */
interface Taker {
  readonly db: Firestore;
  readonly stripe: Stripe;
  readonly notices: PaymentNotices;
}

/** Looks at what an event is about, and remembers the event with it; null when that is nothing. */
type Take = (
  taker: Taker,
  event: ToldEvent,
  subject: v.InferOutput<typeof subjectSchema>,
) => Promise<void> | null;

type Sync = (db: Firestore, stripe: Stripe, id: string, event: ToldEvent) => Promise<void>;

/** What is taken in by itself, named by the event's object or by what that belongs to. */
const byItself =
  (sync: Sync, named: "id" | "customer" = "id"): Take =>
  ({ db, stripe }, event, subject) => {
    const id = subject[named];
    return id === null ? null : sync(db, stripe, id, event);
  };

/** A coupon that is named by what belongs to it. */
const ofCoupon =
  (named: "promotion" | "source"): Take =>
  ({ db, stripe }, event, subject) => {
    const coupon = subject[named]?.coupon ?? null;
    return coupon === null ? null : syncCoupon(db, stripe, coupon, event);
  };

/** Who pays for a subscription, and with which card, may have changed with it. */
async function takeSubscription(
  { db, stripe, notices }: Taker,
  event: ToldEvent,
  customer: string | null,
  subscription: string,
): Promise<void> {
  if (customer !== null) await syncBilling(db, stripe, customer);
  await syncSubscription(db, stripe, subscription, { event, notices });
}

/** What was given back is a matter of the invoices that the payment had paid. */
async function takeRefund({ db, stripe }: Taker, event: ToldEvent, paymentIntent: string): Promise<void> {
  for (const invoice of await invoicesPaidBy(stripe, paymentIntent)) await syncInvoice(db, stripe, invoice);
  await rememberEvent(db, event);
}

const refunded: Take = (taker, event, { payment_intent: payment }) =>
  payment === null ? null : takeRefund(taker, event, payment);

/** By what an event is about: its type without the last word, which says what has happened to it. */
const takes: ReadonlyMap<string, Take> = new Map<string, Take>([
  [
    "checkout.session",
    (taker, event, { customer, subscription }) =>
      subscription === null ? null : takeSubscription(taker, event, customer, subscription),
  ],
  [
    "customer.subscription",
    (taker, event, { id, customer }) => (id === null ? null : takeSubscription(taker, event, customer, id)),
  ],
  [
    "invoice",
    ({ db, stripe, notices }, event, { id }) =>
      id === null ? null : syncInvoice(db, stripe, id, { event, notices }),
  ],
  ["charge", refunded],
  ["charge.refund", refunded],
  ["refund", refunded],
  ["customer", byItself(syncBilling)],
  ["customer.tax_id", byItself(syncBilling, "customer")],
  ["payment_method", byItself(syncBilling, "customer")],
  ["product", byItself(syncProduct)],
  ["price", byItself(syncPrice)],
  ["coupon", byItself(syncCoupon)],
  // A coupon counts how often it was used, and does not tell.
  ["customer.discount", ofCoupon("source")],
  ["promotion_code", ofCoupon("promotion")],
]);

/**
 * Takes in what the provider tells. Events come late, twice, all at once and in any order: each only says what has to be
 * looked at, and is remembered with what was written. Cut off anywhere, it is told again.
 */
export async function takeIn(taker: Taker, event: ProviderEvent): Promise<void> {
  if (await isRemembered(taker.db, event)) return;
  const take = takes.get(event.type.slice(0, event.type.lastIndexOf(".")));
  const subject = v.parse(subjectSchema, event.data.object);
  await (take?.(taker, event, subject) ?? rememberEvent(taker.db, event));
}
