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
  readonly #reserved: StatementSync;
  readonly #now: () => bigint;
  #last: bigint;
  #reservedUntil: bigint;

  /** @param now system time, microseconds since 1970 */
  constructor(database: Database, now: () => bigint = systemMicros) {
    this.#database = database;
    this.#now = now;
    this.#reserve = database.sqlite.prepare("UPDATE firestore_clock SET reserved_until = ?");
    this.#reserved = prepareMicros(database, "SELECT reserved_until FROM firestore_clock");
    this.#reservedUntil = readMicrosOf(this.#reserved);
    this.#last = this.#reservedUntil;
  }

  next(): bigint {
    const now = this.#now();
    this.#last = now > this.#last ? now : this.#last + 1n;
    if (this.#last > this.#reservedUntil) this.#reserveBeyond(this.#last);
    return this.#last;
  }

  /** Asks the table first: a reservation made inside a transaction is known only there, for it may have been undone. */
  #reserveBeyond(time: bigint): void {
    let until = readMicrosOf(this.#reserved);
    if (until < time) {
      until = time + RESERVATION;
      this.#reserve.run(until);
    }
    if (!this.#database.sqlite.isTransaction) this.#reservedUntil = until;
  }
}

/** `performance.now()` would be finer, but stands still while the computer sleeps, and never hears of a clock put right. */
function systemMicros(): bigint {
  return BigInt(Date.now()) * 1000n;
}

/** First column of the first row of a query, as microseconds. */
export function readMicros(database: Database, sql: string): bigint {
  return readMicrosOf(prepareMicros(database, sql));
}

function prepareMicros(database: Database, sql: string): StatementSync {
  const statement = database.sqlite.prepare(sql);
  statement.setReadBigInts(true);
  return statement;
}

function readMicrosOf(statement: StatementSync): bigint {
  const [value] = Object.values(statement.get() ?? {});
  return typeof value === "bigint" ? value : 0n;
}
