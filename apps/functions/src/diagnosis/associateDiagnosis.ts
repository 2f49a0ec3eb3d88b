import { CarnationError } from "@carnation/domain/error";
import { callables, parseRequest } from "@carnation/product/callable";
import { diagnosisResultPath, documentPaths } from "@carnation/product/path";
import { type Actor, authorize } from "@carnation/product/permission";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { type Backend, readJson } from "../backend/backend.ts";
import { customerOf } from "./customerOf.ts";
import { setLastDiagnostic } from "./lastDiagnostic.ts";
import { proposedFor, readCatalogue } from "./readProposal.ts";
import { requireConsent } from "./requirePhotoPermission.ts";
import { readAiSettings } from "../readers/readAiSettings.ts";

/**
 * Gives a quick diagnosis, and its quotes, their client. What is proposed is made anew, for this client's
 * contraindications and age; a diagnosis that is still being analysed gets it for the client at its end. Asked again for
 * the same client it changes nothing.
 * @param payload `{ id, customerId }`, untrusted
 * @throws CarnationError invalid-argument (malformed; no consent in the client's file, in the specification's words),
 *   account-disabled, not-found (no such diagnosis or client), aborted (it is another client's)
 */
export async function associateDiagnosis(
  { db, files }: Backend,
  actor: Actor,
  payload: unknown,
): Promise<{ readonly id: string }> {
  const { id, customerId } = parseRequest(callables.associatediagnosis, payload);
  authorize(actor, "associate-diagnosis", actor);
  const { uid } = actor;
  const settings = await readAiSettings(db);
  const catalogue = await readCatalogue(db, uid, settings);
  await db.runTransaction(async (transaction) => {
    const diagnosis = await transaction.get(db.doc(documentPaths.diagnosis(uid, id)));
    const customer = await transaction.get(db.doc(documentPaths.customer(uid, customerId)));
    if (!diagnosis.exists) throw new CarnationError("not-found");
    requireConsent(customer);
    if (!isFree(diagnosis, customer)) return;
    const quotes = db.collection(documentPaths.quotes(uid)).where("diagnosis", "==", id);
    const issued = await transaction.get(quotes.select("customer"));
    const profile = await transaction.get(db.doc(documentPaths.user(uid)));
    // What was issued says what it said; it is found in the client's file from now on, and erased with it.
    for (const quote of issued.docs) transaction.update(quote.ref, { customer: customer.id });
    if (diagnosis.get("state") !== "done") {
      transaction.update(diagnosis.ref, { customer: customer.ref });
      return;
    }
    // Without a readable result nothing is proposed; the diagnosis is the client's all the same.
    const result = (await readJson(files, diagnosisResultPath(uid, id))) ?? [];
    const recommendations = proposedFor(catalogue, { profile, diagnosis, customer, result });
    transaction.update(diagnosis.ref, { customer: customer.ref, recommendations });
    setLastDiagnostic(transaction, customer, diagnosis);
  });
  return { id };
}

/** @returns false when it is this client's already @throws CarnationError aborted, when it is another's */
function isFree(diagnosis: DocumentSnapshot, customer: DocumentSnapshot): boolean {
  const stored: unknown = diagnosis.get("customer") ?? null;
  if (stored === null) return true;
  if (customerOf(diagnosis)?.isEqual(customer.ref) === true) return false;
  throw new CarnationError("aborted");
}
