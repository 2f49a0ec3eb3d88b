import type { Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { ToastProvider } from "@carnation/ui/toast";
import { act, renderHook, screen } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { sessionStateAtom, workspaceAtom } from "../../../shared/session/sessionAtoms.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { signedIn } from "../../../testing/openApp.tsx";
import { useLiveSwitches } from "./useLiveSwitches.ts";

const settled = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

/** Switches of which « a » is stored as on, and whose writes are answered when the test says so. */
function switchesUnderTest() {
  const store = createStore();
  const signIn = (uid: string): Workspace => {
    const value = memoryWorkspace();
    store.set(sessionStateAtom, signedIn(uid));
    store.set(workspaceAtom, { status: "ready", value });
    return value;
  };
  const claires = signIn("claire");
  const answers: PromiseWithResolvers<void>[] = [];
  const write = vi.fn((_workspace: Workspace, _id: string, _on: boolean): Promise<void> => {
    answers.push(Promise.withResolvers());
    return answers.at(-1)!.promise;
  });
  const { result, rerender } = renderHook(
    ({ on }: { readonly on: readonly string[] }) =>
      useLiveSwitches({ on, write, words: (id, isOn) => `${id} ${isOn ? "on" : "off"}` }),
    {
      initialProps: { on: ["a"] },
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <Provider store={store}>
          <ToastProvider>{children}</ToastProvider>
        </Provider>
      ),
    },
  );
  return {
    store,
    claires,
    signIn: (uid: string) => act(() => signIn(uid)),
    write,
    tell: (...on: string[]) => rerender({ on }),
    isOn: (id: string) => result.current.isOn(id),
    async turn(id: string, on: boolean) {
      act(() => result.current.turn(id, on));
      await settled();
    },
    async answer(error?: CarnationError) {
      const last = answers.at(-1)!;
      if (error === undefined) last.resolve();
      else last.reject(error);
      await settled();
    },
    written: () => write.mock.calls.map(([, id, on]) => [id, on]),
  };
}

test("a switch that waits for its turn is written for who turned it, whoever has signed in since", async () => {
  const { turn, answer, signIn, write, claires } = switchesUnderTest();
  await turn("a", false);
  await turn("b", true);
  signIn("nadia");
  await answer();
  expect(write.mock.calls.map(([workspace]) => workspace)).toEqual([claires, claires]);
});

test("switches turn at once, are written one after the other, and a failed one alone turns back", async () => {
  const { turn, answer, isOn, written } = switchesUnderTest();
  await turn("a", false);
  await turn("b", true);
  expect([isOn("a"), isOn("b")]).toEqual([false, true]);
  expect(written()).toEqual([["a", false]]);
  await answer(new CarnationError("unavailable"));
  expect([isOn("a"), isOn("b")]).toEqual([true, true]);
  expect(screen.getByText(/momentanément indisponible/u)).toBeDefined();
  expect(written().at(-1)).toEqual(["b", true]);
  await answer();
  expect(screen.getByText("b on")).toBeDefined();
});

test("a switch that was turned is turned back by « Annuler »", async () => {
  const { turn, answer, written } = switchesUnderTest();
  await turn("a", false);
  await answer();
  act(() => screen.getByRole("button", { name: "Annuler" }).click());
  await settled();
  expect(written()).toEqual([
    ["a", false],
    ["a", true],
  ]);
});

test("a switch that is turned again while it is written stands as it was turned last, though the first fails", async () => {
  const { turn, answer, isOn } = switchesUnderTest();
  await turn("a", false);
  await turn("a", true);
  await turn("a", false);
  await answer();
  await answer(new CarnationError("unavailable"));
  expect(isOn("a")).toBe(false);
});

test("a switch shows what is stored again once that has had its time to come back", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { turn, answer, isOn, tell } = switchesUnderTest();
  await turn("b", true);
  await answer();
  tell("a");
  expect(isOn("b")).toBe(true);
  act(() => void vi.advanceTimersByTime(3000));
  expect(isOn("b")).toBe(false);
});
