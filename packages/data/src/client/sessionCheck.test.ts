import type { Auth, User } from "firebase/auth";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSessionCheck } from "./sessionCheck.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("the account says first why it was refused; then the token is asked for once, however much was refused", async () => {
  const getIdToken = vi.fn<User["getIdToken"]>(() => Promise.reject(new Error("auth/user-disabled")));
  const auth = { currentUser: { getIdToken } as Partial<User> } as { currentUser: User | null };
  const check = createSessionCheck(auth as Auth);
  check();
  check();
  await vi.advanceTimersByTimeAsync(1000);
  expect(getIdToken).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(getIdToken.mock.calls).toEqual([[true]]);
  // What is refused after that check has ended is another refusal, also when the check failed.
  check();
  await vi.advanceTimersByTimeAsync(2000);
  expect(getIdToken).toHaveBeenCalledTimes(2);
  // Whoever has left meanwhile, as somebody who was told why, is asked nothing.
  check();
  auth.currentUser = null;
  await vi.advanceTimersByTimeAsync(5000);
  expect(getIdToken).toHaveBeenCalledTimes(2);
});
