import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { use, useCallback } from "react";
import { createBrowserRouter, Link, useSearchParams } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { useAddressSearch } from "./useAddressSearch.ts";

const PAUSE_MS = 450;
const pause = (): Promise<void> =>
  act(() => new Promise<void>((resolve) => void setTimeout(resolve, PAUSE_MS)));

function List() {
  const [address, setAddress] = useSearchParams();
  const write = useCallback((q: string) => setAddress({ q }, { replace: true }), [setAddress]);
  const [typed, setTyped] = useAddressSearch(address.get("q") ?? "", write);
  return (
    <>
      <input aria-label="Search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <Link to="/row">Row</Link>
      <Link to="/drawn-late">Drawn late</Link>
    </>
  );
}

function DrawnLate({ drawing }: { readonly drawing: Promise<void> }) {
  use(drawing);
  return <h1>Drawn</h1>;
}

/** The list, and two pages behind it: one whose code comes, and one that is drawn, when they are told to. */
function openList() {
  window.history.replaceState(null, "", "/list");
  let load: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => (load = resolve));
  const router = createBrowserRouter([
    { path: "/list", element: <List /> },
    {
      path: "/row",
      lazy: async () => {
        await loaded;
        return { element: <h1>A row</h1> };
      },
    },
    { path: "/drawn-late", element: <DrawnLate drawing={loaded} /> },
  ]);
  // The tests of a worker share a window: a router that is left answers the history of the next ones.
  onTestFinished(() => router.dispose());
  render(<RouterProvider router={router} />);
  return load;
}

const search = (text: string) =>
  fireEvent.change(screen.getByLabelText("Search"), { target: { value: text } });

afterEach(() => window.history.replaceState(null, "", "/"));

test("a search is in the address a moment after its last letter", async () => {
  openList();
  search("r");
  search("roy");
  expect(window.location.search).toBe("");
  await waitFor(() => expect(window.location.search).toBe("?q=roy"), { timeout: 5000 });
});

test("a row that is followed before the search is in the address is gone to, however long its page takes", async () => {
  const load = openList();
  search("roy");
  fireEvent.click(screen.getByRole("link", { name: "Row" }));
  await pause();
  await act(async () => load());
  await screen.findByRole("heading", { name: "A row" });
  await pause();
  expect(window.location.pathname + window.location.search).toBe("/row");
  expect(screen.getByRole("heading", { name: "A row" })).toBeTruthy();
});

test("a search is not written while the page that was gone to is being drawn", async () => {
  const draw = openList();
  search("roy");
  await act(async () => screen.getByRole("link", { name: "Drawn late" }).click());
  await waitFor(() => expect(window.location.pathname).toBe("/drawn-late"));
  expect(screen.getByLabelText("Search")).toBeTruthy();
  await pause();
  await act(async () => draw());
  await screen.findByRole("heading", { name: "Drawn" });
  expect(window.location.pathname + window.location.search).toBe("/drawn-late");
});
