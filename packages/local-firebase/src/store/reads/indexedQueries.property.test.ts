import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ADMIN } from "../../authentication/identity.ts";
import { evaluateQuery } from "../../query/evaluateQuery.ts";
import { parseStructuredQuery } from "../../query/parseStructuredQuery.ts";
import { effectiveOrder } from "../../query/queryOrder.ts";
import type { StructuredQuery } from "../../query/structuredQuery.ts";
import { validateQuery } from "../../query/validateQuery.ts";
import { runs } from "../../testing/deep.ts";
import { DOCUMENT_ID } from "../../values/fieldPath.ts";
import { arbitraryValue } from "../../values/testing/arbitraryValue.ts";
import type { Value } from "../../values/value.ts";
import { DocumentIndex } from "../testing/documentIndex.ts";
import { openStore } from "../testing/openStore.ts";
import { parseWrites } from "../writes/parseWrite.ts";
import type { DocumentReader } from "./documentReader.ts";

const root = "projects/p/databases/(default)/documents";
const collections = ["c", "d", "d/x/c", "c/a/c"];
const ids = ["a", "b", "é", "a\0", "\uFFFF", "🎉", "__id7__", "__id-3__", "9"];
const paths = ["a", "b", "m.x"];

/** Few different values, so that equalities, ties and ranges meet documents; sometimes any value. */
const small = fc.constantFrom<Value>(
  { nullValue: null },
  { booleanValue: true },
  { integerValue: "1" },
  { doubleValue: 1 },
  { doubleValue: 1.5 },
  { doubleValue: "NaN" },
  { integerValue: "2" },
  { stringValue: "" },
  { stringValue: "x" },
  { stringValue: "x\0" },
  { timestampValue: "2026-01-01T00:00:00.000000Z" },
  { referenceValue: `${root}/c/a` },
);
const list = fc.array(small, { maxLength: 3 }).map((values): Value => ({ arrayValue: { values } }));
// An array within an array cannot be stored.
const storable = arbitraryValue.filter((value) => !JSON.stringify(value).includes("arrayValue"));
const value = fc.oneof({ arbitrary: small, weight: 6 }, { arbitrary: list, weight: 2 }, storable);

const name = fc
  .tuple(fc.constantFrom(...collections), fc.constantFrom(...ids))
  .map(([collection, id]) => `${root}/${collection}/${id}`);
const fields = fc.record(
  { a: value, b: value, m: value.map((x): Value => ({ mapValue: { fields: { x } } })) },
  { requiredKeys: [] },
);
const write = fc.oneof(
  { arbitrary: fc.record({ name, fields }).map((update) => ({ update })), weight: 4 },
  { arbitrary: name.map((deleted) => ({ delete: deleted })), weight: 1 },
);

const field = fc.constantFrom(...paths).map((fieldPath) => ({ fieldPath }));
const key = { fieldPath: DOCUMENT_ID };
const reference = name.map((referenceValue) => ({ referenceValue }));
const several = fc.array(small, { minLength: 1, maxLength: 3 }).map((values) => ({ arrayValue: { values } }));
const condition = fc.oneof(
  fc.record({ field, op: fc.constantFrom("EQUAL", "EQUAL", "NOT_EQUAL", "ARRAY_CONTAINS"), value }),
  fc.record({
    field,
    op: fc.constantFrom("LESS_THAN", "LESS_THAN_OR_EQUAL", "GREATER_THAN", "GREATER_THAN_OR_EQUAL"),
    value,
  }),
  fc.record({ field, op: fc.constantFrom("IN", "NOT_IN", "ARRAY_CONTAINS_ANY"), value: several }),
  fc.record({
    field: fc.constant(key),
    op: fc.constantFrom("EQUAL", "LESS_THAN", "GREATER_THAN_OR_EQUAL", "GREATER_THAN"),
    value: reference,
  }),
);
const single = fc.oneof(
  { arbitrary: condition.map((fieldFilter) => ({ fieldFilter })), weight: 5 },
  {
    arbitrary: fc
      .record({ field, op: fc.constantFrom("IS_NULL", "IS_NAN", "IS_NOT_NULL", "IS_NOT_NAN") })
      .map((unaryFilter) => ({ unaryFilter })),
    weight: 1,
  },
);
const joined = (op: fc.Arbitrary<string>, filter: fc.Arbitrary<object>) =>
  fc
    .record({ op, filters: fc.array(filter, { minLength: 1, maxLength: 3 }) })
    .map((compositeFilter) => ({ compositeFilter }));
const filter = fc.oneof(
  single,
  joined(fc.constantFrom("AND", "AND", "OR"), single),
  joined(fc.constant("AND"), fc.oneof(single, joined(fc.constant("OR"), single))),
);
const direction = fc.constantFrom("ASCENDING", "DESCENDING");
const orderBy = fc
  .tuple(
    fc.uniqueArray(fc.record({ field, direction }), {
      maxLength: 2,
      selector: (order) => order.field.fieldPath,
    }),
    fc.option(direction),
  )
  .map(([orders, byName]) => (byName === null ? orders : [...orders, { field: key, direction: byName }]));
const cursor = fc.record({
  length: fc.nat(3),
  values: fc.array(value, { minLength: 3, maxLength: 3 }),
  name: reference,
  before: fc.boolean(),
});

const request = fc
  .record({
    parent: fc.constantFrom(root, root, root, `${root}/d/x`),
    from: fc.record({ collectionId: fc.constantFrom("c", "c", "d"), allDescendants: fc.boolean() }),
    where: fc.option(filter, { freq: 2 }),
    orderBy,
    startAt: fc.option(cursor, { freq: 1 }),
    endAt: fc.option(cursor, { freq: 1 }),
    offset: fc.constantFrom(0, 0, 0, 1, 3),
    limit: fc.option(fc.nat(5), { freq: 1 }),
  })
  .map(({ parent, from, where, startAt, endAt, offset, limit, ...rest }) => {
    const query = parseStructuredQuery({
      from: [from],
      ...rest,
      offset,
      ...(where && { where }),
      ...(limit !== null && { limit }),
    });
    const orders = effectiveOrder(query);
    // A cursor on the key has to be a reference.
    const place = (wanted: NonNullable<typeof startAt>) => ({
      before: wanted.before,
      values: orders
        .slice(0, wanted.length)
        .map(({ fieldPath }, index) => (fieldPath === DOCUMENT_ID ? wanted.name : wanted.values[index]!)),
    });
    const cursors = { ...(startAt && { startAt: place(startAt) }), ...(endAt && { endAt: place(endAt) }) };
    return { parent, query: { ...query, ...cursors } as StructuredQuery };
  })
  .filter(({ query }) => {
    try {
      validateQuery(query);
      return true;
    } catch {
      return false;
    }
  });

const commits = fc.array(fc.array(write, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 6 });

/** Answers by looking at every document. */
function plainly(documents: DocumentIndex, parent: string, query: StructuredQuery) {
  return evaluateQuery(documents.select(parent, query.from[0]!), query);
}

function copyOf(store: Pick<DocumentReader, "get">): DocumentIndex {
  const copy = new DocumentIndex();
  for (const collection of collections) {
    for (const id of ids) copy.set(`${root}/${collection}/${id}`, store.get(`${root}/${collection}/${id}`));
  }
  return copy;
}

describe("a query served by indexes", () => {
  test("a query served by indexes finds what looking at every document finds, now and at past times", async () => {
    let [served, found, counted] = [0, 0, 0];
    await fc.assert(
      fc.asyncProperty(
        commits,
        fc.array(request, { minLength: 1, maxLength: 6 }),
        async (batches, requests) => {
          const { store, database } = openStore({ fewDocuments: 0 });
          const states: { time: bigint; documents: DocumentIndex }[] = [];
          for (const batch of batches) {
            const { time } = await store.commit(parseWrites(batch), { identity: ADMIN });
            states.push({ time, documents: copyOf(store) });
            // Builds indexes early, so that later commits have to keep them.
            const [first] = requests;
            store.runQuery(first!.parent, first!.query);
          }
          for (const { parent, query } of requests) {
            const present = states.at(-1)!.documents;
            const expected = plainly(present, parent, query);
            found += expected.length;
            const count = store.countUnread(parent, query);
            counted += Number(count !== null);
            expect([null, expected.length]).toContain(count);
            expect(store.runQuery(parent, query)).toEqual(expected);
            expect(new Set(store.runUnordered(parent, query))).toEqual(new Set(expected));
            for (const { time, documents } of states) {
              expect(store.at(time).runQuery(parent, query)).toEqual(plainly(documents, parent, query));
            }
          }
          served += Number(
            database.sqlite.prepare("SELECT COUNT(*) AS count FROM firestore_indexes").get()?.["count"],
          );
          database.close();
        },
      ),
      { numRuns: runs(1200) },
    );
    // The cases are worth something: indexes were made, and documents found.
    expect(served).toBeGreaterThan(300);
    expect(found).toBeGreaterThan(300);
    expect(counted).toBeGreaterThan(100);
  });
});
