import type { Database } from "../database/database.ts";
import { AttemptLimiter, type AttemptPolicy } from "./attemptLimiter.ts";
import { AuthError } from "./authError.ts";
import { decoyHash, hashPassword, verifyPassword, type PasswordCost } from "./passwordHash.ts";

const GUESSING: AttemptPolicy = { free: 10, firstWait: 30_000, longestWait: 15 * 60_000 };
/** Two at a time: scrypt must not occupy all of libuv's four threads, and a burst of guesses stays countable. */
const CONCURRENT = 2;
/** Anybody can have passwords hashed; behind more than these (about a quarter of a minute) nobody would still wait. */
const MOST_WAITING = 200;

/** Hashes and checks passwords, few at a time, with a limit on wrong guesses per address. */
export class PasswordGate {
  readonly #limiter: AttemptLimiter;
  readonly #cost: PasswordCost;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(database: Database, cost: PasswordCost, now: () => number) {
    this.#limiter = new AttemptLimiter(database, GUESSING, now);
    this.#cost = cost;
  }

  /** @throws AuthError TOO_MANY_ATTEMPTS_TRY_LATER when very many wait */
  hash(password: string): Promise<string> {
    return this.#inTurn(() => hashPassword(password, this.#cost));
  }

  /**
   * Resolves when the password is right.
   * An unknown address costs the same time and counts the same as a wrong password, so that neither the answer
   * nor its delay tells which addresses have an account.
   * @param email normalized address that was typed
   * @param stored the account's hash, `null` when there is no such account or it has no password
   * @throws AuthError INVALID_LOGIN_CREDENTIALS, TOO_MANY_ATTEMPTS_TRY_LATER
   */
  check(email: string, password: string, stored: string | null): Promise<void> {
    return this.#inTurn(async () => {
      const subject = `password:${email}`;
      this.#limiter.check(subject);
      const matches = await verifyPassword(password, stored ?? decoyHash(this.#cost));
      if (!matches || stored === null) {
        await this.#limiter.record(subject);
        throw new AuthError("INVALID_LOGIN_CREDENTIALS");
      }
      await this.#limiter.reset(subject);
    });
  }

  /** Lifts the wait of an address whose holder has proved themselves otherwise. */
  forgive(email: string): Promise<void> {
    return this.#limiter.reset(`password:${email}`);
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting.length >= MOST_WAITING) throw new AuthError("TOO_MANY_ATTEMPTS_TRY_LATER");
    if (this.#running >= CONCURRENT) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
