import { expect, it, vi } from "vitest";
import { type Entry, type ListState, serverEntry, unread, unreadable } from "./queryState.ts";
import { leftOut, mergeUnordered } from "./mergeUnordered.ts";

const found = (...ids: string[]) => ({
  list: { status: "ready", value: ids, fromCache: false, unreadable: 0 } as const,
  ids: new Set(ids),
});
const settled = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

it("a document that the query finds by now is told once, though it was read as another one", async () => {
  const told: ListState<string>[] = [];
  const next = mergeUnordered<string>(
    { read: (ids) => Promise.resolve(ids.has("new") ? [] : [serverEntry("new", "new")]) },
    (known) => told.push(known),
  );
  next(found("old"));
  await settled();
  next(found("new", "old"));
  await settled();
  expect(told.map((known) => known.status === "ready" && known.value)).toEqual([
    ["old"],
    ["old", "new"],
    ["new", "old"],
    ["new", "old"],
  ]);
});

it("other documents that are read late do not take the place of those read for the latest list", async () => {
  const readings: PromiseWithResolvers<readonly Entry<string>[]>[] = [];
  const told: ListState<string>[] = [];
  const next = mergeUnordered<string>(
    {
      read: () => {
        readings.push(Promise.withResolvers());
        return readings.at(-1)!.promise;
      },
    },
    (known) => told.push(known),
  );
  next(found("a"));
  next(found("a", "b"));
  readings[1]!.resolve([serverEntry("new", "new")]);
  await settled();
  readings[0]!.resolve([serverEntry("deleted", "deleted")]);
  await settled();
  expect(told.at(-1)).toMatchObject({ value: ["a", "b", "new"] });
});

/** A list whose other documents are those given for each reading, the last ones for every further reading. */
function merged(...others: readonly (readonly Entry<string>[])[]) {
  const told: ListState<string>[] = [];
  const read = vi.fn<() => Promise<readonly Entry<string>[]>>();
  for (const entries of others) read.mockResolvedValueOnce(entries);
  const next = mergeUnordered<string>({ read }, (known) => told.push(known));
  return { told, read, next };
}

it("other documents are read once for the same list, and not for one of which the server has said nothing", async () => {
  const { told, read, next } = merged([]);
  next({ ...found("a"), list: { ...found("a").list, fromCache: true } });
  next(unread);
  expect(read).not.toHaveBeenCalled();
  next(found("a"));
  next(found("a"));
  await settled();
  expect(read).toHaveBeenCalledOnce();
  // Where there are no others, there is nothing more to tell.
  expect(told.map(({ status }) => status)).toEqual(["ready", "unread", "ready", "ready"]);
});

it("other documents that took the place of as many are told, those that are unreadable as a number", async () => {
  const { told, next } = merged([serverEntry("x", "x")], [{ id: "y", known: unreadable }]);
  next(found("a"));
  await settled();
  expect(told.at(-1)).toMatchObject({ value: ["a", "x"], fromCache: false, unreadable: 0 });
  next({ ...found("a", "b"), list: { ...found("a", "b").list, unreadable: 2 } });
  await settled();
  expect(told.at(-1)).toMatchObject({ value: ["a", "b"], unreadable: 3 });
});

it("other documents that are gone are told as gone", async () => {
  const { told, next } = merged([serverEntry("x", "x")], []);
  next(found("a"));
  await settled();
  next(found("a", "b"));
  await settled();
  expect(told.at(-1)).toMatchObject({ value: ["a", "b"] });
});

it("documents that are left out are those that a query does not find", () => {
  const all = [{ id: "a" }, { id: "b" }];
  expect(leftOut(all, new Set(["a"]))).toEqual([{ id: "b" }]);
});

it("documents that the server told are certain", () => {
  expect(serverEntry("a", 1)).toEqual({ id: "a", known: { status: "ready", value: 1, fromCache: false } });
});
