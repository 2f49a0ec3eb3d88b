import { createUserWithEmailAndPassword } from "firebase/auth";
import { expect, test } from "vitest";
import { PROJECT } from "./testing/authHarness.ts";
import { authSuite, freshEmail } from "./testing/authSuite.ts";

const suite = authSuite();

test("sessions, accounts and the signing key survive a restart", async () => {
  const { user } = await createUserWithEmailAndPassword(suite.harness.client(), freshEmail(), "password");
  const token = await user.getIdToken();
  suite.harness.restart();
  expect(await suite.harness.service.verifyIdToken(token)).toMatchObject({ sub: user.uid });
  await user.getIdToken(true);
});

test.each([
  ["/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp", 400],
  ["/identitytoolkit.googleapis.com/v2/accounts/mfaEnrollment:start", 400],
  [`/emulator/v1/projects/${PROJECT}/accounts`, 404],
  [`/emulator/v1/projects/${PROJECT}/oobCodes`, 404],
  [`/emulator/v1/projects/${PROJECT}/verificationCodes`, 404],
  ["/identitytoolkit.googleapis.com/v1/accounts:constructor", 404],
  ["/elsewhere", 404],
])("what is not offered says so: %s", async (path, status) => {
  expect((await suite.post(path, {})).status).toBe(status);
});

test("malformed input is refused by field name", async () => {
  const answer = await suite.post("/identitytoolkit.googleapis.com/v1/accounts:signUp", { email: 7 });
  expect(answer.status).toBe(400);
  expect(JSON.stringify(await answer.json())).toContain("email");
});
