import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { Event } from "../objects/event.ts";

/** An event that waits to be delivered. */
export interface PendingDelivery {
  readonly id: string;
  /** The event as it is sent. */
  readonly body: string;
  /** Attempts so far. */
  readonly attempts: number;
  /** Time at which the next one is due, in milliseconds since 1970 by the machine's clock. */
  readonly due: number;
}

/** Events in the order in which they happened, and which of them are still to be delivered. */
export class EventLog {
  readonly #sqlite: DatabaseSync;

  constructor(sqlite: DatabaseSync) {
    this.#sqlite = sqlite;
  }

  /** @param due when it is to be sent; null when nobody listens */
  add(event: Event, due: number | null): void {
    this.#sqlite
      .prepare("INSERT INTO events (id, type, body, due) VALUES (?, ?, ?, ?)")
      .run(event.id, event.type, JSON.stringify(event), due);
  }

  get(id: string): Event | null {
    const row = this.#sqlite.prepare("SELECT body FROM events WHERE id = ?").get(id);
    return row ? eventOf(row) : null;
  }

  /** Newest first. */
  all(): Event[] {
    return this.#sqlite.prepare("SELECT body FROM events ORDER BY place DESC").all().map(eventOf);
  }

  /**
   * Those whose attempts are due first.
   * @param without ids of events that are under way
   */
  due(limit: number, without: readonly string[]): PendingDelivery[] {
    return this.#sqlite
      .prepare(
        `SELECT id, body, attempts, due FROM events
         WHERE due IS NOT NULL AND id NOT IN (SELECT value FROM json_each(?))
         ORDER BY due, place LIMIT ?`,
      )
      .all(JSON.stringify(without), limit)
      .map((row) => ({
        id: String(row["id"]),
        body: String(row["body"]),
        attempts: Number(row["attempts"]),
        due: Number(row["due"]),
      }));
  }

  delivered(id: string): void {
    this.#sqlite.prepare("UPDATE events SET due = NULL, attempts = attempts + 1 WHERE id = ?").run(id);
  }

  postpone(id: string, due: number): void {
    this.#sqlite.prepare("UPDATE events SET due = ?, attempts = attempts + 1 WHERE id = ?").run(due, id);
  }

  /** Sends one once more, whether it was delivered or not. */
  resend(id: string, due: number): void {
    this.#sqlite.prepare("UPDATE events SET due = ?, attempts = 0 WHERE id = ?").run(due, id);
  }

  /**
   * Makes what waits due at once.
   * @param isNewAddress the attempts at another address do not count; those of before a restart do
   */
  retryAllNow(due: number, isNewAddress: boolean): void {
    const attempts = isNewAddress ? "0" : "attempts";
    this.#sqlite.prepare(`UPDATE events SET due = ?, attempts = ${attempts} WHERE due IS NOT NULL`).run(due);
  }

  /** The newest, each with how its delivery stands. */
  newest(limit: number): { event: Event; attempts: number; isWaiting: boolean }[] {
    return this.#sqlite
      .prepare("SELECT body, attempts, due FROM events ORDER BY place DESC LIMIT ?")
      .all(limit)
      .map((row) => ({
        event: eventOf(row),
        attempts: Number(row["attempts"]),
        isWaiting: row["due"] !== null,
      }));
  }

  /** Counts the events that are still to be delivered. */
  waiting(): number {
    const row = this.#sqlite.prepare("SELECT count(*) AS count FROM events WHERE due IS NOT NULL").get();
    return Number(row?.["count"] ?? 0);
  }
}

function eventOf(row: Readonly<Record<string, SQLOutputValue>>): Event {
  return JSON.parse(String(row["body"])) as Event;
}
