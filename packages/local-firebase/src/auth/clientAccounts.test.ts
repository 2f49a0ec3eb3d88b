import {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  reauthenticateWithCredential,
  signInWithEmailAndPassword,
  signOut,
  updateEmail,
  updatePassword,
  updateProfile,
} from "firebase/auth";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { authSuite, freshEmail } from "./testing/authSuite.ts";

const suite = authSuite();

describe("accounts through the browser SDK", () => {
  test("sign-up, sign-out, sign-in; the password is stored as a hash and never returned", async () => {
    const email = freshEmail();
    const { user } = await createUserWithEmailAndPassword(
      suite.harness.client(),
      email.toUpperCase(),
      "correct horse",
    );
    expect(user.email).toBe(email);
    const auth = suite.harness.client();
    const again = await signInWithEmailAndPassword(auth, email, "correct horse");
    expect(again.user.uid).toBe(user.uid);
    expect(again.user.providerData.map((info) => info.providerId)).toEqual(["password"]);
    await signOut(auth);
    expect(auth.currentUser).toBeNull();

    const answer = await suite.post("/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword", {
      email,
      password: "correct horse",
    });
    const text = await answer.text();
    expect(text).not.toMatch(/passwordHash|correct horse|scrypt/);
    expect(readFileSync(join(suite.harness.folder, "firebase.sqlite-wal")).includes("correct horse")).toBe(
      false,
    );
  });

  test("a wrong password and an unknown address get the same answer", async () => {
    const email = freshEmail();
    await createUserWithEmailAndPassword(suite.harness.client(), email, "password");
    const wrong = { code: "auth/invalid-credential" };
    await expect(signInWithEmailAndPassword(suite.harness.client(), email, "other")).rejects.toMatchObject(
      wrong,
    );
    await expect(
      signInWithEmailAndPassword(suite.harness.client(), freshEmail(), "other"),
    ).rejects.toMatchObject(wrong);
    expect(await fetchSignInMethodsForEmail(suite.harness.client(), email)).toEqual([]);
  });

  test("refuses a taken or malformed address and a weak password", async () => {
    const email = freshEmail();
    await createUserWithEmailAndPassword(suite.harness.client(), email, "password");
    const signUp = (address: string, password: string): Promise<unknown> =>
      createUserWithEmailAndPassword(suite.harness.client(), address, password);
    await expect(signUp(email, "password")).rejects.toMatchObject({ code: "auth/email-already-in-use" });
    await expect(signUp("nobody", "password")).rejects.toMatchObject({ code: "auth/invalid-email" });
    await expect(signUp(freshEmail(), "12345")).rejects.toMatchObject({ code: "auth/weak-password" });
  });

  test("profile changes come back complete, and removing a value removes it", async () => {
    const { user } = await createUserWithEmailAndPassword(suite.harness.client(), freshEmail(), "password");
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
    const first = suite.harness.client();
    const second = suite.harness.client();
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
    const auth = suite.harness.client();
    const { user } = await createUserWithEmailAndPassword(auth, email, "password");
    suite.harness.advance(6 * 60_000);
    const changed = freshEmail();
    await updateProfile(user, { displayName: "does not renew the sign-in" });
    await expect(updateEmail(user, changed)).rejects.toMatchObject({ code: "auth/requires-recent-login" });
    await expect(deleteUser(user)).rejects.toMatchObject({ code: "auth/requires-recent-login" });
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, "password"));
    await updateEmail(user, changed);
    expect(user.email).toBe(changed);
    await deleteUser(user);
    await expect(suite.admin.getUser(user.uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
  });
});

describe("guessing", () => {
  test("ten wrong passwords block the account for a while, right password included", async () => {
    const email = freshEmail();
    await createUserWithEmailAndPassword(suite.harness.client(), email, "password");
    const guess = (password: string): Promise<unknown> =>
      signInWithEmailAndPassword(suite.harness.client(), email, password);
    for (let i = 0; i < 10; i++)
      await expect(guess("wrong")).rejects.toMatchObject({ code: "auth/invalid-credential" });
    await expect(guess("password")).rejects.toMatchObject({ code: "auth/too-many-requests" });
    suite.harness.restart();
    await expect(guess("password")).rejects.toMatchObject({ code: "auth/too-many-requests" });
    suite.harness.advance(30_001);
    await guess("password");
    await expect(guess("wrong")).rejects.toMatchObject({ code: "auth/invalid-credential" });
    await guess("password");
  });

  test("guesses sent at once are counted as well", async () => {
    const email = freshEmail();
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, () => signInWithEmailAndPassword(suite.harness.client(), email, "guess")),
    );
    const blocked = results.filter(
      (result) => result.status === "rejected" && result.reason.code === "auth/too-many-requests",
    );
    expect(blocked.length).toBeGreaterThanOrEqual(18);
  });
});
