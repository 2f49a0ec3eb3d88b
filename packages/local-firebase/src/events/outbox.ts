import { randomUUID } from "node:crypto";
import type { Database } from "../database/database.ts";
import type { BackendEvent, EventSink } from "./backendEvent.ts";
import { type StoredEvent, toStoredEvent } from "./storedEvent.ts";

const steps = [
  `CREATE TABLE outbox_events (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     uid TEXT NOT NULL,
     type TEXT NOT NULL,
     subject TEXT NOT NULL,
     time TEXT NOT NULL,
     data TEXT NOT NULL,
     routed INTEGER NOT NULL DEFAULT 0
   ) STRICT;
   CREATE TABLE outbox_deliveries (
     event INTEGER NOT NULL REFERENCES outbox_events (id),
     function TEXT NOT NULL,
     attempts INTEGER NOT NULL DEFAULT 0,
     parked INTEGER NOT NULL DEFAULT 0,
     error TEXT,
     PRIMARY KEY (event, function)
   ) STRICT, WITHOUT ROWID;`,
  // Every commit asks for these; the others may be many, and large.
  "CREATE INDEX outbox_unrouted ON outbox_events (id) WHERE routed = 0;",
];

export interface EventHead {
  readonly id: number;
  readonly type: string;
  readonly subject: string;
}

/** One event on its way to one function. */
export interface Delivery {
  readonly event: number;
  readonly subject: string;
  readonly functionName: string;
  /** Failures so far. */
  readonly attempts: number;
}

export interface ParkedDelivery extends Delivery {
  readonly type: string;
  readonly time: string;
  readonly error: string;
}

/**
 * Events that functions have not yet handled. An event is written in the transaction of the change that it tells of,
 * and goes when every function that it triggers has handled it: neither a crash nor a restart loses one.
 */
export class Outbox implements EventSink {
  readonly #database: Database;
  readonly #listeners = new Set<() => void>();
  #notifying = false;

  constructor(database: Database) {
    this.#database = database;
    database.migrate("outbox", steps);
  }

  enqueue(event: BackendEvent): void {
    const stored = toStoredEvent(event);
    if (stored === null) return;
    this.#database.sqlite
      .prepare("INSERT INTO outbox_events (uid, type, subject, time, data) VALUES (?, ?, ?, ?, ?)")
      .run(randomUUID(), stored.type, stored.subject, stored.time, JSON.stringify(stored.data));
    if (this.#notifying) return;
    this.#notifying = true;
    // The transaction commits or rolls back before the event loop turns.
    setImmediate(() => {
      this.#notifying = false;
      for (const listener of this.#listeners) listener();
    });
  }

  /** Calls back when there may be new events. Returns the function that stops it. */
  onEnqueued(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Events for which nobody has said yet which functions they trigger, oldest first. */
  unrouted(): EventHead[] {
    return this.#database.sqlite
      .prepare("SELECT id, type, subject FROM outbox_events WHERE routed = 0 ORDER BY id")
      .all()
      .map((row) => ({ id: Number(row["id"]), type: String(row["type"]), subject: String(row["subject"]) }));
  }

  /** Records which functions each event triggers; an event that triggers none goes. */
  route(routes: readonly { readonly event: number; readonly functions: readonly string[] }[]): Promise<void> {
    const { sqlite } = this.#database;
    return this.#database.transaction(() => {
      const remove = sqlite.prepare("DELETE FROM outbox_events WHERE id = ?");
      const mark = sqlite.prepare("UPDATE outbox_events SET routed = 1 WHERE id = ?");
      const add = sqlite.prepare("INSERT INTO outbox_deliveries (event, function) VALUES (?, ?)");
      for (const { event, functions } of routes) {
        if (functions.length === 0) remove.run(event);
        else mark.run(event);
        for (const name of functions) add.run(event, name);
      }
    });
  }

  /** Deliveries still to be made, oldest event first. */
  pending(): Delivery[] {
    return this.#database.sqlite
      .prepare(
        `SELECT d.event, d.function, d.attempts, e.subject FROM outbox_deliveries d
         JOIN outbox_events e ON e.id = d.event WHERE d.parked = 0 ORDER BY d.event`,
      )
      .all()
      .map(toDelivery);
  }

  /** Counts the deliveries that are to come, as far as that is known yet, and how many were given up. */
  counts(): { readonly waiting: number; readonly parked: number } {
    const row = this.#database.sqlite
      .prepare(
        `SELECT (SELECT count(*) FROM outbox_events WHERE routed = 0)
                + (SELECT count(*) FROM outbox_deliveries WHERE parked = 0) AS waiting,
                (SELECT count(*) FROM outbox_deliveries WHERE parked = 1) AS parked`,
      )
      .get();
    return { waiting: Number(row?.["waiting"] ?? 0), parked: Number(row?.["parked"] ?? 0) };
  }

  /** Lists the deliveries that were given up: the dead letters. */
  parked(): ParkedDelivery[] {
    return this.#database.sqlite
      .prepare(
        `SELECT d.event, d.function, d.attempts, d.error, e.subject, e.type, e.time FROM outbox_deliveries d
         JOIN outbox_events e ON e.id = d.event WHERE d.parked = 1 ORDER BY d.event`,
      )
      .all()
      .map((row) => ({
        ...toDelivery(row),
        type: String(row["type"]),
        time: String(row["time"]),
        error: String(row["error"]),
      }));
  }

  /** The event and its id, the same at every delivery. */
  read(event: number): StoredEvent & { readonly uid: string } {
    const row = this.#database.sqlite.prepare("SELECT * FROM outbox_events WHERE id = ?").get(event);
    if (row === undefined) throw new Error(`event ${event} is gone`);
    return {
      uid: String(row["uid"]),
      type: String(row["type"]),
      subject: String(row["subject"]),
      time: String(row["time"]),
      data: JSON.parse(String(row["data"])) as Readonly<Record<string, unknown>>,
    };
  }

  /** The delivery is done; the event goes with its last one. */
  complete({ event, functionName }: Delivery): Promise<void> {
    const { sqlite } = this.#database;
    return this.#database.transaction(() => {
      sqlite
        .prepare("DELETE FROM outbox_deliveries WHERE event = ? AND function = ?")
        .run(event, functionName);
      sqlite
        .prepare(
          "DELETE FROM outbox_events WHERE id = ? AND NOT EXISTS (SELECT 1 FROM outbox_deliveries WHERE event = ?)",
        )
        .run(event, event);
    });
  }

  /** The delivery has failed once more; parked, it is not tried again until `retryParked`. */
  recordFailure(delivery: Delivery, error: string, parked: boolean): Promise<void> {
    return this.#database.transaction(() => {
      this.#database.sqlite
        .prepare(
          `UPDATE outbox_deliveries SET attempts = attempts + 1, parked = ?, error = ?
           WHERE event = ? AND function = ?`,
        )
        .run(parked ? 1 : 0, error, delivery.event, delivery.functionName);
    });
  }

  /** Counts the events of a subject that still wait or are being handled; parked ones do not count. */
  unfinished(subject: string): number {
    const row = this.#database.sqlite
      .prepare(
        `SELECT count(*) AS n FROM outbox_events e WHERE e.subject = ? AND
         (e.routed = 0 OR EXISTS (SELECT 1 FROM outbox_deliveries d WHERE d.event = e.id AND d.parked = 0))`,
      )
      .get(subject);
    return Number(row?.["n"] ?? 0);
  }

  /** Drops the parked deliveries of a subject. Call inside a transaction. */
  forgetParked(subject: string): void {
    const { sqlite } = this.#database;
    const ofSubject = "event IN (SELECT id FROM outbox_events WHERE subject = ?)";
    sqlite.prepare(`DELETE FROM outbox_deliveries WHERE parked = 1 AND ${ofSubject}`).run(subject);
    sqlite
      .prepare(
        `DELETE FROM outbox_events WHERE subject = ? AND routed = 1
         AND NOT EXISTS (SELECT 1 FROM outbox_deliveries WHERE event = id)`,
      )
      .run(subject);
  }

  /**
   * Lets every parked delivery be tried again when functions are next loaded.
   * @param attempts how many of its attempts count as made; by default it has all of them
   */
  async retryParked(attempts = 0): Promise<void> {
    await this.#database.transaction(() =>
      this.#database.sqlite
        .prepare("UPDATE outbox_deliveries SET parked = 0, attempts = ? WHERE parked = 1")
        .run(attempts),
    );
  }
}

function toDelivery(row: Record<string, unknown>): Delivery {
  return {
    event: Number(row["event"]),
    subject: String(row["subject"]),
    functionName: String(row["function"]),
    attempts: Number(row["attempts"]),
  };
}
