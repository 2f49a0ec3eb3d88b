import { expect, it } from "vitest";
import { type Entry, type ListState, serverEntry } from "./queryState.ts";
import { mergeUnordered } from "./mergeUnordered.ts";

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
