import type Stripe from "stripe";
import type { Backend } from "../../backend/backend.ts";
import { keepCustomer, storedCustomer } from "../provider/customerAccount.ts";
import { syncBilling } from "./syncBilling.ts";
import { syncInvoice } from "./syncInvoice.ts";
import { syncSubscription } from "./syncSubscription.ts";

const PAGE = 100;

/** Takes in every subscription of a customer, as the provider has them now. */
export async function syncSubscriptions(
  { db }: Pick<Backend, "db">,
  stripe: Stripe,
  customer: string,
): Promise<void> {
  const subscriptions = stripe.subscriptions.list({ customer, status: "all", limit: PAGE });
  for await (const { id } of subscriptions) await syncSubscription(db, stripe, id);
}

/**
 * Takes in all that the provider has of an account: subscriptions, invoices, billing. Nothing for an account without a
 * customer.
 * @param customer the provider's customer, where it was made elsewhere and is to become the account's
 */
export async function syncCustomer(
  backend: Pick<Backend, "db">,
  stripe: Stripe,
  uid: string,
  customer?: string,
): Promise<void> {
  const { db } = backend;
  if (customer !== undefined) await keepCustomer(db, uid, customer);
  const known = customer ?? (await storedCustomer(db, uid));
  if (known === null) return;
  await syncSubscriptions(backend, stripe, known);
  const invoices = stripe.invoices.list({ customer: known, limit: PAGE });
  for await (const { id } of invoices) if (id !== undefined) await syncInvoice(db, stripe, id);
  await syncBilling(db, stripe, known);
}
