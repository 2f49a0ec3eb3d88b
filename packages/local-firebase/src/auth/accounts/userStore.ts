import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { UserRecord } from "./userRecord.ts";

type Row = Record<string, SQLOutputValue>;

const COLUMNS = [
  "uid",
  "email",
  "email_verified",
  "display_name",
  "photo_url",
  "phone_number",
  "password_hash",
  "password_updated_at",
  "email_link",
  "disabled",
  "custom_claims",
  "valid_since",
  "created_at",
  "last_login_at",
  "last_refresh_at",
] as const;

/** The accounts table. Writes belong inside a `Database.transaction`. */
export class UserStore {
  readonly #sqlite: DatabaseSync;
  readonly #onChange: (uid: string) => void;

  /** @param onChange hears of each account that is written, inside the transaction */
  constructor(sqlite: DatabaseSync, onChange: (uid: string) => void) {
    this.#sqlite = sqlite;
    this.#onChange = onChange;
  }

  byUid(uid: string): UserRecord | null {
    return this.#one("uid", uid);
  }

  /** @param email lower case */
  byEmail(email: string): UserRecord | null {
    return this.#one("email", email);
  }

  byPhoneNumber(phoneNumber: string): UserRecord | null {
    return this.#one("phone_number", phoneNumber);
  }

  /** At most `limit` accounts with a uid greater than `after`, by uid. */
  page(after: string, limit: number): UserRecord[] {
    const rows = this.#sqlite
      .prepare("SELECT * FROM auth_users WHERE uid > ? ORDER BY uid LIMIT ?")
      .all(after, limit);
    return rows.map(toRecord);
  }

  /** Inserts or replaces the account; its codes stay (an `INSERT OR REPLACE` would cascade). */
  save(user: UserRecord): void {
    const updates = COLUMNS.slice(1).map((column) => `${column} = excluded.${column}`);
    this.#sqlite
      .prepare(
        `INSERT INTO auth_users (${COLUMNS.join(", ")}) VALUES (${COLUMNS.map(() => "?").join(", ")})
         ON CONFLICT (uid) DO UPDATE SET ${updates.join(", ")}`,
      )
      .run(
        user.uid,
        user.email,
        Number(user.emailVerified),
        user.displayName,
        user.photoUrl,
        user.phoneNumber,
        user.passwordHash,
        user.passwordUpdatedAt,
        Number(user.emailLink),
        Number(user.disabled),
        user.customClaims,
        user.validSince,
        user.createdAt,
        user.lastLoginAt,
        user.lastRefreshAt,
      );
    this.#onChange(user.uid);
  }

  /** Deletes the account with its codes; its sessions are the caller's to end. */
  delete(uid: string): void {
    this.#sqlite.prepare("DELETE FROM auth_users WHERE uid = ?").run(uid);
    this.#onChange(uid);
  }

  #one(column: "uid" | "email" | "phone_number", value: string): UserRecord | null {
    const row = this.#sqlite.prepare(`SELECT * FROM auth_users WHERE ${column} = ?`).get(value);
    return row ? toRecord(row) : null;
  }
}

function toRecord(row: Row): UserRecord {
  return {
    uid: String(row["uid"]),
    email: text(row["email"]),
    emailVerified: row["email_verified"] === 1,
    displayName: text(row["display_name"]),
    photoUrl: text(row["photo_url"]),
    phoneNumber: text(row["phone_number"]),
    passwordHash: text(row["password_hash"]),
    passwordUpdatedAt: integer(row["password_updated_at"]),
    emailLink: row["email_link"] === 1,
    disabled: row["disabled"] === 1,
    customClaims: text(row["custom_claims"]),
    validSince: Number(row["valid_since"]),
    createdAt: Number(row["created_at"]),
    lastLoginAt: integer(row["last_login_at"]),
    lastRefreshAt: integer(row["last_refresh_at"]),
  };
}

function text(value: SQLOutputValue | undefined): string | null {
  return typeof value === "string" ? value : null;
}

function integer(value: SQLOutputValue | undefined): number | null {
  return typeof value === "number" ? value : null;
}
