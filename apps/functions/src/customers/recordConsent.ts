import { CarnationError } from "@carnation/domain/error";
import { callables, parseRequest } from "@carnation/product/callable";
import { consentRecordOf, parseCustomer, withRecordedConsent } from "@carnation/product/customer";
import { customerPicturePath, documentPaths } from "@carnation/product/path";
import { type Actor, authorize } from "@carnation/product/permission";
import type { DocumentReference, Firestore, Query } from "firebase-admin/firestore";
import type { Backend } from "../backend/backend.ts";
import { abandonInTransaction } from "../diagnosis/abandonDiagnosis.ts";
import { beginErasure } from "../erasure/requestErasure.ts";
import { storeCustomerChanges } from "./storeCustomerChanges.ts";

/**
 * Adds a line to a client's ledger of consents. Withdrawing that to the analysis also erases their photos, and
 * gives up the diagnoses that wait for one: no way in takes it any more. What the
 * line in force says already is recorded once, so that sending it again is safe.
 * @param payload `{ id, purpose, given, signature? }`, untrusted
 * @throws CarnationError invalid-argument, account-disabled, not-found (no such client)
 */
export async function recordConsent(
  { db, files }: Backend,
  actor: Actor,
  payload: unknown,
): Promise<{ readonly id: string }> {
  const request = parseRequest(callables.recordconsent, payload);
  authorize(actor, "update-customer", actor);
  const { id, purpose, given, signature } = request;
  const document = db.doc(documentPaths.customer(actor.uid, id));
  const recorded = await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(document);
    if (!stored.exists) throw new CarnationError("not-found");
    const known = parseCustomer(id, stored.data());
    const after = withRecordedConsent(known, request, { author: actor.uid, now: new Date() });
    if (after === known) return known;
    const isWithdrawn = purpose === "analysis" && !given;
    const pending = isWithdrawn ? (await transaction.get(pendingOf(db, actor.uid, document))).docs : [];
    storeCustomerChanges(transaction, stored, known, after);
    for (const diagnosis of pending) abandonInTransaction(transaction, diagnosis);
    if (isWithdrawn) beginErasure(db, transaction, actor.uid, "photos", id);
    return after;
  });
  const name = consentRecordOf(recorded.consents, purpose)?.signature ?? null;
  if (signature !== undefined && name !== null) {
    await storeSignature(files, customerPicturePath(actor.uid, name), signature);
  }
  return { id };
}

/** The diagnoses of a client that wait for their photo. */
function pendingOf(db: Firestore, uid: string, customer: DocumentReference): Query {
  const theirs = db.collection(documentPaths.diagnoses(uid)).where("customer", "==", customer);
  return theirs.where("state", "==", "started");
}

/**
 * Stores what was drawn; one that is there already stays as it is. It comes after the document that names it: a signature
 * of nobody must not stay, and what is sent again stores it then.
 * @param signature a PNG as a data address, checked
 */
export async function storeSignature(
  files: Backend["files"],
  path: string,
  signature: string,
): Promise<void> {
  const drawing = Buffer.from(signature.slice(signature.indexOf(",") + 1), "base64");
  await files.create(path, drawing, "image/png");
}
