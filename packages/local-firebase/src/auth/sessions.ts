import type { Database } from "../database/database.ts";
import type { Claims } from "../identity/identity.ts";
import { AuthError } from "./authError.ts";
import { ID_TOKEN_SECONDS, type IdTokens } from "./idTokens.ts";
import { newSecret, secretHash } from "./secretHash.ts";
import type { UserRecord } from "./userRecord.ts";
import type { UserStore } from "./userStore.ts";

export interface SessionTokens {
  readonly idToken: string;
  readonly refreshToken: string;
  /** Seconds, as text. */
  readonly expiresIn: string;
}

export interface AuthenticatedUser {
  readonly user: UserRecord;
  readonly claims: Claims;
  /** Seconds since 1970. */
  readonly authTime: number;
}

/** Sessions: an id token for an hour, a refresh token until it is revoked. */
export class Sessions {
  readonly #database: Database;
  readonly #users: UserStore;
  readonly #tokens: IdTokens;
  readonly #now: () => number;

  constructor(database: Database, users: UserStore, tokens: IdTokens, now: () => number) {
    this.#database = database;
    this.#users = users;
    this.#tokens = tokens;
    this.#now = now;
  }

  /**
   * Opens a session.
   * @param authTime when the user gave their password, seconds since 1970; default: just now
   */
  async open(uid: string, authTime = Math.floor(this.#now() / 1000)): Promise<SessionTokens> {
    const now = this.#now();
    const refreshToken = newSecret();
    const user = await this.#database.transaction(() => {
      const stored = this.#standing(uid);
      const signedIn = { ...stored, lastLoginAt: now, lastRefreshAt: now };
      this.#users.save(signedIn);
      this.#database.sqlite
        .prepare("INSERT INTO auth_refresh_tokens (hash, uid, auth_time) VALUES (?, ?, ?)")
        .run(secretHash(refreshToken), uid, authTime);
      return signedIn;
    });
    const idToken = await this.#tokens.sign(user, authTime);
    return { idToken, refreshToken, expiresIn: String(ID_TOKEN_SECONDS) };
  }

  /**
   * A fresh id token with the account's present claims.
   * @throws AuthError INVALID_REFRESH_TOKEN, USER_DISABLED, TOKEN_EXPIRED (revoked)
   */
  async refresh(refreshToken: string): Promise<{ idToken: string; uid: string }> {
    const row = this.#database.sqlite
      .prepare("SELECT uid, auth_time, revoked FROM auth_refresh_tokens WHERE hash = ?")
      .get(secretHash(refreshToken));
    if (!row) throw new AuthError("INVALID_REFRESH_TOKEN");
    const authTime = Number(row["auth_time"]);
    const user = this.#standing(String(row["uid"]));
    if (row["revoked"] === 1 || authTime < user.validSince) throw new AuthError("TOKEN_EXPIRED");
    return { idToken: await this.#tokens.sign(user, authTime), uid: user.uid };
  }

  /**
   * Who an id token speaks for, checked against the account as it stands now.
   * @throws AuthError INVALID_ID_TOKEN, TOKEN_EXPIRED (also when revoked), USER_NOT_FOUND, USER_DISABLED
   */
  async authenticate(idToken: string): Promise<AuthenticatedUser> {
    const claims = await this.#tokens.verify(idToken);
    const user = this.#standing(String(claims["sub"]));
    const authTime = Number(claims["auth_time"]);
    if (authTime < user.validSince) throw new AuthError("TOKEN_EXPIRED");
    return { user, claims, authTime };
  }

  /**
   * Ends every session of the account. Call inside a transaction. The tokens stay known: only TOKEN_EXPIRED makes
   * the SDK sign out, not INVALID_REFRESH_TOKEN.
   */
  revokeAll(uid: string): void {
    this.#database.sqlite.prepare("UPDATE auth_refresh_tokens SET revoked = 1 WHERE uid = ?").run(uid);
  }

  #standing(uid: string): UserRecord {
    const user = this.#users.byUid(uid);
    if (!user) throw new AuthError("USER_NOT_FOUND");
    if (user.disabled) throw new AuthError("USER_DISABLED");
    return user;
  }
}
