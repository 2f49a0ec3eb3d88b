import {
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  type User,
  verifyBeforeUpdateEmail,
} from "firebase/auth";
import { expect, test } from "vitest";
import { authSuite, freshEmail } from "../testing/authSuite.ts";

const suite = authSuite();
const method = (name: string): string => `/identitytoolkit.googleapis.com/v1/accounts:${name}`;

async function person(email = freshEmail()): Promise<User> {
  return (await createUserWithEmailAndPassword(suite.harness.client(), email, "password")).user;
}

/** Status and body; what is random in a body is left out. */
async function answerOf(path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await suite.post(path, body, headers);
  const { sessionId: _, ...told } = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, told };
}

test.each<[string, string, (email: string, idToken: string) => object]>([
  [
    "accounts:createAuthUri",
    "createAuthUri",
    (identifier) => ({ identifier, continueUri: "http://localhost" }),
  ],
  ["accounts:signInWithPassword", "signInWithPassword", (email) => ({ email, password: "wrong password" })],
  ["accounts:update", "update", (email, idToken) => ({ email, idToken })],
  [
    "accounts:sendOobCode PASSWORD_RESET",
    "sendOobCode",
    (email) => ({ requestType: "PASSWORD_RESET", email }),
  ],
  [
    "accounts:sendOobCode EMAIL_SIGNIN",
    "sendOobCode",
    (email) => ({ requestType: "EMAIL_SIGNIN", email, continueUrl: "http://localhost:5000/" }),
  ],
  [
    "accounts:sendOobCode VERIFY_AND_CHANGE_EMAIL",
    "sendOobCode",
    (newEmail, idToken) => ({ requestType: "VERIFY_AND_CHANGE_EMAIL", newEmail, idToken }),
  ],
])("%s answers alike for a registered and an unregistered address", async (_name, name, body) => {
  const asker = await person();
  const registered = (await person()).email!;
  const unregistered = freshEmail();
  const idToken = await asker.getIdToken();
  const [yes, no] = [
    await answerOf(method(name), body(registered, idToken)),
    await answerOf(method(name), body(unregistered, idToken)),
  ];
  const alike = (text: object, email: string) => JSON.stringify(text).replaceAll(email, "EMAIL");
  expect(alike(yes, registered)).toBe(alike(no, unregistered));
});

test("a mail goes only to whom it may; any other is made and discarded", async () => {
  const asker = await person();
  const registered = (await person()).email!;
  const { mails, discarded } = suite.harness;
  const before = [mails.length, discarded.length];
  await verifyBeforeUpdateEmail(asker, registered);
  await sendPasswordResetEmail(suite.harness.client(), freshEmail());
  expect([mails.length, discarded.length]).toEqual([before[0], before[1]! + 2]);
  await verifyBeforeUpdateEmail(asker, freshEmail());
  await sendPasswordResetEmail(suite.harness.client(), registered);
  expect([mails.length, discarded.length]).toEqual([before[0]! + 2, before[1]! + 2]);
});

test("an account that asks about many addresses is stopped before anything is looked up", async () => {
  const asker = await person();
  const idToken = await asker.getIdToken();
  const statuses: number[] = [];
  for (let place = 0; place < 12; place++) {
    const newEmail = place % 2 === 0 ? (await person()).email! : freshEmail();
    const body = { requestType: "VERIFY_AND_CHANGE_EMAIL", newEmail, idToken };
    statuses.push((await answerOf(method("sendOobCode"), body)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, ...Array.from({ length: 7 }, () => 400)]);
  const unverified = { requestType: "VERIFY_EMAIL", idToken };
  expect((await answerOf(method("sendOobCode"), unverified)).status).toBe(400);
});

test("a source that has mails sent to many addresses is stopped, and another source is not", async () => {
  const ask = async (origin: string): Promise<number> => {
    const body = { requestType: "PASSWORD_RESET", email: freshEmail() };
    return (await answerOf(method("sendOobCode"), body, { origin })).status;
  };
  const statuses = new Set<number>();
  for (let place = 0; place < 50; place++) statuses.add(await ask("http://localhost:7001"));
  expect([...statuses]).toEqual([200]);
  expect(await ask("http://localhost:7001")).toBe(400);
  expect(await ask("http://localhost:7002")).toBe(200);
});

test("a source that signs up with taken addresses is told of ten", async () => {
  const email = (await person()).email!;
  const headers = { origin: "http://localhost:7003" };
  const messages: string[] = [];
  for (let place = 0; place < 12; place++) {
    const body = { email: place < 11 ? email : freshEmail(), password: "password" };
    messages.push(JSON.stringify((await answerOf(method("signUp"), body, headers)).told));
  }
  expect(messages.filter((message) => message.includes("EMAIL_EXISTS"))).toHaveLength(10);
  expect(messages.slice(10).every((message) => message.includes("TOO_MANY_ATTEMPTS"))).toBe(true);
});
