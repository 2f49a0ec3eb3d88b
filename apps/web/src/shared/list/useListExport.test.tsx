import { CarnationError } from "@carnation/domain/error";
import { act, renderHook } from "@testing-library/react";
import { atom, createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { memoryWorkspace } from "../../testing/memoryWorkspace.ts";
import { signedIn } from "../../testing/openApp.tsx";
import type { ListAsking } from "../resource/listAsking.ts";
import type { ResourceColumn } from "../resource/Resource.ts";
import { sessionStateAtom, workspaceAtom } from "../session/sessionAtoms.ts";
import { useListExport } from "./useListExport.ts";
import { useListTotal } from "./useListTotal.ts";

interface Row {
  readonly name: string;
}

const rows = (...names: readonly string[]): readonly Row[] => names.map((name) => ({ name }));
const columns: readonly ResourceColumn<Row>[] = [
  { id: "name", header: "Nom", value: ({ name }) => name, sortable: true },
];

/** A store of somebody who is signed in, and what shows a hook over it. */
function shownBy<T>(useHook: () => T) {
  const store = createStore();
  store.set(sessionStateAtom, signedIn());
  store.set(workspaceAtom, { status: "ready", value: memoryWorkspace() });
  return renderHook(useHook, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
}

const settled = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

/** An export whose pages come when the test gives them; `files` are the lines of what was handed over. */
function exportUnderTest({ isWhole = false, countAll = () => Promise.resolve(3) } = {}) {
  const files: Blob[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  const createObjectURL = (file: Blob): string => `blob:${files.push(file)}`;
  vi.stubGlobal("URL", { createObjectURL, revokeObjectURL: () => undefined });
  onTestFinished(() => {
    click.mockRestore();
    vi.unstubAllGlobals();
  });
  const pages: PromiseWithResolvers<readonly Row[] | null>[] = [];
  async function* readAll() {
    for (;;) {
      pages.push(Promise.withResolvers());
      const page = await pages.at(-1)!.promise;
      if (page === null) return;
      yield page;
    }
  }
  const asking = {
    countAll,
    readAll,
    rows: atom(() => (records: readonly Row[]) => records),
  } as unknown as ListAsking<Row>;
  const { result, unmount } = shownBy(() =>
    useListExport<Row>({
      name: "Liste",
      columns,
      search: "",
      sort: { columnId: "name", direction: "descending" },
      keeps: ({ name }) => name !== "left out",
      asking: isWhole ? undefined : asking,
      shown: rows("shown"),
    }),
  );
  return {
    now: () => result.current,
    unmount,
    async start() {
      act(() => result.current.start());
      await settled();
    },
    cancel: () => act(() => result.current.cancel()),
    async page(...names: readonly string[]) {
      pages.at(-1)!.resolve(rows(...names));
      await settled();
    },
    async end() {
      pages.at(-1)!.resolve(null);
      await settled();
    },
    async fail() {
      pages.at(-1)!.reject(new CarnationError("unavailable"));
      await settled();
    },
    files: () => Promise.all(files.map(async (file) => (await file.text()).trim().split(/\r?\n/u).slice(1))),
  };
}

test("an export of a list that is cut reads every page, tells how far it is, and filters and sorts the whole", async () => {
  const { now, start, page, end, files } = exportUnderTest();
  await start();
  expect(now().progress).toEqual({ read: 0, of: 3 });
  await page("a", "left out");
  expect(now().progress).toEqual({ read: 2, of: 3 });
  await page("c", "b");
  // More than were counted: somebody has added one since.
  expect(now().progress).toEqual({ read: 4, of: 4 });
  expect(await files()).toEqual([]);
  await end();
  expect(await files()).toEqual([["c", "b", "a"]]);
  expect(now()).toMatchObject({ progress: null, lines: 3, failure: null });
});

test("an export of a list that is whole hands over what is shown", async () => {
  const { now, start, files } = exportUnderTest({ isWhole: true });
  await start();
  expect(await files()).toEqual([["shown"]]);
  expect(now()).toMatchObject({ progress: null, lines: 1 });
});

test("an export of a list that is given up, or whose page is left, does not wait for its next page, and hands nothing over", async () => {
  const { now, start, page, cancel, unmount, end, files } = exportUnderTest();
  await start();
  await page("a");
  cancel();
  await settled();
  expect(now()).toMatchObject({ progress: null, lines: null, failure: null });
  await start();
  unmount();
  await end();
  expect(await files()).toEqual([]);
});

test("an export of a list can be given up while it is counted", async () => {
  const { now, start, cancel, files } = exportUnderTest({ countAll: () => new Promise(() => undefined) });
  await start();
  expect(now().progress).toEqual({ read: 0, of: 0 });
  cancel();
  await settled();
  expect(now().progress).toBeNull();
  expect(await files()).toEqual([]);
});

test("an export of a list that failed says why, and is handed over by another try", async () => {
  const { now, start, page, end, fail, files } = exportUnderTest();
  await start();
  await page("a");
  await fail();
  expect(now().failure).toMatch(/momentanément indisponible/u);
  expect(await files()).toEqual([]);
  await start();
  await page("b");
  await end();
  expect(await files()).toEqual([["b"]]);
  expect(now().lines).toBe(1);
  await start();
  expect(now().lines).toBeNull();
});

test("the total of a list is the last that was asked for, whichever is answered last", async () => {
  const counts: PromiseWithResolvers<number>[] = [];
  const countAll = (): Promise<number> => {
    counts.push(Promise.withResolvers());
    return counts.at(-1)!.promise;
  };
  const asking = { countAll } as unknown as ListAsking<Row>;
  let read = rows("a");
  const { result, rerender } = shownBy(() => useListTotal(asking, read));
  await settled();
  expect(result.current).toBeNull();
  read = rows("a", "b");
  rerender();
  await settled();
  counts[1]!.resolve(2);
  await settled();
  counts[0]!.resolve(1);
  await settled();
  expect(result.current).toBe(2);
  read = rows("a", "b", "c");
  rerender();
  await settled();
  counts[2]!.reject(new CarnationError("unavailable"));
  await settled();
  expect(result.current).toBe(2);
});

test("the total of a list that shows all is not counted", async () => {
  const { result } = shownBy(() => useListTotal(undefined, rows("a")));
  await settled();
  expect(result.current).toBeNull();
});
