import { toStoredInvoice } from "@carnation/product/invoice";
import { documentPaths } from "@carnation/product/path";
import type { UserCounterName } from "@carnation/product/statistics";
import { FieldValue, type Firestore } from "firebase-admin/firestore";
import type Stripe from "stripe";
import { accountOf } from "../provider/customerAccount.ts";
import { idOf } from "../mapping/moments.ts";
import { toInvoice } from "../mapping/toInvoice.ts";
import { retrieveOrNull } from "../provider/retrieveOrNull.ts";
import type { Told } from "./syncSubscription.ts";
import { synchronise } from "./synchronise.ts";

const COUNTER: UserCounterName = "invoices_total";

/**
 * Takes in an invoice as the provider has it now, with what was given back of it. It is counted when it is first written,
 * in the same transaction. The invoice of an account that is gone is kept: the law asks for ten years.
 */
export async function syncInvoice(db: Firestore, stripe: Stripe, id: string, told?: Told): Promise<void> {
  const fetch = async () => {
    const invoice = await retrieveOrNull(stripe.invoices.retrieve(id, { expand: ["payments"] }));
    const customer = idOf(invoice?.customer);
    const uid = customer === null ? null : await accountOf(db, stripe, customer);
    if (invoice === null || uid === null) return null;
    const kept = toInvoice({ invoice, refunded: await refundedOf(stripe, invoice) }, uid);
    return kept && { uid, invoice: kept };
  };
  await synchronise(
    db,
    {
      id,
      fetch,
      async write(transaction, fetched) {
        if (fetched === null) return;
        const { uid, invoice } = fetched;
        const document = db.doc(documentPaths.invoice(id));
        const account = db.doc(documentPaths.user(uid));
        const [stored, owner] = await transaction.getAll(document, account);
        if (told?.event.type === "invoice.payment_failed" && invoice.status === "open" && owner?.exists) {
          await told.notices.paymentFailed(transaction, fetched);
        }
        transaction.set(document, toStoredInvoice(invoice), { merge: true });
        if (stored?.exists || !owner?.exists) return;
        const counted = { [COUNTER]: FieldValue.increment(1) };
        transaction.set(db.doc(documentPaths.userTotals(uid)), counted, { merge: true });
      },
    },
    told?.event,
  );
}

/** Gives what was given back, in cents: the charges know it, which an invoice names through its payments only. */
async function refundedOf(stripe: Stripe, invoice: Stripe.Invoice): Promise<number> {
  if (invoice.amount_paid === 0) return 0;
  const paid = (invoice.payments?.data ?? []).filter(({ status }) => status === "paid");
  const intents = paid.flatMap(({ payment }) => idOf(payment.payment_intent) ?? []);
  const refunds = await Promise.all(
    intents.map(async (intent) => {
      const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent, {
        expand: ["latest_charge"],
      });
      if (charge === null || typeof charge !== "object") return 0;
      return charge.amount_refunded + (charge.disputed ? await lostOf(stripe, charge.id) : 0);
    }),
  );
  return refunds.reduce((sum, refunded) => sum + refunded, 0);
}

/** Gives what disputes took back of a charge for good, in cents; one that is open or was won takes nothing. */
async function lostOf(stripe: Stripe, charge: string): Promise<number> {
  const { data } = await stripe.disputes.list({ charge });
  return data.filter(({ status }) => status === "lost").reduce((sum, { amount }) => sum + amount, 0);
}

/** The invoices that a payment has paid. */
export async function invoicesPaidBy(stripe: Stripe, paymentIntent: string): Promise<string[]> {
  const payment = { type: "payment_intent" as const, payment_intent: paymentIntent };
  const { data } = await stripe.invoicePayments.list({ payment });
  return data.map(({ invoice }) => idOf(invoice));
}
