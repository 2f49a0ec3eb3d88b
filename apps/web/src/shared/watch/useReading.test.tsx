import type { Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { act, renderHook } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { memoryWorkspace } from "../../testing/memoryWorkspace.ts";
import { openedFilesAtom, workspaceAtom } from "../session/sessionAtoms.ts";
import { useFileReading, useReading } from "./useReading.ts";

const settled = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

/** A reading whose answers come when the test gives them. */
function readingUnderTest(hook: typeof useReading | typeof useFileReading = useReading) {
  const store = createStore();
  const answers: PromiseWithResolvers<string>[] = [];
  const read = vi.fn((_source: unknown, _key: string): Promise<string> => {
    answers.push(Promise.withResolvers());
    return answers.at(-1)!.promise;
  });
  const open = (): Workspace => {
    const value = memoryWorkspace();
    act(() => store.set(workspaceAtom, { status: "ready", value }));
    return value;
  };
  const useIt: (key: string | null, read_: typeof read) => ReturnType<typeof useReading<string>> = hook;
  const { result, rerender } = renderHook(({ key }) => useIt(key, read), {
    initialProps: { key: "a" as string | null },
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  return {
    store,
    read,
    open,
    now: () => result.current.reading,
    retry: () => act(() => result.current.retry()),
    show: (key: string | null) => rerender({ key }),
    async answer(place: number, answer: string | CarnationError) {
      if (typeof answer === "string") answers[place]!.resolve(answer);
      else answers[place]!.reject(answer);
      await settled();
    },
  };
}

test("a reading waits for the workspace and for its key", async () => {
  const { now, open, read, show, answer } = readingUnderTest();
  expect(now()).toEqual({ status: "loading" });
  show(null);
  open();
  expect(read).not.toHaveBeenCalled();
  expect(now()).toEqual({ status: "loading" });
  show("b");
  await answer(0, "of b");
  expect(read.mock.calls.map(([, key]) => key)).toEqual(["b"]);
  expect(now()).toEqual({ status: "ready", value: "of b" });
});

test("an answer that comes late to another key, or another account, is not shown", async () => {
  const { now, open, show, answer } = readingUnderTest();
  open();
  show("b");
  await answer(1, "of b");
  await answer(0, "of a");
  expect(now()).toEqual({ status: "ready", value: "of b" });
  open();
  expect(now()).toEqual({ status: "loading" });
  await answer(2, "of b, another's");
  expect(now()).toEqual({ status: "ready", value: "of b, another's" });
});

test("a reading that failed is read again when it is asked to, and when the network is there again, not once it is there", async () => {
  const { now, open, read, retry, answer } = readingUnderTest();
  open();
  await answer(0, new CarnationError("unavailable"));
  expect(now()).toMatchObject({ status: "failed", error: { code: "unavailable" } });
  retry();
  expect(now()).toEqual({ status: "loading" });
  await answer(1, new CarnationError("offline"));
  act(() => void window.dispatchEvent(new Event("online")));
  await answer(2, "of a");
  expect(now()).toEqual({ status: "ready", value: "of a" });
  act(() => void window.dispatchEvent(new Event("online")));
  expect(read).toHaveBeenCalledTimes(3);
});

test("a workspace that could not be opened fails what is read of it", () => {
  const { now, store } = readingUnderTest();
  const error = new CarnationError("unavailable");
  act(() => store.set(workspaceAtom, { status: "failed", error }));
  expect(now()).toEqual({ status: "failed", error });
});

test("a file is read before the rest of the workspace is there", async () => {
  const { now, store, read, answer } = readingUnderTest(useFileReading);
  const files = memoryWorkspace().diagnoses;
  act(() => store.set(openedFilesAtom, files));
  expect(read.mock.calls).toEqual([[files, "a"]]);
  await answer(0, "of a");
  expect(now()).toEqual({ status: "ready", value: "of a" });
});
