import type { Database } from "../../database/database.ts";
import { AuthError } from "../protocol/authError.ts";
import { newSecret, secretHash } from "../tokens/secretHash.ts";

export type ActionKind = "PASSWORD_RESET" | "VERIFY_EMAIL" | "VERIFY_AND_CHANGE_EMAIL" | "EMAIL_SIGNIN";

export interface Action {
  readonly kind: ActionKind;
  /** `null` for EMAIL_SIGNIN: the address alone counts, and may have no account yet. */
  readonly uid: string | null;
  /** The account's address when the code was sent, or the address to sign in with. */
  readonly email: string;
  /** The address to change to, for VERIFY_AND_CHANGE_EMAIL. */
  readonly newEmail: string | null;
}

/** As in production: an hour for a password, six for a sign-in, three days for an address. Milliseconds. */
const LIFE: Readonly<Record<ActionKind, number>> = {
  PASSWORD_RESET: 3600_000,
  VERIFY_EMAIL: 72 * 3600_000,
  VERIFY_AND_CHANGE_EMAIL: 72 * 3600_000,
  EMAIL_SIGNIN: 6 * 3600_000,
};

/** Step by which the system clock may be set back without a word, milliseconds. */
const STEP = 60_000;

/** Codes that travel by mail: single use, time-limited, stored as a hash. */
export class ActionCodes {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Makes a code. */
  async create(action: Action): Promise<string> {
    const code = newSecret();
    const now = this.#now();
    await this.#database.transaction(() => {
      const sqlite = this.#database.sqlite;
      sqlite.prepare("DELETE FROM auth_codes WHERE expires_at < ?").run(now - LIFE.VERIFY_EMAIL);
      sqlite
        .prepare(
          "INSERT INTO auth_codes (hash, uid, kind, email, new_email, expires_at) VALUES (?, ?, ?, ?, ?, ?)",
        )
        .run(
          secretHash(code),
          action.uid,
          action.kind,
          action.email,
          action.newEmail,
          now + LIFE[action.kind],
        );
    });
    return code;
  }

  /**
   * Reads the action that a code stands for, without using it up.
   * @throws AuthError INVALID_OOB_CODE (unknown or used), EXPIRED_OOB_CODE
   */
  peek(code: string): Action {
    const row = this.#database.sqlite
      .prepare("SELECT * FROM auth_codes WHERE hash = ?")
      .get(secretHash(code));
    if (!row) throw new AuthError("INVALID_OOB_CODE");
    const kind = String(row["kind"]);
    if (!isActionKind(kind)) throw new AuthError("INVALID_OOB_CODE");
    const left = Number(row["expires_at"]) - this.#now();
    // Sent by a clock that was ahead, it would be good for that much longer.
    if (left <= 0 || left > LIFE[kind] + STEP) throw new AuthError("EXPIRED_OOB_CODE");
    const { uid, new_email: newEmail } = row;
    return {
      kind,
      uid: typeof uid === "string" ? uid : null,
      email: String(row["email"]),
      newEmail: typeof newEmail === "string" ? newEmail : null,
    };
  }

  /**
   * Uses the code up, and every other code of the same kind that the account (or address) was sent. Call inside a
   * transaction.
   */
  consume(code: string): Action {
    const action = this.peek(code);
    const { sqlite } = this.#database;
    if (action.uid === null) {
      sqlite.prepare("DELETE FROM auth_codes WHERE email = ? AND kind = ?").run(action.email, action.kind);
    } else sqlite.prepare("DELETE FROM auth_codes WHERE uid = ? AND kind = ?").run(action.uid, action.kind);
    return action;
  }
}

export function isActionKind(kind: string): kind is ActionKind {
  return Object.hasOwn(LIFE, kind);
}
