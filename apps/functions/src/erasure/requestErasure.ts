import { CarnationError } from "@carnation/domain/error";
import { callables, parseRequest } from "@carnation/product/callable";
import type { Erasure, ErasureKind } from "@carnation/product/erasure";
import { documentPaths } from "@carnation/product/path";
import { type Actor, authorize } from "@carnation/product/permission";
import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from "firebase-admin/firestore";
import type { Backend } from "../backend/backend.ts";
import { customerOf, diagnosesOf } from "../diagnosis/customerOf.ts";
import { dateOf, isLastDiagnostic, lastDiagnosticFields } from "../diagnosis/lastDiagnostic.ts";
import type { SnapshotOf } from "../backend/storedReferences.ts";

/**
 * Erases a client. Their document goes at once, with the number of clients; all else is written down in the same
 * transaction and carried out by `carryOutErasure`.
 * @param payload `{ id }`, untrusted
 * @throws CarnationError invalid-argument, account-disabled, not-found (no such client, or erased already)
 */
export async function deleteCustomer(
  { db }: Backend,
  actor: Actor,
  payload: unknown,
): Promise<{ id: string }> {
  const { id } = parseRequest(callables.deletecustomer, payload);
  authorize(actor, "delete-customer", actor);
  const customer = db.doc(documentPaths.customer(actor.uid, id));
  const totals = db.doc(documentPaths.userTotals(actor.uid));
  const everybody = db.collection(documentPaths.customers(actor.uid));
  await db.runTransaction(async (transaction) => {
    await transaction.get(totals);
    const stored = await transaction.get(customer);
    const { count } = (await transaction.get(everybody.count())).data();
    if (!stored.exists) throw new CarnationError("not-found");
    beginErasure(db, transaction, actor.uid, "customer", id);
    transaction.delete(customer);
    transaction.set(totals, { customers_total: count - 1 }, { merge: true });
  });
  return { id };
}

/**
 * Erases one diagnosis, as `deleteCustomer` does a client. Their last diagnosis is then the one before it.
 * @param payload `{ id }`, untrusted
 * @throws CarnationError invalid-argument, account-disabled, not-found (no such diagnosis, or erased already)
 */
export async function deleteDiagnosis(
  { db }: Backend,
  actor: Actor,
  payload: unknown,
): Promise<{ id: string }> {
  const { id } = parseRequest(callables.deletediagnosis, payload);
  authorize(actor, "delete-diagnosis", actor);
  const diagnosis = db.doc(documentPaths.diagnosis(actor.uid, id));
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(diagnosis);
    if (!stored.exists) throw new CarnationError("not-found");
    const client = await clientOf(transaction, stored);
    const before = client === null ? null : await lastOther(transaction, client.ref, id);
    beginErasure(db, transaction, actor.uid, "diagnosis", id);
    transaction.delete(diagnosis);
    if (client !== null && isLastDiagnostic(client, stored)) {
      transaction.update(client.ref, lastDiagnosticFields(before));
    }
  });
  return { id };
}

/** Writes down what is to be erased, with what makes it so. */
export function beginErasure(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  kind: ErasureKind,
  target: string,
): void {
  const erasure: Erasure = { kind, target };
  const document = db.collection(documentPaths.erasures(uid)).doc();
  transaction.create(document, { ...erasure, requested: FieldValue.serverTimestamp() });
}

async function clientOf(
  transaction: Transaction,
  diagnosis: DocumentSnapshot,
): Promise<SnapshotOf<"customer"> | null> {
  const customer = customerOf(diagnosis);
  const client = customer === null ? null : await transaction.get(customer);
  return client?.exists ? client : null;
}

/** The newest finished diagnosis of a client but one; null when there is none. */
async function lastOther(
  transaction: Transaction,
  customer: DocumentReference,
  id: string,
): Promise<DocumentSnapshot | null> {
  const { docs } = await transaction.get(
    diagnosesOf(customer).select("state", "created", "routine.nextPhoto"),
  );
  const [last] = docs
    .filter((other) => other.id !== id && other.get("state") === "done")
    .toSorted((one, other) => (dateOf(other, "created") ?? 0) - (dateOf(one, "created") ?? 0));
  return last ?? null;
}
