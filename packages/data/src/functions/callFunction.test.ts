import { deleteApp, initializeApp } from "firebase/app";
import { getFunctions } from "firebase/functions";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { callFunction } from "./callFunction.ts";

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
  ["startDiagnosis", 70_000],
  ["getdiagnosiscomparisonrecap", 250_000],
])("%s is given up after %i ms, and not before", async (name, limit) => {
  let failure: unknown = null;
  callFunction(getFunctions(app), name, {}).catch((error: unknown) => {
    failure = error;
  });
  await vi.advanceTimersByTimeAsync(limit - 1);
  expect(failure).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(failure).toMatchObject({ code: "deadline-exceeded" });
});
