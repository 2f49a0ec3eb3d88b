import { documentPaths } from "@carnation/product/path";
import {
  ACCOUNT_SUMMARY_FIELD,
  type AccountSummary,
  type Mended,
  parseAccountSummary,
  summariseAccount,
  toStoredAccountSummary,
  type UserCounterName,
} from "@carnation/product/statistics";
import { parseSubscription } from "@carnation/product/subscription";
import type { DocumentSnapshot, Firestore, Query, Transaction } from "firebase-admin/firestore";
import { namesOf } from "../backend/namesOf.ts";
import { readAccountActivity } from "./accountActivity.ts";
import { readStayingAccount } from "./isBeingErased.ts";

/** Gives what each counter of a professional counts. */
const userCounters: Readonly<Record<UserCounterName, (db: Firestore, uid: string) => Query>> = {
  customers_total: (db, uid) => db.collection(documentPaths.customers(uid)),
  invoices_total: (db, uid) =>
    db.collection(documentPaths.invoices()).where("customer", "in", namesOf(db.doc(documentPaths.user(uid)))),
  recommendations_total: (db, uid) =>
    db
      .collection(documentPaths.recommendations())
      .where("owner", "in", namesOf(db.doc(documentPaths.user(uid)))),
};

/**
 * Counts what a professional has, and keeps their counters and the summary that the back-office lists. All is counted anew in
 * one transaction, as `countCatalogue` does, and written where it differs.
 * @returns what was not as it is counted now; null for an account that is gone
 */
export async function countAccount(db: Firestore, uid: string): Promise<readonly Mended[] | null> {
  const totals = db.doc(documentPaths.userTotals(uid));
  const user = db.doc(documentPaths.user(uid));
  return db.runTransaction(async (transaction) => {
    const account = await readStayingAccount(db, transaction, uid);
    if (account === null) return null;
    const known = await transaction.get(totals);
    const counted = await counters(db, transaction, uid);
    const summary = await summarised(db, transaction, uid, counted.customers_total);
    const mended = differences(known, counted);
    if (mended.length > 0) transaction.set(totals, counted, { merge: true });
    const changed = summaryDifferences(user.path, parseAccountSummary(account.data()), summary);
    if (changed.length > 0) {
      transaction.update(user, { [ACCOUNT_SUMMARY_FIELD]: toStoredAccountSummary(summary) });
    }
    return [...mended, ...changed];
  });
}

async function counters(
  db: Firestore,
  transaction: Transaction,
  uid: string,
): Promise<Record<UserCounterName, number>> {
  const count = async (name: UserCounterName): Promise<number> =>
    (await transaction.get(userCounters[name](db, uid).count())).data().count;
  const [customers, invoices, recommendations] = await Promise.all([
    count("customers_total"),
    count("invoices_total"),
    count("recommendations_total"),
  ]);
  return { customers_total: customers, invoices_total: invoices, recommendations_total: recommendations };
}

async function summarised(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  customers: number,
): Promise<AccountSummary> {
  const [{ diagnoses, activity }, subscriptions] = await Promise.all([
    readAccountActivity(db, transaction, uid),
    transaction.get(db.collection(documentPaths.subscriptions(uid))),
  ]);
  return summariseAccount({
    subscriptions: subscriptions.docs.flatMap((stored) => {
      const status: unknown = stored.get("status");
      return typeof status === "string" ? [parseSubscription(stored.id, stored.data())] : [];
    }),
    customers,
    diagnoses,
    activity,
  });
}

function differences(known: DocumentSnapshot, counted: Readonly<Record<string, number>>): Mended[] {
  return Object.entries(counted).flatMap(([name, after]): Mended[] => {
    const before: unknown = known.get(name);
    const figure = `${known.ref.path} ${name}`;
    return before === after ? [] : [{ figure, before: typeof before === "number" ? before : null, after }];
  });
}

function summaryDifferences(path: string, known: AccountSummary, summary: AccountSummary): Mended[] {
  const was = plain(known);
  return Object.entries(plain(summary)).flatMap(([name, after]): Mended[] => {
    const before = was[name] ?? null;
    return before === after ? [] : [{ figure: `${path} ${ACCOUNT_SUMMARY_FIELD}.${name}`, before, after }];
  });
}

function plain({ lastActivity, ...rest }: AccountSummary): Readonly<Record<string, string | number | null>> {
  return { ...rest, lastActivity: lastActivity?.toISOString() ?? null };
}
