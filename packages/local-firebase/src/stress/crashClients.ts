import { FieldValue, type Firestore } from "firebase-admin/firestore";
import type { Storage } from "firebase-admin/storage";
import { createHash, randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";

/** Record of what the clients were told is stored. */
export interface Acknowledged {
  readonly writes: Set<string>;
  /** Each stands for as many documents as `BATCH`. */
  readonly batches: Set<string>;
  transfers: number;
  /** MD5 of each object. */
  readonly uploads: Map<string, string>;
}

export interface CrashClients {
  readonly acknowledged: Acknowledged;
  /** Number of times that each client has been given an answer. */
  readonly progress: readonly number[];
  /** Resolves when what is under way has ended. */
  stop(): Promise<void>;
}

/** Documents in one batch. */
export const BATCH = 5;
const UPLOAD_SIZE = 300_000;

/** Clients of the genuine admin SDK that write for as long as they are let, whatever becomes of the server. */
export function startCrashClients(db: Firestore, storage: Storage): CrashClients {
  const acknowledged: Acknowledged = {
    writes: new Set(),
    batches: new Set(),
    transfers: 0,
    uploads: new Map(),
  };
  const progress: number[] = [];
  const end = new AbortController();

  /** Does a piece of work over and over; what fails was not acknowledged, and is not tried again under its name. */
  function repeat(kind: string, pause: number, work: (name: string) => Promise<void>): Promise<void> {
    const client = progress.push(0) - 1;
    const loop = async (): Promise<void> => {
      for (let count = 0; !end.signal.aborted; count++) {
        try {
          await work(`${kind}${client}-${count}`);
          progress[client] = (progress[client] ?? 0) + 1;
        } catch {
          await delay(100);
        }
        await delay(pause);
      }
    };
    return loop();
  }

  const write = async (name: string): Promise<void> => {
    await db.doc(`work/${name}`).set({ name });
    acknowledged.writes.add(name);
  };
  const writeBatch = async (name: string): Promise<void> => {
    const batch = db.batch();
    for (let part = 0; part < BATCH; part++) batch.set(db.doc(`batches/${name}-${part}`), { name });
    await batch.commit();
    acknowledged.batches.add(name);
  };
  const transfer = async (): Promise<void> => {
    const [from, to] = [db.doc("accounts/from"), db.doc("accounts/to")];
    await db.runTransaction(async (transaction) => {
      const [left, right] = await transaction.getAll(from, to);
      transaction.set(from, { n: Number(left?.get("n") ?? 0) - 1 });
      transaction.set(
        to,
        { n: Number(right?.get("n") ?? 0) + 1, count: FieldValue.increment(1) },
        { merge: true },
      );
    });
    acknowledged.transfers += 1;
  };
  const upload =
    (resumable: boolean) =>
    async (name: string): Promise<void> => {
      const bytes = randomBytes(UPLOAD_SIZE);
      await storage.bucket().file(`files/${name}`).save(bytes, { resumable });
      acknowledged.uploads.set(`files/${name}`, createHash("md5").update(bytes).digest("base64"));
    };

  const running = [
    repeat("write", 20, write),
    repeat("write", 20, write),
    repeat("write", 20, write),
    repeat("batch", 20, writeBatch),
    repeat("batch", 20, writeBatch),
    repeat("transfer", 30, transfer),
    repeat("upload", 60, upload(false)),
    repeat("upload", 60, upload(true)),
  ];
  return {
    acknowledged,
    progress,
    async stop() {
      end.abort();
      await Promise.all(running);
    },
  };
}
