import type { StatementSync } from "node:sqlite";
import type { Database } from "../database/database.ts";

/** Microseconds that one reservation covers. */
const RESERVATION = 1_000_000n;

/**
 * Distance by which versions may be ahead of the system clock and still be shown as times, microseconds: a restart, a
 * small step.
 */
const SLACK = 2n * RESERVATION;

/**
 * Two clocks, both in microseconds since 1970.
 *
 * Versions are unique and strictly increasing, also when the system clock steps back and across restarts: clients
 * compare them to tell which snapshot is newer. Once the clock has been ahead, so are they for good.
 *
 * What people see of a commit follows the system clock. It equals the version, unless that is far ahead.
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
  #lastShown = 0n;
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

  /**
   * Makes the time that people see of a version that has just been given out; increasing, but for steps back that are
   * large.
   */
  shown(version: bigint): bigint {
    const now = this.#now();
    if (version - now <= SLACK) this.#lastShown = version;
    else if (now > this.#lastShown || this.#lastShown - now > SLACK) this.#lastShown = now;
    else this.#lastShown += 1n;
    return this.#lastShown;
  }

  /** The present as people see it: not before anything that was shown, but for steps back that are large. */
  present(): bigint {
    const now = this.#now();
    const isBefore = now < this.#lastShown && this.#lastShown - now <= SLACK;
    return isBefore ? this.#lastShown : now;
  }

  /**
   * Measures how far the versions of an earlier process are ahead of the system clock, microseconds; below 0 when they
   * are not.
   */
  lead(): bigint {
    return this.#reservedUntil - this.#now();
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

/**
 * `performance.now()` would be finer, but stands still while the computer sleeps, and never hears of a clock put right.
 */
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
