import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearDrafts, draftKey, draftStorage } from "./drafts.ts";

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test("signing out forgets the drafts of this tab, and nothing else", () => {
  sessionStorage.setItem(draftKey("quick-diagnosis"), "{}");
  sessionStorage.setItem("autre", "reste");
  clearDrafts();
  expect(Object.keys(sessionStorage)).toEqual(["autre"]);
});

test("a browser that refuses storage keeps nobody from signing out", () => {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(draftStorage().getItem(draftKey("quick-diagnosis"))).toBeNull();
  expect(clearDrafts).not.toThrow();
});
