import type { AccountExport, Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { act, renderHook } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { sessionStateAtom, workspaceAtom } from "../../../shared/session/sessionAtoms.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { signedIn } from "../../../testing/openApp.tsx";
import { useAccountExport } from "./useAccountExport.ts";

const settled = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

/** An export of the account that is answered when the test says so, and the names of the files that were handed over. */
function exportUnderTest() {
  const answers: PromiseWithResolvers<AccountExport>[] = [];
  const exportAll = vi.fn<Workspace["profile"]["exportAll"]>(() => {
    answers.push(Promise.withResolvers());
    return answers.at(-1)!.promise;
  });
  const handedOver: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    handedOver.push(this.download.replace(/\d{4}-\d{2}-\d{2}/u, "DAY"));
  });
  vi.stubGlobal("URL", { createObjectURL: () => "blob:file", revokeObjectURL: () => undefined });
  onTestFinished(() => {
    click.mockRestore();
    vi.unstubAllGlobals();
  });
  const store = createStore();
  store.set(sessionStateAtom, signedIn());
  const workspace = memoryWorkspace();
  store.set(workspaceAtom, {
    status: "ready",
    value: { ...workspace, profile: { ...workspace.profile, exportAll } },
  });
  const { result, unmount } = renderHook(useAccountExport, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  return {
    handedOver,
    unmount,
    now: () => result.current,
    async start() {
      act(() => result.current.start());
      await settled();
      return exportAll.mock.lastCall![0];
    },
    cancel: () => act(() => result.current.cancel()),
    async answer(answer: AccountExport | CarnationError) {
      if (answer instanceof CarnationError) answers.at(-1)!.reject(answer);
      else answers.at(-1)!.resolve(answer);
      await settled();
    },
  };
}

const made = (count: number, failed: AccountExport["failed"] = []): AccountExport => ({
  archives: Array.from({ length: count }, () => new Blob()),
  missing: [],
  failed,
});

test.each([
  [1, ["Carnation DAY.zip"]],
  [2, ["Carnation DAY (1 sur 2).zip", "Carnation DAY (2 sur 2).zip"]],
])(
  "an export of the account in %i archives hands each over under a name of its own",
  async (count, names) => {
    const { start, now, answer, handedOver } = exportUnderTest();
    await start();
    expect(now()).toMatchObject({ progress: { step: "documents", read: 0 }, done: null });
    await answer(made(count));
    expect(handedOver).toEqual(names);
    expect(now()).toMatchObject({ progress: null, done: { failed: [] }, failure: null, cancelled: false });
  },
);

test("an export of the account that is given up while its last part comes hands nothing over, nor once its page is left", async () => {
  const { start, now, cancel, answer, unmount, handedOver } = exportUnderTest();
  const signal = (await start())?.signal;
  cancel();
  expect(signal?.aborted).toBe(true);
  await answer(made(1));
  expect(now()).toMatchObject({ progress: null, done: null });
  await start();
  unmount();
  await answer(made(1));
  expect(handedOver).toEqual([]);
});

test("an export of the account says why it failed, not that it was given up, until it is tried again", async () => {
  const { start, now, cancel, answer } = exportUnderTest();
  await start();
  cancel();
  await answer(new CarnationError("cancelled"));
  expect(now()).toMatchObject({ cancelled: true, failure: null });
  await start();
  expect(now().cancelled).toBe(false);
  await answer(new CarnationError("unavailable"));
  expect(now().failure).toMatch(/momentanément indisponible/u);
  await start();
  expect(now()).toMatchObject({ failure: null, done: null });
});
