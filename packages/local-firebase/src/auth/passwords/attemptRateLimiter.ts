import type { Database } from "../../database/database.ts";
import { AuthError } from "../protocol/authError.ts";

export interface AttemptPolicy {
  /** Attempts that go through before the first wait. */
  readonly free: number;
  /** First wait, milliseconds; doubles with each further attempt. */
  readonly firstWait: number;
  readonly longestWait: number;
}

/** Attempts are forgotten after a day without a new one, and so are those of a clock that was ahead. */
const FORGET_AFTER = 24 * 3600 * 1000;

/** Rate limit of attempts: slows down guessing per subject (an address and a source, a mail recipient). Persisted, so that a restart is no way round it. */
export class AttemptRateLimiter {
  readonly #database: Database;
  readonly #policy: AttemptPolicy;
  readonly #now: () => number;

  /** @param now milliseconds since 1970 */
  constructor(database: Database, policy: AttemptPolicy, now: () => number) {
    this.#database = database;
    this.#policy = policy;
    this.#now = now;
  }

  /** @throws AuthError TOO_MANY_ATTEMPTS_TRY_LATER during a wait */
  check(subject: string): void {
    const row = this.#database.sqlite
      .prepare("SELECT blocked_until FROM auth_attempts WHERE subject = ?")
      .get(subject);
    const wait = Number(row?.["blocked_until"] ?? 0) - this.#now();
    // A longer wait than there is was begun by a clock that was ahead.
    if (wait > 0 && wait <= this.#policy.longestWait) throw new AuthError("TOO_MANY_ATTEMPTS_TRY_LATER");
  }

  /** Counts an attempt. */
  record(subject: string): Promise<void> {
    return this.#database.transaction(() => this.#count(subject));
  }

  /**
   * Counts an attempt that may go through, of several at once as well.
   * @throws AuthError TOO_MANY_ATTEMPTS_TRY_LATER during a wait
   */
  attempt(subject: string): Promise<void> {
    return this.#database.transaction(() => {
      this.check(subject);
      this.#count(subject);
    });
  }

  /** Forgets the attempts of a subject and of those whose names begin with it and a blank. */
  async reset(subject: string): Promise<void> {
    const { sqlite } = this.#database;
    // "!" comes after the blank.
    const range = [subject, `${subject} `, `${subject}!`];
    const where = "WHERE subject = ? OR (subject >= ? AND subject < ?)";
    if (!sqlite.prepare(`SELECT 1 FROM auth_attempts ${where}`).get(...range)) return;
    await this.#database.transaction(() =>
      sqlite.prepare(`DELETE FROM auth_attempts ${where}`).run(...range),
    );
  }

  #count(subject: string): void {
    const now = this.#now();
    const { sqlite } = this.#database;
    sqlite
      .prepare("DELETE FROM auth_attempts WHERE last_at NOT BETWEEN ? AND ?")
      .run(now - FORGET_AFTER, now + FORGET_AFTER);
    const row = sqlite.prepare("SELECT count FROM auth_attempts WHERE subject = ?").get(subject);
    const count = (row ? Number(row["count"]) : 0) + 1;
    sqlite
      .prepare(
        "INSERT OR REPLACE INTO auth_attempts (subject, count, blocked_until, last_at) VALUES (?, ?, ?, ?)",
      )
      .run(subject, count, now + this.#waitAfter(count), now);
  }

  #waitAfter(count: number): number {
    const { free, firstWait, longestWait } = this.#policy;
    return count < free ? 0 : Math.min(firstWait * 2 ** (count - free), longestWait);
  }
}
