import { documentPaths } from "@carnation/product/path";
import type { Firestore } from "firebase-admin/firestore";
import type Stripe from "stripe";
import { readProfile } from "../../readers/readProfile.ts";

// The Stripe extension for Firebase (`firestore-stripe-payments`) marks a customer `metadata.firebaseUID` and keeps its id as
// `stripeId`, in the account (`users/{uid}`) or in a collection of its own (`customers/{uid}`), as it was set up.

/** The customers of the provider that the extension has stored for an account; none but for accounts of before. */
export async function extensionCustomers(db: Firestore, uid: string): Promise<string[]> {
  const records = [documentPaths.user(uid), documentPaths.extensionCustomer(uid)].map((path) => db.doc(path));
  const stored = await db.getAll(...records, { fieldMask: ["stripeId"] });
  const ids = stored.map((record): unknown => record.get("stripeId"));
  return [...new Set(ids.filter((id) => typeof id === "string" && id !== ""))] as string[];
}

/** The account that the extension has stored a customer for; null for none, and where two have the same one. */
export async function extensionAccount(db: Firestore, customer: string): Promise<string | null> {
  const found = await Promise.all(
    [documentPaths.users(), documentPaths.extensionCustomers()].map((path) =>
      db.collection(path).where("stripeId", "==", customer).select().limit(2).get(),
    ),
  );
  const uids = new Set(found.flatMap(({ docs }) => docs.map(({ id }) => id)));
  const [uid] = uids;
  return uids.size === 1 && uid !== undefined ? uid : null;
}

/** The account that a customer says to be: our own mark, otherwise that of the extension. */
export function accountMark({ metadata }: Stripe.Customer): string | null {
  return metadata["uid"] ?? metadata["firebaseUID"] ?? null;
}

/**
 * Tells whether a customer that is stored for an account is this account's: it says so itself, or says nothing and has the account's
 * address. What was stored before our rules stood is not believed alone: somebody may have written another's customer.
 */
export async function isCustomerOf(db: Firestore, customer: Stripe.Customer, uid: string): Promise<boolean> {
  const mark = accountMark(customer);
  if (mark !== null) return mark === uid;
  const { email } = await readProfile(db, uid);
  return email !== "" && customer.email?.toLowerCase() === email.toLowerCase();
}

/** The customers of the provider that bear an account's mark; one that was made in the last minute may be missing. */
export async function searchCustomers(stripe: Stripe, uid: string): Promise<Stripe.Customer[]> {
  const value = `'${uid.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
  const query = `metadata['uid']:${value} OR metadata['firebaseUID']:${value}`;
  const { data } = await stripe.customers.search({ query, limit: 100 });
  return data.filter((customer) => accountMark(customer) === uid);
}
