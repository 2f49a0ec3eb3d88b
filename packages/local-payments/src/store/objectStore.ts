import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { idPrefixes, type Kind, type Kinds, ownerOf } from "../objects/kinds.ts";

const LETTERS = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** An id that nobody can guess: 24 characters, about 140 bits. */
export function randomId(prefix: string, length = 24): string {
  const text = Array.from(randomBytes(length), (byte) => LETTERS[byte % LETTERS.length]).join("");
  return prefix + text;
}

/** The objects of the bank, each as the JSON that it is. */
export class ObjectStore {
  readonly #sqlite: DatabaseSync;

  constructor(sqlite: DatabaseSync) {
    this.#sqlite = sqlite;
  }

  newId(kind: Kind): string {
    return randomId(idPrefixes[kind], kind === "coupon" ? 8 : kind === "checkout.session" ? 40 : 24);
  }

  get<K extends Kind>(kind: K, id: string): Kinds[K] | null {
    const row = this.#sqlite.prepare("SELECT body FROM objects WHERE kind = ? AND id = ?").get(kind, id);
    return row ? (JSON.parse(String(row["body"])) as Kinds[K]) : null;
  }

  /** Stores an object, in the place of the one of its id. */
  put<K extends Kind>(object: Kinds[K] & { readonly object: K }): void {
    this.#sqlite
      .prepare(
        `INSERT INTO objects (kind, id, owner, body) VALUES (?, ?, ?, ?)
         ON CONFLICT (kind, id) DO UPDATE SET owner = excluded.owner, body = excluded.body`,
      )
      .run(object.object, object.id, ownerOf(object), JSON.stringify(object));
  }

  remove(kind: Kind, id: string): void {
    this.#sqlite.prepare("DELETE FROM objects WHERE kind = ? AND id = ?").run(kind, id);
  }

  /** All of a kind, newest first. */
  all<K extends Kind>(kind: K, owner?: string): Kinds[K][] {
    const rows = this.#sqlite
      .prepare("SELECT body FROM objects WHERE kind = ?1 AND (?2 IS NULL OR owner = ?2) ORDER BY place DESC")
      .all(kind, owner ?? null);
    return rows.map((row) => JSON.parse(String(row["body"])) as Kinds[K]);
  }
}
