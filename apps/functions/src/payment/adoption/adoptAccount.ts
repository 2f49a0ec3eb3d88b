import { documentPaths } from "@carnation/product/path";
import type Stripe from "stripe";
import type { Backend } from "../../backend/backend.ts";
import { toSubscription } from "../mapping/toSubscription.ts";
import { customersOf, keepCustomer, parsePaymentAccount } from "../provider/customerAccount.ts";
import { extensionCustomers, isCustomerOf } from "../provider/extensionCustomer.ts";
import { listSubscriptions, storedStandingSubscriptions } from "../provider/listSubscriptions.ts";
import { retrieveOrNull } from "../provider/retrieveOrNull.ts";
import { syncCustomer } from "../sync/syncCustomer.ts";
import { syncSubscription } from "../sync/syncSubscription.ts";
import { readSnapshot, stateOf } from "./accountSnapshot.ts";

/** Describes what was done, or is to be done, about one account. */
export interface AdoptedAccount {
  readonly uid: string;
  /** Its customers, the one that pays first. */
  readonly customers: readonly string[];
  /** True when none was kept before. */
  readonly isNew: boolean;
  /** Count of the subscriptions that were stored otherwise, or not at all. */
  readonly subscriptions: number;
  /** Count of the invoices that were not stored; 0 of a trial run, which asks for none. */
  readonly invoices: number;
  /** Subscriptions that are stored as standing, which the provider does not know. */
  readonly unknown: readonly string[];
  /** Customers that are stored for it, which the provider does not have or which are another's. */
  readonly refused: readonly string[];
}

/**
 * Adopts the customers of one account: keeps and marks them, and takes in what the provider has of them now.
 * @param marked the customers that name the account
 * @returns null for an account of which nobody knows a customer or a subscription
 */
export async function adoptAccount(
  backend: Pick<Backend, "db">,
  stripe: Stripe,
  uid: string,
  marked: readonly string[],
): Promise<AdoptedAccount | null> {
  const { db } = backend;
  const before = await readSnapshot(db, uid);
  const known = await customersOf(db, stripe, uid);
  for (const customer of marked.filter((one) => !known.includes(one))) {
    await keepCustomer(db, uid, customer, known.length > 0);
    known.push(customer);
  }
  const refused = (await extensionCustomers(db, uid)).filter((one) => !known.includes(one));
  const stored = await storedStandingSubscriptions(db, uid);
  if (known.length === 0 && refused.length === 0 && stored.length === 0) return null;
  for (const customer of known) await markCustomer(stripe, uid, customer);
  await syncCustomer(backend, stripe, uid);
  const unknown: string[] = [];
  for (const id of await storedStandingSubscriptions(db, uid)) {
    const found = await retrieveOrNull(stripe.subscriptions.retrieve(id));
    if (found === null) unknown.push(id);
    else await syncSubscription(db, stripe, id);
  }
  const after = await readSnapshot(db, uid);
  return {
    uid,
    customers: known,
    isNew: after.customers !== before.customers,
    subscriptions: [...after.subscriptions].filter(([id, state]) => before.subscriptions.get(id) !== state)
      .length,
    invoices: after.invoices - before.invoices,
    unknown,
    refused,
  };
}

/** Gives what `adoptAccount` would do, and does nothing. */
export async function foreseeAdoption(
  { db }: Pick<Backend, "db">,
  stripe: Stripe,
  uid: string,
  marked: readonly string[],
): Promise<AdoptedAccount | null> {
  const before = await readSnapshot(db, uid);
  const { customer, others } = parsePaymentAccount(
    (await db.doc(documentPaths.paymentAccount(uid)).get()).data(),
  );
  const kept = [...(customer === null ? [] : [customer]), ...others];
  const known = [...kept];
  const refused: string[] = [];
  for (const one of await extensionCustomers(db, uid)) {
    if (known.includes(one)) continue;
    const found = await retrieveOrNull(stripe.customers.retrieve(one));
    if (found !== null && (await isCustomerOf(db, found, uid))) known.push(one);
    else refused.push(one);
  }
  known.push(...marked.filter((one) => !known.includes(one)));
  const stored = await storedStandingSubscriptions(db, uid);
  if (known.length === 0 && refused.length === 0 && stored.length === 0) return null;
  const told = new Map<string, string>();
  for (const one of known)
    for (const subscription of await listSubscriptions(stripe, one))
      told.set(subscription.id, stateOf(toSubscription(subscription)));
  const unknown: string[] = [];
  for (const id of stored.filter((one) => !told.has(one))) {
    const found = await retrieveOrNull(stripe.subscriptions.retrieve(id));
    if (found === null) unknown.push(id);
    else told.set(id, stateOf(toSubscription(found)));
  }
  return {
    uid,
    customers: known,
    isNew: known.length > kept.length,
    subscriptions: [...told].filter(([id, state]) => before.subscriptions.get(id) !== state).length,
    invoices: 0,
    unknown,
    refused,
  };
}

/** Writes our own mark beside that of the extension. */
async function markCustomer(stripe: Stripe, uid: string, customer: string): Promise<void> {
  const found = await retrieveOrNull(stripe.customers.retrieve(customer));
  if (found === null || found.metadata["uid"] !== undefined) return;
  await stripe.customers.update(customer, { metadata: { uid } });
}
