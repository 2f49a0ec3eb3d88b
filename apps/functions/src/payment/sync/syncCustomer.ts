import type Stripe from "stripe";
import type { Backend } from "../../backend/backend.ts";
import { customersOf, keepCustomer } from "../provider/customerAccount.ts";
import { listSubscriptions } from "../provider/listSubscriptions.ts";
import { isMissing } from "../provider/retrieveOrNull.ts";
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
  for (const { id } of await listSubscriptions(stripe, customer)) await syncSubscription(db, stripe, id);
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
  // The one that pays is the last: what stands as billing is its own.
  for (const known of (await customersOf(db, stripe, uid)).toReversed())
    await syncEverything(backend, stripe, known);
}

async function syncEverything(backend: Pick<Backend, "db">, stripe: Stripe, customer: string): Promise<void> {
  const { db } = backend;
  await syncSubscriptions(backend, stripe, customer);
  for (const id of await listInvoices(stripe, customer)) await syncInvoice(db, stripe, id);
  await syncBilling(db, stripe, customer);
}

/** Ids of the invoices of a customer; none of a customer that the provider has no more. */
async function listInvoices(stripe: Stripe, customer: string): Promise<string[]> {
  const found: string[] = [];
  try {
    for await (const { id } of stripe.invoices.list({ customer, limit: PAGE }))
      if (id !== undefined) found.push(id);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  return found;
}
