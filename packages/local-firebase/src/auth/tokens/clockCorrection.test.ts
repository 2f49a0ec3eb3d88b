import {
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updatePassword,
} from "firebase/auth";
import { afterEach, beforeEach, expect, test } from "vitest";
import { authSuite, codeOf, freshEmail } from "../testing/authSuite.ts";

const YEAR = 365 * 24 * 3600_000;
const suite = authSuite();

/* What happened while the clock was a year ahead must not weigh on the year after it is put right. */
beforeEach(() => suite.harness.advance(YEAR));
let isAhead = true;
beforeEach(() => void (isAhead = true));
afterEach(() => putRight());

function putRight(): void {
  if (isAhead) suite.harness.advance(-YEAR);
  isAhead = false;
}

test("a user who signed up or changed the password then signs in, and works", async () => {
  const [email, other] = [freshEmail(), freshEmail()];
  await createUserWithEmailAndPassword(suite.harness.client(), email, "password");
  const { user } = await createUserWithEmailAndPassword(suite.harness.client(), other, "password");
  await updatePassword(user, "changed!");
  putRight();
  for (const [address, password] of [
    [email, "password"],
    [other, "changed!"],
  ] as const) {
    const { user } = await signInWithEmailAndPassword(suite.harness.client(), address, password);
    await user.reload();
    await user.getIdToken(true);
    const claims = suite.harness.service.verifyIdToken(await user.getIdToken());
    await expect(claims).resolves.toMatchObject({ email: address });
  }
});

test("a session from then is not a fresh proof of who asks, and ends when it is revoked", async () => {
  const email = freshEmail();
  const { user } = await createUserWithEmailAndPassword(suite.harness.client(), email, "password");
  putRight();
  await expect(updatePassword(user, "changed!")).rejects.toMatchObject({
    code: "auth/requires-recent-login",
  });
  const again = await signInWithEmailAndPassword(suite.harness.client(), email, "password");
  await updatePassword(again.user, "changed!");
  await expect(user.getIdToken(true)).rejects.toMatchObject({ code: "auth/user-token-expired" });
});

test("waits after wrong passwords and many mails last no longer than ever", async () => {
  const email = freshEmail();
  await createUserWithEmailAndPassword(suite.harness.client(), email, "password");
  const client = suite.harness.client();
  for (let n = 0; n < 10; n += 1) {
    await expect(signInWithEmailAndPassword(client, email, "wrong password")).rejects.toThrow(/credential/);
  }
  for (let n = 0; n < 5; n += 1) await sendPasswordResetEmail(client, email);
  await expect(signInWithEmailAndPassword(client, email, "password")).rejects.toMatchObject({
    code: "auth/too-many-requests",
  });
  putRight();
  await sendPasswordResetEmail(client, email);
  await expect(signInWithEmailAndPassword(client, email, "wrong password")).rejects.toMatchObject({
    code: "auth/invalid-credential",
  });
  await signInWithEmailAndPassword(client, email, "password");
});

test("a mailed code from then is not good for a year", async () => {
  const email = freshEmail();
  const client = suite.harness.client();
  await createUserWithEmailAndPassword(client, email, "password");
  await sendPasswordResetEmail(client, email);
  const code = codeOf(suite.harness.mails.at(-1)!.link);
  putRight();
  await expect(confirmPasswordReset(client, code, "changed!")).rejects.toMatchObject({
    code: "auth/expired-action-code",
  });
});
