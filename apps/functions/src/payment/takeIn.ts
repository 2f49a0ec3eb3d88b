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

/** Of what an event is about only what never changes is believed, ids: the rest is asked for. */
const subjectSchema = v.object({
  id: idSchema,
  customer: idSchema,
  subscription: idSchema,
  payment_intent: idSchema,
  promotion: v.fallback(v.nullish(v.object({ coupon: idSchema }), null), null),
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

/**
 * Takes in what the provider tells. Events come late, twice, all at once and in any order: each only says what has to be
 * looked at, and is remembered with what was written. Cut off anywhere, it is told again.
 */
export async function takeIn(taker: Taker, event: ProviderEvent): Promise<void> {
  if (await isRemembered(taker.db, event)) return;
  const { id, customer, subscription, payment_intent, promotion } = v.parse(subjectSchema, event.data.object);
  const { db, stripe, notices } = taker;
  const told = { event, notices };
  const [subject = "", verb = ""] = [
    event.type.slice(0, event.type.lastIndexOf(".")),
    event.type.split(".").at(-1),
  ];
  switch (subject) {
    case "checkout.session":
      if (subscription === null || verb === "expired") return rememberEvent(db, event);
      if (customer !== null) await syncBilling(db, stripe, customer);
      return syncSubscription(db, stripe, subscription, told);
    case "customer.subscription":
      if (customer !== null) await syncBilling(db, stripe, customer);
      return id === null ? rememberEvent(db, event) : syncSubscription(db, stripe, id, told);
    case "invoice":
      return id === null ? rememberEvent(db, event) : syncInvoice(db, stripe, id, told);
    case "charge":
    case "charge.refund":
    case "refund":
      return takeInRefund(taker, payment_intent, event);
    case "customer":
      return id === null ? rememberEvent(db, event) : syncBilling(db, stripe, id, event);
    case "customer.tax_id":
    case "payment_method":
      return customer === null ? rememberEvent(db, event) : syncBilling(db, stripe, customer, event);
    case "product":
      return id === null ? rememberEvent(db, event) : syncProduct(db, stripe, id, event);
    case "price":
      return id === null ? rememberEvent(db, event) : syncPrice(db, stripe, id, event);
    case "coupon":
      return id === null ? rememberEvent(db, event) : syncCoupon(db, stripe, id, event);
    case "promotion_code":
      if (!promotion?.coupon) return rememberEvent(db, event);
      return syncCoupon(db, stripe, promotion.coupon, event);
    default:
      return rememberEvent(db, event);
  }
}

/** What was given back is a matter of the invoices that the payment had paid. */
async function takeInRefund(
  { db, stripe }: Taker,
  paymentIntent: string | null,
  event: ToldEvent,
): Promise<void> {
  if (paymentIntent !== null) {
    for (const invoice of await invoicesPaidBy(stripe, paymentIntent)) await syncInvoice(db, stripe, invoice);
  }
  await rememberEvent(db, event);
}
