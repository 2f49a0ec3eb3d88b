import { CarnationError } from "@carnation/domain/error";
import { type Callable, callables } from "@carnation/product/callable";
import { deleteApp, initializeApp } from "firebase/app";
import { getFunctions } from "firebase/functions";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { callFunction, createCaller, gone } from "./callFunction.ts";

const app = initializeApp({ projectId: "carnation", apiKey: "key", appId: "app" });

beforeEach(() => {
  vi.useFakeTimers();
  // A server that takes the call and never answers.
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
});

afterAll(() => deleteApp(app));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  [callables.startDiagnosis, 70_000],
  [callables.getdiagnosiscomparisonrecap, 250_000],
])("$name is given up after %i ms, and not before", async (row: Callable, limit) => {
  let failure: unknown = null;
  callFunction(getFunctions(app), row, {}).catch((error: unknown) => {
    failure = error;
  });
  await vi.advanceTimersByTimeAsync(limit - 1);
  expect(failure).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(failure).toMatchObject({ code: "deadline-exceeded" });
});

test("an answer that comes after its session has ended reaches nobody", async () => {
  let ended = false;
  const call = createCaller(getFunctions(app), () => {
    if (ended) throw new CarnationError("unauthenticated");
  });
  const answer = Promise.withResolvers<Response>();
  const ask = vi.fn(() => answer.promise);
  vi.stubGlobal("fetch", ask);
  const called = call(callables.startDiagnosis, { consent: true, conditions: [] });
  called.catch(() => undefined);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  ended = true;
  answer.resolve(Response.json({ result: { id: "d1" } }));
  await expect(called).rejects.toMatchObject({ code: "unauthenticated" });
  await expect(call(callables.startDiagnosis, { consent: true, conditions: [] })).rejects.toBeDefined();
  expect(ask).toHaveBeenCalledOnce();
});

test("a call leaves out the fields that are undefined, and gives the answer, checked", async () => {
  const ask = vi.fn<typeof fetch>(async () => Response.json({ result: { id: "d1" } }));
  vi.stubGlobal("fetch", ask);
  const request = { consent: true, conditions: [], customer: undefined } as object;
  const payload = request as Parameters<typeof callFunction<typeof callables.startDiagnosis>>[2];
  expect(await callFunction(getFunctions(app), callables.startDiagnosis, payload)).toEqual({ id: "d1" });
  expect(JSON.parse(String(ask.mock.calls[0]?.[1]?.body))).toEqual({
    data: { consent: true, conditions: [] },
  });
  ask.mockImplementation(async () => Response.json({ result: { id: 7 } }));
  await expect(callFunction(getFunctions(app), callables.startDiagnosis, payload)).rejects.toMatchObject({
    code: "internal",
  });
});

test("a server that cannot be reached is unavailable, off line: offline", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const asked = () =>
    callFunction(getFunctions(app), callables.startDiagnosis, { consent: true, conditions: [] });
  await expect(asked()).rejects.toMatchObject({ code: "unavailable" });
  vi.stubGlobal("navigator", { onLine: false });
  await expect(asked()).rejects.toMatchObject({ code: "offline" });
});

test("a deletion of what is gone has succeeded; every other failure is told", async () => {
  await gone(Promise.reject(new CarnationError("not-found")));
  await gone(Promise.resolve());
  await expect(gone(Promise.reject(new CarnationError("aborted")))).rejects.toMatchObject({
    code: "aborted",
  });
  await expect(gone(Promise.reject(new Error("not-found")))).rejects.toThrow("not-found");
});
