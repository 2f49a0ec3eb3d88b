import type { CarnationClient } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { renderHook } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { expect, test, vi } from "vitest";
import { connectionAtom } from "../../shared/session/sessionAtoms.ts";
import { describeError } from "./describeError.ts";
import { useErrorReports } from "./useErrorReports.ts";

const stack = `TypeError: Anaïs Morel is not a function
    at save (https://app.example/assets/index-4f2a.js:1:2345)
    at other (chrome-extension://abc/content.js:3:4)
    at https://app.example/assets/vendor.js:20:3`;

function failure(name = "TypeError", from = stack): Error {
  return Object.assign(new Error("Anaïs Morel is not a function"), { name, stack: from });
}

const page = "/user/customers/:id";
const frames = ["index-4f2a.js:1:2345", "vendor.js:20:3"];

test("an error is described by its kind and its places in our scripts, without a word of it", () => {
  const report = describeError(failure(), "script", page);
  expect(report).toEqual({ source: "script", name: "TypeError", code: null, page, frames });
  expect(JSON.stringify(report)).not.toMatch(/Anaïs|extension/u);
});

test.each([
  ["Chromium", "at save (https://a.example/assets/index-4f2a.js:1:2345)"],
  ["Firefox", "save@https://a.example/assets/index-4f2a.js:1:2345"],
  ["Safari", "save@https://a.example/assets/index-4f2a.js:1:2345\nglobal code@"],
])("a place in a stack of %s is read", (_browser, from) => {
  expect(describeError(failure("RangeError", from), "page", "")?.frames).toEqual([frames[0]]);
});

test.each([
  ["no error", "Anaïs"],
  ["an error of an extension", failure("Error", "at x (chrome-extension://abc/content.js:3:4)")],
  ["a lost connection", Object.assign(new CarnationError("offline"), { stack })],
  ["an error whose name is a sentence", failure("Bonjour Anaïs")],
])("%s is not reported", (_what, error) => {
  expect(describeError(error, "script", page)).toBeNull();
});

function reports(reportError = vi.fn(() => Promise.resolve())) {
  const store = createStore();
  const client = { auth: { reportError } } as unknown as CarnationClient;
  store.set(connectionAtom, { open: () => Promise.resolve(client), start: () => undefined });
  const { result, unmount } = renderHook(() => useErrorReports(() => page), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  return { report: result.current, reportError, unmount };
}

test("errors that nothing handles are told once each, until the page is left", async () => {
  const { reportError, unmount } = reports();
  const thrown = () => window.dispatchEvent(new ErrorEvent("error", { error: failure() }));
  thrown();
  thrown();
  const rejected = Object.assign(new Event("unhandledrejection"), { reason: failure("RangeError") });
  window.dispatchEvent(rejected);
  await vi.waitFor(() => expect(reportError).toHaveBeenCalledTimes(2));
  expect(reportError.mock.calls).toEqual([
    [{ source: "script", name: "TypeError", code: null, page, frames }],
    [{ source: "promise", name: "RangeError", code: null, page, frames }],
  ]);
  unmount();
  // The test runner takes an error without a listener for one of its own.
  window.addEventListener("error", () => undefined, { once: true });
  window.dispatchEvent(new ErrorEvent("error", { error: failure("EvalError") }));
  await Promise.resolve();
  expect(reportError).toHaveBeenCalledTimes(2);
});

test("a page reports five errors at most, and a report that fails is no error", async () => {
  const refused = vi.fn(() => Promise.reject(new CarnationError("unavailable")));
  const { report, reportError } = reports(refused);
  for (const name of ["A", "B", "C", "D", "E", "F"]) report(failure(name), "page", page);
  await vi.waitFor(() => expect(reportError).toHaveBeenCalledTimes(5));
  await Promise.resolve();
  expect(reportError).toHaveBeenCalledTimes(5);
});
