import type { Auth, IdTokenResult, User } from "firebase/auth";
import { expect, onTestFinished, test, vi } from "vitest";
import { createAuthentication } from "./authentication.ts";

test("a sign-in whose token is read late is told to nobody once another one, or the end of the watch, has come", async () => {
  let tell: (user: User | null) => void = () => undefined;
  const auth: Partial<Auth> = {
    onIdTokenChanged(next) {
      tell = next as typeof tell;
      return () => undefined;
    },
  };
  const listener = vi.fn();
  const stop = createAuthentication(auth as Auth, {
    beforeSignOut: () => Promise.resolve(),
    loadAccountCommands: () => Promise.reject(new Error("not asked for")),
  }).watch(listener);
  const signIn = (uid: string) => {
    const token = Promise.withResolvers<IdTokenResult>();
    tell({ uid, email: `${uid}@exemple.fr`, getIdTokenResult: () => token.promise } as Partial<User> as User);
    return async (): Promise<void> => {
      token.resolve({ claims: { role: "customer" } } as Partial<IdTokenResult> as IdTokenResult);
      await new Promise((resolve) => setTimeout(resolve));
    };
  };
  const [readFirst, readSecond] = [signIn("claire"), signIn("nadia")];
  await readSecond();
  await readFirst();
  expect(listener.mock.calls).toEqual([[{ uid: "nadia", email: "nadia@exemple.fr", role: "customer" }]]);
  const readLast = signIn("claire");
  stop();
  await readLast();
  expect(listener).toHaveBeenCalledOnce();
});

/** A sign-in whose token says a role; null where it cannot be read. */
const userOf = (uid: string, role: string | null): User =>
  ({
    uid,
    email: null,
    getIdTokenResult: () =>
      role === null ? Promise.reject(new Error("offline")) : Promise.resolve({ claims: { role } }),
  }) as object as User;

test("a session is told at each change of person or role, once, and as the least role where none can be read", async () => {
  let next: (user: User | null) => void = () => undefined;
  const auth = { onIdTokenChanged: (tell: typeof next) => ((next = tell), () => undefined) };
  const told: unknown[] = [];
  createAuthentication(auth as object as Auth, {
    beforeSignOut: () => Promise.resolve(),
    loadAccountCommands: () => Promise.reject(new Error("not asked for")),
  }).watch((session) => told.push(session && `${session.uid} ${session.role}`));
  const users = [
    null,
    null,
    userOf("claire", "customer"),
    userOf("claire", "customer"),
    userOf("claire", "admin"),
  ];
  for (const user of [...users, userOf("nadia", "admin"), userOf("nadia", null), null]) {
    next(user);
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(told).toEqual([null, "claire customer", "claire admin", "nadia admin", "nadia customer", null]);
});

test("a sign-out ends what needs the token first, and comes although that fails", async () => {
  const before = Promise.withResolvers<void>();
  const signOut = vi.fn(() => Promise.resolve());
  const { signOut: leave } = createAuthentication({ signOut } as object as Auth, {
    beforeSignOut: () => before.promise,
    loadAccountCommands: () => Promise.reject(new Error("not asked for")),
  });
  const leaving = leave();
  leaving.catch(() => undefined);
  await Promise.resolve();
  expect(signOut).not.toHaveBeenCalled();
  before.reject(new Error("not closed"));
  await expect(leaving).rejects.toThrow("not closed");
  expect(signOut).toHaveBeenCalledOnce();
});

test("a renewed token is asked of the server; with nobody signed in, of nobody", async () => {
  const getIdToken = vi.fn(() => Promise.resolve("token"));
  const auth: { currentUser: object | null } = { currentUser: { getIdToken } };
  const { refreshToken } = createAuthentication(auth as Auth, {
    beforeSignOut: () => Promise.resolve(),
    loadAccountCommands: () => Promise.reject(new Error("not asked for")),
  });
  await refreshToken();
  expect(getIdToken.mock.calls).toEqual([[true]]);
  auth.currentUser = null;
  await refreshToken();
  expect(getIdToken).toHaveBeenCalledOnce();
});

test("a command of an account is passed on to the code that is loaded for it, and its answer back", async () => {
  const load = vi.fn();
  const commands = new Proxy(
    {},
    {
      get: (_none, name) =>
        name === "then" ? undefined : (...given: unknown[]) => Promise.resolve([name, ...given]),
    },
  );
  load.mockResolvedValue(commands);
  const account = createAuthentication({} as Auth, {
    beforeSignOut: () => Promise.resolve(),
    loadAccountCommands: load,
  });
  expect(load).not.toHaveBeenCalled();
  const activation = { firstname: "Inès" } as Parameters<typeof account.activate>[1];
  expect(
    await Promise.all([
      account.sendPasswordReset("a@b.fr"),
      account.reauthenticate("secret"),
      account.changeEmail("a@b.fr", "secret"),
      account.changePassword("old", "new"),
      account.endSessions(),
      account.requestSignUp("a@b.fr"),
      account.readInvitation("code"),
      account.renewInvitation("code"),
      account.activate("code", activation),
    ]),
  ).toEqual([
    ["sendPasswordReset", "a@b.fr"],
    ["reauthenticate", "secret"],
    ["changeEmail", "a@b.fr", "secret"],
    ["changePassword", "old", "new"],
    ["endSessions"],
    ["requestSignUp", "a@b.fr"],
    ["readInvitation", "code"],
    ["renewInvitation", "code"],
    ["activate", "code", activation],
  ]);
});

test("a sign-out that the device's storage refuses is tried again, and fails when it keeps refusing", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const refused = new DOMException("The database connection is closing.", "InvalidStateError");
  const signOut = vi.fn<() => Promise<void>>();
  const { signOut: leave } = createAuthentication({ signOut } as object as Auth, {
    beforeSignOut: () => Promise.resolve(),
    loadAccountCommands: () => Promise.reject(new Error("not asked for")),
  });
  signOut.mockRejectedValueOnce(refused).mockRejectedValueOnce(refused).mockResolvedValueOnce();
  const left = leave();
  await vi.runAllTimersAsync();
  await left;
  expect(signOut).toHaveBeenCalledTimes(3);
  signOut.mockReset().mockRejectedValue(refused);
  const failed = leave().catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await failed).toBe(refused);
  expect(signOut).toHaveBeenCalledTimes(3);
});
