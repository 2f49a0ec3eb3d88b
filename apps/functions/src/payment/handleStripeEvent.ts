import type { Firestore } from "firebase-admin/firestore";
import { logger } from "firebase-functions";
import type Stripe from "stripe";
import * as v from "valibot";
import type { PaymentNotices } from "./sync/notices.ts";
import { syncBilling, syncDeletedCustomer } from "./sync/syncBilling.ts";
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

/** Describes what is done with events. */
interface EventContext {
  readonly db: Firestore;
  readonly stripe: Stripe;
  readonly notices: PaymentNotices;
}

/** Looks at what an event is about, and remembers the event with it; null when that is nothing. */
type EventHandler = (
  context: EventContext,
  event: ToldEvent,
  subject: v.InferOutput<typeof subjectSchema>,
) => Promise<void> | null;

type Sync = (db: Firestore, stripe: Stripe, id: string, event: ToldEvent) => Promise<void>;

/** Holds what is taken in by itself, named by the event's object or by what that belongs to. */
const syncSubject =
  (sync: Sync, named: "id" | "customer" = "id"): EventHandler =>
  ({ db, stripe }, event, subject) => {
    const id = subject[named];
    return id === null ? null : sync(db, stripe, id, event);
  };

/** A coupon that is named by what belongs to it. */
const syncCouponOf =
  (named: "promotion" | "source"): EventHandler =>
  ({ db, stripe }, event, subject) => {
    const coupon = subject[named]?.coupon ?? null;
    return coupon === null ? null : syncCoupon(db, stripe, coupon, event);
  };

/** Takes in a subscription, and billing with it: the payer or the card may have changed. */
async function handleSubscription(
  { db, stripe, notices }: EventContext,
  event: ToldEvent,
  customer: string | null,
  subscription: string,
): Promise<void> {
  if (customer !== null) await syncBilling(db, stripe, customer);
  await syncSubscription(db, stripe, subscription, { event, notices });
}

/** Takes in a refund by the invoices that its payment had paid. */
async function handleRefund(
  { db, stripe }: EventContext,
  event: ToldEvent,
  paymentIntent: string,
): Promise<void> {
  for (const invoice of await invoicesPaidBy(stripe, paymentIntent)) await syncInvoice(db, stripe, invoice);
  await rememberEvent(db, event);
}

/**
 * Takes in a dispute by the invoices that its payment had paid: what is lost counts as given back. Access is the subscription's,
 * which the provider ends or not as its settings say; somebody has to answer the dispute there, so the operator is told.
 */
const handleDispute: EventHandler = (context, event, { id, payment_intent: payment }) => {
  if (event.type === "charge.dispute.created")
    logger.error("A payment is disputed", { dispute: id, payment });
  return payment === null ? null : handleRefund(context, event, payment);
};

const handleRefundEvent: EventHandler = (context, event, { payment_intent: payment }) =>
  payment === null ? null : handleRefund(context, event, payment);

/** By what an event is about: its type without the last word, which says what has happened to it. */
const handlers: ReadonlyMap<string, EventHandler> = new Map<string, EventHandler>([
  [
    "checkout.session",
    (context, event, { customer, subscription }) =>
      subscription === null ? null : handleSubscription(context, event, customer, subscription),
  ],
  [
    "customer.subscription",
    (context, event, { id, customer }) =>
      id === null ? null : handleSubscription(context, event, customer, id),
  ],
  [
    "invoice",
    ({ db, stripe, notices }, event, { id }) =>
      id === null ? null : syncInvoice(db, stripe, id, { event, notices }),
  ],
  ["charge", handleRefundEvent],
  ["charge.refund", handleRefundEvent],
  ["charge.dispute", handleDispute],
  ["refund", handleRefundEvent],
  [
    "customer",
    ({ db, stripe }, event, { id }) => {
      if (id === null) return null;
      const sync = event.type === "customer.deleted" ? syncDeletedCustomer : syncBilling;
      return sync(db, stripe, id, event);
    },
  ],
  ["customer.tax_id", syncSubject(syncBilling, "customer")],
  ["payment_method", syncSubject(syncBilling, "customer")],
  ["product", syncSubject(syncProduct)],
  ["price", syncSubject(syncPrice)],
  ["coupon", syncSubject(syncCoupon)],
  // A coupon counts how often it was used, and does not tell.
  ["customer.discount", syncCouponOf("source")],
  ["promotion_code", syncCouponOf("promotion")],
]);

/**
 * Takes in what the provider tells. Events come late, twice, all at once and in any order: each only says what has to be
 * looked at, and is remembered with what was written. Cut off anywhere, it is told again.
 */
export async function handleStripeEvent(context: EventContext, event: ProviderEvent): Promise<void> {
  if (await isRemembered(context.db, event)) return;
  const take = handlers.get(event.type.slice(0, event.type.lastIndexOf(".")));
  const subject = v.parse(subjectSchema, event.data.object);
  await (take?.(context, event, subject) ?? rememberEvent(context.db, event));
}
