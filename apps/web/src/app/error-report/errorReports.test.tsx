import type { CarnationClient } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { act, render, renderHook, screen } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { CodeNotLoaded } from "../../shared/code/loadCode.ts";
import { sessionStateAtom, workspaceAtom } from "../../shared/session/sessionAtoms.ts";
import { DoorBoundary } from "../pre-auth/PreAuthBoundary.tsx";
import { describeError } from "./describeError.ts";
import { createErrorReporter, errorReporterAtom, listenForErrors } from "./errorReporter.ts";
import { useErrorReports } from "./useErrorReports.ts";
import { useFailedOpenings } from "./useFailedOpenings.ts";

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
  ["a code of Firebase", "storage/unauthorized", "storage/unauthorized"],
  ["a code with capitals", "ERR_NETWORK", null],
  ["a code with an address", "anais@exemple.fr", null],
  ["a number", 404, null],
])("%s is told where it fits, and keeps no report back", (_what, code, told) => {
  const report = describeError(Object.assign(failure(), { code }), "script", page);
  expect(report).toEqual({ source: "script", name: "TypeError", code: told, page, frames });
});

test("code that fails as it is loaded is described by its own error", () => {
  const report = describeError(new CodeNotLoaded("application", failure("ReferenceError")), "page", "");
  expect(report).toMatchObject({ name: "ReferenceError", frames });
});

const notArrived = Object.assign(
  new TypeError("Failed to fetch dynamically imported module: https://a.example/assets/x.js"),
  { stack },
);

test.each([
  ["no error", "Anaïs"],
  ["an error of an extension", failure("Error", "at x (chrome-extension://abc/content.js:3:4)")],
  ["a lost connection", Object.assign(new CarnationError("offline"), { stack })],
  ["an error whose name is a sentence", failure("Bonjour Anaïs")],
  ["code that did not arrive", new CodeNotLoaded("application", notArrived)],
])("%s is not reported", (_what, error) => {
  expect(describeError(error, "script", page)).toBeNull();
});

/** A reporter that listens to this page, with what reached the operator. */
function reports(reportError = vi.fn(() => Promise.resolve())) {
  const client = { auth: { reportError } } as unknown as CarnationClient;
  const reporter = createErrorReporter({ open: () => Promise.resolve(client), start: () => undefined });
  const stop = listenForErrors(reporter);
  onTestFinished(stop);
  const store = createStore();
  store.set(errorReporterAtom, reporter);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  return { reporter, reportError, stop, wrapper };
}

const thrown = (name = "TypeError") =>
  window.dispatchEvent(new ErrorEvent("error", { error: failure(name) }));

test("errors that nothing handles are told once each, before a page is named and until the page is left", async () => {
  const { reportError, stop, wrapper } = reports();
  thrown("SyntaxError");
  await vi.waitFor(() => expect(reportError).toHaveBeenCalledTimes(1));
  const pageOf = () => page;
  renderHook(() => useErrorReports(pageOf), { wrapper });
  thrown();
  thrown();
  const rejected = Object.assign(new Event("unhandledrejection"), { reason: failure("RangeError") });
  window.dispatchEvent(rejected);
  await vi.waitFor(() => expect(reportError).toHaveBeenCalledTimes(3));
  expect(reportError.mock.calls).toEqual([
    [{ source: "script", name: "SyntaxError", code: null, page: "", frames }],
    [{ source: "script", name: "TypeError", code: null, page, frames }],
    [{ source: "promise", name: "RangeError", code: null, page, frames }],
  ]);
  stop();
  // The test runner takes an error without a listener for one of its own.
  window.addEventListener("error", () => undefined, { once: true });
  thrown("EvalError");
  await Promise.resolve();
  expect(reportError).toHaveBeenCalledTimes(3);
});

test("a page before sign-in that cannot be drawn is told, and shows its French words", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  const { reporter, reportError, wrapper } = reports();
  const Broken = (): never => {
    throw failure();
  };
  render(
    <DoorBoundary onError={(error) => reporter.report(error, "page", "/auth/login")}>
      <Broken />
    </DoorBoundary>,
    { wrapper },
  );
  expect(await screen.findByRole("heading", { level: 1 })).toBeDefined();
  await vi.waitFor(() => expect(reportError).toHaveBeenCalledOnce());
  expect(reportError.mock.calls).toEqual([
    [{ source: "page", name: "TypeError", code: null, page: "/auth/login", frames }],
  ]);
});

test("a workspace that cannot be opened is told, which nothing throws", () => {
  const tell = vi.fn();
  const store = createStore();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  renderHook(() => useFailedOpenings(tell), { wrapper });
  expect(tell).not.toHaveBeenCalled();
  const error = failure();
  act(() => store.set(workspaceAtom, { status: "failed", error }));
  act(() => store.set(sessionStateAtom, { status: "failed", error }));
  expect(tell.mock.calls).toEqual([[error], [error]]);
});

test("a page reports five errors at most, and a report that fails is no error", async () => {
  const refused = vi.fn(() => Promise.reject(new CarnationError("unavailable")));
  const { reporter, reportError } = reports(refused);
  for (const name of ["A", "B", "C", "D", "E", "F"]) reporter.report(failure(name), "page", page);
  await vi.waitFor(() => expect(reportError).toHaveBeenCalledTimes(5));
  await Promise.resolve();
  expect(reportError).toHaveBeenCalledTimes(5);
});
