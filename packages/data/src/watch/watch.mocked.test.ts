import { deleteApp, FirebaseError, initializeApp } from "firebase/app";
import { collection, type DocumentReference, getFirestore } from "firebase/firestore";
import { expect, it, onTestFinished, vi } from "vitest";
import type { DocumentState, ListState } from "./queryState.ts";
import type { StoredDocument } from "./readPages.ts";
import { createWatches } from "./watch.ts";
import { newestOf, type Unordered } from "./watches.ts";

type Tell = (snapshot: object) => void;
type Fail = (error: unknown) => void;
const { listeners, failures, count } = vi.hoisted(() => ({
  listeners: [] as Tell[],
  failures: [] as Fail[],
  count: vi.fn(() => 0),
}));

vi.mock(import("firebase/firestore"), async (original) => ({
  ...(await original()),
  onSnapshot: ((_document: object, _options: object, next: Tell, fail: Fail) => {
    listeners.push(next);
    failures.push(fail);
    return () => undefined;
  }) as never,
  getCountFromServer: (() => Promise.resolve({ data: () => ({ count: count() }) })) as never,
}));

const snapshot = (exists: boolean, { fromCache = false, hasPendingWrites = false } = {}): object => ({
  id: "nadia",
  ref: { path: "users/nadia" },
  exists: () => exists,
  data: () => ({ firstname: "Nadia" }),
  metadata: { fromCache, hasPendingWrites },
});

function watchProfile() {
  const told: DocumentState<string>[] = [];
  const [onRefused, onError] = [vi.fn(), vi.fn()];
  const session = new AbortController();
  const ports = { report: () => undefined, onRefused, readPages: vi.fn<never>() };
  const stop = createWatches(ports, session.signal).document<string>(
    {} as DocumentReference,
    (id) => id,
    (known) => told.push(known),
    onError,
  );
  const [tell, fail] = [listeners.at(-1)!, failures.at(-1)!];
  return { told, tell, fail, stop, session, onRefused, onError, last: () => told.at(-1)?.status };
}

it("a document that the server has told of is not missing when another tab has emptied the cache", () => {
  vi.useFakeTimers();
  const { tell, last, told } = watchProfile();
  tell(snapshot(true));
  tell(snapshot(false, { fromCache: true }));
  vi.advanceTimersByTime(60_000);
  expect(last()).toBe("unread");
  expect(told.some(({ status }) => status === "missing")).toBe(false);
  tell(snapshot(true));
  expect(last()).toBe("ready");
  vi.useRealTimers();
});

it("a document is missing once the server says so, and stays so off line; one that was deleted here is at once", () => {
  const { tell, last } = watchProfile();
  tell(snapshot(true));
  tell(snapshot(false, { fromCache: true, hasPendingWrites: true }));
  expect(last()).toBe("missing");
  tell(snapshot(false));
  expect(last()).toBe("missing");
  tell(snapshot(false, { fromCache: true }));
  expect(last()).toBe("missing");
});

it.each([
  ["permission-denied", 1],
  ["unauthenticated", 1],
  ["unavailable", 0],
])("a watch that fails with %s has the sign-in checked %i times", (code, checks) => {
  const { fail, onRefused, onError } = watchProfile();
  fail(new FirebaseError(code, "The server says no"));
  expect(onRefused).toHaveBeenCalledTimes(checks);
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code }));
});

it.each(["stop", "session"] as const)("a watch tells nothing and checks nothing after its end: %s", (end) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const watch = watchProfile();
  // An empty cache is told as unread only when the server has not answered for a while.
  watch.tell(snapshot(false, { fromCache: true }));
  if (end === "stop") watch.stop();
  else watch.session.abort();
  watch.tell(snapshot(true));
  watch.fail(new FirebaseError("permission-denied", "The server says no"));
  vi.runAllTimers();
  expect(watch.told).toEqual([]);
  expect(watch.onError).not.toHaveBeenCalled();
  expect(watch.onRefused).not.toHaveBeenCalled();
});

it("documents that an order leaves out are read once, past the cache that the tabs of a browser share", async () => {
  const app = initializeApp({ projectId: "demo-watch" }, "unordered");
  onTestFinished(() => deleteApp(app));
  const stored = (id: string, fields: object): StoredDocument => ({ id, path: `invoices/${id}`, fields });
  const readPages = vi.fn(async function* () {
    yield [stored("listed", { created: 2 }), stored("old", {}), stored("just-come", { created: 3 })];
  });
  const ports = { report: () => undefined, onRefused: () => undefined, readPages };
  const all: Unordered = {
    collection: collection(getFirestore(app), "invoices"),
    filters: [{ field: "customer", operator: "==", value: "claire" }],
    limit: 50,
    field: "created",
  };
  const told: ListState<string>[] = [];
  count.mockReturnValue(3);
  createWatches(ports, new AbortController().signal).query<string>(
    newestOf(all),
    (id) => id,
    (known) => told.push(known),
    () => undefined,
    all,
  );
  const listed = { id: "listed", ref: { path: "invoices/listed" }, data: () => ({}), metadata: {} };
  listeners.at(-1)!({ docs: [listed], empty: false, metadata: { fromCache: false } });
  await expect.poll(() => told.at(-1)).toMatchObject({ status: "ready", value: ["listed", "old"] });
  const asked = { path: "invoices", field: null, filters: all.filters };
  expect(readPages).toHaveBeenCalledExactlyOnceWith(asked, null, 50);
});
