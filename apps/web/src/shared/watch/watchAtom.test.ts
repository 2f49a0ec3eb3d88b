import type { Workspace } from "@carnation/data";
import { atom, createStore } from "jotai";
import { expect, test } from "vitest";
import { workspaceAtom } from "../session/sessionAtoms.ts";
import { isOutdated, watchAtom } from "./watchAtom.ts";

/** A watch whose values and failures the test sends itself. */
function source() {
  const listeners: {
    next: (known: { status: "ready"; value: string }) => void;
    fail: (error: unknown) => void;
  }[] = [];
  let running = 0;
  const watched = watchAtom<{ status: "ready"; value: string }>((_workspace, next, fail) => {
    listeners.push({ next, fail });
    running += 1;
    return () => {
      running -= 1;
    };
  });
  return { watched, latest: () => listeners.at(-1)!, starts: () => listeners.length, running: () => running };
}

const workspace = {} as Workspace;

test("a watch runs only while it is shown and the workspace is open", () => {
  const store = createStore();
  const { watched, latest, starts, running } = source();
  const stop = store.sub(watched, () => undefined);
  expect(store.get(watched)).toEqual({ status: "loading" });
  expect(starts()).toBe(0);
  store.set(workspaceAtom, { status: "ready", value: workspace });
  latest().next({ status: "ready", value: "bonjour" });
  expect(store.get(watched)).toEqual({ status: "ready", value: "bonjour" });
  stop();
  expect(running()).toBe(0);
});

test("a failed watch starts again when it is asked to", () => {
  const store = createStore();
  const { watched, latest, starts } = source();
  store.set(workspaceAtom, { status: "ready", value: workspace });
  store.sub(watched, () => undefined);
  const error = new Error("permission");
  latest().fail(error);
  expect(store.get(watched)).toEqual({ status: "failed", error });
  store.set(watched);
  expect(store.get(watched)).toEqual({ status: "loading" });
  expect(starts()).toBe(2);
});

test("another person's workspace forgets the last person's value", () => {
  const store = createStore();
  const { watched, latest } = source();
  store.set(workspaceAtom, { status: "ready", value: workspace });
  store.sub(watched, () => undefined);
  latest().next({ status: "ready", value: "à elle" });
  store.set(workspaceAtom, { status: "loading" });
  expect(store.get(watched)).toEqual({ status: "loading" });
});

test("a value is outdated once its watch has ended, until the next watch tells one", () => {
  const store = createStore();
  const { watched, latest } = source();
  store.set(workspaceAtom, { status: "ready", value: workspace });
  const stop = store.sub(watched, () => undefined);
  latest().next({ status: "ready", value: "Le Roy" });
  expect(isOutdated(store.get(watched))).toBe(false);
  stop();
  store.sub(watched, () => undefined);
  expect(isOutdated(store.get(watched))).toBe(true);
  latest().next({ status: "ready", value: "Roy Martin" });
  expect(isOutdated(store.get(watched))).toBe(false);
});

test("a value that was read ahead stands until the watch tells one, and never comes back", () => {
  const store = createStore();
  type Text = { readonly status: "unread" } | { readonly status: "ready"; readonly value: string };
  const ahead = atom<Text | null>(null);
  const tell: { next?: (known: Text) => void; fail?: (error: unknown) => void } = {};
  const watched = watchAtom<Text>((_workspace, next, fail) => {
    Object.assign(tell, { next, fail });
    return () => undefined;
  }, ahead);
  store.sub(watched, () => undefined);
  const early = { status: "ready", value: "lu avant" } as const;
  store.set(ahead, early);
  expect(store.get(watched)).toBe(early);
  store.set(workspaceAtom, { status: "ready", value: workspace });
  expect(store.get(watched)).toBe(early);
  tell.next?.({ status: "unread" });
  expect(store.get(watched)).toBe(early);
  tell.next?.({ status: "ready", value: "suivi" });
  expect(store.get(watched)).toEqual({ status: "ready", value: "suivi" });
  tell.next?.({ status: "unread" });
  expect(store.get(watched)).toEqual({ status: "unread" });
  tell.fail?.(new Error("permission"));
  expect(store.get(watched)).toMatchObject({ status: "failed" });
  store.set(watched);
  expect(store.get(watched)).toEqual({ status: "loading" });
});

test("a watch that fails, or a workspace that does not open, is told in spite of what was read ahead", () => {
  const store = createStore();
  const ahead = atom({ status: "ready", value: "lu avant" } as const);
  let fail: (error: unknown) => void = () => undefined;
  const watched = watchAtom<{ status: "ready"; value: string }>((_workspace, _next, onError) => {
    fail = onError;
    return () => undefined;
  }, ahead);
  store.sub(watched, () => undefined);
  const error = new Error("permission");
  store.set(workspaceAtom, { status: "failed", error });
  expect(store.get(watched)).toEqual({ status: "failed", error });
  store.set(workspaceAtom, { status: "ready", value: workspace });
  fail(error);
  expect(store.get(watched)).toEqual({ status: "failed", error });
});
