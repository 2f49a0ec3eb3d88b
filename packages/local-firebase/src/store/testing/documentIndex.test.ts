import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { evaluateQuery } from "../../query/evaluateQuery.ts";
import { parseStructuredQuery } from "../../query/parseStructuredQuery.ts";
import { DocumentIndex } from "./documentIndex.ts";
import type { StoredDocument } from "../../documents/storedDocument.ts";

const root = "projects/p/databases/(default)/documents";
const ids = ["a", "b", "B", "é", "z", "__id7__", "__id-3__", "__id10__", "10", "9"];

function document(name: string, n: number): StoredDocument {
  return { name, fields: { n: { integerValue: String(n) } }, createTime: 1n, updateTime: 1n };
}

const change = fc.record({
  collection: fc.constantFrom("c", "c/a/c", "d/x/c"),
  id: fc.constantFrom(...ids),
  n: fc.integer({ min: 0, max: 3 }),
  removed: fc.boolean(),
});
const order = fc.record({
  allDescendants: fc.boolean(),
  byField: fc.constantFrom(null, "ASCENDING", "DESCENDING"),
  byName: fc.constantFrom("ASCENDING", "DESCENDING"),
  offset: fc.integer({ min: 0, max: 3 }),
  limit: fc.option(fc.integer({ min: 0, max: 8 })),
});

describe("a query over the index", () => {
  test("a query over the index finds what it finds in the unsorted documents, in the same order", () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), order, (changes, wanted) => {
        const index = new DocumentIndex();
        const documents = new Map<string, StoredDocument>();
        for (const { collection, id, n, removed } of changes) {
          const name = `${root}/${collection}/${id}`;
          const version = removed ? null : document(name, n);
          index.set(name, version);
          if (version === null) documents.delete(name);
          else documents.set(name, version);
        }
        const { allDescendants, byField, byName, offset, limit } = wanted;
        const fields = byField === null ? [] : [{ field: { fieldPath: "n" }, direction: byField }];
        const query = parseStructuredQuery({
          from: [{ collectionId: "c", allDescendants }],
          orderBy: [...fields, { field: { fieldPath: "__name__" }, direction: byName }],
          offset,
          ...(limit === null ? {} : { limit }),
        });
        const inSource = [...documents.values()].filter(
          ({ name }) => allDescendants || name.split("/").length === 7,
        );
        const [selector = { allDescendants }] = query.from;
        const expected = evaluateQuery(
          { documents: inSource.filter(({ name }) => /\/c\/[^/]+$/.test(name)), inNameOrder: false },
          query,
        );
        expect(evaluateQuery(index.select(root, selector), query)).toEqual(expected);
      }),
      { numRuns: 300, seed: 2 },
    );
  });
});
