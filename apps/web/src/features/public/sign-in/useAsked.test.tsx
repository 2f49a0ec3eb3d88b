import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useAsked } from "./useAsked.ts";

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: new Date("2026-11-21T10:00:00Z") });
});
afterEach(() => void vi.useRealTimers());

const MINUTE_MS = 60_000;
const open = (purpose = "password") => renderHook(() => useAsked(purpose, 60)).result;
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

test("a link may be asked for again once its time is over, counted in whole seconds", () => {
  const asked = open();
  expect(asked.current).toMatchObject({ email: null, wait: 0 });
  act(() => asked.current.note("claire@exemple.fr"));
  expect(asked.current).toMatchObject({ email: "claire@exemple.fr", wait: 60 });
  pass(1000);
  expect(asked.current.wait).toBe(59);
  pass(58_000);
  expect(asked.current.wait).toBe(1);
  pass(1000);
  expect(asked.current).toMatchObject({ email: "claire@exemple.fr", wait: 0 });
});

test("a page that is opened anew goes on with what was asked for, for a quarter of an hour, and not for another purpose", () => {
  const first = open();
  act(() => first.current.note("claire@exemple.fr"));
  pass(10_000);
  expect(open().current).toMatchObject({ email: "claire@exemple.fr", wait: 50 });
  expect(open("sign-in").current.email).toBeNull();
  vi.setSystemTime(Date.now() - 10_000 + 15 * MINUTE_MS - 1);
  expect(open().current).toMatchObject({ email: "claire@exemple.fr", wait: 0 });
  vi.setSystemTime(Date.now() + 1);
  expect(open().current.email).toBeNull();
});

test("a clock that was put back makes the wait no longer", () => {
  const first = open();
  act(() => first.current.note("claire@exemple.fr"));
  vi.setSystemTime(Date.now() - 60 * MINUTE_MS);
  expect(open().current.wait).toBe(60);
});

test("starting over forgets the address, in the page and after a reload; another one waits anew", () => {
  const first = open();
  act(() => first.current.note("claire@exemple.fr"));
  pass(30_000);
  act(() => first.current.forget());
  expect(first.current).toMatchObject({ email: null, wait: 0 });
  expect(open().current.email).toBeNull();
  act(() => first.current.note("nadia@exemple.fr"));
  expect(first.current).toMatchObject({ email: "nadia@exemple.fr", wait: 60 });
});

test.each(["{", "null", '{"email":3,"at":0}'])(
  "a stored value %s is nothing that was asked for",
  (stored) => {
    sessionStorage.setItem("carnation.asked.password", stored);
    expect(open().current).toMatchObject({ email: null, wait: 0 });
  },
);
