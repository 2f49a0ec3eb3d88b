import { isDiagnosisPending } from "@carnation/product/diagnosis";
import type { DocumentSnapshot, Firestore } from "firebase-admin/firestore";
import { entryOf } from "./readQueue.ts";
import { tellPlaces } from "./tellPlaces.ts";

/** Takes the photo of a diagnosis out of the queue once the diagnosis was ended or deleted; those behind it move up. */
export async function leaveQueue(
  db: Firestore,
  { before, after }: { readonly before: DocumentSnapshot; readonly after: DocumentSnapshot },
): Promise<void> {
  if (!isDiagnosisPending(before.get("state")) || isDiagnosisPending(after.get("state"))) return;
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
