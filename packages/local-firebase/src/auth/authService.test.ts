import {
  deleteApp as deleteAdminApp,
  initializeApp as initializeAdminApp,
  type App,
} from "firebase-admin/app";
import { getAuth as getAdminAuth, type Auth as AdminAuth } from "firebase-admin/auth";
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateEmail,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from "firebase/auth";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PROJECT, startAuth, type AuthHarness } from "./testing/authHarness.ts";

let harness: AuthHarness;
let adminApp: App;
let admin: AdminAuth;
let serial = 0;
const freshEmail = (): string => `person${++serial}@example.fr`;
const codeOf = (link: string): string => new URL(link).searchParams.get("oobCode") ?? "";

beforeAll(async () => {
  harness = await startAuth();
  process.env["FIREBASE_AUTH_EMULATOR_HOST"] = harness.server.host;
  adminApp = initializeAdminApp({ projectId: PROJECT }, `admin-${harness.server.port}`);
  admin = getAdminAuth(adminApp);
});

afterAll(async () => {
  await deleteAdminApp(adminApp);
  delete process.env["FIREBASE_AUTH_EMULATOR_HOST"];
  await harness.close();
});

async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${harness.server.origin}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

describe("accounts through the browser SDK", () => {
  test("sign-up, sign-out, sign-in; the password is stored as a hash and never returned", async () => {
    const email = freshEmail();
    const { user } = await createUserWithEmailAndPassword(
      harness.client(),
      email.toUpperCase(),
      "correct horse",
    );
    expect(user.email).toBe(email);
    const auth = harness.client();
    const again = await signInWithEmailAndPassword(auth, email, "correct horse");
    expect(again.user.uid).toBe(user.uid);
    expect(again.user.providerData.map((info) => info.providerId)).toEqual(["password"]);
    await signOut(auth);
    expect(auth.currentUser).toBeNull();

    const answer = await post("/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword", {
      email,
      password: "correct horse",
    });
    const text = await answer.text();
    expect(text).not.toMatch(/passwordHash|correct horse|scrypt/);
    expect(readFileSync(join(harness.folder, "firebase.sqlite-wal")).includes("correct horse")).toBe(false);
  });

  test("a wrong password and an unknown address get the same answer", async () => {
    const email = freshEmail();
    await createUserWithEmailAndPassword(harness.client(), email, "password");
    const wrong = { code: "auth/invalid-credential" };
    await expect(signInWithEmailAndPassword(harness.client(), email, "other")).rejects.toMatchObject(wrong);
    await expect(signInWithEmailAndPassword(harness.client(), freshEmail(), "other")).rejects.toMatchObject(
      wrong,
    );
    expect(await fetchSignInMethodsForEmail(harness.client(), email)).toEqual([]);
  });

  test("refuses a taken or malformed address and a weak password", async () => {
    const email = freshEmail();
    await createUserWithEmailAndPassword(harness.client(), email, "password");
    const signUp = (address: string, password: string): Promise<unknown> =>
      createUserWithEmailAndPassword(harness.client(), address, password);
    await expect(signUp(email, "password")).rejects.toMatchObject({ code: "auth/email-already-in-use" });
    await expect(signUp("nobody", "password")).rejects.toMatchObject({ code: "auth/invalid-email" });
    await expect(signUp(freshEmail(), "12345")).rejects.toMatchObject({ code: "auth/weak-password" });
  });

  test("profile changes come back complete, and removing a value removes it", async () => {
    const { user } = await createUserWithEmailAndPassword(harness.client(), freshEmail(), "password");
    await updateProfile(user, { displayName: "Élise", photoURL: "https://example.fr/e.jpg" });
    await user.reload();
    expect([user.displayName, user.photoURL]).toEqual(["Élise", "https://example.fr/e.jpg"]);
    expect((await user.getIdTokenResult(true)).claims["name"]).toBe("Élise");
    await updateProfile(user, { displayName: "" });
    await user.reload();
    expect([user.displayName, user.photoURL]).toEqual([null, "https://example.fr/e.jpg"]);
  });

  test("a new password ends the other sessions and keeps this one", async () => {
    const email = freshEmail();
    const first = harness.client();
    const second = harness.client();
    await createUserWithEmailAndPassword(first, email, "password");
    await signInWithEmailAndPassword(second, email, "password");
    await updatePassword(first.currentUser!, "new password");
    await first.currentUser!.getIdToken(true);
    await expect(second.currentUser!.getIdToken(true)).rejects.toMatchObject({
      code: "auth/user-token-expired",
    });
    await expect(signInWithEmailAndPassword(second, email, "password")).rejects.toMatchObject({
      code: "auth/invalid-credential",
    });
    await signInWithEmailAndPassword(second, email, "new password");
  });

  test("a new address; an old sign-in has to be renewed before it may change the account", async () => {
    const email = freshEmail();
    const auth = harness.client();
    const { user } = await createUserWithEmailAndPassword(auth, email, "password");
    harness.advance(6 * 60_000);
    const changed = freshEmail();
    await updateProfile(user, { displayName: "does not renew the sign-in" });
    await expect(updateEmail(user, changed)).rejects.toMatchObject({ code: "auth/requires-recent-login" });
    await expect(deleteUser(user)).rejects.toMatchObject({ code: "auth/requires-recent-login" });
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, "password"));
    await updateEmail(user, changed);
    expect(user.email).toBe(changed);
    await deleteUser(user);
    await expect(admin.getUser(user.uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
  });
});

describe("mailed codes", () => {
  test("password reset: single use, proves the address, signs out everywhere", async () => {
    const email = freshEmail();
    const auth = harness.client();
    await createUserWithEmailAndPassword(auth, email, "forgotten");
    await sendPasswordResetEmail(harness.client(), email, { url: "http://localhost:5000/auth/login" });
    const mail = harness.mails.at(-1)!;
    expect(mail).toMatchObject({ to: email, kind: "passwordReset" });
    expect(mail.text).toContain(mail.link);
    const code = codeOf(mail.link);
    expect(await verifyPasswordResetCode(harness.client(), code)).toBe(email);
    await confirmPasswordReset(harness.client(), code, "remembered");
    await expect(confirmPasswordReset(harness.client(), code, "again!!")).rejects.toMatchObject({
      code: "auth/invalid-action-code",
    });
    await expect(auth.currentUser!.getIdToken(true)).rejects.toMatchObject({
      code: "auth/user-token-expired",
    });
    const { user } = await signInWithEmailAndPassword(harness.client(), email, "remembered");
    expect(user.emailVerified).toBe(true);
  });

  test("an unknown address answers the same and gets no mail; many requests are slowed down", async () => {
    const before = harness.mails.length;
    const email = freshEmail();
    for (let i = 0; i < 5; i++) await sendPasswordResetEmail(harness.client(), email);
    await expect(sendPasswordResetEmail(harness.client(), email)).rejects.toMatchObject({
      code: "auth/too-many-requests",
    });
    expect(harness.mails).toHaveLength(before);
  });

  test("mail leads back here, whatever name the request was addressed to", async () => {
    const email = freshEmail();
    await createUserWithEmailAndPassword(harness.client(), email, "password");
    const body = JSON.stringify({ requestType: "PASSWORD_RESET", email });
    await new Promise<void>((resolve, reject) => {
      const path = "/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=key";
      const headers = { host: "evil.example", "content-type": "application/json" };
      request(`${harness.server.origin}${path}`, { method: "POST", headers })
        .on("response", (response) => response.resume().on("end", resolve))
        .on("error", reject)
        .end(body);
    });
    const mail = harness.mails.at(-1)!;
    expect([mail.to, new URL(mail.link).origin]).toEqual([email, harness.server.origin]);
  });

  test("a code expires, and dies with the address it was sent to", async () => {
    const email = freshEmail();
    const { user } = await createUserWithEmailAndPassword(harness.client(), email, "password");
    await sendPasswordResetEmail(harness.client(), email);
    const code = codeOf(harness.mails.at(-1)!.link);
    await updateEmail(user, freshEmail());
    await expect(confirmPasswordReset(harness.client(), code, "hijacked")).rejects.toMatchObject({
      code: "auth/invalid-action-code",
    });
    await sendPasswordResetEmail(harness.client(), user.email!);
    harness.advance(3600_001);
    const late = codeOf(harness.mails.at(-1)!.link);
    await expect(confirmPasswordReset(harness.client(), late, "too late")).rejects.toMatchObject({
      code: "auth/expired-action-code",
    });
  });

  test("address verification and verified change of address", async () => {
    const { user } = await createUserWithEmailAndPassword(harness.client(), freshEmail(), "password");
    await sendEmailVerification(user);
    await applyActionCode(harness.client(), codeOf(harness.mails.at(-1)!.link));
    await user.reload();
    expect(user.emailVerified).toBe(true);

    const changed = freshEmail();
    await verifyBeforeUpdateEmail(user, changed);
    const mail = harness.mails.at(-1)!;
    expect(mail.to).toBe(changed);
    const info = await checkActionCode(harness.client(), codeOf(mail.link));
    expect(info.data).toMatchObject({ email: changed, previousEmail: user.email });
    await applyActionCode(harness.client(), codeOf(mail.link));
    expect(await admin.getUser(user.uid)).toMatchObject({ email: changed, emailVerified: true });
  });

  test("a link may not lead on to a foreign site", async () => {
    await expect(
      sendPasswordResetEmail(harness.client(), freshEmail(), { url: "https://evil.example/" }),
    ).resolves.toBeUndefined();
    const email = freshEmail();
    await createUserWithEmailAndPassword(harness.client(), email, "password");
    await expect(
      sendPasswordResetEmail(harness.client(), email, { url: "https://evil.example/" }),
    ).rejects.toMatchObject({ code: "auth/unauthorized-continue-uri" });
  });

  test("the built-in page resets a password without script, and opening it uses nothing up", async () => {
    const email = freshEmail();
    await createUserWithEmailAndPassword(harness.client(), email, "password");
    await sendPasswordResetEmail(harness.client(), email, { url: "http://localhost:5000/login?a=1&b=2" });
    const { link } = harness.mails.at(-1)!;
    for (let i = 0; i < 2; i++) expect(await (await fetch(link)).text()).toContain('type="password"');
    const send = (newPassword: string): Promise<Response> =>
      fetch(link, { method: "POST", body: new URLSearchParams({ newPassword }) });
    expect((await send("123")).status).toBe(400);
    const done = await (await send("from the page")).text();
    expect(done).toContain('href="http://localhost:5000/login?a=1&amp;b=2"');
    await signInWithEmailAndPassword(harness.client(), email, "from the page");
    expect(await (await fetch(link)).text()).toContain("a déjà servi");
  });
});

describe("guessing", () => {
  test("ten wrong passwords block the account for a while, right password included", async () => {
    const email = freshEmail();
    await createUserWithEmailAndPassword(harness.client(), email, "password");
    const guess = (password: string): Promise<unknown> =>
      signInWithEmailAndPassword(harness.client(), email, password);
    for (let i = 0; i < 10; i++)
      await expect(guess("wrong")).rejects.toMatchObject({ code: "auth/invalid-credential" });
    await expect(guess("password")).rejects.toMatchObject({ code: "auth/too-many-requests" });
    harness.restart();
    await expect(guess("password")).rejects.toMatchObject({ code: "auth/too-many-requests" });
    harness.advance(30_001);
    await guess("password");
    await expect(guess("wrong")).rejects.toMatchObject({ code: "auth/invalid-credential" });
    await guess("password");
  });

  test("guesses sent at once are counted as well", async () => {
    const email = freshEmail();
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, () => signInWithEmailAndPassword(harness.client(), email, "guess")),
    );
    const blocked = results.filter(
      (result) => result.status === "rejected" && result.reason.code === "auth/too-many-requests",
    );
    expect(blocked.length).toBeGreaterThanOrEqual(18);
  });
});

describe("the admin SDK", () => {
  test("creates, reads, changes, lists and deletes accounts", async () => {
    const email = freshEmail();
    const created = await admin.createUser({ uid: "chosen", email, password: "password", displayName: "A" });
    expect(created).toMatchObject({ uid: "chosen", email, displayName: "A", disabled: false });
    expect(created.passwordHash).toBeUndefined();
    await expect(admin.createUser({ uid: "chosen" })).rejects.toMatchObject({
      code: "auth/uid-already-exists",
    });
    await expect(admin.createUser({ email })).rejects.toMatchObject({ code: "auth/email-already-exists" });
    expect((await admin.getUserByEmail(email)).uid).toBe("chosen");
    const updated = await admin.updateUser("chosen", { displayName: null, phoneNumber: "+33123456789" });
    expect(updated.displayName).toBeUndefined();
    expect((await admin.getUserByPhoneNumber("+33123456789")).uid).toBe("chosen");
    const { users, notFound } = await admin.getUsers([{ uid: "chosen" }, { email: "absent@example.fr" }]);
    expect([users.length, notFound.length]).toEqual([1, 1]);

    const seen: string[] = [];
    let pageToken: string | undefined;
    do {
      const page = await admin.listUsers(3, pageToken);
      expect(page.users.length).toBeLessThanOrEqual(3);
      seen.push(...page.users.map((user) => user.uid));
      pageToken = page.pageToken;
    } while (pageToken !== undefined);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toContain("chosen");

    await admin.deleteUser("chosen");
    await expect(admin.getUser("chosen")).rejects.toMatchObject({ code: "auth/user-not-found" });
    await expect(admin.updateUser("chosen", {})).rejects.toMatchObject({ code: "auth/user-not-found" });
    expect((await admin.deleteUsers(["chosen"])).failureCount).toBe(0);
  });

  test("custom claims reach the next id token", async () => {
    const { user } = await createUserWithEmailAndPassword(harness.client(), freshEmail(), "password");
    expect((await user.getIdTokenResult()).claims["role"]).toBeUndefined();
    await admin.setCustomUserClaims(user.uid, { role: "admin" });
    const token = await user.getIdToken(true);
    expect(await harness.service.verifyIdToken(token)).toMatchObject({ role: "admin", sub: user.uid });
    const forbidden = await post(
      `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:update`,
      { localId: user.uid, customAttributes: '{"sub":"someone"}' },
      { authorization: "Bearer owner" },
    );
    expect(await forbidden.json()).toMatchObject({ error: { message: "FORBIDDEN_CLAIM : sub" } });
  });

  test("a disabled account cannot sign in, refresh or use its token", async () => {
    const email = freshEmail();
    const { user } = await createUserWithEmailAndPassword(harness.client(), email, "password");
    const token = await user.getIdToken();
    await admin.updateUser(user.uid, { disabled: true });
    await expect(harness.service.verifyIdToken(token)).rejects.toMatchObject({ status: "UNAUTHENTICATED" });
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: "auth/user-disabled" });
    await expect(signInWithEmailAndPassword(harness.client(), email, "password")).rejects.toMatchObject({
      code: "auth/user-disabled",
    });
    await expect(signInWithEmailAndPassword(harness.client(), email, "wrong")).rejects.toMatchObject({
      code: "auth/invalid-credential",
    });
  });

  test("revocation ends sessions and the id tokens signed before it", async () => {
    const { user } = await createUserWithEmailAndPassword(harness.client(), freshEmail(), "password");
    const token = await user.getIdToken();
    const later = Math.floor(Date.now() / 1000) + 24 * 3600;
    const answer = await post(
      `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:update`,
      { localId: user.uid, validSince: later },
      { authorization: "Bearer owner" },
    );
    expect(answer.status).toBe(200);
    await expect(harness.service.verifyIdToken(token)).rejects.toMatchObject({ status: "UNAUTHENTICATED" });
    await admin.revokeRefreshTokens(user.uid);
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: "auth/user-token-expired" });
  });

  test("makes links without sending mail", async () => {
    const { user } = await createUserWithEmailAndPassword(harness.client(), freshEmail(), "password");
    const before = harness.mails.length;
    const link = await admin.generatePasswordResetLink(user.email!);
    expect(harness.mails).toHaveLength(before);
    await confirmPasswordReset(harness.client(), codeOf(link), "by link");
    await expect(admin.generatePasswordResetLink("absent@example.fr")).rejects.toMatchObject({
      code: "auth/email-not-found",
    });
  });

  test.each([
    ["no authorization", {}],
    ["another token", { authorization: "Bearer something" }],
    ["a web page", { authorization: "Bearer owner", origin: "http://localhost:5000" }],
    ["a web page, same origin", { authorization: "Bearer owner", "sec-fetch-site": "same-origin" }],
  ])("is refused to %s", async (_name, headers: Record<string, string>) => {
    const path = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:lookup`;
    expect((await post(path, { localId: ["x"] }, headers)).status).toBe(403);
  });
});

test("sessions, accounts and the signing key survive a restart", async () => {
  const { user } = await createUserWithEmailAndPassword(harness.client(), freshEmail(), "password");
  const token = await user.getIdToken();
  harness.restart();
  expect(await harness.service.verifyIdToken(token)).toMatchObject({ sub: user.uid });
  await user.getIdToken(true);
});

test.each([
  ["/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp", 400],
  ["/identitytoolkit.googleapis.com/v2/accounts/mfaEnrollment:start", 400],
  [`/emulator/v1/projects/${PROJECT}/accounts`, 404],
  [`/emulator/v1/projects/${PROJECT}/oobCodes`, 404],
  [`/emulator/v1/projects/${PROJECT}/verificationCodes`, 404],
  ["/identitytoolkit.googleapis.com/v1/accounts:constructor", 404],
  ["/elsewhere", 404],
])("what is not offered says so: %s", async (path, status) => {
  expect((await post(path, {})).status).toBe(status);
});

test("malformed input is refused by field name", async () => {
  const answer = await post("/identitytoolkit.googleapis.com/v1/accounts:signUp", { email: 7 });
  expect(answer.status).toBe(400);
  expect(JSON.stringify(await answer.json())).toContain("email");
});
