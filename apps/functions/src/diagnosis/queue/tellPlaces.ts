import { placesOf } from "@carnation/product/diagnosis";
import type { Firestore } from "firebase-admin/firestore";
import { runCoalesced } from "../../backend/keyedQueue.ts";
import { entryOf, readQueue } from "./readQueue.ts";

/** Writes the places that have changed. Who asks while it waits for its turn has that one. Rejects never: a place is no result. */
export async function tellPlaces(db: Firestore): Promise<void> {
  await runCoalesced("analysis queue places", () => write(db)).catch(() => undefined);
}

async function write(db: Firestore): Promise<void> {
  const now = new Date();
  const ordered = await readQueue(db, now);
  const places = placesOf(ordered, now);
  const writer = db.bulkWriter();
  writer.onWriteError(() => false);
  const writes = ordered.flatMap((entry, at) => {
    const place = places[at] ?? null;
    return place === entry.place ? [] : [writer.update(entryOf(db, entry), { place })];
  });
  // One that has left the queue meanwhile cannot be written, and need not be.
  await Promise.all([writer.close(), Promise.allSettled(writes)]);
}
