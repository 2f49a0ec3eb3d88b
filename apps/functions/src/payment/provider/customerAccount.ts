import { documentPaths } from "@carnation/product/path";
import { type Profile } from "@carnation/product/profile";
import type { DocumentReference, Firestore } from "firebase-admin/firestore";
import { createHash } from "node:crypto";
import type Stripe from "stripe";
import * as v from "valibot";
import { retrieveOrNull } from "./retrieveOrNull.ts";
import { readProfile } from "../../readers/readProfile.ts";

const storedAccount = v.object({
  customer: v.fallback(v.nullish(v.string(), null), null),
  sessions: v.fallback(v.nullish(v.array(v.string()), []), []),
});

/** Describes what is kept of an account with the provider: who it is there, and the payment pages that may still be open. */
export type PaymentAccount = v.InferOutput<typeof storedAccount>;

/** Reads what is kept; of nothing, nothing. */
export function parsePaymentAccount(fields: unknown): PaymentAccount {
  return v.parse(storedAccount, fields ?? {});
}

/** The provider's customer of an account; null before the first payment page. */
export async function storedCustomer(db: Firestore, uid: string): Promise<string | null> {
  return parsePaymentAccount((await db.doc(documentPaths.paymentAccount(uid)).get()).data()).customer;
}

/**
 * The provider's customer of an account, made when there is none. Asked for twice at once, or after the server was killed
 * in between, it is the same one: the request has a key of its own.
 */
export async function ensureCustomer(db: Firestore, stripe: Stripe, uid: string): Promise<string> {
  const stored = await storedCustomer(db, uid);
  if (stored !== null && (await retrieveOrNull(stripe.customers.retrieve(stored))) !== null) return stored;
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

/** Keeps who an account is with the provider, both ways round. */
export async function keepCustomer(db: Firestore, uid: string, customer: string): Promise<void> {
  const batch = db.batch();
  batch.set(db.doc(documentPaths.paymentAccount(uid)), { customer }, { merge: true });
  batch.set(accountOfCustomer(db, customer), { uid }, { merge: true });
  await batch.commit();
}

function accountOfCustomer(db: Firestore, customer: string): DocumentReference {
  return db.doc(documentPaths.paymentObject(customer));
}

/**
 * Tells whose account a customer of the provider is; null for somebody who is none of ours. A customer that was made just before
 * the server was killed says it herself.
 */
export async function accountOf(db: Firestore, stripe: Stripe, customer: string): Promise<string | null> {
  const known: unknown = (await accountOfCustomer(db, customer).get()).get("uid");
  if (typeof known === "string") return known;
  const uid = (await retrieveOrNull(stripe.customers.retrieve(customer)))?.metadata["uid"];
  if (uid === undefined || !(await db.doc(documentPaths.user(uid)).get()).exists) return null;
  if ((await storedCustomer(db, uid)) === null) await keepCustomer(db, uid, customer);
  else await accountOfCustomer(db, customer).set({ uid }, { merge: true });
  return uid;
}

/** Tells the provider the address of an account, to which it sends its own letters; nothing without a customer, or with one that was deleted there. */
export async function renameCustomer(
  db: Firestore,
  stripe: Stripe,
  uid: string,
  email: string,
): Promise<void> {
  const customer = await storedCustomer(db, uid);
  if (customer !== null) await retrieveOrNull(stripe.customers.update(customer, { email }));
}
