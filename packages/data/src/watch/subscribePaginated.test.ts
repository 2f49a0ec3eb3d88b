import { CarnationError } from "@carnation/domain/error";
import { afterEach, expect, it, vi } from "vitest";
import { type Beginning, subscribePaginated } from "./subscribePaginated.ts";
import { type Entry, type ListState, unread, unreadable } from "./queryState.ts";

const entry = (id: string): Entry<string> => ({
  id,
  known: { status: "ready", value: id.toUpperCase(), fromCache: false },
});
const beginningOf = (
  ids: readonly string[],
  last: string | null,
  fromCache = false,
): Beginning<string, string> => ({
  entries: ids.map(entry),
  fromCache,
  last: last === null ? null : { id: last, cursor: last },
});

/** Pages that come when they are told to. */
function pagesInHand() {
  const waiting: { after: string; give: (page: readonly Entry<string>[] | Error | null) => void }[] = [];
  async function* readRest(after: string): AsyncGenerator<readonly Entry<string>[]> {
    for (;;) {
      const page = await new Promise<readonly Entry<string>[] | Error | null>((give) => {
        waiting.push({ after, give });
      });
      if (page instanceof Error) throw page;
      if (page === null) return;
      yield page;
    }
  }
  const give = async (
    page: readonly string[] | Error | null,
    reading = waiting.length - 1,
  ): Promise<void> => {
    const [request] = waiting.splice(reading, 1);
    request?.give(Array.isArray(page) ? page.map(entry) : (page as Error | null));
    await new Promise((resolve) => void setTimeout(resolve));
  };
  return { readRest, give, asked: () => waiting.map(({ after }) => after) };
}

function subscribe(readOthers?: () => Promise<readonly Entry<string>[]>) {
  const pages = pagesInHand();
  const told: ListState<string>[] = [];
  const failures: unknown[] = [];
  const stopped = vi.fn<() => void>();
  let tellBeginning: (beginning: Beginning<string, string> | typeof unread) => void = () => undefined;
  let failBeginning: (error: CarnationError) => void = () => undefined;
  const stop = subscribePaginated<string, string>(
    {
      watchBeginning: (onNext, onError) => {
        tellBeginning = onNext;
        failBeginning = onError;
        return stopped;
      },
      readRest: pages.readRest,
      ...(readOthers && { readOthers }),
    },
    (known) => told.push(known),
    (error) => failures.push(error),
  );
  const values = (): readonly string[] | null => {
    const last = told.at(-1);
    return last?.status === "ready" ? last.value : null;
  };
  return {
    ...pages,
    told,
    failures,
    stopped,
    stop,
    values,
    begin: (beginning: Beginning<string, string> | typeof unread) => tellBeginning(beginning),
    fail: (error: CarnationError) => failBeginning(error),
  };
}

afterEach(() => void vi.unstubAllGlobals());

it("the first ones are told at once, the others page after page", async () => {
  const list = subscribe();
  list.begin(beginningOf(["a", "b"], "b"));
  expect(list.values()).toEqual(["A", "B"]);
  expect(list.asked()).toEqual(["b"]);
  await list.give(["c"]);
  expect(list.values()).toEqual(["A", "B", "C"]);
  await list.give(["d"]);
  await list.give(null);
  expect(list.values()).toEqual(["A", "B", "C", "D"]);
});

it("a list that ends with the first ones asks for no others; one that has become short forgets them", async () => {
  const list = subscribe();
  list.begin(beginningOf(["a"], null));
  expect(list.asked()).toEqual([]);
  list.begin(beginningOf(["a", "b"], "b"));
  await list.give(["c"]);
  list.begin(beginningOf(["a"], null));
  expect(list.values()).toEqual(["A"]);
  await list.give(["d"]);
  expect(list.values()).toEqual(["A"]);
});

it("a document that has come into the order is told once, though it was read as one without its field", async () => {
  const list = subscribe(() => Promise.resolve([entry("b")]));
  list.begin(beginningOf(["a"], null));
  await new Promise((resolve) => void setTimeout(resolve));
  expect(list.values()).toEqual(["A", "B"]);
  list.begin(beginningOf(["b", "a"], null));
  expect(list.values()).toEqual(["B", "A"]);
});

it("documents without the field that are read late do not take the place of those read since", async () => {
  const readings: PromiseWithResolvers<readonly Entry<string>[]>[] = [];
  const list = subscribe(() => {
    readings.push(Promise.withResolvers());
    return readings.at(-1)!.promise;
  });
  list.begin(beginningOf(["a"], null));
  list.begin(beginningOf(["a", "b"], null));
  readings[1]!.resolve([entry("new")]);
  await new Promise((resolve) => void setTimeout(resolve));
  readings[0]!.resolve([entry("deleted")]);
  await new Promise((resolve) => void setTimeout(resolve));
  expect(list.values()).toEqual(["A", "B", "NEW"]);
});

it("a change among the first documents is told; only where they end elsewhere are the others read anew", async () => {
  const list = subscribe();
  list.begin(beginningOf(["a", "b"], "b"));
  await list.give(["c", "d"]);
  await list.give(null);
  list.begin(beginningOf(["a", "b"], "b"));
  expect(list.asked()).toEqual([]);
  // One was deleted: the third one has moved up, and is not told twice.
  list.begin(beginningOf(["b", "c"], "c"));
  expect(list.values()).toEqual(["B", "C", "D"]);
  expect(list.asked()).toEqual(["c"]);
  await list.give(["e"]);
  // What was read before stays until all of it is known.
  expect(list.values()).toEqual(["B", "C", "D"]);
  await list.give(null);
  expect(list.values()).toEqual(["B", "C", "E"]);
});

it("a reading that another one has overtaken changes nothing", async () => {
  const list = subscribe();
  list.begin(beginningOf(["a", "b"], "b"));
  list.begin(beginningOf(["a", "aa"], "aa"));
  expect(list.asked()).toEqual(["b", "aa"]);
  list.begin(beginningOf(["a", "ab"], "ab"));
  await list.give(["old"], 0);
  expect(list.values()).toEqual(["A", "AB"]);
  await list.give(new CarnationError("unavailable"), 0);
  expect(list.failures).toHaveLength(0);
  await list.give(["b"]);
  expect(list.values()).toEqual(["A", "AB", "B"]);
});

it("an incomplete cache does not know where the first ones end", () => {
  const list = subscribe();
  list.begin(unread);
  expect(list.told).toEqual([unread]);
  list.begin(beginningOf(["a", "b"], "b", true));
  expect(list.asked()).toEqual([]);
  list.begin(beginningOf(["a", "b"], "b"));
  expect(list.asked()).toEqual(["b"]);
});

it("an unreadable document is counted, first or later", async () => {
  const list = subscribe();
  const broken: Entry<string> = { id: "b", known: unreadable };
  list.begin({ entries: [entry("a"), broken], fromCache: false, last: { id: "b", cursor: "b" } });
  await list.give(["c"]);
  expect(list.told.at(-1)).toEqual({ status: "ready", value: ["A", "C"], fromCache: false, unreadable: 1 });
});

it("a failure of the server ends the watch; off line the first ones stay, and the others are read when it is back", async () => {
  const list = subscribe();
  list.begin(beginningOf(["a", "b"], "b"));
  vi.stubGlobal("navigator", { onLine: false });
  await list.give(new Error("no network"));
  expect(list.failures).toEqual([]);
  expect(list.values()).toEqual(["A", "B"]);
  vi.unstubAllGlobals();
  list.begin(beginningOf(["a", "b"], "b"));
  await list.give(new CarnationError("permission-denied"));
  expect(list.failures).toMatchObject([{ code: "permission-denied" }]);
  expect(list.stopped).toHaveBeenCalledOnce();
  list.begin(beginningOf(["z"], null));
  expect(list.values()).toEqual(["A", "B"]);
});

it("the failure of the watch is told once, and nothing after its end", async () => {
  const list = subscribe();
  list.begin(beginningOf(["a", "b"], "b"));
  list.fail(new CarnationError("unavailable"));
  list.fail(new CarnationError("unavailable"));
  expect(list.failures).toHaveLength(1);
  await list.give(["c"]);
  expect(list.values()).toEqual(["A", "B"]);
  const other = subscribe();
  other.stop();
  expect(other.stopped).toHaveBeenCalledOnce();
});

it("a reading that ends after another one has overtaken it takes nothing away", async () => {
  const list = subscribe();
  list.begin(beginningOf(["a"], "a"));
  list.begin(beginningOf(["a", "b"], "b"));
  await list.give(["c"], 1);
  await list.give(null, 0);
  expect(list.values()).toEqual(["A", "B", "C"]);
});

it("documents without the field are asked for once, when the server has told all others", async () => {
  const readOthers = vi.fn((_found?: ReadonlySet<string>) => Promise.resolve<readonly Entry<string>[]>([]));
  const list = subscribe(readOthers);
  list.begin(beginningOf(["a"], null, true));
  list.begin(beginningOf(["a"], "a"));
  expect(readOthers).not.toHaveBeenCalled();
  await list.give(["b"]);
  expect(readOthers).not.toHaveBeenCalled();
  await list.give(null);
  list.begin(beginningOf(["a"], "a"));
  list.begin(beginningOf(["a", "b"], null));
  expect(readOthers.mock.calls).toEqual([[new Set(["a", "b"])]]);
  // Where there are none, nothing more is told than the first ones, the page, its end, and both changes.
  expect(list.told).toHaveLength(6);
});

it("documents without the field that took the place of as many are told", async () => {
  const readOthers = vi.fn<() => Promise<readonly Entry<string>[]>>();
  readOthers.mockResolvedValueOnce([entry("x")]).mockResolvedValueOnce([entry("y")]);
  const list = subscribe(readOthers);
  list.begin(beginningOf(["a"], null));
  await vi.waitFor(() => expect(list.values()).toEqual(["A", "X"]));
  list.begin(beginningOf(["a", "b"], null));
  await vi.waitFor(() => expect(list.values()).toEqual(["A", "B", "Y"]));
});
