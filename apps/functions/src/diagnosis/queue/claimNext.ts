import {
  ANALYSIS_ATTEMPTS,
  ANALYSIS_LEASE_MS,
  isDiagnosisPending,
  isLeased,
  parseQueuedAnalysis,
  type QueuedAnalysis,
} from "@carnation/product/diagnosis";
import { documentPaths } from "@carnation/product/path";
import type { StoredDocuments } from "@carnation/product/stored";
import { FieldValue, type Firestore, Timestamp } from "firebase-admin/firestore";
import { randomUUID } from "node:crypto";
import { readable } from "../../readers/readable.ts";
import type { QueuedPhoto } from "./enqueuePhoto.ts";
import { entryOf, readQueue } from "./readQueue.ts";

/** A photo that a worker has taken; nobody else takes it while it is kept. */
export interface Claim extends QueuedPhoto {
  /** Analyses that were begun, this one too. */
  readonly attempts: number;
  /** Says that the worker is still at it, until it is told to stop. */
  readonly keep: () => () => void;
  /**
   * Puts the photo back: one round further back than it was.
   * @param isTried whether the attempt counts
   */
  readonly release: (isTried: boolean) => Promise<void>;
  /** Takes the photo out of the queue. */
  readonly remove: () => Promise<void>;
}

/**
 * Describes what the queue has for a worker. `isMore`: another photo waits that nobody has taken. `until`: everything that is
 * awaited is somebody else's, the first until then.
 */
export type Next = { readonly claim: Claim; readonly isMore: boolean } | { readonly until: Date } | null;

/**
 * Takes the next photo of the queue. The attempt is counted before it is made: one that takes its process down counts, too.
 * What waits for nothing any more leaves the queue on the way, and what was begun too often ends.
 * @param isAwaited tells whether a photo that another worker has taken is waited for; all are by default
 * @returns `null` when nothing waits
 */
export async function claimNext(
  db: Firestore,
  isAwaited: (photo: QueuedPhoto) => boolean = () => true,
): Promise<Next> {
  const now = new Date();
  const ordered = await readQueue(db, now);
  for (const entry of ordered) {
    if (isLeased(entry, now)) continue;
    const worker = randomUUID();
    const attempts = await take(db, entry, worker);
    if (attempts === null) continue;
    const isMore = ordered.some((other) => other !== entry && !isLeased(other, now));
    return { claim: claimOf(db, entry, worker, attempts), isMore };
  }
  const leases = ordered.filter(isAwaited).flatMap(({ leased }) => leased ?? []);
  const [until] = leases.toSorted((a, b) => Number(a) - Number(b));
  return until === undefined || until <= now ? null : { until };
}

const leaseFromNow = (): Timestamp => Timestamp.fromMillis(Date.now() + ANALYSIS_LEASE_MS);

/** @returns how often it was begun, this attempt too; `null` when there is nothing to take */
function take(db: Firestore, { uid, id }: QueuedAnalysis, worker: string): Promise<number | null> {
  return db.runTransaction(async (transaction) => {
    const diagnosis = await transaction.get(db.doc(documentPaths.diagnosis(uid, id)));
    const stored = await transaction.get(entryOf(db, { uid, id }));
    const [entry] = stored.exists ? readable(stored, parseQueuedAnalysis) : [];
    if (entry === undefined || isLeased(entry, new Date())) return null;
    const isPending = isDiagnosisPending(diagnosis.get("state"));
    if (!isPending || entry.attempts >= ANALYSIS_ATTEMPTS) {
      transaction.delete(stored.ref);
      if (!isPending) return null;
      const finished = FieldValue.serverTimestamp();
      transaction.update(diagnosis.ref, { state: "error", error: "internal", finished });
      return null;
    }
    const attempts = entry.attempts + 1;
    transaction.update(stored.ref, { attempts, round: entry.round + 1, leased: leaseFromNow(), worker });
    return attempts;
  });
}

function claimOf(db: Firestore, { uid, id }: QueuedAnalysis, worker: string, attempts: number): Claim {
  const entry = entryOf(db, { uid, id });
  /** Changes the entry unless another worker has it, or it is gone. */
  const change = (fields: StoredDocuments["queuedAnalysis"]): Promise<void> =>
    db.runTransaction(async (transaction) => {
      const stored = await transaction.get(entry);
      if (stored.get("worker") === worker) transaction.update(entry, fields);
    });
  return {
    uid,
    id,
    attempts,
    keep() {
      const timer = setInterval(
        // A renewal that fails is made up for by the next one.
        () => void change({ leased: leaseFromNow() }).catch(() => undefined),
        ANALYSIS_LEASE_MS / 3,
      );
      return () => clearInterval(timer);
    },
    release: (isTried) => change({ leased: null, worker: null, attempts: isTried ? attempts : attempts - 1 }),
    async remove() {
      await entry.delete();
    },
  };
}
