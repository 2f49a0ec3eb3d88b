import { createStore } from "jotai";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { signedIn } from "../../testing/openApp.tsx";
import { sessionStateAtom } from "../session/sessionAtoms.ts";
import { draftAtom, keepDraftsOf } from "./drafts.ts";

const noteAtom = draftAtom("note", v.object({ text: v.string() }), { text: "" });

/** A tab in which somebody is signed in. */
function tabOf(uid: string) {
  const store = createStore();
  store.set(sessionStateAtom, signedIn(uid));
  const text = () => store.get(noteAtom).text;
  return { store, text, write: (text: string) => store.set(noteAtom, () => ({ text })) };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test("a draft survives a reload of its own person", () => {
  tabOf("claire").write("à reprendre");
  expect(tabOf("claire").text()).toBe("à reprendre");
});

test.each(["nadia", "clair", "claire/note", ""])("a draft of claire is not one of %j", (uid) => {
  tabOf("claire").write("à elle");
  expect(tabOf(uid).text()).toBe("");
});

test("a draft is not seen by the next person of the same tab, nor by nobody", () => {
  const { store, text, write } = tabOf("claire");
  write("à elle");
  store.set(sessionStateAtom, { status: "signed-out" });
  expect(text()).toBe("");
  write("de personne");
  store.set(sessionStateAtom, signedIn("nadia"));
  expect(text()).toBe("");
});

test("a session that ended leaves nothing to its own person either, although nobody looked in between", () => {
  const { store, text, write } = tabOf("claire");
  write("à elle");
  keepDraftsOf(null);
  store.set(sessionStateAtom, { status: "signed-out" });
  store.set(sessionStateAtom, signedIn("claire"));
  expect(text()).toBe("");
});

test("the drafts of everybody else are forgotten, and nothing but drafts", () => {
  tabOf("claire").write("à elle");
  tabOf("nadia").write("à l’autre");
  sessionStorage.setItem("autre", "reste");
  sessionStorage.setItem("carnation.draft.quick-diagnosis", "{}");
  keepDraftsOf("nadia");
  expect(tabOf("claire").text()).toBe("");
  expect(tabOf("nadia").text()).toBe("à l’autre");
  expect(Object.keys(sessionStorage).toSorted()).toEqual(["autre", "carnation.draft.nadia/note"]);
});

test.each(["{", '"text"', '{"text":3}', "null"])("a stored value %s is no draft", (stored) => {
  sessionStorage.setItem("carnation.draft.claire/note", stored);
  expect(tabOf("claire").text()).toBe("");
});

test("a browser that refuses storage keeps the draft for the page, and keeps nobody from signing out", () => {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const { text, write } = tabOf("claire");
  write("à elle");
  expect(text()).toBe("à elle");
  expect(() => keepDraftsOf(null)).not.toThrow();
});

test("a storage that is full keeps the draft for the page", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const { text, write } = tabOf("claire");
  write("à elle");
  expect(text()).toBe("à elle");
});
