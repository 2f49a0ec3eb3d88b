import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { StoredDocument } from "../documents/storedDocument.ts";
import { LiveResult, type ResultSource, type ResultWindow } from "./liveResult.ts";

/** Documents with one number each; those of at least 0 match, in the order of the number, then of the name. */
function openResult(range: Omit<ResultWindow, "compare"> | null) {
  const stored = new Map<string, StoredDocument>();
  const rankOf = ({ fields }: StoredDocument): number =>
    Number(Reflect.get(fields["n"] ?? {}, "integerValue"));
  const compare = (a: StoredDocument, b: StoredDocument): number =>
    rankOf(a) - rankOf(b) || (a.name < b.name ? -1 : 1);
  const matches = (document: StoredDocument): boolean => rankOf(document) >= 0;
  let time = 0n;
  let runs = 0;
  const run = (): StoredDocument[] => {
    runs += 1;
    const found = [...stored.values()].filter(matches).sort(compare);
    return range === null ? found : found.slice(range.offset, range.offset + range.limit);
  };
  const window = range === null ? null : { ...range, compare };
  const source: ResultSource = { keys: [], matches, window, get: (name) => stored.get(name) ?? null, run };
  return {
    run,
    open: () => new LiveResult(source),
    runs: () => runs,
    /** Sets the numbers of documents; `null` deletes one. */
    set(values: Readonly<Record<string, number | null>>): ReadonlySet<string> {
      for (const [name, n] of Object.entries(values)) {
        time += 1n;
        const fields = { n: { integerValue: String(n) } };
        if (n === null) stored.delete(name);
        else stored.set(name, { name, fields, createTime: time, updateTime: time });
      }
      return new Set(Object.keys(values));
    },
  };
}

const names = ["a", "b", "c", "d", "e", "f", "g", "h"];
const commit = fc.dictionary(
  fc.constantFrom(...names),
  fc.option(fc.integer({ min: -2, max: 9 }), { freq: 4 }),
  { minKeys: 1, maxKeys: 4 },
);

describe("a result that follows the commits", () => {
  test.each([
    ["without a limit", null],
    ["with a limit", { offset: 0, limit: 3 }],
    ["with a limit of one", { offset: 0, limit: 1 }],
    ["with a limit and an offset", { offset: 2, limit: 3 }],
  ])(
    "a result that follows the commits is what its query would find, %s, and tells the difference",
    (_name, range) => {
      fc.assert(
        fc.property(commit, fc.array(commit, { maxLength: 30 }), (first, rest) => {
          const { open, set, run } = openResult(range);
          set(first);
          const result = open();
          let told = new Map(result.documents);
          for (const values of rest) {
            for (const { name, before, after } of result.update(set(values))) {
              expect(told.get(name) ?? null).toEqual(before);
              if (after === null) told.delete(name);
              else told.set(name, after);
            }
            const found = new Map(run().map((document) => [document.name, document]));
            expect(told).toEqual(found);
            expect(new Map(result.documents)).toEqual(found);
            told = new Map(told);
          }
        }),
        { seed: 7, numRuns: 150 },
      );
    },
  );

  test("a result that follows the commits runs its query again only when something from behind the window may move up", () => {
    const { open, set, runs } = openResult({ offset: 0, limit: 2 });
    set({ a: 1, b: 3, c: 5 });
    const result = open();
    for (const values of [{ c: 4 }, { d: 9 }, { a: 2 }, { e: 0 }, { c: -1 }]) result.update(set(values));
    expect([runs(), [...result.documents.keys()].sort()]).toEqual([1, ["a", "e"]]);
    result.update(set({ e: null }));
    expect([runs(), [...result.documents.keys()].sort()]).toEqual([2, ["a", "b"]]);
  });
});
