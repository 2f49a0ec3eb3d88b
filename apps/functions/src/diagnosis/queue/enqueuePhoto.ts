import { isDiagnosisPending, type QueuedAnalysis, roundOf } from "@carnation/product/diagnosis";
import { documentPaths } from "@carnation/product/path";
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Query,
  type Transaction,
} from "firebase-admin/firestore";
import { entryOf, wholeQueue } from "./readQueue.ts";
import { tellPlaces } from "./tellPlaces.ts";

/** Owner: whose photo it is. */
export type QueuedPhoto = Pick<QueuedAnalysis, "uid" | "id">;

/**
 * Puts the stored photo of a diagnosis into the queue, once, as long as the diagnosis waits for a result.
 * @returns whether it was put there now
 */
export async function enqueuePhoto(db: Firestore, photo: QueuedPhoto): Promise<boolean> {
  const round = await nextRound(db, photo.uid);
  const isNew = await db.runTransaction(async (transaction) => {
    const diagnosis = await transaction.get(db.doc(documentPaths.diagnosis(photo.uid, photo.id)));
    const entry = await transaction.get(entryOf(db, photo));
    if (entry.exists || !isDiagnosisPending(diagnosis.get("state"))) return false;
    addEntry(transaction, entry, { uid: photo.uid, round });
    return true;
  });
  if (isNew) await tellPlaces(db);
  return isNew;
}

/** Writes an entry that is not there, in the transaction of what it is for. */
export function addEntry(
  transaction: Transaction,
  entry: DocumentSnapshot,
  { uid, round }: Pick<QueuedAnalysis, "uid" | "round">,
): void {
  transaction.create(entry.ref, {
    uid,
    round,
    queued: FieldValue.serverTimestamp(),
    attempts: 0,
    leased: null,
    worker: null,
    place: null,
  });
}

/**
 * The round of an account's next photo. Read before the transaction, which would otherwise hold the whole queue: photos that
 * come at the same time may get the same round, and their time decides.
 */
export async function nextRound(db: Firestore, uid: string): Promise<number> {
  const own = db.collection(documentPaths.analysisQueue(uid)).orderBy("round", "desc");
  const [first, last] = await Promise.all([roundAt(wholeQueue(db).orderBy("round")), roundAt(own)]);
  return roundOf(first, last);
}

async function roundAt(query: Query): Promise<number | null> {
  const [found] = (await query.limit(1).get()).docs;
  const round: unknown = found?.get("round");
  return typeof round === "number" ? round : null;
}
