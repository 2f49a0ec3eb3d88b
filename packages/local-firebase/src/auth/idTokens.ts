import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from "jose";
import { randomUUID } from "node:crypto";
import type { Database } from "../database/database.ts";
import type { Claims } from "../identity/identity.ts";
import { AuthError } from "./authError.ts";
import { loadSigningKey, TOKEN_ALGORITHM, type SigningKey } from "./signingKey.ts";
import { customClaimsOf } from "./userChanges.ts";
import type { UserRecord } from "./userRecord.ts";

/** Life of an id token, seconds (as in production). */
export const ID_TOKEN_SECONDS = 3600;

/** Signs and verifies id tokens of the shape that Firebase Auth issues. */
export class IdTokens {
  readonly #database: Database;
  readonly #projectId: string;
  readonly #now: () => number;
  #key: Promise<SigningKey> | undefined;

  /** @param now milliseconds since 1970 */
  constructor(database: Database, projectId: string, now: () => number) {
    this.#database = database;
    this.#projectId = projectId;
    this.#now = now;
  }

  /** @param authTime when the user gave their password, seconds since 1970 */
  async sign(user: UserRecord, authTime: number): Promise<string> {
    const key = await this.#signingKey();
    const issuedAt = Math.floor(this.#now() / 1000);
    // Without the id, two tokens of one second are equal, and the SDK drops an answer whose id token it already
    // has, its new refresh token included.
    return new SignJWT(claimsOf(user, authTime))
      .setJti(randomUUID())
      .setProtectedHeader({ alg: TOKEN_ALGORITHM, typ: "JWT", kid: key.kid })
      .setIssuer(this.#issuer())
      .setAudience(this.#projectId)
      .setSubject(user.uid)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + ID_TOKEN_SECONDS)
      .sign(key.privateKey);
  }

  /**
   * Checks signature, algorithm, issuer, audience and times; whether the account still stands is the caller's question.
   * @throws AuthError INVALID_ID_TOKEN, TOKEN_EXPIRED
   */
  async verify(token: string): Promise<Claims> {
    const key = await this.#signingKey();
    try {
      if (decodeProtectedHeader(token).kid !== key.kid) throw new AuthError("INVALID_ID_TOKEN");
      const { payload } = await jwtVerify(token, key.publicKey, {
        algorithms: [TOKEN_ALGORITHM],
        issuer: this.#issuer(),
        audience: this.#projectId,
        requiredClaims: ["sub", "iat", "exp", "auth_time"],
        currentDate: new Date(this.#now()),
      });
      return payload;
    } catch (error) {
      throw new AuthError(error instanceof errors.JWTExpired ? "TOKEN_EXPIRED" : "INVALID_ID_TOKEN");
    }
  }

  #issuer(): string {
    return `https://securetoken.google.com/${this.#projectId}`;
  }

  #signingKey(): Promise<SigningKey> {
    this.#key ??= loadSigningKey(this.#database, this.#now()).catch((error: unknown) => {
      this.#key = undefined;
      throw error;
    });
    return this.#key;
  }
}

function claimsOf(user: UserRecord, authTime: number): Record<string, unknown> {
  return {
    ...(user.displayName === null ? {} : { name: user.displayName }),
    ...(user.photoUrl === null ? {} : { picture: user.photoUrl }),
    ...customClaimsOf(user),
    auth_time: authTime,
    user_id: user.uid,
    ...(user.email === null ? {} : { email: user.email, email_verified: user.emailVerified }),
    ...(user.phoneNumber === null ? {} : { phone_number: user.phoneNumber }),
    firebase: {
      identities: {
        ...(user.email === null ? {} : { email: [user.email] }),
        ...(user.phoneNumber === null ? {} : { phone: [user.phoneNumber] }),
      },
      sign_in_provider: "password",
    },
  };
}
