import type { Firestore } from "firebase-admin/firestore";
import type { Storage } from "firebase-admin/storage";
import { setTimeout as delay } from "node:timers/promises";
import { type Acknowledged, BATCH } from "./crashClients.ts";

/** Time that events may take to be delivered after the last crash, milliseconds: the pauses before a retry grow. */
const DELIVERED = 120_000;

/** Everything that was acknowledged and is not there, and everything that is there by half. */
export async function verifyCrash(
  db: Firestore,
  storage: Storage,
  acknowledged: Acknowledged,
): Promise<string[]> {
  const faults: string[] = [];
  const written = await idsOf(db, "work");
  faults.push(...missing("write", acknowledged.writes, written));

  const parts = await idsOf(db, "batches");
  const sizes = new Map<string, number>();
  for (const part of parts) {
    const name = part.slice(0, part.lastIndexOf("-"));
    sizes.set(name, (sizes.get(name) ?? 0) + 1);
  }
  faults.push(...missing("batch", acknowledged.batches, new Set(sizes.keys())));
  for (const [name, size] of sizes)
    if (size !== BATCH) faults.push(`half a batch: ${name}, ${size} of ${BATCH}`);

  const [from, to] = await db.getAll(db.doc("accounts/from"), db.doc("accounts/to"));
  const count = Number(to?.get("count") ?? 0);
  if (count < acknowledged.transfers) faults.push(`transfers lost: ${acknowledged.transfers - count}`);
  if (Number(from?.get("n") ?? 0) + Number(to?.get("n") ?? 0) !== 0 || Number(to?.get("n") ?? 0) !== count)
    faults.push("half a transaction: the accounts do not agree");

  const [files] = await storage.bucket().getFiles();
  const sums = new Map(files.map(({ name, metadata }) => [name, metadata.md5Hash]));
  for (const [name, sum] of acknowledged.uploads) {
    if (sums.get(name) !== sum) faults.push(`upload lost or changed: ${name}`);
  }

  const due = new Set([...written, ...files.map(({ name }) => encodeURIComponent(name))]);
  faults.push(...(await undelivered(db, due)).map((id) => `trigger lost: ${id}`));
  return faults;
}

/** Waits for the events of these documents and objects; what is left when the time is over is lost. */
async function undelivered(db: Firestore, due: ReadonlySet<string>): Promise<string[]> {
  const end = performance.now() + DELIVERED;
  for (;;) {
    const echoes = await idsOf(db, "echoes");
    const left = [...due].filter((id) => !echoes.has(id));
    if (left.length === 0 || performance.now() > end) return left;
    await delay(250);
  }
}

function missing(what: string, wanted: ReadonlySet<string>, there: ReadonlySet<string>): string[] {
  return [...wanted].filter((name) => !there.has(name)).map((name) => `${what} lost: ${name}`);
}

async function idsOf(db: Firestore, collection: string): Promise<Set<string>> {
  const { docs } = await db.collection(collection).select().get();
  return new Set(docs.map(({ id }) => id));
}
