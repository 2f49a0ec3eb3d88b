import {
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  signInWithEmailAndPassword,
} from "firebase/auth";
import { describe, expect, test } from "vitest";
import { PROJECT } from "../testing/authHarness.ts";
import { authSuite, codeOf, freshEmail } from "../testing/authSuite.ts";

const suite = authSuite();

describe("the admin SDK", () => {
  test("the admin SDK creates, reads, changes, lists and deletes accounts", async () => {
    const email = freshEmail();
    const created = await suite.admin.createUser({
      uid: "chosen",
      email,
      password: "password",
      displayName: "A",
    });
    expect(created).toMatchObject({ uid: "chosen", email, displayName: "A", disabled: false });
    expect(created.passwordHash).toBeUndefined();
    await expect(suite.admin.createUser({ uid: "chosen" })).rejects.toMatchObject({
      code: "auth/uid-already-exists",
    });
    await expect(suite.admin.createUser({ email })).rejects.toMatchObject({
      code: "auth/email-already-exists",
    });
    expect((await suite.admin.getUserByEmail(email)).uid).toBe("chosen");
    const updated = await suite.admin.updateUser("chosen", {
      displayName: null,
      phoneNumber: "+33123456789",
    });
    expect(updated.displayName).toBeUndefined();
    expect((await suite.admin.getUserByPhoneNumber("+33123456789")).uid).toBe("chosen");
    const { users, notFound } = await suite.admin.getUsers([
      { uid: "chosen" },
      { email: "absent@example.fr" },
    ]);
    expect([users.length, notFound.length]).toEqual([1, 1]);

    const seen: string[] = [];
    let pageToken: string | undefined;
    do {
      const page = await suite.admin.listUsers(3, pageToken);
      expect(page.users.length).toBeLessThanOrEqual(3);
      seen.push(...page.users.map((user) => user.uid));
      pageToken = page.pageToken;
    } while (pageToken !== undefined);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toContain("chosen");

    await suite.admin.deleteUser("chosen");
    await expect(suite.admin.getUser("chosen")).rejects.toMatchObject({ code: "auth/user-not-found" });
    await expect(suite.admin.updateUser("chosen", {})).rejects.toMatchObject({ code: "auth/user-not-found" });
    expect((await suite.admin.deleteUsers(["chosen"])).failureCount).toBe(0);
  });

  test("custom claims reach the next id token", async () => {
    const { user } = await createUserWithEmailAndPassword(suite.harness.client(), freshEmail(), "password");
    expect((await user.getIdTokenResult()).claims["role"]).toBeUndefined();
    await suite.admin.setCustomUserClaims(user.uid, { role: "admin" });
    const token = await user.getIdToken(true);
    expect(await suite.harness.service.verifyIdToken(token)).toMatchObject({ role: "admin", sub: user.uid });
    const forbidden = await suite.post(
      `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:update`,
      { localId: user.uid, customAttributes: '{"sub":"someone"}' },
      { authorization: "Bearer owner" },
    );
    expect(await forbidden.json()).toMatchObject({ error: { message: "FORBIDDEN_CLAIM : sub" } });
  });

  test("a disabled account cannot sign in, refresh or use its token", async () => {
    const email = freshEmail();
    const { user } = await createUserWithEmailAndPassword(suite.harness.client(), email, "password");
    const token = await user.getIdToken();
    await suite.admin.updateUser(user.uid, { disabled: true });
    await expect(suite.harness.service.verifyIdToken(token)).rejects.toMatchObject({
      status: "UNAUTHENTICATED",
    });
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: "auth/user-disabled" });
    await expect(signInWithEmailAndPassword(suite.harness.client(), email, "password")).rejects.toMatchObject(
      {
        code: "auth/user-disabled",
      },
    );
    await expect(signInWithEmailAndPassword(suite.harness.client(), email, "wrong")).rejects.toMatchObject({
      code: "auth/invalid-credential",
    });
  });

  test("revocation ends sessions and the id tokens signed before it", async () => {
    const { user } = await createUserWithEmailAndPassword(suite.harness.client(), freshEmail(), "password");
    const token = await user.getIdToken();
    const later = Math.floor(Date.now() / 1000) + 24 * 3600;
    const answer = await suite.post(
      `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:update`,
      { localId: user.uid, validSince: later },
      { authorization: "Bearer owner" },
    );
    expect(answer.status).toBe(200);
    await expect(suite.harness.service.verifyIdToken(token)).rejects.toMatchObject({
      status: "UNAUTHENTICATED",
    });
    await suite.admin.revokeRefreshTokens(user.uid);
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: "auth/user-token-expired" });
  });

  test("the admin SDK makes links without sending mail", async () => {
    const { user } = await createUserWithEmailAndPassword(suite.harness.client(), freshEmail(), "password");
    const before = suite.harness.mails.length;
    const link = await suite.admin.generatePasswordResetLink(user.email!);
    expect(suite.harness.mails).toHaveLength(before);
    await confirmPasswordReset(suite.harness.client(), codeOf(link), "by link");
    await expect(suite.admin.generatePasswordResetLink("absent@example.fr")).rejects.toMatchObject({
      code: "auth/email-not-found",
    });
  });

  test.each([
    ["no authorization", {}],
    ["another token", { authorization: "Bearer something" }],
    ["a web page", { authorization: "Bearer owner", origin: "http://localhost:5000" }],
    ["a web page, same origin", { authorization: "Bearer owner", "sec-fetch-site": "same-origin" }],
  ])("the admin SDK is refused to %s", async (_name, headers: Record<string, string>) => {
    const path = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:lookup`;
    expect((await suite.post(path, { localId: ["x"] }, headers)).status).toBe(403);
  });
});
