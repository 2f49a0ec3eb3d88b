import { describe, expect, test } from "vitest";
import { browserAuthSuite } from "../testing/browserAuthSuite.ts";

const suite = browserAuthSuite();

describe("signing in with a password", () => {
  test("a password signs up, out and in again, in any case of the address", async () => {
    const uid = await suite.signUp();
    const again = await suite.page.evaluate(async (address) => {
      const { auth, signOut, signInWithEmailAndPassword } = firebase;
      await signOut(auth);
      const { user } = await signInWithEmailAndPassword(auth, address.toUpperCase(), "password");
      return { uid: user.uid, email: user.email, anonymous: user.isAnonymous, verified: user.emailVerified };
    }, suite.email);
    expect(again).toEqual({ uid, email: suite.email, anonymous: false, verified: false });
  });

  test("a wrong password and an unknown address look the same", async () => {
    await suite.signUp();
    const wrong = await suite.signIn("wrong one");
    expect([wrong, await suite.signIn("password", suite.page, "unknown@example.org")]).toEqual([
      "auth/invalid-credential",
      "auth/invalid-credential",
    ]);
  });

  test("a taken address, a malformed one and a weak password are refused by name", async () => {
    await suite.signUp();
    const outcomes = await suite.page.evaluate(async (taken) => {
      const { auth, createUserWithEmailAndPassword, outcome } = firebase;
      return [
        await outcome(createUserWithEmailAndPassword(auth, taken, "password")),
        await outcome(createUserWithEmailAndPassword(auth, "nobody", "password")),
        await outcome(createUserWithEmailAndPassword(auth, "new@example.org", "12345")),
      ];
    }, suite.email);
    expect(outcomes).toEqual(["auth/email-already-in-use", "auth/invalid-email", "auth/weak-password"]);
  });

  test("guessing is slowed down, also for the right password", async () => {
    await suite.signUp();
    for (let guess = 0; guess < 10; guess++)
      expect(await suite.signIn("wrong one")).toBe("auth/invalid-credential");
    expect(await suite.signIn()).toBe("auth/too-many-requests");
  });

  test("nobody learns which addresses have accounts", async () => {
    await suite.signUp();
    const methods = await suite.page.evaluate(
      (address) => firebase.fetchSignInMethodsForEmail(firebase.auth, address),
      suite.email,
    );
    expect(methods).toEqual([]);
  });

  test("the page can ask what a password has to be", async () => {
    const results = await suite.page.evaluate(async () => {
      const { auth, validatePassword } = firebase;
      return [
        (await validatePassword(auth, "12345")).isValid,
        (await validatePassword(auth, "123456")).isValid,
      ];
    });
    expect(results).toEqual([false, true]);
  });

  test("a signed-in user still is after the page was loaded again", async () => {
    const uid = await suite.signUp(suite.other);
    await suite.other.reload();
    await suite.other.waitForFunction(() => "firebase" in globalThis);
    await suite.other.evaluate(() => firebase.auth.authStateReady());
    expect(await suite.other.evaluate(() => firebase.auth.currentUser?.uid)).toBe(uid);
  });
});

describe("anonymous sign-in", () => {
  const signInAnonymously = (): Promise<string> =>
    suite.page.evaluate(async () => (await firebase.signInAnonymously(firebase.auth)).user.uid);

  test("anonymous sign-in says so in the session and in the token", async () => {
    await suite.page.evaluate(() => firebase.signOut(firebase.auth));
    await signInAnonymously();
    const facts = await suite.page.evaluate(async () => {
      const user = firebase.auth.currentUser!;
      await user.reload();
      return [user.isAnonymous, user.email, (await user.getIdTokenResult(true)).signInProvider];
    });
    expect(facts).toEqual([true, null, "anonymous"]);
  });

  test("anonymous sign-in becomes an account with a password under the same id", async () => {
    await suite.page.evaluate(() => firebase.signOut(firebase.auth));
    const uid = await signInAnonymously();
    const linked = await suite.page.evaluate(async (address) => {
      const { auth, linkWithCredential, EmailAuthProvider } = firebase;
      const { user } = await linkWithCredential(
        auth.currentUser!,
        EmailAuthProvider.credential(address, "password"),
      );
      const { signInProvider } = await user.getIdTokenResult(true);
      return { uid: user.uid, anonymous: user.isAnonymous, signInProvider };
    }, suite.email);
    expect(linked).toEqual({ uid, anonymous: false, signInProvider: "password" });
    expect(await suite.signIn()).toBe("ok");
    expect((await suite.admin.getUserByEmail(suite.email)).uid).toBe(uid);
  });

  test("anonymous sign-in cannot take somebody else's address", async () => {
    await suite.signUp(suite.other);
    await suite.page.evaluate(() => firebase.signOut(firebase.auth));
    await signInAnonymously();
    const result = await suite.page.evaluate(async (address) => {
      const { auth, linkWithCredential, EmailAuthProvider, outcome } = firebase;
      const credential = EmailAuthProvider.credential(address, "other password");
      return [
        await outcome(linkWithCredential(auth.currentUser!, credential)),
        auth.currentUser!.isAnonymous,
      ];
    }, suite.email);
    expect(result).toEqual(["auth/email-already-in-use", true]);
  });
});

describe("the account's own changes", () => {
  test("profile: set, seen in the token, removed", async () => {
    await suite.signUp();
    const seen = await suite.page.evaluate(async () => {
      const { auth, updateProfile } = firebase;
      const user = auth.currentUser!;
      await updateProfile(user, { displayName: "Élise 🎉", photoURL: "https://example.org/e.jpg" });
      const { name, picture } = (await user.getIdTokenResult(true)).claims;
      await updateProfile(user, { displayName: "" });
      await user.reload();
      return [name, picture, user.displayName, user.photoURL];
    });
    expect(seen).toEqual(["Élise 🎉", "https://example.org/e.jpg", null, "https://example.org/e.jpg"]);
  });

  test("a profile that no header could carry is refused", async () => {
    await suite.signUp();
    const result = await suite.page.evaluate(() =>
      firebase.outcome(
        firebase.updateProfile(firebase.auth.currentUser!, { displayName: "x".repeat(100_000) }),
      ),
    );
    expect(result).toBe("auth/invalid-display-name");
  });

  test("a new password ends the other sessions and keeps this one", async () => {
    await suite.signUp();
    expect(await suite.signIn("password", suite.other)).toBe("ok");
    await suite.page.evaluate(() => firebase.updatePassword(firebase.auth.currentUser!, "new password"));
    expect(await suite.refresh()).toBe("ok");
    expect(await suite.refresh(suite.other)).toBe("auth/user-token-expired");
    await suite.signedOut(suite.other);
    expect([
      await suite.signIn("password", suite.other),
      await suite.signIn("new password", suite.other),
    ]).toEqual(["auth/invalid-credential", "ok"]);
  });

  test("reauthentication wants the account's own password", async () => {
    await suite.signUp();
    const results = await suite.page.evaluate(async (address) => {
      const { auth, reauthenticateWithCredential, EmailAuthProvider, outcome } = firebase;
      const prove = (password: string) =>
        outcome(
          reauthenticateWithCredential(auth.currentUser!, EmailAuthProvider.credential(address, password)),
        );
      return [await prove("wrong one"), await prove("password")];
    }, suite.email);
    expect(results).toEqual(["auth/invalid-credential", "ok"]);
  });

  test("a password can be given up, and opens nothing any more", async () => {
    await suite.signUp();
    const providers = await suite.page.evaluate(async () => {
      const user = await firebase.unlink(firebase.auth.currentUser!, "password");
      return user.providerData.length;
    });
    expect([providers, await suite.signIn()]).toEqual([0, "auth/invalid-credential"]);
  });

  test("deleting the account signs out, and the address is free again", async () => {
    const uid = await suite.signUp();
    await suite.page.evaluate(() => firebase.deleteUser(firebase.auth.currentUser!));
    await suite.signedOut();
    expect(await suite.signIn()).toBe("auth/invalid-credential");
    expect(await suite.signUp()).not.toBe(uid);
  });
});

describe("custom tokens", () => {
  test("sign a page in once the server has signed them, claims included", async () => {
    const [, payload = ""] = (await suite.admin.createCustomToken("custom", { plan: "pro" })).split(".");
    const { ports } = suite.project;
    const account = "projects/-/serviceAccounts/firebase-auth-emulator@example.com";
    const answer = await fetch(
      `http://127.0.0.1:${ports.auth}/iamcredentials.googleapis.com/v1/${account}:signJwt`,
      {
        method: "POST",
        headers: { authorization: "Bearer owner" },
        body: JSON.stringify({ payload: Buffer.from(payload, "base64url").toString() }),
      },
    );
    const { signedJwt } = (await answer.json()) as { readonly signedJwt: string };
    const seen = await suite.page.evaluate(async (token) => {
      const { user } = await firebase.signInWithCustomToken(firebase.auth, token);
      const { claims, signInProvider } = await user.getIdTokenResult(true);
      return [user.uid, user.isAnonymous, claims["plan"], signInProvider];
    }, signedJwt);
    expect(seen).toEqual(["custom", false, "pro", "custom"]);
  });
});

describe("an unsupported call of a page", () => {
  test("sign in with a custom token that nobody signed", async () => {
    const token = await suite.admin.createCustomToken("somebody", { role: "admin" });
    const outcomes = await suite.page.evaluate(async (unsigned) => {
      const { auth, outcome, signInWithCustomToken } = firebase;
      return [
        await outcome(signInWithCustomToken(auth, unsigned)),
        await outcome(signInWithCustomToken(auth, '{"uid":"somebody"}')),
      ];
    }, token);
    expect(outcomes).toEqual(["auth/invalid-custom-token", "auth/invalid-custom-token"]);
  });

  test("an unsupported call of a page: sign in with an identity provider or a telephone", async () => {
    const outcomes = await suite.page.evaluate(async () => {
      const { auth, outcome, signInWithCredential, GoogleAuthProvider, PhoneAuthProvider } = firebase;
      return [
        await outcome(signInWithCredential(auth, GoogleAuthProvider.credential('{"sub":"1"}'))),
        await outcome(signInWithCredential(auth, PhoneAuthProvider.credential("id", "123456"))),
      ];
    });
    expect(outcomes).toEqual(["auth/operation-not-allowed", "auth/operation-not-allowed"]);
  });

  test.each(["accounts", "oobCodes", "verificationCodes", "config"])(
    "a page cannot reach the official emulator's test endpoint %s",
    async (name) => {
      const { ports, projectId } = suite.project;
      const url = `http://127.0.0.1:${ports.auth}/emulator/v1/projects/${projectId}/${name}`;
      for (const method of ["GET", "DELETE"]) {
        const status = await suite.page.evaluate(
          async ([address, verb]) => (await fetch(address, { method: verb })).status,
          [url, method] as const,
        );
        expect(status).toBe(404);
      }
    },
  );
});
