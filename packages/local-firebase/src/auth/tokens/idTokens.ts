import {
  decodeProtectedHeader,
  errors,
  exportJWK,
  jwtVerify,
  SignJWT,
  type JWK,
  type JWTPayload,
} from "jose";
import { randomUUID } from "node:crypto";
import type { Database } from "../../database/database.ts";
import type { Claims } from "../../authentication/identity.ts";
import { AuthError } from "../protocol/authError.ts";
import { loadSigningKey, TOKEN_ALGORITHM, type SigningKey } from "./signingKey.ts";
import { storedClaims } from "../accounts/userChanges.ts";
import type { UserRecord } from "../accounts/userRecord.ts";

/** Life of an id token, seconds (as in production). */
export const ID_TOKEN_SECONDS = 3600;
export const CUSTOM_TOKEN_AUDIENCE =
  "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit";
/** Longest life of a custom token, seconds (as in production). */
const CUSTOM_TOKEN_SECONDS = 3600;

/** Way in which a session began; an e-mailed link counts as a password, as in production. */
export type SignInProvider = "password" | "anonymous" | "custom";

export interface SessionOrigin {
  /** Time at which the user proved who they are, seconds since 1970. */
  readonly authTime: number;
  readonly provider: SignInProvider;
  /** JSON object of the claims that a custom token brought along. */
  readonly claims: string | null;
}

/** The session that an id token was issued in, `null` when it does not say. */
export function sessionOf(claims: Claims): string | null {
  const [session, unique] = String(claims["jti"] ?? "").split(".");
  return unique === undefined ? null : (session ?? null);
}

/** Signs and verifies tokens of the shapes that Firebase Auth issues, with the data folder's own key. */
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

  /**
   * An id token.
   * @param session what it is stored under: the token ends with it (`sessionOf`)
   */
  sign(user: UserRecord, origin: SessionOrigin, session: string): Promise<string> {
    const payload = { ...claimsOf(user, origin), aud: this.#projectId, sub: user.uid };
    return this.#sign({ ...payload, iss: this.#issuer() }, ID_TOKEN_SECONDS, `${session}.`);
  }

  /**
   * The session cookie of an id token's holder.
   * @param claims of a verified id token
   * @param life seconds
   */
  signSessionCookie(claims: Claims, life: number): Promise<string> {
    return this.#sign({ ...claims, iss: `https://session.firebase.google.com/${this.#projectId}` }, life);
  }

  /** A custom token, signed as it stands but for its issuer: this project. */
  async signCustomToken(payload: JWTPayload): Promise<string> {
    const { kid, privateKey } = await this.#signingKey();
    return new SignJWT({ ...payload, iss: this.#projectId, sub: this.#projectId })
      .setProtectedHeader({ alg: TOKEN_ALGORITHM, typ: "JWT", kid })
      .sign(privateKey);
  }

  /** @throws AuthError INVALID_CUSTOM_TOKEN when this service did not sign it as one, or its time is over */
  async verifyCustomToken(token: string): Promise<Claims> {
    const { publicKey } = await this.#signingKey();
    try {
      const { payload } = await jwtVerify(token, publicKey, {
        algorithms: [TOKEN_ALGORITHM],
        issuer: this.#projectId,
        audience: CUSTOM_TOKEN_AUDIENCE,
        requiredClaims: ["exp"],
        maxTokenAge: CUSTOM_TOKEN_SECONDS,
        currentDate: new Date(this.#now()),
      });
      return payload;
    } catch {
      throw new AuthError("INVALID_CUSTOM_TOKEN");
    }
  }

  /**
   * Checks signature, algorithm, issuer, audience and end (`exp`) of an id token; when it began, and whether the
   * account still stands, is the caller's question.
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

  /** The public key in the form of a JSON Web Key Set, for programs that verify tokens themselves. */
  async publicKeys(): Promise<{ readonly keys: readonly JWK[] }> {
    const { kid, publicKey } = await this.#signingKey();
    return { keys: [{ ...(await exportJWK(publicKey)), kid, alg: TOKEN_ALGORITHM, use: "sig" }] };
  }

  async #sign(payload: JWTPayload, life: number, idPrefix = ""): Promise<string> {
    const key = await this.#signingKey();
    const issuedAt = Math.floor(this.#now() / 1000);
    // Without the id, two tokens of one second are equal, and the SDK drops an answer whose id token it already
    // has, its new refresh token included.
    return new SignJWT(payload)
      .setJti(idPrefix + randomUUID())
      .setProtectedHeader({ alg: TOKEN_ALGORITHM, typ: "JWT", kid: key.kid })
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + life)
      .sign(key.privateKey);
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

/** The account's claims win over the session's: taking one back there takes it back everywhere. */
function claimsOf(user: UserRecord, { authTime, provider, claims }: SessionOrigin): Record<string, unknown> {
  return {
    ...(user.displayName === null ? {} : { name: user.displayName }),
    ...(user.photoUrl === null ? {} : { picture: user.photoUrl }),
    ...storedClaims(claims),
    ...storedClaims(user.customClaims),
    ...(provider === "anonymous" ? { provider_id: provider } : {}),
    auth_time: authTime,
    user_id: user.uid,
    ...(user.email === null ? {} : { email: user.email, email_verified: user.emailVerified }),
    ...(user.phoneNumber === null ? {} : { phone_number: user.phoneNumber }),
    firebase: {
      identities: {
        ...(user.email === null ? {} : { email: [user.email] }),
        ...(user.phoneNumber === null ? {} : { phone: [user.phoneNumber] }),
      },
      sign_in_provider: provider,
    },
  };
}
