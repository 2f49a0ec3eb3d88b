import { createUserWithEmailAndPassword, updatePassword, type User } from "firebase/auth";
import { afterEach, expect, test, vi } from "vitest";
import type { Identity } from "../../authentication/identity.ts";
import { RevocationWatch } from "./revocationWatch.ts";
import { AuthError } from "../protocol/authError.ts";
import { authSuite, freshEmail } from "../testing/authSuite.ts";

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

/** From here on the grace passes by `vi.advanceTimersByTime` alone; nothing else that a test needs has a timer. */
const stopTheClock = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
afterEach(() => void vi.useRealTimers());
const reason = (code: string): string[] => [`UNAUTHENTICATED The id token is not valid: ${code}`];

test.each<[string, string, (uid: string) => Promise<unknown>]>([
  ["disabled", "USER_DISABLED", (uid) => suite.admin.updateUser(uid, { disabled: true })],
  ["deleted", "USER_NOT_FOUND", (uid) => suite.admin.deleteUser(uid)],
  ["revoked", "TOKEN_EXPIRED", (uid) => suite.admin.revokeRefreshTokens(uid)],
  ["given a new address", "TOKEN_EXPIRED", (uid) => suite.admin.updateUser(uid, { email: freshEmail() })],
])("a watcher of an account hears that it is %s, and nobody else does", async (_how, code, end) => {
  const [user, other] = [await signedUp(), await signedUp()];
  const [followed, gone, another] = [await follow(user), await follow(user), await follow(other)];
  gone.stop();
  const token = await user.getIdToken();
  stopTheClock();
  await end(user.uid);
  await expect(suite.harness.service.verifyIdToken(token)).rejects.toMatchObject({
    status: "UNAUTHENTICATED",
  });
  vi.advanceTimersByTime(999);
  expect(followed.heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(followed.heard).toEqual(reason(code));
  expect([gone.heard, another.heard]).toEqual([[], []]);
});

test("a changed profile or changed claims end nothing", async () => {
  const user = await signedUp();
  const { heard } = await follow(user);
  stopTheClock();
  await suite.admin.setCustomUserClaims(user.uid, { role: "admin" });
  await suite.admin.updateUser(user.uid, { displayName: "Anna" });
  vi.runAllTimers();
  expect(heard).toEqual([]);
});

test("a user who changes their own password has the new tokens before the old ones end", async () => {
  const user = await signedUp();
  const { heard } = await follow(user);
  const before = await user.getIdToken();
  stopTheClock();
  await updatePassword(user, "another password");
  expect(heard).toEqual([]);
  const { service } = suite.harness;
  await expect(service.verifyIdToken(before)).rejects.toThrow("TOKEN_EXPIRED");
  expect(await service.verifyIdToken(await user.getIdToken())).toMatchObject({ sub: user.uid });
  const renewed = await follow(user);
  vi.advanceTimersByTime(1000);
  expect(heard).toEqual(reason("TOKEN_EXPIRED"));
  expect(renewed.heard).toEqual([]);
});

/** Follows an account whose token has ended; `heard` counts how often that was told. */
function followEnded() {
  const watch = new RevocationWatch(
    () => {
      throw new AuthError("TOKEN_EXPIRED");
    },
    () => undefined,
  );
  let heard = 0;
  watch.watch({ kind: "user", uid: "anna", token: { sub: "anna" } as never }, () => (heard += 1));
  return { watch, heard: () => heard };
}

test("the last of several changes has the whole grace", () => {
  stopTheClock();
  const { watch, heard } = followEnded();
  watch.noteChange("anna");
  vi.advanceTimersByTime(900);
  watch.noteChange("anna");
  vi.advanceTimersByTime(999);
  expect(heard()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(heard()).toBe(1);
});

test("changes without end do not keep open what is to end", () => {
  stopTheClock();
  const { watch, heard } = followEnded();
  for (let time = 0; time <= 5000; time += 500) {
    watch.noteChange("anna");
    vi.advanceTimersByTime(500);
  }
  expect(heard()).toBe(1);
});
