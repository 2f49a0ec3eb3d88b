import {
  type Actor,
  authorize,
  CarnationError,
  comparisonKey,
  type ComparisonRecap,
  documentPaths,
  parseRequest,
  saveComparisonRecapRequest,
} from "@carnation/domain";
import { FieldValue } from "firebase-admin/firestore";
import type { Backend } from "../backend.ts";
import { readPair } from "./readComparison.ts";

/**
 * Keeps the recap as the professional has it: it is theirs from then on, and no longer marked as generated. A generation
 * that is under way ends without effect.
 * @param payload `{ oldDiagnosisId, newDiagnosisId, text }`, untrusted
 * @throws CarnationError invalid-argument, account-disabled, permission-denied (no subscription), not-found, refused
 */
export async function saveComparisonRecap(
  { db }: Backend,
  actor: Actor,
  payload: unknown,
): Promise<{ readonly id: string }> {
  const { oldDiagnosisId, newDiagnosisId, text } = parseRequest(saveComparisonRecapRequest, payload);
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
  };
  await db.runTransaction(async (transaction) => {
    const pair = [before, after].map(({ id }) => db.doc(documentPaths.diagnosis(uid, id)));
    const found = await transaction.getAll(...pair);
    // A recap of what is being erased would stay.
    if (!found.every(({ exists }) => exists)) throw new CarnationError("not-found");
    const created = FieldValue.serverTimestamp();
    transaction.set(db.doc(documentPaths.comparisonRecap(uid, key)), { ...recap, created });
  });
  return { id: key };
}
