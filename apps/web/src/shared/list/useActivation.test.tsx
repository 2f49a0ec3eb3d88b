import type { Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
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

/** Rows that are switched when the test says so, for whom the test signs in. */
function activationUnderTest() {
  const store = createStore();
  const signIn = (uid: string): Workspace => {
    const value = memoryWorkspace();
    store.set(sessionStateAtom, signedIn(uid));
    store.set(workspaceAtom, { status: "ready", value });
    return value;
  };
  const workspace = signIn("sophie");
  const switched: ({ workspace: Workspace; id: string } & PromiseWithResolvers<void>)[] = [];
  const setActive = (of: Workspace, { id }: { readonly id: string }): Promise<void> => {
    switched.push({ workspace: of, id, ...Promise.withResolvers() });
    return switched.at(-1)!.promise;
  };
  const { result } = renderHook(() => useActivation(setActive), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  const settled = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  return {
    result,
    workspace,
    switched,
    signIn: (uid: string) => act(() => signIn(uid)),
    async run(...ids: string[]) {
      act(
        () =>
          void result.current.run(
            ids.map((id) => ({ id })),
            false,
          ),
      );
      await settled();
    },
    async end(id: string, error?: CarnationError) {
      const one = switched.findLast((known) => known.id === id)!;
      if (error === undefined) one.resolve();
      else one.reject(error);
      await settled();
    },
  };
}

test("rows are switched four at once, and those whose turn comes later for who asked", async () => {
  const { run, end, switched, signIn, workspace } = activationUnderTest();
  await run("a", "b", "c", "d", "e");
  expect(switched.map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
  signIn("marc");
  await end("b");
  expect(switched.map(({ id }) => id)).toEqual(["a", "b", "c", "d", "e"]);
  expect(switched.every((one) => one.workspace === workspace)).toBe(true);
});

test("rows that failed are told until they are tried again, also when others were switched meanwhile", async () => {
  const { result, run, end } = activationUnderTest();
  await run("a", "b");
  await run("c");
  await end("a", new CarnationError("unavailable"));
  await end("b");
  await end("c");
  expect(result.current.result).toMatchObject({ active: false, done: 1, failed: [{ row: { id: "a" } }] });
  expect(result.current.result?.failed[0]?.why).toMatch(/momentanément indisponible/u);
  await run("a");
  expect(result.current.result).toBeNull();
  await end("a");
  expect(result.current).toMatchObject({ busy: new Set(), result: { done: 1, failed: [] } });
});
