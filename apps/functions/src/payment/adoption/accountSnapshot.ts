import { documentPaths } from "@carnation/product/path";
import { parseSubscription, type Subscription } from "@carnation/product/subscription";
import type { Firestore } from "firebase-admin/firestore";
import { parsePaymentAccount } from "../provider/customerAccount.ts";

/** Describes what stands for an account with the provider, to be compared with what stands later. */
export interface Snapshot {
  readonly customers: string;
  readonly subscriptions: ReadonlyMap<string, string>;
  readonly invoices: number;
}

/** Reads what stands for an account now, to be compared. */
export async function readSnapshot(db: Firestore, uid: string): Promise<Snapshot> {
  const [account, subscriptions, invoices] = await Promise.all([
    db.doc(documentPaths.paymentAccount(uid)).get(),
    db.collection(documentPaths.subscriptions(uid)).get(),
    db.collection(documentPaths.invoices()).where("customer", "==", documentPaths.user(uid)).count().get(),
  ]);
  const { customer, others } = parsePaymentAccount(account.data());
  return {
    customers: [customer, ...others].join(),
    subscriptions: new Map(
      subscriptions.docs.map((stored) => [stored.id, stateOf(parseSubscription(stored.id, stored.data()))]),
    ),
    invoices: invoices.data().count,
  };
}

/** A text of what decides about access and sales, equal where nothing of it has changed. */
export function stateOf({
  status,
  cancelAtPeriodEnd,
  currentPeriodEnd,
  endedAt,
  price,
}: Subscription): string {
  return JSON.stringify([status, cancelAtPeriodEnd, currentPeriodEnd, endedAt, price]);
}
