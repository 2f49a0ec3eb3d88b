import {
  createUserWithEmailAndPassword,
  deleteUser,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
} from "firebase/auth";
import { expect, test } from "vitest";
import { authSuite, freshEmail } from "../testing/authSuite.ts";

const suite = authSuite({ selfRegistration: false });

test("the SDK of a project without self-registration opens no account by password or mailed link, deletes none, and tells nobody", async () => {
  const email = freshEmail();
  const { uid } = await suite.admin.createUser({ email, password: "long enough" });
  const client = suite.harness.client();
  const refused = { code: "auth/admin-restricted-operation" };
  for (const address of [email, freshEmail()]) {
    await expect(createUserWithEmailAndPassword(client, address, "long enough")).rejects.toMatchObject(
      refused,
    );
  }
  const mailed = freshEmail();
  await sendSignInLinkToEmail(client, mailed, { url: "http://localhost:5000/", handleCodeInApp: true });
  const link = new URL(suite.harness.mails.at(-1)!.link);
  await expect(signInWithEmailLink(client, mailed, link.href)).rejects.toMatchObject(refused);
  const { user } = await signInWithEmailAndPassword(client, email, "long enough");
  await expect(deleteUser(user)).rejects.toMatchObject(refused);
  await suite.admin.deleteUser(uid);
});
