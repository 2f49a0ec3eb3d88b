import { describe, expect, test } from "vitest";
import { browserAuthSuite } from "../testing/browserAuthSuite.ts";
import { mailedLink } from "../testing/mailedLink.ts";

const suite = browserAuthSuite();

describe("mailed links", () => {
  test("a password reset ends every session, and serves once", async () => {
    await suite.signUp(suite.other);
    await suite.page.evaluate(
      (address) => firebase.sendPasswordResetEmail(firebase.auth, address),
      suite.email,
    );
    const link = await mailedLink(suite.project, suite.email);
    const results = await suite.page.evaluate(async (text) => {
      const { auth, ActionCodeURL, verifyPasswordResetCode, confirmPasswordReset, outcome } = firebase;
      const { code, operation } = ActionCodeURL.parseLink(text)!;
      return [
        operation,
        await verifyPasswordResetCode(auth, code),
        await outcome(confirmPasswordReset(auth, code, "remembered")),
        await outcome(confirmPasswordReset(auth, code, "once more")),
      ];
    }, link);
    expect(results).toEqual(["PASSWORD_RESET", suite.email, "ok", "auth/invalid-action-code"]);
    expect(await suite.refresh(suite.other)).toBe("auth/user-token-expired");
    expect(await suite.signIn("remembered")).toBe("ok");
  });

  test("a new address counts once its link was opened", async () => {
    const uid = await suite.signUp();
    const next = `next-${suite.email}`;
    await suite.page.evaluate(
      (address) => firebase.verifyBeforeUpdateEmail(firebase.auth.currentUser!, address),
      next,
    );
    expect((await suite.admin.getUser(uid)).email).toBe(suite.email);
    const link = await mailedLink(suite.project, next);
    const seen = await suite.page.evaluate(async (text) => {
      const { auth, ActionCodeURL, checkActionCode, applyActionCode } = firebase;
      const { code } = ActionCodeURL.parseLink(text)!;
      const { data } = await checkActionCode(auth, code);
      await applyActionCode(auth, code);
      return data;
    }, link);
    expect(seen).toMatchObject({ email: next, previousEmail: suite.email });
    expect(await suite.admin.getUser(uid)).toMatchObject({ email: next, emailVerified: true });
    expect(await suite.refresh()).toBe("auth/user-token-expired");
  });

  test("an address is confirmed by its link, and the page sees it after a reload", async () => {
    await suite.signUp();
    await suite.page.evaluate(() => firebase.sendEmailVerification(firebase.auth.currentUser!));
    const link = await mailedLink(suite.project, suite.email);
    const verified = await suite.page.evaluate(async (text) => {
      const { auth, ActionCodeURL, applyActionCode } = firebase;
      await applyActionCode(auth, ActionCodeURL.parseLink(text)!.code);
      await auth.currentUser!.reload();
      const { claims } = await auth.currentUser!.getIdTokenResult(true);
      return [auth.currentUser!.emailVerified, claims["email_verified"]];
    }, link);
    expect(verified).toEqual([true, true]);
  });

  /** Has a sign-in link mailed and follows it to the page of the app that it leads to. */
  async function signInLink(): Promise<string> {
    const url = `http://127.0.0.1:${suite.project.ports.hosting}/?from=mail`;
    await suite.page.evaluate(
      ([address, page]) =>
        firebase.sendSignInLinkToEmail(firebase.auth, address, { url: page, handleCodeInApp: true }),
      [suite.email, url] as const,
    );
    const answer = await fetch(await mailedLink(suite.project, suite.email), { redirect: "manual" });
    const location = answer.headers.get("location") ?? "";
    expect(location.startsWith(`${url}&`)).toBe(true);
    return location;
  }

  const openLink = (link: string, address: string): Promise<string> =>
    suite.page.evaluate(
      ([text, to]) => firebase.outcome(firebase.signInWithEmailLink(firebase.auth, to, text)),
      [link, address] as const,
    );

  test("a link signs somebody new in, for its address alone and once", async () => {
    const link = await signInLink();
    await expect(suite.admin.getUserByEmail(suite.email)).rejects.toMatchObject({
      code: "auth/user-not-found",
    });
    expect(
      await suite.page.evaluate((text) => firebase.isSignInWithEmailLink(firebase.auth, text), link),
    ).toBe(true);
    expect(await openLink(link, "other@example.org")).toBe("auth/invalid-email");
    expect(await openLink(link, suite.email)).toBe("ok");
    expect(await openLink(link, suite.email)).toBe("auth/invalid-action-code");
    const user = await suite.page.evaluate(() => {
      const { isAnonymous, emailVerified, providerData } = firebase.auth.currentUser!;
      return { isAnonymous, emailVerified, providers: providerData.map(({ providerId }) => providerId) };
    });
    expect(user).toEqual({ isAnonymous: false, emailVerified: true, providers: ["password"] });
  });

  test("a link takes an unconfirmed account from whoever made it", async () => {
    const uid = await suite.signUp(suite.other);
    expect(await openLink(await signInLink(), suite.email)).toBe("ok");
    expect(await suite.page.evaluate(() => firebase.auth.currentUser!.uid)).toBe(uid);
    expect(await suite.refresh(suite.other)).toBe("auth/user-token-expired");
    expect(await suite.signIn("password", suite.other)).toBe("auth/invalid-credential");
  });

  test("a link leaves a confirmed account its password", async () => {
    await suite.admin.createUser({ email: suite.email, emailVerified: true, password: "password" });
    expect(await openLink(await signInLink(), suite.email)).toBe("ok");
    expect(await suite.signIn()).toBe("ok");
  });

  test("a link gives an anonymous account its address", async () => {
    await suite.page.evaluate(() => firebase.signOut(firebase.auth));
    const link = await signInLink();
    const [before, after] = await suite.page.evaluate(
      async ([text, address]) => {
        const { auth, signInAnonymously, linkWithCredential, EmailAuthProvider } = firebase;
        const { user } = await signInAnonymously(auth);
        const credential = EmailAuthProvider.credentialWithLink(address, text);
        return [user.uid, (await linkWithCredential(user, credential)).user.uid];
      },
      [link, suite.email] as const,
    );
    expect(after).toBe(before);
    expect(await suite.admin.getUserByEmail(suite.email)).toMatchObject({ uid: before, emailVerified: true });
  });
});
