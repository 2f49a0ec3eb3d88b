import { CarnationError } from "@carnation/domain/error";
import { documentPaths } from "@carnation/product/path";
import { FieldValue, type Firestore, Timestamp, type Transaction } from "firebase-admin/firestore";
import { setTimeout as pause } from "node:timers/promises";

/** Describes what the provider told, as far as it is remembered. */
export interface ToldEvent {
  readonly id: string;
  readonly type: string;
}

/** One of the provider's objects, and how what the product keeps of it is written. */
export interface Kept<Fetched> {
  /** Its id with the provider. */
  readonly id: string;
  /** Asks the provider, now. */
  readonly fetch: () => Promise<Fetched>;
  /** Writes what was fetched; reads, if it must, before it writes. */
  readonly write: (transaction: Transaction, fetched: Fetched) => Promise<void> | void;
}

/** Frequency: how often an object is fetched anew because somebody else has taken it in meanwhile. */
const ATTEMPTS = 12;
/** Longest pause after the first of those times, milliseconds; it grows. */
const PAUSE_MS = 40;
/** The status of a transaction that met another one (gRPC). */
const ABORTED = 10;
/** Time that events are remembered: longer than the provider sends one again, by itself (3 days) or by hand (30). */
const EVENT_DAYS = 60;
const DAY_MS = 86_400_000;

/**
 * Takes in an object of the provider as it is now, all or nothing. Readings overtake each other: the object's revision is
 * read before it is fetched and compared when it is written, so that what is stored was always fetched after what was
 * stored before. With an event, that is remembered in the same transaction: told again, it changes nothing.
 * @throws CarnationError aborted when others were always faster; whatever `fetch` and `write` throw
 */
export async function synchronise<Fetched>(
  db: Firestore,
  { id, fetch, write }: Kept<Fetched>,
  event?: ToldEvent,
): Promise<void> {
  const object = db.doc(documentPaths.paymentObject(id));
  const told = event && db.doc(documentPaths.paymentEvent(event.id));
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const revision: unknown = (await object.get()).get("revision") ?? 0;
    const fetched = await fetch();
    const settled = await once(db, async (transaction) => {
      const [known, remembered] = await transaction.getAll(object, ...(told ? [told] : []));
      if (remembered?.exists) return true;
      if ((known?.get("revision") ?? 0) !== revision) return false;
      await write(transaction, fetched);
      transaction.set(object, { revision: FieldValue.increment(1) }, { merge: true });
      if (event) remember(db, transaction, event);
      return true;
    });
    if (settled) return;
    await pause(Math.random() * PAUSE_MS * (attempt + 1));
  }
  throw new CarnationError("aborted", `${id} is taken in by others all the time`);
}

/**
 * Runs a transaction once. That it met another one means that the object has changed: it has to be fetched anew, and the
 * same reading is not tried again.
 * @returns what it returns; false when it met another one
 */
async function once(db: Firestore, run: (transaction: Transaction) => Promise<boolean>): Promise<boolean> {
  try {
    return await db.runTransaction(run, { maxAttempts: 1 });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === ABORTED) return false;
    throw error;
  }
}

/** Tells whether an event was taken in already. */
export async function isRemembered(db: Firestore, event: ToldEvent): Promise<boolean> {
  return (await db.doc(documentPaths.paymentEvent(event.id)).get()).exists;
}

/** Remembers an event that means nothing to the product. */
export async function rememberEvent(db: Firestore, event: ToldEvent): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const told = await transaction.get(db.doc(documentPaths.paymentEvent(event.id)));
    if (!told.exists) remember(db, transaction, event);
  });
}

function remember(db: Firestore, transaction: Transaction, { id, type }: ToldEvent): void {
  transaction.create(db.doc(documentPaths.paymentEvent(id)), {
    type,
    received: FieldValue.serverTimestamp(),
    expires: Timestamp.fromMillis(Date.now() + EVENT_DAYS * DAY_MS),
  });
}
