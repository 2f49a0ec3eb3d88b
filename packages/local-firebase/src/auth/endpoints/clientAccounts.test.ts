import {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  reauthenticateWithCredential,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from "firebase/auth";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { authSuite, freshEmail } from "../testing/authSuite.ts";

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

  test("accounts through the browser SDK refuses a taken or malformed address and a weak password", async () => {
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

  test("an address that several sign-ups at once ask for goes to one of them", async () => {
    const email = freshEmail();
    const signUps = Array.from({ length: 5 }, () =>
      createUserWithEmailAndPassword(suite.harness.client(), email, "password"),
    );
    const outcomes = await Promise.allSettled(signUps);
    const refusals = outcomes.flatMap((outcome) =>
      outcome.status === "rejected" ? [String(outcome.reason.code)] : [],
    );
    expect(refusals).toEqual(Array.from({ length: 4 }, () => "auth/email-already-in-use"));
  });

  test("an old sign-in has to be renewed before it may change the account", async () => {
    const email = freshEmail();
    const auth = suite.harness.client();
    const { user } = await createUserWithEmailAndPassword(auth, email, "password");
    suite.harness.advance(6 * 60_000);
    await updateProfile(user, { displayName: "does not renew the sign-in" });
    const old = { code: "auth/requires-recent-login" };
    await expect(updatePassword(user, "other password")).rejects.toMatchObject(old);
    await expect(verifyBeforeUpdateEmail(user, freshEmail())).rejects.toMatchObject(old);
    await expect(deleteUser(user)).rejects.toMatchObject(old);
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, "password"));
    await updatePassword(user, "other password");
    await deleteUser(user);
    await expect(suite.admin.getUser(user.uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
  });
});

describe("a sign-in begun before a new password", () => {
  const method = (name: string): string => `/identitytoolkit.googleapis.com/v1/accounts:${name}`;

  test("a password that is changed while it is being checked opens nothing", async () => {
    const email = freshEmail();
    const { user } = await createUserWithEmailAndPassword(suite.harness.client(), email, "password");
    const body = { idToken: await user.getIdToken(), password: "new password" };
    // The change, and then the attempts, wait behind these.
    const guesses = Array.from({ length: 24 }, () =>
      suite.post(method("signInWithPassword"), { email: freshEmail(), password: "guess" }),
    );
    const change = suite.post(method("update"), body);
    const attempts = Array.from({ length: 8 }, async () => {
      const answer = await suite.post(method("signInWithPassword"), { email, password: "password" });
      const { refreshToken } = (await answer.json()) as { refreshToken?: string };
      return refreshToken ?? "";
    });
    const refreshTokens = await Promise.all(attempts);
    await Promise.all(guesses);
    expect((await change).status).toBe(200);
    for (const refresh_token of refreshTokens) {
      const body = { grant_type: "refresh_token", refresh_token };
      expect((await suite.post("/securetoken.googleapis.com/v1/token", body)).status).toBe(400);
    }
    await signInWithEmailAndPassword(suite.harness.client(), email, "new password");
  });

  test("the first of two new passwords at once stands, for it has ended the other's session", async () => {
    const { user } = await createUserWithEmailAndPassword(suite.harness.client(), freshEmail(), "password");
    const idToken = await user.getIdToken();
    suite.harness.advance(1000);
    const set = async (password: string): Promise<number> =>
      (await suite.post(method("update"), { idToken, password })).status;
    const statuses = await Promise.all([set("of the holder"), set("of a thief")]);
    expect(statuses.sort()).toEqual([200, 400]);
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
