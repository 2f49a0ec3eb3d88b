import { signInWithEmailAndPassword } from "firebase/auth";
import { describe, expect, test } from "vitest";
import { adminAuthSuite } from "../testing/adminAuthSuite.ts";

const suite = adminAuthSuite();

describe("the admin SDK makes accounts", () => {
  test("the admin SDK makes accounts with every field", async () => {
    const email = suite.freshEmail();
    const created = await suite.admin.createUser({
      uid: "every-field",
      email,
      emailVerified: true,
      password: "password",
      displayName: "Élise",
      photoURL: "https://example.org/e.jpg",
      phoneNumber: "+33612345678",
      disabled: true,
    });
    expect(created.toJSON()).toMatchObject({
      uid: "every-field",
      email,
      emailVerified: true,
      displayName: "Élise",
      photoURL: "https://example.org/e.jpg",
      phoneNumber: "+33612345678",
      disabled: true,
    });
    expect(created.providerData.map(({ providerId }) => providerId)).toEqual(["password", "phone"]);
    expect(Date.parse(created.metadata.creationTime)).not.toBeNaN();
  });

  test("the admin SDK makes accounts with none", async () => {
    const created = await suite.admin.createUser({});
    expect(created.uid).toHaveLength(28);
    expect([created.email, created.disabled, created.providerData]).toEqual([undefined, false, []]);
  });

  test.each([
    ["uid", { uid: "taken" }, "auth/uid-already-exists"],
    ["address", { email: "taken@example.org" }, "auth/email-already-exists"],
    ["telephone number", { phoneNumber: "+33698765432" }, "auth/phone-number-already-exists"],
  ])("the admin SDK makes accounts but not twice with one %s", async (_name, properties, code) => {
    await suite.admin.createUser(properties);
    await expect(suite.admin.createUser(properties)).rejects.toMatchObject({ code });
  });

  test("the admin SDK makes accounts but not with a second factor or an identity provider", async () => {
    const refused = { code: "auth/operation-not-allowed" };
    const factor = { factorId: "phone", phoneNumber: "+33611111111", displayName: "phone" };
    await expect(
      suite.admin.createUser({ multiFactor: { enrolledFactors: [factor] } }),
    ).rejects.toMatchObject(refused);
    const { uid } = await suite.admin.createUser({});
    const providerToLink = { providerId: "google.com", uid: "1" };
    await expect(suite.admin.updateUser(uid, { providerToLink })).rejects.toMatchObject(refused);
    await expect(suite.admin.listProviderConfigs({ type: "oidc" })).rejects.toMatchObject(refused);
    await expect(suite.admin.tenantManager().listTenants()).rejects.toMatchObject(refused);
  });
});

describe("the admin SDK changes accounts", () => {
  test("every field, and removes what is null", async () => {
    const { uid } = await suite.admin.createUser({ email: suite.freshEmail(), password: "password" });
    const email = suite.freshEmail();
    await suite.admin.updateUser(uid, {
      email,
      emailVerified: true,
      displayName: "B",
      photoURL: "https://example.org/b.jpg",
      phoneNumber: "+33687654321",
      disabled: true,
    });
    const changed = await suite.admin.getUser(uid);
    expect(changed).toMatchObject({ email, emailVerified: true, displayName: "B", disabled: true });
    await suite.admin.updateUser(uid, {
      displayName: null,
      photoURL: null,
      phoneNumber: null,
      disabled: false,
    });
    const cleared = await suite.admin.getUser(uid);
    expect([cleared.displayName, cleared.photoURL, cleared.phoneNumber, cleared.disabled]).toEqual([
      undefined,
      undefined,
      undefined,
      false,
    ]);
    expect(cleared.email).toBe(email);
  });

  test("the password: the new one opens, the old one does not", async () => {
    const email = suite.freshEmail();
    const { uid } = await suite.admin.createUser({ email, password: "old password" });
    await suite.admin.updateUser(uid, { password: "new password" });
    await expect(signInWithEmailAndPassword(suite.client(), email, "old password")).rejects.toMatchObject({
      code: "auth/invalid-credential",
    });
    expect((await signInWithEmailAndPassword(suite.client(), email, "new password")).user.uid).toBe(uid);
  });

  test("the admin SDK takes the password of an account away", async () => {
    const email = suite.freshEmail();
    const { uid } = await suite.admin.createUser({ email, password: "password" });
    await suite.admin.updateUser(uid, { providersToUnlink: ["password"] });
    expect((await suite.admin.getUser(uid)).providerData).toEqual([]);
    await expect(signInWithEmailAndPassword(suite.client(), email, "password")).rejects.toMatchObject({
      code: "auth/invalid-credential",
    });
  });

  test("claims, which it also removes", async () => {
    const { uid } = await suite.admin.createUser({});
    await suite.admin.setCustomUserClaims(uid, { role: "admin", level: 3 });
    expect((await suite.admin.getUser(uid)).customClaims).toEqual({ role: "admin", level: 3 });
    await suite.admin.setCustomUserClaims(uid, null);
    expect((await suite.admin.getUser(uid)).customClaims ?? {}).toEqual({});
    const tooMuch = suite.admin.setCustomUserClaims(uid, { text: "x".repeat(1000) });
    await expect(tooMuch).rejects.toMatchObject({ code: "auth/claims-too-large" });
  });

  test("an account that is not there is not found", async () => {
    const code = { code: "auth/user-not-found" };
    await expect(suite.admin.updateUser("nobody", { displayName: "x" })).rejects.toMatchObject(code);
    await expect(suite.admin.setCustomUserClaims("nobody", {})).rejects.toMatchObject(code);
    await expect(suite.admin.deleteUser("nobody")).rejects.toMatchObject(code);
    await expect(suite.admin.getUserByPhoneNumber("+33600000000")).rejects.toMatchObject(code);
    await expect(suite.admin.getUserByProviderUid("google.com", "1")).rejects.toMatchObject(code);
  });
});

describe("the admin SDK reads and deletes accounts", () => {
  test("the admin SDK reads and deletes accounts: several at once, by any identifier", async () => {
    const email = suite.freshEmail();
    const { uid } = await suite.admin.createUser({ email, phoneNumber: "+33655555555" });
    const other = await suite.admin.createUser({});
    const { users, notFound } = await suite.admin.getUsers([
      { uid },
      { email },
      { phoneNumber: "+33655555555" },
      { uid: other.uid },
      { email: "absent@example.org" },
      { providerId: "google.com", providerUid: "1" },
    ]);
    expect(users.map((user) => user.uid).toSorted()).toEqual([uid, other.uid].toSorted());
    expect(notFound).toHaveLength(2);
  });

  test("the admin SDK reads and deletes accounts: page by page, each once", async () => {
    const made = await Promise.all(Array.from({ length: 7 }, () => suite.admin.createUser({})));
    const seen: string[] = [];
    let token: string | undefined;
    do {
      const page = await suite.admin.listUsers(3, token);
      expect(page.users.length).toBeLessThanOrEqual(3);
      seen.push(...page.users.map(({ uid }) => uid));
      token = page.pageToken;
    } while (token !== undefined);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(made.map(({ uid }) => uid)));
  });

  test("the admin SDK deletes several accounts; those that are not there count as deleted", async () => {
    const [a, b] = [await suite.admin.createUser({}), await suite.admin.createUser({})];
    const result = await suite.admin.deleteUsers([a.uid, b.uid, "nobody"]);
    expect([result.successCount, result.failureCount]).toEqual([3, 0]);
    await expect(suite.admin.getUser(a.uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
  });
});
