import { deleteApp, FirebaseError, initializeApp } from "firebase/app";
import { collection, type DocumentReference, getFirestore, type Query } from "firebase/firestore";
import { expect, it, onTestFinished, vi } from "vitest";
import type { ReportMalformed } from "./malformed.ts";
import type { DocumentState, ListState } from "./queryState.ts";
import type { ReadPages, StoredDocument } from "./readPages.ts";
import { createWatches } from "./watch.ts";
import { watchKeyed } from "./watchKeyed.ts";
import { newestOf, type Unordered } from "./watches.ts";

type Tell = (snapshot: object) => void;
type Fail = (error: unknown) => void;
const { listeners, failures, count } = vi.hoisted(() => ({
  listeners: [] as Tell[],
  failures: [] as Fail[],
  count: vi.fn<() => number | Promise<number>>(() => 0),
}));

vi.mock(import("firebase/firestore"), async (original) => ({
  ...(await original()),
  onSnapshot: ((_document: object, _options: object, next: Tell, fail: Fail) => {
    listeners.push(next);
    failures.push(fail);
    return () => undefined;
  }) as never,
  getCountFromServer: (async () => {
    const counted = await count();
    return { data: () => ({ count: counted }) };
  }) as never,
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
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { tell, last } = watchProfile();
  tell(snapshot(true));
  tell(snapshot(false, { fromCache: true, hasPendingWrites: true }));
  expect(last()).toBe("missing");
  tell(snapshot(false));
  expect(last()).toBe("missing");
  tell(snapshot(false, { fromCache: true }));
  // What is unread is said to be so only after a while.
  vi.advanceTimersByTime(60_000);
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

it("a watch of a session that has ended is none", () => {
  const before = listeners.length;
  const ports = { report: () => undefined, onRefused: () => undefined, readPages: vi.fn<never>() };
  createWatches(ports, AbortSignal.abort()).document<string>(
    {} as DocumentReference,
    (id) => id,
    () => undefined,
    () => undefined,
  );
  expect(listeners).toHaveLength(before);
});

/** A document as a query finds it. */
const foundOf = (id: string, fields: object = {}) => ({
  id,
  ref: { path: `news/${id}` },
  get: (field: string): unknown => Reflect.get(fields, field),
  data: vi.fn(() => fields),
  metadata: { fromCache: false },
});

/** The watches of a session over a collection, and what they report and read. */
function watchedCollection(name: string) {
  const app = initializeApp({ projectId: "demo-watch" }, name);
  onTestFinished(() => deleteApp(app));
  const session = new AbortController();
  const report = vi.fn<ReportMalformed>();
  const readPages = vi.fn<ReadPages>();
  const watches = createWatches({ report, onRefused: () => undefined, readPages }, session.signal);
  const tell = (docs: readonly object[]): void =>
    listeners.at(-1)!({ docs, empty: docs.length === 0, metadata: { fromCache: false } });
  return { session, report, readPages, watches, tell, news: collection(getFirestore(app), "news") };
}
const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const parseId = (id: string): string => id;
const unexpected = (): void => expect.unreachable();

it.each([
  [249, 0],
  [250, 350],
])(
  "a long list of %i watched documents reads as many others as %i after the last one",
  async (shown, most) => {
    const { readPages, watches, tell, news, session } = watchedCollection(`long-${shown}`);
    count.mockReset().mockReturnValue(0);
    readPages.mockImplementation(async function* () {
      yield [{ id: "other", path: "news/other", fields: {} }];
      session.abort();
      yield [{ id: "late", path: "news/late", fields: {} }];
    });
    const told: ListState<string>[] = [];
    watches.long<string>(news, "key", 600, parseId, (known) => told.push(known), unexpected);
    tell(Array.from({ length: shown }, (_, at) => foundOf(`n${at}`, { key: `k${at}` })));
    await later();
    const asked = readPages.mock.calls.map(([documents, after, limit]) => [documents.field, after, limit]);
    expect(asked).toEqual(most === 0 ? [] : [["key", { value: "k249", id: "n249" }, most]]);
    const last = told.at(-1);
    const ids = last?.status === "ready" ? last.value : [];
    // What comes after the end of the session is nobody's.
    expect(ids.slice(shown)).toEqual(most === 0 ? [] : ["other"]);
  },
);

it("documents that an order leaves out are not read when the count finds no more, and told to nobody who has left", async () => {
  const { readPages, watches, tell, news } = watchedCollection("others");
  const all: Unordered = { collection: news, filters: [], limit: 50, field: "created" };
  const told: ListState<string>[] = [];
  const stop = watches.query<string>(newestOf(all), parseId, (known) => told.push(known), unexpected, all);
  count.mockReset().mockReturnValue(1);
  tell([foundOf("one")]);
  await later();
  expect(readPages).not.toHaveBeenCalled();
  const page = Promise.withResolvers<readonly StoredDocument[]>();
  count.mockReturnValue(9);
  readPages.mockImplementation(async function* () {
    yield await page.promise;
  });
  tell([foundOf("one"), foundOf("two")]);
  await later();
  stop();
  page.resolve([{ id: "old", path: "news/old", fields: {} }]);
  await later();
  expect(told.map((known) => known.status === "ready" && known.value)).toEqual([["one"], ["one", "two"]]);
});

it("a document that is malformed anew is reported anew; times that the server has still to set are estimated", () => {
  const { report, watches, tell, news } = watchedCollection("mended");
  const parse = (id: string, fields: unknown): string => {
    if (Reflect.get(Object(fields), "bad") === true) throw new Error("malformed");
    return id;
  };
  watches.query<string>(news, parse, () => undefined, unexpected);
  const [bad, good] = [foundOf("one", { bad: true }), foundOf("one")];
  for (const document of [bad, bad, good, bad]) tell([document]);
  expect(report).toHaveBeenCalledTimes(2);
  expect(good.data).toHaveBeenCalledWith({ serverTimestamps: "estimate" });
});

it("a reading of all documents ends with the session", async () => {
  const { readPages, watches, news, session } = watchedCollection("all");
  readPages.mockImplementation(async function* () {
    yield [{ id: "one", path: "news/one", fields: {} }];
    session.abort();
    yield [{ id: "two", path: "news/two", fields: {} }];
  });
  const read: (readonly string[])[] = [];
  const reading = async (): Promise<void> => {
    for await (const page of watches.readAll(news, [], parseId)) read.push(page);
  };
  await expect(reading()).rejects.toMatchObject({ code: "unauthenticated" });
  expect(read).toEqual([["one"]]);
});

it("a query for one document gives the first that can be read; unreadable where none of them can", () => {
  const told: DocumentState<string>[] = [];
  const report = vi.fn<ReportMalformed>();
  const ports = { report, onRefused: () => undefined, readPages: vi.fn<never>() };
  const parse = (id: string): string => {
    if (id.startsWith("bad")) throw new Error("malformed");
    return id;
  };
  createWatches(ports, new AbortController().signal).one<string>(
    {} as Query,
    parse,
    (known) => told.push(known),
    () => undefined,
  );
  const tell = (ids: readonly string[], fromCache: boolean): void =>
    listeners.at(-1)!({
      docs: ids.map((id) => ({ id, ref: { path: `news/${id}` }, data: () => ({}), metadata: { fromCache } })),
      empty: ids.length === 0,
      metadata: { fromCache },
    });
  tell(["bad-1", "good"], true);
  tell(["bad-1", "bad-2"], false);
  tell([], false);
  tell([], true);
  expect(told).toEqual([
    { status: "ready", value: "good", fromCache: true },
    { status: "unreadable" },
    { status: "missing" },
    { status: "missing" },
  ]);
  expect(report.mock.calls.map(([{ path }]) => path)).toEqual(["news/bad-1", "news/bad-2"]);
});

/** A list with sort keys, and as it was before them, of which a test says what each is told. */
function keyed(limit = 50) {
  const watched: { tell: (known: ListState<string>) => void; stop: () => void; isKeyed: boolean }[] = [];
  const watchIn = (isKeyed: boolean) => (tell: (known: ListState<string>) => void) => {
    const stop = vi.fn();
    watched.push({ tell, stop, isKeyed });
    return stop;
  };
  const told: (readonly string[] | "unread")[] = [];
  const stop = watchKeyed<string>(
    { watch: watchIn(true), watchUnkeyed: watchIn(false), all: {} as Query, limit },
    (known) => told.push(known.status === "ready" ? known.value : "unread"),
  );
  const ready = (
    value: readonly string[],
    { fromCache = false, unreadable = 0 } = {},
  ): ListState<string> => ({
    status: "ready",
    value,
    fromCache,
    unreadable,
  });
  return { watched, told, stop, ready };
}
const counted = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

it("a list whose documents all have their key stays as it is, and is counted once", async () => {
  count.mockReset().mockReturnValue(2);
  const { watched, told, ready } = keyed();
  watched[0]!.tell(ready(["a"], { fromCache: true }));
  expect(count).not.toHaveBeenCalled();
  // One that cannot be read has its key all the same.
  watched[0]!.tell(ready(["a"], { unreadable: 1 }));
  await counted();
  watched[0]!.tell(ready(["a", "b"]));
  await counted();
  expect(count).toHaveBeenCalledOnce();
  expect(watched).toHaveLength(1);
  expect(told).toEqual([["a"], ["a"], ["a", "b"]]);
});

it("a list with more documents than have a key is watched as it was before there were keys", async () => {
  count.mockReset().mockReturnValue(2);
  const { watched, told, stop, ready } = keyed();
  watched[0]!.tell(ready(["a"]));
  await counted();
  expect(watched.map(({ isKeyed }) => isKeyed)).toEqual([true, false]);
  expect(watched[0]!.stop).toHaveBeenCalledOnce();
  watched[1]!.tell(ready(["a", "old"]));
  expect(told).toEqual([["a"], ["a", "old"]]);
  stop();
  expect(watched[1]!.stop).toHaveBeenCalledOnce();
});

it("a document that comes while the others are counted is no reason to watch the list otherwise", async () => {
  const answer = Promise.withResolvers<number>();
  count.mockReset().mockReturnValue(answer.promise);
  const { watched, ready } = keyed();
  watched[0]!.tell(ready(["a"]));
  watched[0]!.tell(ready(["a", "b"]));
  answer.resolve(2);
  await counted();
  expect(watched).toHaveLength(1);
});

it("a list that is full is not counted", async () => {
  count.mockReset();
  const { watched, ready } = keyed(2);
  watched[0]!.tell(ready(["a", "b"]));
  await counted();
  expect(count).not.toHaveBeenCalled();
});

it("an empty list is told once it is certain that there are none: they are counted, or cannot be", async () => {
  for (const outcome of [() => 0, () => Promise.reject(new Error("no count"))]) {
    count.mockReset().mockImplementation(outcome);
    const { watched, told, ready } = keyed();
    watched[0]!.tell(ready([]));
    expect(told).toEqual([]);
    await counted();
    expect(told).toEqual([[]]);
    watched[0]!.tell(ready([]));
    expect(told).toEqual([[], []]);
    expect(watched).toHaveLength(1);
  }
});

it("a list that is not counted yet when its watch ends is told, and watched, no more", async () => {
  count.mockReset().mockReturnValue(0);
  const none = keyed();
  none.watched[0]!.tell(none.ready([]));
  none.stop();
  count.mockReturnValue(9);
  const old = keyed();
  old.watched[0]!.tell(old.ready(["a"]));
  old.stop();
  await counted();
  expect(none.told).toEqual([]);
  expect(old.watched).toHaveLength(1);
});

it("a list of which nothing is known shows what was kept without keys, until the server answers", async () => {
  count.mockReset().mockReturnValue(1);
  const { watched, told, ready } = keyed();
  watched[0]!.tell({ status: "unread" });
  watched[0]!.tell({ status: "unread" });
  expect(watched.map(({ isKeyed }) => isKeyed)).toEqual([true, false]);
  watched[1]!.tell(ready(["old"], { fromCache: true }));
  watched[0]!.tell(ready(["kept"], { fromCache: true }));
  expect(told).toEqual([["old"]]);
  watched[0]!.tell(ready(["new"]));
  expect(watched[1]!.stop).toHaveBeenCalledOnce();
  expect(told).toEqual([["old"], ["new"]]);
  await counted();
  const other = keyed();
  other.watched[0]!.tell({ status: "unread" });
  other.stop();
  for (const { stop } of other.watched) expect(stop).toHaveBeenCalledOnce();
});
