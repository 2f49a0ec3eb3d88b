import { act, renderHook } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { memoryWorkspace } from "../../testing/memoryWorkspace.ts";
import { signedIn } from "../../testing/openApp.tsx";
import { sessionStateAtom, workspaceAtom } from "../session/sessionAtoms.ts";
import { useActivation } from "./useActivation.ts";

test("a switch that is asked for while another waits for its turn comes after both", async () => {
  const store = createStore();
  store.set(sessionStateAtom, signedIn());
  store.set(workspaceAtom, { status: "ready", value: memoryWorkspace() });
  const switched: { id: string; done: () => void }[] = [];
  const setActive = (_workspace: unknown, { id }: { readonly id: string }): Promise<void> =>
    new Promise((done) => switched.push({ id, done }));
  const { result } = renderHook(() => useActivation(setActive), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  const settled = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  const run = async (id: string): Promise<void> => {
    act(() => void result.current.run([{ id }], true));
    await settled();
  };
  const end = async (id: string): Promise<void> => {
    switched.find((one) => one.id === id)?.done();
    await settled();
  };
  await run("a");
  await run("b");
  await end("a");
  await run("c");
  expect(switched.map(({ id }) => id)).toEqual(["a", "b"]);
  expect([...result.current.busy]).toEqual(["b"]);
  await end("b");
  await end("c");
  expect(switched.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  expect(result.current).toMatchObject({ busy: new Set(), result: { done: 1, failed: [] } });
});
