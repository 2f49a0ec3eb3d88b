import {
  applyActionCode,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  linkWithCredential,
  signInAnonymously,
  signInWithEmailAndPassword,
  updateEmail,
  type User,
  verifyBeforeUpdateEmail,
} from "firebase/auth";
import { expect, test } from "vitest";
import { authSuite, codeOf, freshEmail } from "../testing/authSuite.ts";

const suite = authSuite();
const method = (name: string): string => `/identitytoolkit.googleapis.com/v1/accounts:${name}`;
const refusal = "OPERATION_NOT_ALLOWED : Please verify the new email before changing email.";

async function person(email = freshEmail()): Promise<User> {
  return (await createUserWithEmailAndPassword(suite.harness.client(), email, "password")).user;
}

async function answerOf(name: string, body: object): Promise<unknown> {
  const answer = await suite.post(method(name), body);
  return [answer.status, ((await answer.json()) as { error?: { message: string } }).error?.message];
}

test.each<[string, (idToken: string, email: string) => [string, object]]>([
  ["accounts:update", (idToken: string, email: string) => ["update", { idToken, email }]],
  [
    "accounts:update with a password",
    (idToken: string, email: string) => ["update", { idToken, email, password: "other password" }],
  ],
  [
    "accounts:signUp with the id token",
    (idToken: string, email: string) => ["signUp", { idToken, email, password: "other password" }],
  ],
])("%s gives an account no unproven address, and answers alike for a registered one", async (_name, ask) => {
  const user = await person();
  const taken = (await person()).email!;
  const idToken = await user.getIdToken();
  for (const email of [freshEmail(), taken]) {
    expect(await answerOf(...ask(idToken, email))).toEqual([400, refusal]);
  }
  expect((await suite.admin.getUser(user.uid)).email).toBe(user.email);
  // The password that came along has not changed either.
  await signInWithEmailAndPassword(suite.harness.client(), user.email!, "password");
});

test("updateEmail is refused by its production code, and the account's own address is no change", async () => {
  const user = await person();
  await expect(updateEmail(user, freshEmail())).rejects.toMatchObject({ code: "auth/operation-not-allowed" });
  await updateEmail(user, user.email!.toUpperCase());
  expect((await suite.admin.getUser(user.uid)).email).toBe(user.email);
});

test("an account without an address is linked to one by signUp, unproven", async () => {
  const { user } = await signInAnonymously(suite.harness.client());
  const email = freshEmail();
  await linkWithCredential(user, EmailAuthProvider.credential(email, "password"));
  expect(await suite.admin.getUser(user.uid)).toMatchObject({ email, emailVerified: false });
});

test("the mailed link changes the address, proves it and ends every session", async () => {
  const user = await person();
  const elsewhere = suite.harness.client();
  await signInWithEmailAndPassword(elsewhere, user.email!, "password");
  const email = freshEmail();
  await verifyBeforeUpdateEmail(user, email);
  await applyActionCode(suite.harness.client(), codeOf(suite.harness.mails.at(-1)!.link));
  expect(await suite.admin.getUser(user.uid)).toMatchObject({ email, emailVerified: true });
  for (const session of [user, elsewhere.currentUser!]) {
    await expect(session.getIdToken(true)).rejects.toMatchObject({ code: "auth/user-token-expired" });
  }
});
