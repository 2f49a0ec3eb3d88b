import { documentPaths } from "@carnation/product/path";
import type { Profile } from "@carnation/product/profile";
import { FieldValue, type Firestore } from "firebase-admin/firestore";
import { createHash } from "node:crypto";
import type Stripe from "stripe";
import * as v from "valibot";
import { readProfile } from "../../readers/readProfile.ts";
import {
  accountMark,
  extensionAccount,
  extensionCustomers,
  isCustomerOf,
  searchCustomers,
} from "./extensionCustomer.ts";
import { retrieveOrNull } from "./retrieveOrNull.ts";
import type { ReferenceTo } from "../../backend/storedReferences.ts";

const texts = v.fallback(v.nullish(v.array(v.string()), []), []);

const storedAccount = v.object({
  customer: v.fallback(v.nullish(v.string(), null), null),
  /** Further customers of the account, as one that subscribed twice has. */
  others: texts,
  sessions: texts,
});

/** Describes what is kept of an account with the provider: who it is there, and the payment pages that may still be open. */
export type PaymentAccount = v.InferOutput<typeof storedAccount>;

/** Reads what is kept; of nothing, nothing. */
export function parsePaymentAccount(fields: unknown): PaymentAccount {
  return v.parse(storedAccount, fields ?? {});
}

/** The provider's customer of an account that is kept; null before the first payment page, and for one that only the extension knows. */
export async function storedCustomer(db: Firestore, uid: string): Promise<string | null> {
  return (await readPaymentAccount(db, uid)).customer;
}

async function readPaymentAccount(db: Firestore, uid: string): Promise<PaymentAccount> {
  return parsePaymentAccount((await db.doc(documentPaths.paymentAccount(uid)).get()).data());
}

/** Tells whether anything says that an account has a customer with the provider, which is not asked. */
export async function hasCustomer(db: Firestore, uid: string): Promise<boolean> {
  return (await storedCustomer(db, uid)) !== null || (await extensionCustomers(db, uid)).length > 0;
}

/**
 * The provider's customers of an account, the one that pays first: those that are kept, and those that the Stripe extension has
 * stored, which are kept from here on.
 */
export async function customersOf(db: Firestore, stripe: Stripe, uid: string): Promise<string[]> {
  const { customer, others } = await readPaymentAccount(db, uid);
  const known = [...(customer === null ? [] : [customer]), ...others];
  for (const marked of await extensionCustomers(db, uid)) {
    if (known.includes(marked) || !(await isAdoptable(db, stripe, uid, marked))) continue;
    await keepCustomer(db, uid, marked, known.length > 0);
    known.push(marked);
  }
  return known;
}

async function isAdoptable(db: Firestore, stripe: Stripe, uid: string, customer: string): Promise<boolean> {
  const known: unknown = (await accountOfCustomer(db, customer).get()).get("uid");
  if (typeof known === "string") return known === uid;
  const found = await retrieveOrNull(stripe.customers.retrieve(customer));
  return found !== null && isCustomerOf(db, found, uid);
}

/**
 * The provider's customer of an account, made when there is none: neither kept, nor stored by the Stripe extension, nor marked with
 * the provider. Asked for twice at once, or after the server was killed in between, it is the same one: the request has a key of its
 * own.
 */
export async function ensureCustomer(db: Firestore, stripe: Stripe, uid: string): Promise<string> {
  const stored = await storedCustomer(db, uid);
  const known = await customersOf(db, stripe, uid);
  for (const customer of known) {
    if ((await retrieveOrNull(stripe.customers.retrieve(customer))) === null) continue;
    if (customer !== known[0]) await keepCustomer(db, uid, customer);
    return customer;
  }
  const [marked, ...others] = await searchCustomers(stripe, uid);
  if (marked !== undefined) {
    await keepCustomer(db, uid, marked.id);
    for (const { id } of others) await keepCustomer(db, uid, id, true);
    return marked.id;
  }
  const profile = await readProfile(db, uid);
  const fields = { ...customerFields(profile), metadata: { uid }, preferred_locales: ["fr"] };
  // A key names one request: with other words it is another one, and so it is after a customer who was deleted there.
  const words = createHash("sha256")
    .update(JSON.stringify([fields, stored]))
    .digest("hex");
  const { id } = await stripe.customers.create(fields, { idempotencyKey: `customer-${words}` });
  await keepCustomer(db, uid, id);
  return id;
}

function customerFields({ email, company, firstname, lastname }: Profile) {
  return { email, name: company || `${firstname} ${lastname}`.trim() || email };
}

/**
 * Keeps who an account is with the provider, both ways round.
 * @param isFurther for a customer beside the one that pays
 */
export async function keepCustomer(
  db: Firestore,
  uid: string,
  customer: string,
  isFurther = false,
): Promise<void> {
  const batch = db.batch();
  const kept = isFurther
    ? { others: FieldValue.arrayUnion(customer) }
    : { customer, others: FieldValue.arrayRemove(customer) };
  batch.set(db.doc(documentPaths.paymentAccount(uid)), kept, { merge: true });
  batch.set(accountOfCustomer(db, customer), { uid }, { merge: true });
  await batch.commit();
}

function accountOfCustomer(db: Firestore, customer: string): ReferenceTo<"paymentObject"> {
  return db.doc(documentPaths.paymentObject(customer));
}

/**
 * Tells whose account a customer of the provider is; null for somebody who is none of ours. A customer that was made just before
 * the server was killed says it herself, and so does one of the Stripe extension, which has it stored, too.
 */
export async function accountOf(db: Firestore, stripe: Stripe, customer: string): Promise<string | null> {
  const known: unknown = (await accountOfCustomer(db, customer).get()).get("uid");
  if (typeof known === "string") return known;
  const found = await retrieveOrNull(stripe.customers.retrieve(customer));
  const uid = (found && accountMark(found)) ?? (await extensionAccount(db, customer));
  if (uid === null || !(await db.doc(documentPaths.user(uid)).get()).exists) return null;
  // One that was deleted there can say nothing any more: that it ended is still told to whom it was stored for.
  if (found !== null && !(await isCustomerOf(db, found, uid))) return null;
  const kept = await storedCustomer(db, uid);
  const marked = kept === null ? await extensionCustomers(db, uid) : [];
  const pays = kept === customer || (kept === null && (marked.length === 0 || marked.includes(customer)));
  await keepCustomer(db, uid, customer, !pays);
  return uid;
}

/** Tells the provider the address of an account, to which it sends its own letters; nothing without a customer, or with one that was deleted there. */
export async function renameCustomer(
  db: Firestore,
  stripe: Stripe,
  uid: string,
  email: string,
): Promise<void> {
  for (const customer of await customersOf(db, stripe, uid))
    await retrieveOrNull(stripe.customers.update(customer, { email }));
}
