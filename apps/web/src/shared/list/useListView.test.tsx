import { act, renderHook } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ListWords } from "./listView.ts";
import { useListView } from "./useListView.ts";

/** Pause after which a search is in the address, in milliseconds. */
const PAUSE_MS = 400;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const words: ListWords = {
  sortable: ["name"],
  defaultSort: null,
  filters: [{ id: "etat", choices: [{ id: "inactives" }] }],
};

/** The view of a list at an address. */
function viewUnderTest(address: string) {
  const slow = Promise.withResolvers<null>();
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const { result, unmount } = renderHook(() => useListView(words), {
    wrapper: function Page({ children }: { readonly children: ReactNode }) {
      const [own] = useState(() =>
        createMemoryRouter(
          [
            { path: "/avant", element: null },
            { path: "/liste", element: children },
            { path: "/ailleurs", loader: () => slow.promise, element: null },
          ],
          { initialEntries: ["/avant", `/liste${address}`], initialIndex: 1 },
        ),
      );
      router = own;
      return <RouterProvider router={own} />;
    },
  });
  const settled = (ms = 0): Promise<void> => act(() => vi.advanceTimersByTimeAsync(ms).then(() => undefined));
  return {
    view: () => result.current[0],
    unmount,
    pause: settled,
    address: () => decodeURIComponent(router!.state.location.search),
    place: () => router!.state.location.pathname,
    action: () => router!.state.historyAction,
    async set(change: Parameters<(typeof result.current)[1]>[0]) {
      act(() => result.current[1](change));
      await settled();
    },
    /** Types before the page has drawn that the search before is in its address. */
    async typeAsWritten(search: string) {
      act(() => {
        vi.advanceTimersByTime(PAUSE_MS);
        result.current[1]({ search });
      });
      await settled();
    },
    async go(to: string | -1) {
      act(() => void (to === -1 ? router!.navigate(-1) : router!.navigate(to)));
      await settled();
    },
    arrive: async () => {
      slow.resolve(null);
      await settled();
    },
  };
}

test.each([
  { sort: { columnId: "name", direction: "descending" } },
  { choices: { etat: "inactives" } },
] as const)("another list begins at its first page, as a step of the history: %j", async (change) => {
  const { view, set, action, address } = viewUnderTest("?page=3&recherche=a");
  await set(change);
  expect(view()).toMatchObject({ ...change, page: 1, search: "a" });
  expect(address()).not.toContain("page");
  expect(action()).toBe("PUSH");
});

test("another page keeps what is searched, chosen and sorted", async () => {
  const { view, set } = viewUnderTest("?recherche=a&tri=-name&etat=inactives&page=2");
  await set({ page: 3 });
  expect(view()).toEqual({
    search: "a",
    sort: { columnId: "name", direction: "descending" },
    choices: { etat: "inactives" },
    page: 3,
  });
});

test("a search is shown at once, and in the address after a pause, as no step of the history, from the first page", async () => {
  const { view, set, pause, address, action, go, place } = viewUnderTest("?page=3");
  await set({ search: "a" });
  await pause(PAUSE_MS - 1);
  await set({ search: "ab" });
  await pause(PAUSE_MS - 1);
  expect([view().search, address()]).toEqual(["ab", "?page=3"]);
  await pause(1);
  expect([view().search, address(), action()]).toEqual(["ab", "?recherche=ab", "REPLACE"]);
  await go(-1);
  expect(place()).toBe("/avant");
});

test("a search that is emptied leaves the address", async () => {
  const { view, set, pause, address } = viewUnderTest("?recherche=a");
  await set({ search: "" });
  expect(view().search).toBe("");
  await pause(PAUSE_MS);
  expect(address()).toBe("");
});

test("a choice takes what was just typed into the address with it", async () => {
  const { set, address, pause } = viewUnderTest("");
  await set({ search: "ab" });
  await set({ choices: { etat: "inactives" } });
  expect(address()).toBe("?recherche=ab&etat=inactives");
  await pause(PAUSE_MS);
  expect(address()).toBe("?recherche=ab&etat=inactives");
});

test("letters that are typed while the search before them comes into the address stay", async () => {
  const { view, set, typeAsWritten, pause, address } = viewUnderTest("");
  await set({ search: "a" });
  await typeAsWritten("ab");
  expect([view().search, address()]).toEqual(["ab", "?recherche=a"]);
  await pause(PAUSE_MS);
  expect(address()).toBe("?recherche=ab");
});

test("another address of the same page takes the place of what was typed", async () => {
  const { view, set, go, pause, address } = viewUnderTest("?recherche=a");
  await set({ search: "ab" });
  await pause(PAUSE_MS);
  await go("/liste?recherche=z");
  expect(view().search).toBe("z");
  await go(-1);
  expect(view().search).toBe("ab");
  await set({ search: "abc" });
  await go("/liste");
  expect(view().search).toBe("");
  await pause(PAUSE_MS);
  expect(address()).toBe("");
});

test("a search is not written into the address of a page that is being left", async () => {
  const { set, go, pause, arrive, place, address } = viewUnderTest("");
  await set({ search: "ab" });
  await go("/ailleurs");
  await pause(PAUSE_MS);
  await arrive();
  expect([place(), address()]).toEqual(["/ailleurs", ""]);
});

test("a search is not written once its page is gone", async () => {
  const { set, pause, unmount, address } = viewUnderTest("");
  await set({ search: "ab" });
  unmount();
  await pause(PAUSE_MS);
  expect(address()).toBe("");
});
