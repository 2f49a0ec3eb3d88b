import type { DatabaseSync } from "node:sqlite";

/** Response that was given to a request with an idempotency key. */
export interface StoredResponse {
  readonly key: string;
  /** Request, as a digest: the key is for that alone. */
  readonly request: string;
  readonly status: number;
  readonly body: string;
}

const DAY_MS = 86_400_000;

/** Answers by idempotency key, for a month: Stripe keeps them a day, and who asks later asks anew. */
export class IdempotencyStore {
  readonly #sqlite: DatabaseSync;

  constructor(sqlite: DatabaseSync) {
    this.#sqlite = sqlite;
    sqlite.prepare("DELETE FROM answers WHERE created < ?").run(Date.now() - 30 * DAY_MS);
  }

  get(key: string): StoredResponse | null {
    const row = this.#sqlite.prepare("SELECT request, status, body FROM answers WHERE key = ?").get(key);
    if (!row) return null;
    return {
      key,
      request: String(row["request"]),
      status: Number(row["status"]),
      body: String(row["body"]),
    };
  }

  put({ key, request, status, body }: StoredResponse): void {
    this.#sqlite
      .prepare("INSERT INTO answers (key, request, status, body, created) VALUES (?, ?, ?, ?, ?)")
      .run(key, request, status, body, Date.now());
  }
}
