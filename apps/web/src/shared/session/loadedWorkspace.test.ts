import { CarnationError } from "@carnation/domain/error";
import { createStore } from "jotai";
import { expect, test } from "vitest";
import { memoryWorkspace } from "../../testing/memoryWorkspace.ts";
import { signedIn } from "../../testing/openApp.tsx";
import { loadedWorkspace } from "./loadedWorkspace.ts";
import { sessionStateAtom, workspaceAtom } from "./sessionAtoms.ts";

function signedInStore(uid = "u1") {
  const store = createStore();
  store.set(sessionStateAtom, signedIn(uid));
  return store;
}

test("a workspace that is being loaded is waited for, not refused", async () => {
  const store = signedInStore();
  const asked = loadedWorkspace(store);
  const workspace = memoryWorkspace();
  store.set(workspaceAtom, { status: "ready", value: workspace });
  expect(await asked).toBe(workspace);
});

test("a workspace that could not be loaded is refused with its error, before and while it is waited for", async () => {
  const store = signedInStore();
  const asked = loadedWorkspace(store);
  const error = new CarnationError("offline");
  store.set(workspaceAtom, { status: "failed", error });
  await expect(asked).rejects.toBe(error);
  await expect(loadedWorkspace(store)).rejects.toBe(error);
});

test("a request that waits is never given the workspace of the next session", async () => {
  const store = signedInStore();
  const asked = loadedWorkspace(store);
  store.set(sessionStateAtom, signedIn("u2"));
  store.set(workspaceAtom, { status: "ready", value: memoryWorkspace() });
  await expect(asked).rejects.toMatchObject({ code: "unauthenticated" });
});

test("a request is refused at once while nobody is signed in", async () => {
  const signedOut = createStore();
  await expect(loadedWorkspace(signedOut)).rejects.toMatchObject({ code: "unauthenticated" });
  const leaving = signedInStore();
  const asked = loadedWorkspace(leaving);
  leaving.set(sessionStateAtom, { status: "signed-out", lastUid: "u1", deactivated: false, typed: false });
  await expect(asked).rejects.toMatchObject({ code: "unauthenticated" });
});
