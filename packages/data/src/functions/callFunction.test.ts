import { CarnationError } from "@carnation/domain/error";
import { type Callable, callables } from "@carnation/product/callable";
import { deleteApp, initializeApp } from "firebase/app";
import { getFunctions } from "firebase/functions";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { callFunction, createCaller } from "./callFunction.ts";

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
