import { describe, expect, test } from "vitest";
import { browserAuthSuite } from "../testing/browserAuthSuite.ts";

const suite = browserAuthSuite();

declare global {
  /** In the page: the listener of the case. */
  var following: ReturnType<typeof firebase.follow>;
}

describe("a session under an administrator's change", () => {
  test("claims come with the next token, and onIdTokenChanged tells of it", async () => {
    const uid = await suite.signUp();
    await suite.page.evaluate(() => {
      const { auth, onIdTokenChanged, seen } = firebase;
      seen.length = 0;
      onIdTokenChanged(auth, (user) => {
        void user?.getIdTokenResult().then(({ claims }) => seen.push(String(claims["role"])));
      });
    });
    await suite.page.waitForFunction(() => firebase.seen.length === 1);
    await suite.admin.setCustomUserClaims(uid, { role: "admin" });
    await suite.page.evaluate(() => firebase.auth.currentUser!.getIdToken(true));
    await suite.page.waitForFunction(() => firebase.seen.at(-1) === "admin");
    const allowed = await suite.page.evaluate(() => {
      const { outcome, setDoc, doc, db } = firebase;
      return outcome(setDoc(doc(db, "admins/one"), { n: 1 }));
    });
    expect(allowed).toBe("ok");
  });

  test("a disabled account is signed out at the next refresh and let in nowhere", async () => {
    const uid = await suite.signUp();
    await suite.admin.updateUser(uid, { disabled: true });
    expect(await suite.refresh()).toBe("auth/user-disabled");
    await suite.signedOut();
    expect(await suite.signIn()).toBe("auth/user-disabled");
    await suite.admin.updateUser(uid, { disabled: false });
    expect(await suite.signIn()).toBe("ok");
  });

  test("a disabled account's page loses its listeners and is signed out, without asking for anything", async () => {
    const uid = await suite.signUp();
    await suite.page.evaluate(async (own) => {
      const { collection, db, follow } = firebase;
      Object.assign(globalThis, { following: follow(collection(db, `users/${own}/notes`)) });
      await following.until("");
    }, uid);
    await suite.admin.updateUser(uid, { disabled: true });
    const states = await suite.page.evaluate(async () => {
      await following.until("permission-denied");
      return following.states;
    });
    expect(states).toEqual([[], ["permission-denied"]]);
    await suite.signedOut();
  });

  test("a revoked session is signed out at the next refresh", async () => {
    const uid = await suite.signUp();
    await suite.admin.revokeRefreshTokens(uid);
    expect(await suite.refresh()).toBe("auth/user-token-expired");
    await suite.signedOut();
    expect(await suite.signIn()).toBe("ok");
  });

  test("a deleted account is signed out at the next refresh", async () => {
    const uid = await suite.signUp();
    await suite.admin.deleteUser(uid);
    expect(await suite.refresh()).toBe("auth/user-token-expired");
    await suite.signedOut();
  });

  test("an account made anew under the id of a deleted one does not revive its sessions", async () => {
    const uid = await suite.signUp();
    await suite.admin.deleteUser(uid);
    await suite.admin.createUser({ uid, email: suite.email });
    expect(await suite.refresh()).toBe("auth/user-token-expired");
  });
});
