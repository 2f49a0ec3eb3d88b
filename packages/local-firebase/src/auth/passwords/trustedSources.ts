import type { Database } from "../../database/database.ts";
import type { RequestSource } from "../../authentication/requestSource.ts";
import { secretHash } from "../tokens/secretHash.ts";

/** A source is known for so long after the last right password, milliseconds. */
const KNOWN_FOR = 180 * 24 * 3600_000;

/**
 * Sources from which the holder of an address has signed in. Kept as a hash: a copied folder should not list who was
 * where.
 */
export class TrustedSources {
  readonly #database: Database;
  readonly #now: () => number;

  /** @param now milliseconds since 1970 */
  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  has(email: string, source: RequestSource): boolean {
    const row = this.#database.sqlite
      .prepare("SELECT 1 FROM auth_known_sources WHERE hash = ? AND seen_at >= ?")
      .get(hashOf(email, source), this.#now() - KNOWN_FOR);
    return row !== undefined;
  }

  add(email: string, source: RequestSource): Promise<void> {
    return this.#database.transaction(() => {
      const now = this.#now();
      const { sqlite } = this.#database;
      sqlite.prepare("DELETE FROM auth_known_sources WHERE seen_at < ?").run(now - KNOWN_FOR);
      sqlite
        .prepare("INSERT OR REPLACE INTO auth_known_sources (hash, seen_at) VALUES (?, ?)")
        .run(hashOf(email, source), now);
    });
  }
}

function hashOf(email: string, source: RequestSource): string {
  return secretHash(`${email} ${source.key}`);
}
