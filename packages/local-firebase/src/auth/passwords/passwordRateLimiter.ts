import type { Database } from "../../database/database.ts";
import type { RequestSource } from "../../authentication/requestSource.ts";
import { AttemptRateLimiter, type AttemptPolicy } from "./attemptRateLimiter.ts";
import { AuthError } from "../protocol/authError.ts";
import { FairQueue, QueueRefusedError, type QueueLimits } from "./fairQueue.ts";
import { TrustedSources } from "./trustedSources.ts";
import { decoyHash, hashPassword, verifyPassword, type PasswordCost } from "./passwordHash.ts";

/** Of one source for one address. */
const GUESSING: AttemptPolicy = { free: 10, firstWait: 30_000, longestWait: 15 * 60_000 };
/** Of all other machines together for one address: many of them must not add up to many guesses. */
const GUESSING_TOGETHER: AttemptPolicy = { free: 100, firstWait: 30_000, longestWait: 15 * 60_000 };
/**
 * Two at a time: scrypt must not occupy all of libuv's four threads, and a burst of guesses stays countable. Anybody
 * can have passwords hashed; behind 200 (about a quarter of a minute) nobody would still wait.
 */
const QUEUE: QueueLimits = { concurrent: 2, perSource: 50, total: 200 };

/** Caller that has a password hashed or checked. */
export interface PasswordCaller {
  readonly source: RequestSource;
  /** Aborted when they have gone. */
  readonly signal: AbortSignal;
}

/**
 * Hashes and checks passwords, few at a time, with a limit on wrong guesses per address. Guesses from elsewhere do not
 * lock out who comes from this machine, or from where the address's holder has signed in before.
 */
export class PasswordRateLimiter {
  readonly #limiter: AttemptRateLimiter;
  readonly #together: AttemptRateLimiter;
  readonly #known: TrustedSources;
  readonly #cost: PasswordCost;
  readonly #queue = new FairQueue(QUEUE);

  constructor(database: Database, cost: PasswordCost, now: () => number) {
    this.#limiter = new AttemptRateLimiter(database, GUESSING, now);
    this.#together = new AttemptRateLimiter(database, GUESSING_TOGETHER, now);
    this.#known = new TrustedSources(database, now);
    this.#cost = cost;
  }

  /** @throws AuthError TOO_MANY_ATTEMPTS_TRY_LATER when very many wait, CANCELLED when the caller has gone */
  hash(caller: PasswordCaller, password: string): Promise<string> {
    return this.#runQueued(caller, () => hashPassword(password, this.#cost));
  }

  /**
   * Resolves when the password is right.
   * An unknown address costs the same time and counts the same as a wrong password, so that neither the answer
   * nor its delay tells which addresses have an account.
   * @param email normalized address that was typed
   * @param stored the account's hash, `null` when there is no such account or it has no password
   * @throws AuthError INVALID_LOGIN_CREDENTIALS, and as `hash`
   */
  check(caller: PasswordCaller, email: string, password: string, stored: string | null): Promise<void> {
    return this.#runQueued(caller, async () => {
      const { source } = caller;
      const ofSource = `${subjectOf(email)} ${source.key}`;
      const isTrusted = source.isLocal || this.#known.has(email, source);
      this.#limiter.check(ofSource);
      if (!isTrusted) this.#together.check(subjectOf(email));
      const matches = await verifyPassword(password, stored ?? decoyHash(this.#cost));
      if (!matches || stored === null) {
        await this.#limiter.record(ofSource);
        if (!isTrusted) await this.#together.record(subjectOf(email));
        throw new AuthError("INVALID_LOGIN_CREDENTIALS");
      }
      await this.#limiter.reset(ofSource);
      if (!source.isLocal) await this.#known.add(email, source);
    });
  }

  /** Lifts the waits of an address whose holder has proved themselves otherwise. */
  forgive(email: string): Promise<void> {
    return this.#limiter.reset(subjectOf(email));
  }

  async #runQueued<T>({ source, signal }: PasswordCaller, work: () => Promise<T>): Promise<T> {
    try {
      return await this.#queue.run(source.key, signal, work);
    } catch (error) {
      if (!(error instanceof QueueRefusedError)) throw error;
      throw error.reason === "full"
        ? new AuthError("TOO_MANY_ATTEMPTS_TRY_LATER")
        : new AuthError("CANCELLED", 499);
    }
  }
}

function subjectOf(email: string): string {
  return `password:${email}`;
}
