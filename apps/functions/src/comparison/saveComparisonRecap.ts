import { comparisonKey } from "@carnation/domain/comparison";
import { CarnationError } from "@carnation/domain/error";
import { callables, parseRequest } from "@carnation/product/callable";
import { assertRecapUnchanged, type ComparisonRecap } from "@carnation/product/comparison";
import { documentPaths } from "@carnation/product/path";
import { type Actor, authorize } from "@carnation/product/permission";
import { type DocumentSnapshot, FieldValue } from "firebase-admin/firestore";
import type { Backend } from "../backend/backend.ts";
import { readPair } from "./readComparison.ts";

/**
 * Keeps the recap as the professional has it: it is theirs from then on, and no longer marked as generated. A generation
 * that is under way ends without effect.
 * @param payload `{ oldDiagnosisId, newDiagnosisId, text, seen? }`, untrusted
 * @throws CarnationError invalid-argument, account-disabled, permission-denied (no subscription), not-found, refused, aborted (the
 *   recap is no longer the one that was seen)
 */
export async function saveComparisonRecap(
  { db }: Backend,
  actor: Actor,
  payload: unknown,
): Promise<{ readonly id: string }> {
  const { oldDiagnosisId, newDiagnosisId, text, seen } = parseRequest(callables.savecomparisonrecap, payload);
  authorize(actor, "write-comparison-recap", actor);
  const { uid } = actor;
  const { before, after } = await readPair({ db }, uid, [oldDiagnosisId, newDiagnosisId]);
  const key = comparisonKey(before.id, after.id);
  const recap: Omit<ComparisonRecap, "id" | "created"> = {
    oldDiagnosisId: before.id,
    newDiagnosisId: after.id,
    text,
    state: "done",
    source: "professional",
    disclaimer: null,
  };
  await db.runTransaction(async (transaction) => {
    const document = db.doc(documentPaths.comparisonRecap(uid, key));
    const pair = [before, after].map(({ id }) => db.doc(documentPaths.diagnosis(uid, id)));
    const [stored, ...found] = await transaction.getAll(document, ...pair);
    // A recap of what is being erased would stay.
    if (!found.every(({ exists }) => exists)) throw new CarnationError("not-found");
    assertRecapUnchanged(storedText(stored), { text, seen });
    const created = FieldValue.serverTimestamp();
    // A generation that is under way ends without effect.
    transaction.set(document, { ...recap, created, attempt: FieldValue.delete() }, { merge: true });
  });
  return { id: key };
}

/** The text that is there, also of a document that is no recap otherwise; null for none. */
function storedText(stored: DocumentSnapshot | undefined): string | null {
  const text: unknown = stored?.get("text");
  return typeof text === "string" ? text : null;
}
