import type { Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { act, renderHook } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { memoryWorkspace } from "../../testing/memoryWorkspace.ts";
import { signedIn } from "../../testing/openApp.tsx";
import { sessionStateAtom, workspaceAtom } from "../session/sessionAtoms.ts";
import { useMutation } from "./useMutation.ts";

/** Makes a change whose answers come when the test gives them. */
function mutationUnderTest() {
  const store = createStore();
  store.set(sessionStateAtom, signedIn());
  store.set(workspaceAtom, { status: "ready", value: memoryWorkspace() });
  const answers: PromiseWithResolvers<string>[] = [];
  const change = vi.fn((_workspace: Workspace, _text: string, _fields?: object | null): Promise<string> => {
    answers.push(Promise.withResolvers());
    return answers.at(-1)!.promise;
  });
  const { result } = renderHook(() => useMutation(change), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  return { store, answers, change, result };
}

const settled = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

test("a change that is asked for twice at once is made once, and again after it has failed", async () => {
  const { answers, change, result } = mutationUnderTest();
  const run = async (): Promise<string[]> => {
    const told: string[] = [];
    act(() => {
      for (const name of ["first", "second"]) {
        result.current.run("text").then(
          (answer) => told.push(`${name} ${answer}`),
          () => told.push(`${name} failed`),
        );
      }
    });
    await settled();
    return told;
  };
  const failed = await run();
  expect(change).toHaveBeenCalledOnce();
  expect(result.current).toMatchObject({ pending: true, failure: null });
  answers[0]!.reject(new CarnationError("unavailable"));
  await settled();
  expect(failed).toEqual(["first failed", "second failed"]);
  expect(result.current.pending).toBe(false);
  expect(result.current.failure).toMatch(/momentanément indisponible/u);
  const saved = await run();
  expect(change).toHaveBeenCalledTimes(2);
  expect(result.current).toMatchObject({ pending: true, failure: null });
  answers[1]!.resolve("saved");
  await settled();
  expect(saved).toEqual(["first saved", "second saved"]);
  expect(result.current).toMatchObject({ pending: false, failure: null });
});

test("a change of another record is made after the one that is under way, whether that fails or not", async () => {
  const { answers, change, result } = mutationUnderTest();
  const told: string[] = [];
  act(() => {
    for (const id of ["first", "second"]) {
      result.current.run(id).then(
        (answer) => told.push(`${id} ${answer}`),
        () => told.push(`${id} failed`),
      );
    }
  });
  await settled();
  expect(change.mock.calls.map(([, id]) => id)).toEqual(["first"]);
  answers[0]!.reject(new CarnationError("unavailable"));
  await settled();
  expect(change.mock.calls.map(([, id]) => id)).toEqual(["first", "second"]);
  expect(result.current).toMatchObject({ pending: true, failure: null });
  answers[1]!.resolve("saved");
  await settled();
  expect(told).toEqual(["first failed", "second saved"]);
  expect(result.current).toMatchObject({ pending: false, failure: null });
});

test("a change that waits for another is made in the workspace of who asked, whoever has signed in meanwhile", async () => {
  const { store, answers, change, result } = mutationUnderTest();
  const own = store.get(workspaceAtom);
  act(() => {
    for (const id of ["first", "second"]) result.current.run(id).catch(() => undefined);
  });
  await settled();
  act(() => store.set(workspaceAtom, { status: "ready", value: memoryWorkspace() }));
  answers[0]!.resolve("saved");
  await settled();
  expect(change).toHaveBeenCalledTimes(2);
  expect(own).toMatchObject({ status: "ready", value: change.mock.calls[1]?.[0] });
  expect(change.mock.calls[1]?.[0]).toBe(change.mock.calls[0]?.[0]);
});

test.each([
  ["another field", { active: false }, { active: true }],
  ["no value", { active: true }, null],
])("a change of one record with %s is made afterwards, and not dropped", async (_case, first, second) => {
  const { answers, change, result } = mutationUnderTest();
  act(() => {
    for (const fields of [first, { ...first }, second])
      result.current.run("id", fields).catch(() => undefined);
  });
  await settled();
  expect(change).toHaveBeenCalledOnce();
  answers[0]!.resolve("saved");
  await settled();
  expect(change.mock.calls.map(([, , fields]) => fields)).toEqual([first, second]);
});
