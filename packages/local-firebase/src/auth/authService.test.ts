import { createUserWithEmailAndPassword } from "firebase/auth";
import { request, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
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
])("a method that is not offered says so: %s", async (path, status) => {
  expect((await suite.post(path, {})).status).toBe(status);
});

test("a tenant's user does not become the project's", async () => {
  const auth = suite.harness.client();
  auth.tenantId = "tenant";
  const email = freshEmail();
  await expect(createUserWithEmailAndPassword(auth, email, "password")).rejects.toMatchObject({
    code: "auth/unsupported-tenant-operation",
  });
  await expect(suite.admin.getUserByEmail(email)).rejects.toMatchObject({ code: "auth/user-not-found" });
});

test("malformed input is refused by field name", async () => {
  const answer = await suite.post("/identitytoolkit.googleapis.com/v1/accounts:signUp", { email: 7 });
  expect(answer.status).toBe(400);
  expect(JSON.stringify(await answer.json())).toContain("email");
});

describe("a malformed request is the client's fault", () => {
  const owner = { authorization: "Bearer owner" };
  const admin = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}`;

  test.each([
    ["a path that is not encoded text", "/identitytoolkit.googleapis.com/v1/projects/%E0%A4%A/accounts", {}],
    ["half a character in an address", `${admin}/accounts`, { email: "a\ud800@example.fr" }],
    ["a control character in an address", `${admin}/accounts`, { email: "a\u0000@example.fr" }],
    ["an address that would end its mail header", `${admin}/accounts`, { email: "a>,<b@example.fr" }],
    ["a telephone number", `${admin}/accounts`, { phoneNumber: "0612345678" }],
    ["a uid that is too long", `${admin}/accounts`, { localId: "x".repeat(129) }],
    ["a time beyond all times", `${admin}/accounts:update`, { localId: "x", validSince: "1e99" }],
    ["an import that is no list", `${admin}/accounts:batchCreate`, { users: 7 }],
    [
      "a hash that would take gigabytes",
      `${admin}/accounts:batchCreate`,
      {
        users: [],
        hashAlgorithm: "STANDARD_SCRYPT",
        cpuMemCost: 2 ** 20,
        blockSize: 64,
        parallelization: 1,
        dkLen: 32,
      },
    ],
    ["a cookie for a year", `${admin}:createSessionCookie`, { idToken: "x", validDuration: 365 * 86_400 }],
  ])("a malformed request is the client's fault: %s", async (_name, path, body) => {
    const { status } = await suite.post(path, body, owner);
    expect([400, 404]).toContain(status);
  });

  test("a page size that is no whole number is taken as one", async () => {
    const url = `${suite.harness.server.origin}${admin}/accounts:batchGet?maxResults=1.5`;
    expect((await fetch(url, { headers: owner })).status).toBe(200);
  });

  test("a name of this machine with an impossible port leads mail back to the real one", async () => {
    const email = freshEmail();
    await suite.admin.createUser({ email });
    const path = `${suite.harness.server.origin}${admin}/accounts:sendOobCode`;
    const body = JSON.stringify({ requestType: "PASSWORD_RESET", email, returnOobLink: true });
    const answer = await new Promise<string>((resolve, reject) => {
      request(path, { method: "POST", headers: { ...owner, host: "localhost:99999" } })
        .on("response", (response) => void text(response).then(resolve, reject))
        .on("error", reject)
        .end(body);
    });
    expect(JSON.parse(answer)).toMatchObject({
      oobLink: expect.stringContaining(suite.harness.server.origin) as string,
    });
  });
});

test("a failure is logged also when its client has gone", async () => {
  const url = new URL("http://localhost/identitytoolkit.googleapis.com/v1/accounts:signUp");
  const asked = {
    method: "POST",
    url: url.pathname,
    headers: {
      get host() {
        throw new Error("a fault");
      },
    },
    socket: {},
  };
  const gone = { destroyed: true, setHeader: () => undefined };
  await suite.harness.service.handle(
    asked as unknown as IncomingMessage,
    gone as unknown as ServerResponse,
    url,
    Buffer.from("{}"),
  );
  expect(suite.harness.log).toEqual([`auth: ${url.pathname}: Error: a fault`]);
});
