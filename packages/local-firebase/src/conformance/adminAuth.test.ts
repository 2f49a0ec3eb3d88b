import { getAuth } from "firebase-admin/auth";
import { describe, expect, test } from "vitest";
import { adminSuite } from "../testing/adminSuite.ts";

const suite = adminSuite();
const auth = () => getAuth(suite.app);

describe("an account made by the admin SDK", () => {
  test("an account made by the admin SDK has what it was given", async () => {
    const made = await auth().createUser({
      email: "Eva@Example.org",
      displayName: "Éva",
      emailVerified: true,
    });
    expect(await auth().getUser(made.uid)).toMatchObject({
      email: "eva@example.org",
      displayName: "Éva",
      emailVerified: true,
      disabled: false,
    });
  });

  test("an account made by the admin SDK may have an id of one's choice", async () => {
    await auth().createUser({ uid: "chosen" });
    expect((await auth().getUser("chosen")).uid).toBe("chosen");
  });

  test("an account made by the admin SDK is refused an id that is taken", async () => {
    await auth().createUser({ uid: "taken" });
    await expect(auth().createUser({ uid: "taken" })).rejects.toMatchObject({
      code: "auth/uid-already-exists",
    });
  });

  test("an account made by the admin SDK is refused an address that is taken, however it is spelt", async () => {
    await auth().createUser({ email: "max@example.org" });
    const second = auth().createUser({ email: "MAX@example.org" });
    await expect(second).rejects.toMatchObject({ code: "auth/email-already-exists" });
  });

  test("an account made by the admin SDK is found by its address", async () => {
    const { uid } = await auth().createUser({ email: "ida@example.org" });
    expect((await auth().getUserByEmail("ida@example.org")).uid).toBe(uid);
  });

  test("an account made by the admin SDK that does not exist is not found", async () => {
    await expect(auth().getUser("nobody")).rejects.toMatchObject({ code: "auth/user-not-found" });
  });

  test("getUsers tells whom it did not find", async () => {
    await auth().createUser({ uid: "known" });
    const { users, notFound } = await auth().getUsers([{ uid: "known" }, { uid: "unknown" }]);
    expect([users.map(({ uid }) => uid), notFound]).toEqual([["known"], [{ uid: "unknown" }]]);
  });

  test("listUsers goes on page by page", async () => {
    for (let n = 0; n < 5; n++) await auth().createUser({ uid: `page-${n}` });
    const seen: string[] = [];
    let pageToken: string | undefined;
    do {
      const page = await auth().listUsers(2, pageToken);
      seen.push(...page.users.map(({ uid }) => uid));
      ({ pageToken } = page);
    } while (pageToken !== undefined);
    expect(seen.filter((uid) => uid.startsWith("page-"))).toHaveLength(5);
  });

  test("updateUser changes what it names only", async () => {
    const { uid } = await auth().createUser({ email: "una@example.org", displayName: "Una" });
    await auth().updateUser(uid, { disabled: true });
    expect(await auth().getUser(uid)).toMatchObject({ displayName: "Una", disabled: true });
  });

  test("updateUser with null takes a name away", async () => {
    const { uid } = await auth().createUser({ displayName: "Una" });
    await auth().updateUser(uid, { displayName: null });
    expect((await auth().getUser(uid)).displayName).toBeUndefined();
  });

  test("an account made by the admin SDK keeps its custom claims", async () => {
    const { uid } = await auth().createUser({});
    await auth().setCustomUserClaims(uid, { role: "admin", level: 3 });
    expect((await auth().getUser(uid)).customClaims).toEqual({ role: "admin", level: 3 });
  });

  test("deleted is gone", async () => {
    const { uid } = await auth().createUser({});
    await auth().deleteUser(uid);
    await expect(auth().getUser(uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
  });

  test("deleteUsers counts", async () => {
    await auth().createUser({ uid: "gone-1" });
    await auth().createUser({ uid: "gone-2" });
    expect((await auth().deleteUsers(["gone-1", "gone-2"])).successCount).toBe(2);
  });

  test("an account made by the admin SDK is refused a password that is too short", async () => {
    const weak = auth().createUser({ email: "weak@example.org", password: "12345" });
    await expect(weak).rejects.toMatchObject({ code: "auth/invalid-password" });
  });

  test("generatePasswordResetLink gives a link with a code", async () => {
    await auth().createUser({ email: "link@example.org", password: "correct horse" });
    const link = new URL(await auth().generatePasswordResetLink("link@example.org"));
    expect([link.searchParams.get("mode"), (link.searchParams.get("oobCode") ?? "").length > 20]).toEqual([
      "resetPassword",
      true,
    ]);
  });
});
