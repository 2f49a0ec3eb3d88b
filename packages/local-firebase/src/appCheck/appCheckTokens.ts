import { decodeProtectedHeader, exportJWK, jwtVerify, SignJWT, type JWK } from "jose";
import { randomUUID } from "node:crypto";
import { loadSigningKey, type SigningKey, TOKEN_ALGORITHM } from "../auth/tokens/signingKey.ts";
import type { Claims } from "../authentication/identity.ts";
import type { Database } from "../database/database.ts";
import { RpcError } from "../rpc/status.ts";
import { APP_CHECK_MIGRATIONS } from "./schema.ts";

/** Life of an App Check token, seconds: Google's default of reCAPTCHA Enterprise. */
export const APP_CHECK_SECONDS = 3600;

/** Number of the project, as the `appId` of its configuration has it. */
export const PROJECT_NUMBER = "1";

/** Signs and verifies tokens of the shape that Firebase App Check issues, with the data folder's own key. */
export class AppCheckTokens {
  readonly #database: Database;
  readonly #projectId: string;
  readonly #now: () => number;
  #key: Promise<SigningKey> | undefined;

  /** @param now milliseconds since 1970 */
  constructor(database: Database, projectId: string, now: () => number = Date.now) {
    database.migrate("appCheck", APP_CHECK_MIGRATIONS);
    this.#database = database;
    this.#projectId = projectId;
    this.#now = now;
  }

  /**
   * A token of an app.
   * @param appId as in the app's configuration, `1:1:web:local`
   * @param provider who attested it, in Google's words: `debug`, `recaptcha_enterprise`
   */
  async sign(appId: string, provider: string): Promise<string> {
    const { kid, privateKey } = await this.#signingKey();
    const issuedAt = Math.floor(this.#now() / 1000);
    return new SignJWT({ provider })
      .setProtectedHeader({ alg: TOKEN_ALGORITHM, typ: "JWT", kid })
      .setIssuer(this.#issuer())
      .setAudience([`projects/${PROJECT_NUMBER}`, `projects/${this.#projectId}`])
      .setSubject(appId)
      .setJti(randomUUID())
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + APP_CHECK_SECONDS)
      .sign(privateKey);
  }

  /**
   * Checks signature, algorithm, issuer, audience and end of a token.
   * @throws RpcError UNAUTHENTICATED when it is missing, forged, expired, or another project's
   */
  async verify(token: string | undefined): Promise<Claims> {
    const { kid, publicKey } = await this.#signingKey();
    try {
      if (token === undefined || decodeProtectedHeader(token).kid !== kid) throw invalidToken();
      const { payload } = await jwtVerify(token, publicKey, {
        algorithms: [TOKEN_ALGORITHM],
        issuer: this.#issuer(),
        audience: `projects/${this.#projectId}`,
        requiredClaims: ["sub", "iat", "exp"],
        currentDate: new Date(this.#now()),
      });
      return payload;
    } catch {
      throw invalidToken();
    }
  }

  /** The public key in the form of a JSON Web Key Set, for programs that verify tokens themselves. */
  async publicKeys(): Promise<{ readonly keys: JWK[] }> {
    const { kid, publicKey } = await this.#signingKey();
    return { keys: [{ ...(await exportJWK(publicKey)), kid, alg: TOKEN_ALGORITHM, use: "sig" }] };
  }

  #issuer(): string {
    return `https://firebaseappcheck.googleapis.com/${PROJECT_NUMBER}`;
  }

  #signingKey(): Promise<SigningKey> {
    this.#key ??= loadSigningKey(this.#database, this.#now(), "app_check_signing_keys").catch(
      (error: unknown) => {
        this.#key = undefined;
        throw error;
      },
    );
    return this.#key;
  }
}

/** Google's own words, which the Auth SDK gives on as the code of its error. */
const INVALID_APP_CHECK = "Firebase App Check token is invalid.";

function invalidToken(): RpcError {
  return new RpcError("UNAUTHENTICATED", INVALID_APP_CHECK);
}
