import {
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  isSignInWithEmailLink,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithEmailLink,
} from "firebase/auth";
import { createRemoteJWKSet, decodeJwt, jwtVerify } from "jose";
import { describe, expect, test } from "vitest";
import { unsignedCopy } from "../authentication/unsignedCopy.ts";
import { adminAuthSuite } from "../testing/adminAuthSuite.ts";

const suite = adminAuthSuite();
const codeOf = (link: string): string => new URL(link).searchParams.get("oobCode") ?? "";

describe("the admin SDK makes links", () => {
  const settings = { url: "http://localhost:5000/welcome?from=mail", handleCodeInApp: true };

  test("the admin SDK makes links to choose a password", async () => {
    const email = suite.freshEmail();
    await suite.admin.createUser({ email });
    const link = await suite.admin.generatePasswordResetLink(email, settings);
    expect(new URL(link).searchParams.get("continueUrl")).toBe(settings.url);
    await confirmPasswordReset(suite.client(), codeOf(link), "first password");
    const { user } = await signInWithEmailAndPassword(suite.client(), email, "first password");
    expect(user.emailVerified).toBe(true);
  });

  test("the admin SDK makes links to confirm an address", async () => {
    const email = suite.freshEmail();
    const { uid } = await suite.admin.createUser({ email });
    await applyActionCode(suite.client(), codeOf(await suite.admin.generateEmailVerificationLink(email)));
    expect((await suite.admin.getUser(uid)).emailVerified).toBe(true);
  });

  test("the admin SDK makes links to change to another address, unless somebody has it", async () => {
    const email = suite.freshEmail();
    const next = suite.freshEmail();
    const { uid } = await suite.admin.createUser({ email });
    await applyActionCode(
      suite.client(),
      codeOf(await suite.admin.generateVerifyAndChangeEmailLink(email, next)),
    );
    expect(await suite.admin.getUser(uid)).toMatchObject({ email: next, emailVerified: true });
    await suite.admin.createUser({ email });
    await expect(suite.admin.generateVerifyAndChangeEmailLink(next, email)).rejects.toMatchObject({
      code: "auth/email-already-exists",
    });
  });

  test("the admin SDK makes links to sign in, also somebody new", async () => {
    const email = suite.freshEmail();
    const link = await suite.admin.generateSignInWithEmailLink(email, settings);
    const auth = suite.client();
    expect(isSignInWithEmailLink(auth, link)).toBe(true);
    const { user } = await signInWithEmailLink(auth, email, link);
    expect(await suite.admin.getUser(user.uid)).toMatchObject({ email, emailVerified: true });
  });

  test("the admin SDK makes links for accounts that exist, to pages that are the project's", async () => {
    await expect(suite.admin.generatePasswordResetLink("absent@example.org")).rejects.toMatchObject({
      code: "auth/email-not-found",
    });
    const elsewhere = { url: "https://evil.example/", handleCodeInApp: true };
    await expect(
      suite.admin.generateSignInWithEmailLink(suite.freshEmail(), elsewhere),
    ).rejects.toMatchObject({
      code: "auth/unauthorized-continue-uri",
    });
  });
});

describe("tokens", () => {
  test("a custom token signs a program of this machine in, and its claims outlive a refresh", async () => {
    const token = await suite.admin.createCustomToken("custom-uid", { plan: "pro" });
    const { user } = await signInWithCustomToken(suite.client(), token);
    expect(user.uid).toBe("custom-uid");
    const { claims, signInProvider } = await user.getIdTokenResult(true);
    expect([claims["plan"], signInProvider]).toEqual(["pro", "custom"]);
  });

  test("a claim of the account wins over the custom token's", async () => {
    const { uid } = await suite.admin.createUser({});
    await suite.admin.setCustomUserClaims(uid, { role: "reader" });
    const token = await suite.admin.createCustomToken(uid, { role: "admin" });
    const { user } = await signInWithCustomToken(suite.client(), token);
    expect((await user.getIdTokenResult()).claims["role"]).toBe("reader");
  });

  test.each(["rubbish", '{"uid":7}', "{", `{"uid":"x","claims":"y"}`])(
    "a text is no custom token: %s",
    async (token) => {
      await expect(signInWithCustomToken(suite.client(), token)).rejects.toMatchObject({
        code: "auth/invalid-custom-token",
      });
    },
  );

  test("a call of a revoked session is refused by a function", async () => {
    const { user } = await createUserWithEmailAndPassword(suite.client(), suite.freshEmail(), "password");
    const claims = decodeJwt(await user.getIdToken());
    expect((await suite.admin.verifyIdToken(unsignedCopy(claims), true)).uid).toBe(user.uid);
    const before = unsignedCopy({ ...claims, auth_time: Number(claims["auth_time"]) - 10 });
    await suite.admin.revokeRefreshTokens(user.uid);
    await expect(suite.admin.verifyIdToken(before, true)).rejects.toMatchObject({
      code: "auth/id-token-revoked",
    });
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: "auth/user-token-expired" });
  });

  test("a call of a disabled account is refused by a function", async () => {
    const { user } = await createUserWithEmailAndPassword(suite.client(), suite.freshEmail(), "password");
    const token = unsignedCopy(decodeJwt(await user.getIdToken()));
    await suite.admin.updateUser(user.uid, { disabled: true });
    await expect(suite.admin.verifyIdToken(token, true)).rejects.toMatchObject({
      code: "auth/user-disabled",
    });
  });

  test("a session cookie is made of a signed id token alone", async () => {
    const { user } = await createUserWithEmailAndPassword(suite.client(), suite.freshEmail(), "password");
    const token = await user.getIdToken();
    const day = { expiresIn: 24 * 3600_000 };
    const cookie = decodeJwt(await suite.admin.createSessionCookie(token, day));
    const iss = `https://session.firebase.google.com/${suite.project.projectId}`;
    expect(cookie).toMatchObject({ iss, sub: user.uid, aud: suite.project.projectId });
    expect(Number(cookie.exp) - Number(cookie.iat)).toBe(24 * 3600);
    for (const forged of [unsignedCopy(decodeJwt(token)), "rubbish"]) {
      await expect(suite.admin.createSessionCookie(forged, day)).rejects.toMatchObject({
        code: "auth/invalid-id-token",
      });
    }
  });

  test("any program can check a session cookie with the public key, which has no private part", async () => {
    const { user } = await createUserWithEmailAndPassword(suite.client(), suite.freshEmail(), "password");
    const cookie = await suite.admin.createSessionCookie(await user.getIdToken(), { expiresIn: 300_000 });
    const { ports, projectId } = suite.project;
    const url = new URL(
      `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/sessionCookiePublicKeys`,
    );
    const { payload } = await jwtVerify(cookie, createRemoteJWKSet(url), {
      issuer: `https://session.firebase.google.com/${projectId}`,
      audience: projectId,
    });
    expect(payload.sub).toBe(user.uid);
    const { keys } = (await (await fetch(url)).json()) as { readonly keys: readonly object[] };
    expect(keys.map((key) => Object.keys(key).toSorted())).toEqual([["alg", "e", "kid", "kty", "n", "use"]]);
  });

  test("the SDK in emulator mode believes no cookie of ours, for it cannot check one", async () => {
    const { user } = await createUserWithEmailAndPassword(suite.client(), suite.freshEmail(), "password");
    const cookie = await suite.admin.createSessionCookie(await user.getIdToken(), { expiresIn: 300_000 });
    await expect(suite.admin.verifySessionCookie(cookie)).rejects.toMatchObject({
      code: "auth/argument-error",
    });
  });

  test("a session cookie is no id token", async () => {
    const { user } = await createUserWithEmailAndPassword(suite.client(), suite.freshEmail(), "password");
    const cookie = await suite.admin.createSessionCookie(await user.getIdToken(), { expiresIn: 300_000 });
    const url = `http://127.0.0.1:${suite.project.ports.firestore}/v1/projects/${suite.project.projectId}`;
    const path = `${url}/databases/(default)/documents/users/${user.uid}`;
    const read = (bearer: string) => fetch(path, { headers: { authorization: `Bearer ${bearer}` } });
    expect((await read(await user.getIdToken())).status).toBe(404);
    expect((await read(cookie)).status).toBe(401);
  });
});
