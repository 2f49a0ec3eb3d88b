import type { StatementSync } from "node:sqlite";
import type { Database } from "../database/database.ts";

/** Microseconds that one reservation covers. */
const RESERVATION = 1_000_000n;

/**
 * Gives out times (microseconds since 1970) that are unique and strictly increasing, also when the system clock steps
 * back and across restarts: clients compare them to tell which snapshot is newer.
 *
 * A time may leave the process without a trace in the database, so the clock reserves a span ahead there before it
 * hands one out, and starts after that span next time.
 */
export class CommitClock {
  readonly #database: Database;
  readonly #reserve: StatementSync;
  readonly #now: () => bigint;
  #last: bigint;
  #reservedUntil: bigint;

  /** @param now system time, microseconds since 1970 */
  constructor(database: Database, now: () => bigint = systemMicros) {
    this.#database = database;
    this.#now = now;
    this.#reserve = database.sqlite.prepare("UPDATE firestore_clock SET reserved_until = ?");
    this.#reservedUntil = readMicros(database, "SELECT reserved_until FROM firestore_clock");
    this.#last = this.#reservedUntil;
  }

  next(): bigint {
    const now = this.#now();
    this.#last = now > this.#last ? now : this.#last + 1n;
    if (this.#last > this.#reservedUntil) {
      const until = this.#last + RESERVATION;
      this.#reserve.run(until);
      // Inside a transaction the update may still be undone: then it is made again next time.
      if (!this.#database.sqlite.isTransaction) this.#reservedUntil = until;
    }
    return this.#last;
  }
}

function systemMicros(): bigint {
  return BigInt(Math.round((performance.timeOrigin + performance.now()) * 1000));
}

/** First column of the first row of a query, as microseconds. */
export function readMicros(database: Database, sql: string): bigint {
  const statement = database.sqlite.prepare(sql);
  statement.setReadBigInts(true);
  const [value] = Object.values(statement.get() ?? {});
  return typeof value === "bigint" ? value : 0n;
}
