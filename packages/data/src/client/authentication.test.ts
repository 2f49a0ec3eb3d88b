import type { Auth, IdTokenResult, User } from "firebase/auth";
import { expect, test, vi } from "vitest";
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
