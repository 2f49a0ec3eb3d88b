import type { DatabaseSync } from "node:sqlite";

/** Names of what is kept beside the objects. */
export type Setting =
  | "key"
  | "webhookSecret"
  | "webhook"
  | "clockOffset"
  | "invoiceNumber"
  | "taxRate"
  | "configuration"
  | `done:${string}`;

/** The few single values of the bank. */
export class Settings {
  readonly #sqlite: DatabaseSync;

  constructor(sqlite: DatabaseSync) {
    this.#sqlite = sqlite;
  }

  get(name: Setting): string | null {
    const row = this.#sqlite.prepare("SELECT value FROM settings WHERE name = ?").get(name);
    return row ? String(row["value"]) : null;
  }

  set(name: Setting, value: string): void {
    this.#sqlite.prepare("INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)").run(name, value);
  }

  /** The value, made and kept when there is none yet. */
  once(name: Setting, make: () => string): string {
    const kept = this.get(name);
    if (kept !== null) return kept;
    const value = make();
    this.set(name, value);
    return value;
  }
}
