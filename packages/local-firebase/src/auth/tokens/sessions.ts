import * as v from "valibot";
import type { Database } from "../../database/database.ts";
import type { Claims } from "../../authentication/identity.ts";
import { AuthError } from "../protocol/authError.ts";
import {
  ID_TOKEN_SECONDS,
  sessionOf,
  type IdTokens,
  type SessionOrigin,
  type SignInProvider,
} from "./idTokens.ts";
import { newSecret, secretHash } from "./secretHash.ts";
import type { UserRecord } from "../accounts/userRecord.ts";
import type { UserStore } from "../accounts/userStore.ts";

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
  readonly provider: SignInProvider;
}

/** A session that is stored; `tokensOf` hands it out. */
export interface NewSession {
  readonly user: UserRecord;
  readonly origin: SessionOrigin;
  readonly refreshToken: string;
}

/** For how long a session that has ended is still recognised, milliseconds. */
const REMEMBER_ENDED = 30 * 24 * 3600_000;
const providers = v.picklist(["password", "anonymous", "custom"]);
const origin = v.object({ firebase: v.object({ sign_in_provider: providers }) });

/** Sessions: an id token for an hour, a refresh token until it is revoked, both at most until their session ends. */
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
   * Begins a session. Call inside the transaction that finds the user's proof valid: before another one they might
   * have been shut out.
   * @param from how it begins; default: with a password, just now
   * @throws AuthError USER_NOT_FOUND, USER_DISABLED
   */
  begin(uid: string, from: Partial<SessionOrigin> = {}): NewSession {
    const now = this.#now();
    const seconds = Math.floor(now / 1000);
    const { authTime = seconds, provider = "password", claims = null } = from;
    const refreshToken = newSecret();
    const standing = this.#standing(uid);
    // Set by a clock that was ahead, it would end this session as well; those that it was to end are marked themselves.
    const validSince = Math.min(standing.validSince, seconds);
    const user = { ...standing, validSince, lastLoginAt: now, lastRefreshAt: now };
    this.#users.save(user);
    const { sqlite } = this.#database;
    sqlite.prepare("DELETE FROM auth_sessions WHERE revoked_at < ?").run(now - REMEMBER_ENDED);
    sqlite
      .prepare("INSERT INTO auth_sessions (hash, uid, auth_time, provider, claims) VALUES (?, ?, ?, ?, ?)")
      .run(secretHash(refreshToken), uid, authTime, provider, claims);
    return { user, origin: { authTime, provider, claims }, refreshToken };
  }

  /** Makes the tokens that the client gets of a session, once the transaction in which it began is on disk. */
  async tokensOf({ user, origin, refreshToken }: NewSession): Promise<SessionTokens> {
    const idToken = await this.#tokens.sign(user, origin, secretHash(refreshToken));
    return { idToken, refreshToken, expiresIn: String(ID_TOKEN_SECONDS) };
  }

  /**
   * A fresh id token with the account's present claims.
   * @throws AuthError INVALID_REFRESH_TOKEN, USER_NOT_FOUND, USER_DISABLED, TOKEN_EXPIRED (revoked)
   */
  async refresh(refreshToken: string): Promise<{ idToken: string; uid: string }> {
    const { user, session } = await this.#database.transaction(() => {
      const row = this.#database.sqlite
        .prepare("SELECT * FROM auth_sessions WHERE hash = ?")
        .get(secretHash(refreshToken));
      if (!row) throw new AuthError("INVALID_REFRESH_TOKEN");
      const { claims } = row;
      const session = {
        authTime: Number(row["auth_time"]),
        provider: v.parse(providers, row["provider"]),
        claims: typeof claims === "string" ? claims : null,
      };
      const stored = this.#standing(String(row["uid"]));
      if (row["revoked_at"] !== null || session.authTime < stored.validSince)
        throw new AuthError("TOKEN_EXPIRED");
      const user = { ...stored, lastRefreshAt: this.#now() };
      this.#users.save(user);
      return { user, session };
    });
    return { idToken: await this.#tokens.sign(user, session, secretHash(refreshToken)), uid: user.uid };
  }

  /**
   * Finds the account that an id token speaks for, checked against the account as it stands now.
   * @throws AuthError INVALID_ID_TOKEN, TOKEN_EXPIRED (also when revoked), USER_NOT_FOUND, USER_DISABLED
   */
  async authenticate(idToken: string): Promise<AuthenticatedUser> {
    const claims = await this.#tokens.verify(idToken);
    const user = this.recheck({ claims });
    const parsed = v.safeParse(origin, claims);
    const provider = parsed.success ? parsed.output.firebase.sign_in_provider : "password";
    return { user, claims, authTime: Number(claims["auth_time"]), provider };
  }

  /**
   * The account of somebody who has been authenticated, as it stands in the transaction that is going to change it.
   * @throws AuthError USER_NOT_FOUND, USER_DISABLED, TOKEN_EXPIRED when they have been shut out meanwhile
   */
  recheck({ claims }: Pick<AuthenticatedUser, "claims">): UserRecord {
    const stored = this.#standing(String(claims["sub"]));
    if (Number(claims["auth_time"]) < stored.validSince) throw new AuthError("TOKEN_EXPIRED");
    // `validSince` counts seconds: what was revoked in the second in which it began is known by its session alone.
    const session = sessionOf(claims);
    if (session !== null && this.#hasEnded(session)) throw new AuthError("TOKEN_EXPIRED");
    return stored;
  }

  #hasEnded(session: string): boolean {
    const row = this.#database.sqlite
      .prepare("SELECT revoked_at FROM auth_sessions WHERE hash = ?")
      .get(session);
    return row !== undefined && row["revoked_at"] !== null;
  }

  /**
   * Ends every session of the account, and what one of them may have begun: a change of the address. Call inside a
   * transaction. They stay known for a while: the SDK signs out on TOKEN_EXPIRED and USER_NOT_FOUND, not on
   * INVALID_REFRESH_TOKEN.
   */
  revokeAll(uid: string): void {
    const { sqlite } = this.#database;
    sqlite
      .prepare("UPDATE auth_sessions SET revoked_at = ? WHERE uid = ? AND revoked_at IS NULL")
      .run(this.#now(), uid);
    sqlite.prepare("DELETE FROM auth_codes WHERE uid = ? AND kind = 'VERIFY_AND_CHANGE_EMAIL'").run(uid);
  }

  #standing(uid: string): UserRecord {
    const user = this.#users.byUid(uid);
    if (!user) throw new AuthError("USER_NOT_FOUND");
    if (user.disabled) throw new AuthError("USER_DISABLED");
    return user;
  }
}
