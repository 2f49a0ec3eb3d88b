import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from "firebase/auth";
import { request } from "node:http";
import { describe, expect, test } from "vitest";
import { authSuite, codeOf, freshEmail } from "../testing/authSuite.ts";

const suite = authSuite();

describe("mailed codes", () => {
  test("password reset: single use, proves the address, signs out everywhere", async () => {
    const email = freshEmail();
    const auth = suite.harness.client();
    await createUserWithEmailAndPassword(auth, email, "forgotten");
    await sendPasswordResetEmail(suite.harness.client(), email, { url: "http://localhost:5000/auth/login" });
    const mail = suite.harness.mails.at(-1)!;
    expect(mail).toMatchObject({ to: email, kind: "passwordReset" });
    expect(mail.text).toContain(mail.link);
    const code = codeOf(mail.link);
    expect(await verifyPasswordResetCode(suite.harness.client(), code)).toBe(email);
    await confirmPasswordReset(suite.harness.client(), code, "remembered");
    await expect(confirmPasswordReset(suite.harness.client(), code, "again!!")).rejects.toMatchObject({
      code: "auth/invalid-action-code",
    });
    await expect(auth.currentUser!.getIdToken(true)).rejects.toMatchObject({
      code: "auth/user-token-expired",
    });
    const { user } = await signInWithEmailAndPassword(suite.harness.client(), email, "remembered");
    expect(user.emailVerified).toBe(true);
  });

  test("an unknown address answers the same and gets no mail; many requests are slowed down", async () => {
    const before = suite.harness.mails.length;
    const email = freshEmail();
    for (let i = 0; i < 5; i++) await sendPasswordResetEmail(suite.harness.client(), email);
    await expect(sendPasswordResetEmail(suite.harness.client(), email)).rejects.toMatchObject({
      code: "auth/too-many-requests",
    });
    expect(suite.harness.mails).toHaveLength(before);
  });

  test("mail leads back here, whatever name the request was addressed to", async () => {
    const email = freshEmail();
    await createUserWithEmailAndPassword(suite.harness.client(), email, "password");
    const body = JSON.stringify({ requestType: "PASSWORD_RESET", email });
    await new Promise<void>((resolve, reject) => {
      const path = "/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=key";
      const headers = { host: "evil.example", "content-type": "application/json" };
      request(`${suite.harness.server.origin}${path}`, { method: "POST", headers })
        .on("response", (response) => response.resume().on("end", resolve))
        .on("error", reject)
        .end(body);
    });
    const mail = suite.harness.mails.at(-1)!;
    expect([mail.to, new URL(mail.link).origin]).toEqual([email, suite.harness.server.origin]);
  });

  test("a code expires, and dies with the address it was sent to", async () => {
    const email = freshEmail();
    const { user } = await createUserWithEmailAndPassword(suite.harness.client(), email, "password");
    await sendPasswordResetEmail(suite.harness.client(), email);
    const code = codeOf(suite.harness.mails.at(-1)!.link);
    const moved = freshEmail();
    await suite.admin.updateUser(user.uid, { email: moved });
    await expect(confirmPasswordReset(suite.harness.client(), code, "hijacked")).rejects.toMatchObject({
      code: "auth/invalid-action-code",
    });
    await sendPasswordResetEmail(suite.harness.client(), moved);
    suite.harness.advance(3600_001);
    const late = codeOf(suite.harness.mails.at(-1)!.link);
    await expect(confirmPasswordReset(suite.harness.client(), late, "too late")).rejects.toMatchObject({
      code: "auth/expired-action-code",
    });
  });

  test("address verification and verified change of address", async () => {
    const { user } = await createUserWithEmailAndPassword(suite.harness.client(), freshEmail(), "password");
    await sendEmailVerification(user);
    await applyActionCode(suite.harness.client(), codeOf(suite.harness.mails.at(-1)!.link));
    await user.reload();
    expect(user.emailVerified).toBe(true);

    const changed = freshEmail();
    await verifyBeforeUpdateEmail(user, changed);
    const mail = suite.harness.mails.at(-1)!;
    expect(mail.to).toBe(changed);
    const info = await checkActionCode(suite.harness.client(), codeOf(mail.link));
    expect(info.data).toMatchObject({ email: changed, previousEmail: user.email });
    await applyActionCode(suite.harness.client(), codeOf(mail.link));
    expect(await suite.admin.getUser(user.uid)).toMatchObject({ email: changed, emailVerified: true });
  });

  test("a link may not lead on to a foreign site, and the refusal does not tell who has an account", async () => {
    const email = freshEmail();
    await createUserWithEmailAndPassword(suite.harness.client(), email, "password");
    for (const address of [email, freshEmail()]) {
      await expect(
        sendPasswordResetEmail(suite.harness.client(), address, { url: "https://evil.example/" }),
      ).rejects.toMatchObject({ code: "auth/unauthorized-continue-uri" });
    }
  });

  test("a change of address that somebody asked for ends with their session", async () => {
    const { user } = await createUserWithEmailAndPassword(suite.harness.client(), freshEmail(), "password");
    await verifyBeforeUpdateEmail(user, freshEmail());
    const code = codeOf(suite.harness.mails.at(-1)!.link);
    await suite.admin.revokeRefreshTokens(user.uid);
    await expect(applyActionCode(suite.harness.client(), code)).rejects.toMatchObject({
      code: "auth/invalid-action-code",
    });
    expect((await suite.admin.getUser(user.uid)).email).toBe(user.email);
  });

  test("the built-in page resets a password without script, and opening it uses nothing up", async () => {
    const email = freshEmail();
    await createUserWithEmailAndPassword(suite.harness.client(), email, "password");
    await sendPasswordResetEmail(suite.harness.client(), email, {
      url: "http://localhost:5000/login?a=1&b=2",
    });
    const { link } = suite.harness.mails.at(-1)!;
    for (let i = 0; i < 2; i++) expect(await (await fetch(link)).text()).toContain('type="password"');
    const send = (newPassword: string): Promise<Response> =>
      fetch(link, { method: "POST", body: new URLSearchParams({ newPassword }) });
    expect((await send("123")).status).toBe(400);
    const done = await (await send("from the page")).text();
    expect(done).toContain('href="http://localhost:5000/login?a=1&amp;b=2"');
    await signInWithEmailAndPassword(suite.harness.client(), email, "from the page");
    expect(await (await fetch(link)).text()).toContain("a déjà servi");
  });
});
