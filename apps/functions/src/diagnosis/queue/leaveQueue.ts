import { isDiagnosisPending } from "@carnation/product/diagnosis";
import type { DocumentSnapshot, Firestore } from "firebase-admin/firestore";
import { entryOf } from "./readQueue.ts";
import { tellPlaces } from "./tellPlaces.ts";

/**
 * Takes the photo of a diagnosis out of the queue once the diagnosis was ended or deleted; those behind it move up.
 * @param before the diagnosis as it was
 * @param state its state since; undefined once it was deleted
 */
export async function leaveQueue(db: Firestore, before: DocumentSnapshot, state: unknown): Promise<void> {
  if (!isDiagnosisPending(before.get("state")) || isDiagnosisPending(state)) return;
  const uid = before.ref.parent.parent?.id;
  if (uid === undefined) return;
  const entry = entryOf(db, { uid, id: before.id });
  const hasLeft = await db.runTransaction(async (transaction) => {
    const [diagnosis, stored] = await transaction.getAll(before.ref, entry);
    // Told late, the diagnosis may have been opened again meanwhile.
    if (!stored?.exists || isDiagnosisPending(diagnosis?.get("state"))) return false;
    transaction.delete(entry);
    return true;
  });
  if (hasLeft) await tellPlaces(db);
}
