import {
  inQueueOrder,
  parseQueuedAnalysis,
  type QueuedAnalysis,
  TOLD_PLACES,
} from "@carnation/product/diagnosis";
import { documentPaths } from "@carnation/product/path";
import type { Firestore, Query } from "firebase-admin/firestore";
import { readable } from "../../readers/readable.ts";
import type { ReferenceTo } from "../../backend/storedReferences.ts";

/** Entries read in one step: those whose place is told, and some that are under way. */
const STEP = TOLD_PLACES + 31;

/** The collections of every account's waiting photos, as one. */
export function wholeQueue(db: Firestore): Query {
  return db.collectionGroup("analysisqueue");
}

/** The document of an entry. */
export function entryOf(
  db: Firestore,
  { uid, id }: Pick<QueuedAnalysis, "uid" | "id">,
): ReferenceTo<"queuedAnalysis"> {
  return db.doc(documentPaths.queuedAnalysis(uid, id));
}

/** The front of the queue in its order; what is no entry is left out. */
export async function readQueue(db: Firestore, now: Date): Promise<QueuedAnalysis[]> {
  const { docs } = await wholeQueue(db).orderBy("round").limit(STEP).get();
  return inQueueOrder(
    docs.flatMap((document) => readable(document, parseQueuedAnalysis)),
    now,
  );
}
