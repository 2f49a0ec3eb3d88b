import { createUserWithEmailAndPassword, updatePassword, type User } from "firebase/auth";
import { expect, test, vi } from "vitest";
import type { Identity } from "../identity/identity.ts";
import { authSuite, freshEmail } from "./testing/authSuite.ts";

const suite = authSuite();

async function signedUp(): Promise<User> {
  return (await createUserWithEmailAndPassword(suite.harness.client(), freshEmail(), "password")).user;
}

/** Follows the account of a user's present token; `heard` has why it ended. */
async function follow(user: User) {
  const { service } = suite.harness;
  const token = await service.verifyIdToken(await user.getIdToken());
  const identity: Identity = { kind: "user", uid: user.uid, token };
  const heard: string[] = [];
  const stop = service.watchIdentity(
    identity,
    ({ status, message }) => void heard.push(`${status} ${message}`),
  );
  return { heard, stop };
}

const within = { timeout: 5000, interval: 20 };
const reason = (code: string): string[] => [`UNAUTHENTICATED The id token is not valid: ${code}`];

test.each<[string, string, (uid: string) => Promise<unknown>]>([
  ["disabled", "USER_DISABLED", (uid) => suite.admin.updateUser(uid, { disabled: true })],
  ["deleted", "USER_NOT_FOUND", (uid) => suite.admin.deleteUser(uid)],
  ["revoked", "TOKEN_EXPIRED", (uid) => suite.admin.revokeRefreshTokens(uid)],
  ["given a new address", "TOKEN_EXPIRED", (uid) => suite.admin.updateUser(uid, { email: freshEmail() })],
])("who follows an account hears that it is %s, and nobody else does", async (_how, code, end) => {
  const [user, other] = [await signedUp(), await signedUp()];
  const [followed, gone, another] = [await follow(user), await follow(user), await follow(other)];
  gone.stop();
  const token = await user.getIdToken();
  await end(user.uid);
  await expect(suite.harness.service.verifyIdToken(token)).rejects.toMatchObject({
    status: "UNAUTHENTICATED",
  });
  await vi.waitFor(() => expect(followed.heard).toEqual(reason(code)), within);
  expect([gone.heard, another.heard]).toEqual([[], []]);
});

test("a changed profile or changed claims end nothing", async () => {
  const user = await signedUp();
  const { heard } = await follow(user);
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  try {
    await suite.admin.setCustomUserClaims(user.uid, { role: "admin" });
    await suite.admin.updateUser(user.uid, { displayName: "Anna" });
  } finally {
    vi.runAllTimers();
    vi.useRealTimers();
  }
  expect(heard).toEqual([]);
});

test("who changes their own password has the new tokens before their old ones end", async () => {
  const user = await signedUp();
  const { heard } = await follow(user);
  const before = await user.getIdToken();
  await updatePassword(user, "another password");
  expect(heard).toEqual([]);
  const { service } = suite.harness;
  await expect(service.verifyIdToken(before)).rejects.toThrow("TOKEN_EXPIRED");
  expect(await service.verifyIdToken(await user.getIdToken())).toMatchObject({ sub: user.uid });
  const renewed = await follow(user);
  await vi.waitFor(() => expect(heard).toEqual(reason("TOKEN_EXPIRED")), within);
  expect(renewed.heard).toEqual([]);
});
