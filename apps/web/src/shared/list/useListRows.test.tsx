import type { AskedList, ListQuestion, ListState, OnError, OnNext } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { act, renderHook } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { type ReactNode, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryWorkspace } from "../../testing/memoryWorkspace.ts";
import { signedIn } from "../../testing/openApp.tsx";
import { listAsking } from "../resource/listAsking.ts";
import type { ResourceColumn, ResourceFilter } from "../resource/Resource.ts";
import { sessionStateAtom, workspaceAtom } from "../session/sessionAtoms.ts";
import { useListRows } from "./useListRows.ts";

interface Row {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
}

const row = (id: string, active = true): Row => ({ id, name: `Row ${id}`, active });
const rowsOf = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, place) => row(String(place + 1).padStart(3, "0")));

const columns: readonly ResourceColumn<Row>[] = [
  { id: "name", header: "Nom", value: ({ name }) => name, sortable: true, order: "sort_key" },
  { id: "active", header: "Active", value: ({ active }) => active, sortable: true },
];
const asks = { field: "active", values: [false] } as const;
const filters: readonly ResourceFilter<Row>[] = [
  {
    id: "etat",
    label: "État",
    all: "tous",
    choices: [
      { id: "inactives", label: "Inactives", keeps: ({ active }) => !active, asks },
      { id: "courtes", label: "Courtes", keeps: ({ name }) => name.length < 6 },
    ],
  },
  {
    id: "archive",
    label: "Archive",
    all: "actuelles",
    choices: [{ id: "oui", label: "Archivées", keeps: ({ name }) => name.endsWith("x") }],
    otherwise: ({ name }) => !name.endsWith("x"),
  },
];
const defaultSort = { columnId: "name", direction: "ascending" } as const;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

interface Case {
  readonly address?: string;
  readonly all?: readonly Row[];
  readonly isCut?: boolean;
  readonly pageSize?: number;
}

/** A list at an address, whose questions to the server are answered when the test says so. */
function listUnderTest({ address = "", all = rowsOf(3), isCut = false, pageSize = 10 }: Case = {}) {
  const questions: ListQuestion[] = [];
  let tell: OnNext<ListState<Row>> = () => undefined;
  let fail: OnError = () => undefined;
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const watchAsked: AskedList<Row>["watchAsked"] = (question, onNext, onError) => {
    questions.push(question);
    tell = onNext;
    fail = onError;
    return () => undefined;
  };
  const asking = listAsking<Row>(() => ({ watchAsked }) as unknown as AskedList<Row>);
  const store = createStore();
  store.set(sessionStateAtom, signedIn());
  store.set(workspaceAtom, { status: "ready", value: memoryWorkspace() });
  const { result } = renderHook(
    () => useListRows({ all, asking, isCut, limit: 3, columns, defaultSort, filters, pageSize }),
    {
      wrapper: function Page({ children }: { readonly children: ReactNode }) {
        const [opened] = useState(() =>
          createMemoryRouter([{ path: "*", element: children }], { initialEntries: [`/liste${address}`] }),
        );
        router = opened;
        return (
          <Provider store={store}>
            <RouterProvider router={opened} />
          </Provider>
        );
      },
    },
  );
  return {
    now: () => result.current,
    go: (search: string) => act(async () => router?.navigate(`/liste${search}`)),
    ids: () => result.current.rows.map(({ id }) => id),
    questions,
    pause: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
    answer: (value: readonly Row[], unreadable = 0) =>
      act(() => tell({ status: "ready", value, fromCache: false, unreadable })),
    unread: () => act(() => tell({ status: "unread" })),
    fail: () => act(() => fail(new CarnationError("unavailable"))),
  };
}

test.each([
  ["?page=2", 20, 2, ["011", "020"]],
  ["?page=3", 21, 3, ["021", "021"]],
  ["?page=3", 20, 2, ["011", "020"]],
  ["?page=9", 0, 1, []],
  ["", 10, 1, ["001", "010"]],
])("the address « %s » shows of %i rows page %i", (address, count, page, ends) => {
  const { now, ids } = listUnderTest({ address, all: rowsOf(count) });
  expect(now().page).toBe(page);
  expect([ids()[0], ids().at(-1)].filter(Boolean)).toEqual(ends);
});

test("a list that is whole asks the server nothing, whatever is searched, chosen or sorted", () => {
  const { now, ids, questions, pause } = listUnderTest({
    address: "?recherche=002&etat=inactives&tri=-active",
    all: [row("001"), row("002", false)],
  });
  pause(1000);
  expect(questions).toEqual([]);
  expect(ids()).toEqual(["002"]);
  expect(now()).toMatchObject({ isFiltered: true, pending: false, found: null, isPartial: false });
});

test("a filter that says which list it is keeps its own rows while nothing is chosen, and counts as no filter", () => {
  const all = [row("008"), row("00x"), row("010", false)];
  const current = listUnderTest({ all });
  expect(current.ids()).toEqual(["008", "010"]);
  expect(current.now()).toMatchObject({ isFiltered: false, listed: [row("008"), row("010", false)] });
  const archived = listUnderTest({ all, address: "?archive=oui" });
  expect(archived.ids()).toEqual(["00x"]);
  expect(archived.now()).toMatchObject({ isFiltered: false, listed: [row("00x")] });
  expect(all.map(archived.now().keeps)).toEqual([false, true, false]);
  const inactive = listUnderTest({ all, address: "?etat=inactives" });
  expect(inactive.ids()).toEqual(["010"]);
  expect(inactive.now()).toMatchObject({ isFiltered: true, listed: [row("008"), row("010", false)] });
});

test("a list without a page size shows all its rows", () => {
  const { ids } = listUnderTest({ all: rowsOf(40), pageSize: Number.POSITIVE_INFINITY });
  expect(ids()).toHaveLength(40);
});

test("a search in a cut list asks the server once typing pauses, and adds what it finds to what was read", () => {
  const { now, ids, questions, pause, answer } = listUnderTest({ address: "?recherche=row", isCut: true });
  pause(249);
  expect(questions).toEqual([]);
  expect(now()).toMatchObject({ pending: true, found: null, isPartial: false });
  pause(1);
  expect(questions).toEqual([{ search: "row" }]);
  answer([row("002"), row("900")], 1);
  expect(ids()).toEqual(["001", "002", "003", "900"]);
  expect(now()).toMatchObject({ pending: false, found: 3, isPartial: false, isFiltered: true });
});

test("a search that goes on within its pause asks the server once, for all that was typed", async () => {
  const { go, questions, pause } = listUnderTest({ address: "?recherche=ro", isCut: true });
  pause(200);
  await go("?recherche=row");
  pause(249);
  expect(questions).toEqual([]);
  pause(1);
  expect(questions).toEqual([{ search: "row" }]);
});

test.each([
  ["?recherche=row&etat=inactives", 3, true],
  ["?recherche=row&etat=inactives", 2, false],
  ["?recherche=row&tri=-active", 3, true],
  ["?recherche=row&tri=name", 3, false],
  ["?etat=inactives&tri=-name", 3, true],
])("the answer to « %s » with %i rows of 3 at most is partial: %s", (address, count, isPartial) => {
  const { now, pause, answer } = listUnderTest({ address, isCut: true });
  pause(250);
  answer(rowsOf(count));
  expect(now().isPartial).toBe(isPartial);
});

test.each([
  ["?etat=inactives", asks],
  ["?tri=-name", { order: "sort_key", descending: true }],
  ["?recherche=a&etat=inactives&tri=-name", { search: "a" }],
])("the address « %s » of a cut list asks the server one thing", (address, question) => {
  const { questions, pause } = listUnderTest({ address, isCut: true });
  pause(250);
  expect(questions).toEqual([question]);
});

test.each(["?etat=courtes", "?tri=active", "?tri=-active"])(
  "the address « %s » of a cut list, which the server cannot be asked, is partial",
  (address) => {
    const { now, questions, pause } = listUnderTest({ address, isCut: true });
    pause(250);
    expect(questions).toEqual([]);
    expect(now()).toMatchObject({ isPartial: true, pending: false });
  },
);

test("the order that a cut list is read in asks nothing", () => {
  const { now, questions, pause } = listUnderTest({ address: "?tri=name", isCut: true });
  pause(250);
  expect(questions).toEqual([]);
  expect(now().isPartial).toBe(false);
});

test("the first rows of another order take the place of those that were read, and no count of found ones", () => {
  const { now, ids, pause, answer } = listUnderTest({ address: "?tri=-name", isCut: true });
  pause(0);
  answer([row("902"), row("901"), row("900")]);
  expect(ids()).toEqual(["902", "901", "900"]);
  expect(now().found).toBeNull();
  // Of fewer than were read, the others have not the field.
  answer([row("902")]);
  expect(ids()).toHaveLength(4);
});

test.each(["fail", "unread"] as const)(
  "a question with the answer « %s » leaves what was read, as a part",
  (answer) => {
    const { now, ids, pause, ...server } = listUnderTest({ address: "?recherche=row", isCut: true });
    pause(250);
    server[answer]();
    expect(ids()).toEqual(["001", "002", "003"]);
    expect(now()).toMatchObject({ isPartial: true, pending: false, found: null });
  },
);
