import { createUserWithEmailAndPassword } from "firebase/auth";
import {
  decodeJwt,
  exportJWK,
  generateKeyPair,
  importJWK,
  SignJWT,
  UnsecuredJWT,
  type JWTPayload,
} from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CUSTOM_TOKEN_AUDIENCE } from "../auth/tokens/idTokens.ts";
import { PROJECT, startAuth, type AuthHarness } from "../auth/testing/authHarness.ts";
import { Database } from "../database/database.ts";
import type { ResolveIdentity } from "./identity.ts";
import { createIdentityResolver } from "./identityResolver.ts";
import { unsignedCopy } from "./unsignedCopy.ts";

let harness: AuthHarness;
let resolve: ResolveIdentity;
let token: string;
let claims: JWTPayload;
let uid: string;

beforeAll(async () => {
  harness = await startAuth();
  resolve = createIdentityResolver({ auth: harness.service });
  const { user } = await createUserWithEmailAndPassword(harness.client(), "a@example.fr", "password");
  uid = user.uid;
  token = await user.getIdToken();
  claims = decodeJwt(token);
});

afterAll(() => harness.close());

/** Signs with the service's own key, to vary the claims alone. */
async function signGenuinely(payload: JWTPayload, header: Record<string, string> = {}): Promise<string> {
  const database = new Database(harness.folder);
  const row = database.sqlite.prepare("SELECT kid, private_jwk FROM auth_signing_keys").get()!;
  database.close();
  const key = await importJWK(JSON.parse(String(row["private_jwk"])), "RS256");
  return new SignJWT(payload)
    .setProtectedHeader({ alg: "RS256", kid: String(row["kid"]), ...header })
    .sign(key);
}

describe("the caller of a request", () => {
  test.each(["Bearer", "Firebase", "bearer"])(
    "the caller of a request: a genuine token under %s",
    async (scheme) => {
      expect(await resolve(`${scheme} ${token}`, true)).toMatchObject({
        kind: "user",
        uid,
        token: { aud: PROJECT, email: "a@example.fr" },
      });
    },
  );

  test("a request without a header is anonymous", async () => {
    expect(await resolve(undefined, true)).toEqual({ kind: "anonymous" });
  });

  test("`owner` is the admin SDK, never a web page", async () => {
    expect(await resolve("Bearer owner", false)).toEqual({ kind: "admin" });
    await expect(resolve("Bearer owner", true)).rejects.toMatchObject({ status: "UNAUTHENTICATED" });
  });
});

describe("refused tokens", () => {
  const forgeries: [string, () => Promise<string> | string][] = [
    ["unsigned", () => new UnsecuredJWT({ ...claims }).encode()],
    ["our own unsigned copy", () => unsignedCopy(claims)],
    ["signature removed", () => `${token.split(".").slice(0, 2).join(".")}.`],
    [
      "payload swapped under a genuine signature",
      () => {
        const [header, , signature] = token.split(".");
        const payload = Buffer.from(JSON.stringify({ ...claims, role: "admin" })).toString("base64url");
        return `${header}.${payload}.${signature}`;
      },
    ],
    [
      "signed with another key under our key id",
      async () => {
        const { privateKey } = await generateKeyPair("RS256");
        const kid = JSON.parse(Buffer.from(token.split(".")[0]!, "base64url").toString()).kid;
        return new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid }).sign(privateKey);
      },
    ],
    [
      "HMAC keyed with the public modulus",
      async () => {
        const { n } = await exportJWK((await generateKeyPair("RS256", { extractable: true })).publicKey);
        const kid = JSON.parse(Buffer.from(token.split(".")[0]!, "base64url").toString()).kid;
        return new SignJWT(claims)
          .setProtectedHeader({ alg: "HS256", kid })
          .sign(Buffer.from(n!, "base64url"));
      },
    ],
    ["an unknown key id", () => signGenuinely(claims, { kid: "other" })],
    ["another audience", () => signGenuinely({ ...claims, aud: "other-project" })],
    ["another issuer", () => signGenuinely({ ...claims, iss: "https://securetoken.google.com/other" })],
    [
      "a session cookie",
      () => signGenuinely({ ...claims, iss: `https://session.firebase.google.com/${PROJECT}` }),
    ],
    ["a custom token", () => signGenuinely({ ...claims, iss: PROJECT, aud: CUSTOM_TOKEN_AUDIENCE, uid })],
    ["expired", () => signGenuinely({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 })],
    [
      "without expiry",
      () => {
        const { exp: _exp, ...rest } = claims;
        return signGenuinely(rest);
      },
    ],
    ["an account that does not exist", () => signGenuinely({ ...claims, sub: "nobody" })],
    ["not a token", () => "rubbish"],
  ];

  test.each(forgeries)("refused tokens: %s", async (_name, forge) => {
    await expect(resolve(`Bearer ${await forge()}`, true)).rejects.toMatchObject({
      status: "UNAUTHENTICATED",
    });
  });

  test("the same claims signed genuinely pass: the refusals above are for their own reason", async () => {
    expect(await resolve(`Bearer ${await signGenuinely(claims)}`, true)).toMatchObject({ uid });
  });

  test("refused tokens: another scheme", async () => {
    await expect(resolve(`Basic ${token}`, true)).rejects.toMatchObject({ status: "UNAUTHENTICATED" });
  });
});
