import type { Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { parseCustomer } from "@carnation/product/customer";
import { act, renderHook } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { sessionStateAtom, workspaceAtom } from "../../../../shared/session/sessionAtoms.ts";
import { memoryWorkspace } from "../../../../testing/memoryWorkspace.ts";
import { signedIn } from "../../../../testing/openApp.tsx";
import { useExport } from "./useExport.ts";

const settled = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

/** An export of a client that is answered when the test says so, and the names of the files that were handed over. */
function exportUnderTest() {
  const answers: PromiseWithResolvers<Blob>[] = [];
  const exportFile = vi.fn<Workspace["customers"]["exportFile"]>(() => {
    answers.push(Promise.withResolvers());
    return answers.at(-1)!.promise;
  });
  const handedOver: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    handedOver.push(this.download);
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
    value: { ...workspace, customers: { ...workspace.customers, exportFile } },
  });
  const anais = parseCustomer("anais", { firstname: "Anaïs", lastname: "Morel" });
  const { result, unmount } = renderHook(() => useExport(anais), {
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
      return exportFile.mock.lastCall?.[1];
    },
    cancel: () => act(() => result.current.cancel()),
    async answer(error?: CarnationError) {
      if (error === undefined) answers.at(-1)!.resolve(new Blob());
      else answers.at(-1)!.reject(error);
      await settled();
    },
  };
}

test("an export of a client tells how far it is, and is handed over once", async () => {
  const { start, now, answer, handedOver } = exportUnderTest();
  const options = await start();
  expect(now()).toMatchObject({ progress: 0, pending: true });
  act(() => options?.onProgress?.(1, 4));
  expect(now().progress).toBe(0.25);
  await answer();
  expect(handedOver).toEqual(["Dossier Anaïs Morel.zip"]);
  expect(now()).toMatchObject({ progress: null, pending: false, failure: null });
});

test.each([
  ["its last part still comes", undefined],
  ["its reading stops", new CarnationError("cancelled")],
])(
  "an export of a client that is given up hands nothing over and says no failure: %s",
  async (_how, error) => {
    const { start, cancel, now, answer, handedOver } = exportUnderTest();
    const options = await start();
    cancel();
    expect(options?.signal?.aborted).toBe(true);
    await answer(error);
    expect(handedOver).toEqual([]);
    expect(now()).toMatchObject({ progress: null, failure: null });
  },
);

test("an export of a client whose page was left hands nothing over", async () => {
  const { start, unmount, answer, handedOver } = exportUnderTest();
  await start();
  unmount();
  await answer();
  expect(handedOver).toEqual([]);
});

test("an export of a client that failed says why until it is tried again", async () => {
  const { start, now, answer, cancel, handedOver } = exportUnderTest();
  await start();
  cancel();
  await answer(new CarnationError("cancelled"));
  await start();
  await answer(new CarnationError("unavailable"));
  expect(now().failure).toMatch(/momentanément indisponible/u);
  await start();
  expect(now().failure).toBeNull();
  await answer();
  expect(handedOver).toHaveLength(1);
});
