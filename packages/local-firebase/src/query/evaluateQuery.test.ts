import { describe, expect, test } from "vitest";
import type { StoredDocument } from "../documents/storedDocument.ts";
import { parseFields } from "../values/parseValue.ts";
import { compareResourceNames } from "../values/compareText.ts";
import type { Value } from "../values/value.ts";
import { aggregate } from "./aggregate.ts";
import { compileQueryMatcher, evaluateQuery, evaluateUnordered } from "./evaluateQuery.ts";
import { parseAggregationQuery } from "./parseAggregationQuery.ts";
import { parseStructuredQuery } from "./parseStructuredQuery.ts";
import { documentComparator, effectiveOrder } from "./queryOrder.ts";

const root = "projects/p/databases/(default)/documents";

function document(path: string, fields: Record<string, unknown>): StoredDocument {
  return { name: `${root}/${path}`, fields: parseFields(fields), createTime: 1n, updateTime: 1n };
}

const int = (value: number) => ({ integerValue: value });
const nan = { doubleValue: "NaN" };
const nil = { nullValue: null };
const list = (...values: unknown[]) => ({ arrayValue: { values } });
const reference = (path: string) => ({ referenceValue: `${root}/${path}` });
const where = (fieldPath: string, op: string | number, value: unknown) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const is = (fieldPath: string, op: string | number) => ({ unaryFilter: { field: { fieldPath }, op } });
const and = (...filters: unknown[]) => ({ compositeFilter: { op: "AND", filters } });

/** One document per kind of value in field `v`, and one without. */
const values: Record<string, unknown> = {
  none: undefined,
  null: nil,
  true: { booleanValue: true },
  nan,
  one: int(1),
  two: { doubleValue: 2 },
  text: { stringValue: "x" },
  list12: list(int(1), int(2)),
  listNan: list(nan, nil, int(3)),
};
const documents = Object.entries(values).map(([id, value]) =>
  document(`c/${id}`, value === undefined ? {} : { v: value }),
);

const idOf = ({ name }: StoredDocument) => name.slice(name.lastIndexOf("/") + 1);

/** Ids of the results, which do not depend on whether the candidates come in the order of their names. */
function ids(query: Record<string, unknown>, of = documents): string[] {
  const parsed = parseStructuredQuery({ from: [{ collectionId: "c" }], ...query });
  const results = evaluateQuery({ documents: of, inNameOrder: false }, parsed).map(idOf);
  const sorted = of.toSorted((a, b) => compareResourceNames(a.name, b.name));
  expect(evaluateQuery({ documents: sorted, inNameOrder: true }, parsed).map(idOf)).toEqual(results);
  return results;
}

describe("filters", () => {
  test.each([
    ["EQUAL", int(2), ["two"]],
    ["EQUAL", list(int(1), { doubleValue: 2 }), ["list12"]],
    ["EQUAL", int(1), ["one"]],
    ["EQUAL", int(3), []],
    ["EQUAL", { stringValue: "x" }, ["text"]],
    ["EQUAL", { stringValue: "1" }, []],
    ["EQUAL", { booleanValue: true }, ["true"]],
    ["EQUAL", { booleanValue: false }, []],
    ["EQUAL", nan, ["nan"]],
    ["GREATER_THAN", int(1), ["two"]],
    ["GREATER_THAN_OR_EQUAL", int(1), ["one", "two"]],
    ["LESS_THAN", { booleanValue: true }, []],
    ["NOT_EQUAL", int(1), ["true", "nan", "two", "text", "list12", "listNan"]],
    ["LESS_THAN", int(2), ["one"]],
    ["LESS_THAN_OR_EQUAL", int(2), ["one", "two"]],
    ["GREATER_THAN", { doubleValue: "-Infinity" }, ["one", "two"]],
    ["GREATER_THAN_OR_EQUAL", nan, []],
    ["GREATER_THAN", { stringValue: "" }, ["text"]],
    ["IN", list(nil, nan, int(1), { stringValue: "x" }), ["one", "text"]],
    ["NOT_IN", list(int(1), { stringValue: "x" }), ["true", "nan", "two", "list12", "listNan"]],
    ["NOT_IN", list(nil), []],
    ["NOT_IN", list(int(1), nil), []],
    ["LESS_THAN_OR_EQUAL", int(1), ["one"]],
    ["GREATER_THAN_OR_EQUAL", int(2), ["two"]],
    ["ARRAY_CONTAINS", int(3), ["listNan"]],
    ["ARRAY_CONTAINS_ANY", list(nil, nan, int(2)), ["list12"]],
  ])("filters filters: %s %j", (op, value, expected) => {
    expect(ids({ where: where("v", op, value) }).sort()).toEqual([...expected].sort());
  });

  test("unary conditions, by name and by number", () => {
    expect(ids({ where: is("v", "IS_NULL") })).toEqual(["null"]);
    expect(ids({ where: is("v", 2) })).toEqual(["nan"]);
    expect(ids({ where: is("v", "IS_NOT_NULL") })).toEqual([
      "true",
      "nan",
      "one",
      "two",
      "text",
      "listNan",
      "list12",
    ]);
    expect(ids({ where: is("v", 4) })).toEqual(["true", "one", "two", "text", "listNan", "list12"]);
  });

  test("AND and OR nest", () => {
    const or = {
      compositeFilter: {
        op: 2,
        filters: [where("v", 5, int(1)), and(where("v", 3, int(1)), where("v", 1, int(3)))],
      },
    };
    expect(ids({ where: or })).toEqual(["one", "two"]);
  });
});

describe("order and window", () => {
  const rows = [
    document("c/a", { x: int(1), y: int(9) }),
    document("c/b", { x: int(2), y: int(8) }),
    document("c/__id10__", { x: int(2), y: int(7) }),
    document("c/__id9__", { x: int(1) }),
  ];
  const orderBy = (...fields: [string, string | number | undefined][]) => ({
    orderBy: fields.map(([fieldPath, direction]) => ({ field: { fieldPath }, direction })),
  });

  test("documents come by name when nothing is asked, numeric ids first and by value", () => {
    expect(ids({}, rows)).toEqual(["__id9__", "__id10__", "a", "b"]);
  });

  test("ties follow the name in the direction of the last order", () => {
    expect(ids(orderBy(["x", "DESCENDING"]), rows)).toEqual(["b", "__id10__", "a", "__id9__"]);
    expect(ids(orderBy(["x", 2]), rows)).toEqual(["b", "__id10__", "a", "__id9__"]);
  });

  test("a document without an ordered field is not in the result", () => {
    expect(ids(orderBy(["y", undefined]), rows)).toEqual(["__id10__", "b", "a"]);
  });

  test("an order by several fields, each in its direction, decides by the first that differs", () => {
    expect(ids(orderBy(["x", undefined], ["y", "DESCENDING"]), rows)).toEqual(["a", "b", "__id10__"]);
    expect(ids(orderBy(["x", "DESCENDING"], ["y", undefined]), rows)).toEqual(["__id10__", "b", "a"]);
  });

  test("an order by the name alone may run backwards, and ends with its limit", () => {
    expect(ids(orderBy(["__name__", "DESCENDING"]), rows)).toEqual(["b", "a", "__id10__", "__id9__"]);
    expect(ids({ ...orderBy(["__name__", "DESCENDING"]), offset: 1, limit: 2 }, rows)).toEqual([
      "a",
      "__id10__",
    ]);
    expect(ids({ ...orderBy(["x", undefined]), offset: 1, limit: 2 }, rows)).toEqual(["a", "__id10__"]);
    expect(ids({ where: where("x", "EQUAL", int(2)), limit: 1 }, rows)).toEqual(["__id10__"]);
  });

  test("an equality does not order: neither by its field nor by those of a list", () => {
    const filter = and(where("x", "IN", list(int(2), int(1))), where("y", "GREATER_THAN", int(0)));
    expect(ids({ where: filter }, rows)).toEqual(["__id10__", "b", "a"]);
    expect(ids({ where: where("x", "IN", list(int(2), int(1))) }, rows)).toEqual([
      "__id9__",
      "__id10__",
      "a",
      "b",
    ]);
  });

  test("inequality fields order implicitly, lexicographically, the name last even with an inequality of its own", () => {
    const filter = and(
      where("y", "GREATER_THAN", int(0)),
      where("x", "GREATER_THAN", int(0)),
      where("__name__", "GREATER_THAN", reference("c/__id10__")),
    );
    expect(ids({ where: filter }, rows)).toEqual(["a", "b"]);
    expect(ids({ where: and(where("x", "NOT_EQUAL", int(0))) }, rows)).toEqual([
      "__id9__",
      "a",
      "__id10__",
      "b",
    ]);
  });

  test("cursors cut before or after their values, on a prefix of the order", () => {
    const order = orderBy(["x", undefined]);
    expect(ids({ ...order, startAt: { values: [int(2)], before: true } }, rows)).toEqual(["__id10__", "b"]);
    expect(ids({ ...order, startAt: { values: [int(1)] } }, rows)).toEqual(["__id10__", "b"]);
    expect(ids({ ...order, endAt: { values: [int(1), reference("c/a")], before: true } }, rows)).toEqual([
      "__id9__",
    ]);
    expect(ids({ ...order, endAt: { values: [int(1), reference("c/a")] } }, rows)).toEqual(["__id9__", "a"]);
  });

  test("cursors of a descending order cut on its side of their values", () => {
    const order = orderBy(["x", "DESCENDING"]);
    expect(ids({ ...order, startAt: { values: [int(2)] } }, rows)).toEqual(["a", "__id9__"]);
    expect(ids({ ...order, endAt: { values: [int(1)], before: true } }, rows)).toEqual(["b", "__id10__"]);
    const two = orderBy(["x", undefined], ["y", "DESCENDING"]);
    expect(ids({ ...two, startAt: { values: [int(2), int(8)] } }, rows)).toEqual(["__id10__"]);
    expect(ids({ ...two, endAt: { values: [int(2), int(8)], before: true } }, rows)).toEqual(["a"]);
  });

  test("an evaluation without order gives the same documents, and heeds offset and limit by the order", () => {
    const run = (query: object) => {
      const parsed = parseStructuredQuery({ from: [{ collectionId: "c" }], ...query });
      return evaluateUnordered({ documents: rows, inNameOrder: false }, parsed).map(idOf);
    };
    expect(run({ where: where("x", "EQUAL", int(2)) })).toEqual(["b", "__id10__"]);
    expect(run(orderBy(["y", undefined]))).toEqual(["a", "b", "__id10__"]);
    expect(run({ limit: 2 })).toEqual(["__id9__", "__id10__"]);
    expect(run({ offset: 3 })).toEqual(["b"]);
  });

  test("offset and limit, bare or wrapped", () => {
    expect(ids({ offset: 1, limit: 2 }, rows)).toEqual(["__id10__", "a"]);
    expect(ids({ limit: { value: 1 } }, rows)).toEqual(["__id9__"]);
    expect(ids({ limit: 0 }, rows)).toEqual([]);
    expect(ids({ ...orderBy(["x", "DESCENDING"]), limit: 2 }, rows)).toEqual(["b", "__id10__"]);
  });
});

test("the comparator of an order sorts as the query does", () => {
  const rows = [
    document("c/a", { x: int(1), y: int(1) }),
    document("c/b", { x: int(2), y: int(1) }),
    document("c/d", { x: int(2), y: int(2) }),
    document("c/e", { x: int(2), y: int(2) }),
  ];
  const query = parseStructuredQuery({
    from: [{ collectionId: "c" }],
    orderBy: [
      { field: { fieldPath: "x" } },
      { field: { fieldPath: "y" }, direction: "DESCENDING" },
      { field: { fieldPath: "__name__" } },
    ],
  });
  const compare = documentComparator(effectiveOrder(query));
  expect(rows.toReversed().sort(compare).map(idOf)).toEqual(["a", "d", "e", "b"]);
  expect(rows.map((row) => compare(row, row))).toEqual([0, 0, 0, 0]);
});

test("a query matcher looks at place and content", () => {
  const query = (from: unknown) =>
    parseStructuredQuery({ from: [from], where: where("x", "GREATER_THAN", int(0)) });
  const deep = document("a/b/c/d", { x: int(1) });
  expect(compileQueryMatcher(root, query({ collectionId: "c" }))(deep)).toBe(false);
  expect(compileQueryMatcher(root, query({ collectionId: "c", allDescendants: true }))(deep)).toBe(true);
  expect(compileQueryMatcher(`${root}/a/b`, query({ collectionId: "c" }))(deep)).toBe(true);
  expect(compileQueryMatcher(`${root}/a/b`, query({ collectionId: "c" }))(document("a/b/c/d", {}))).toBe(
    false,
  );
  expect(compileQueryMatcher(`${root}/a/b`, query({}))(deep)).toBe(true);
  expect(compileQueryMatcher(root, query({}))(deep)).toBe(false);
  expect(compileQueryMatcher(root, query({ collectionId: "c" }))(document("e/d", { x: int(1) }))).toBe(false);
  const beside = document("a/bc/c/d", { x: int(1) });
  expect(compileQueryMatcher(`${root}/a/b`, query({ allDescendants: true }))(beside)).toBe(false);
});

test("comparing thousands of documents with a large map takes no longer than reading it once", () => {
  const entries = (count: number) => Array.from({ length: count }, (_, n) => [`k${n}`, int(n)]);
  const rows = Array.from({ length: 3000 }, (_, n) => document(`c/${n}`, { m: map(20) }));
  function map(count: number) {
    return { mapValue: { fields: Object.fromEntries(entries(count)) } };
  }
  // Sorting it for each of them took minutes.
  expect(ids({ where: where("m", "EQUAL", map(50_000)) }, rows)).toEqual([]);
  expect(ids({ where: where("m", "LESS_THAN", map(50_000)), limit: 1 }, rows)).toEqual([]);
});

describe("aggregations", () => {
  const rows = [
    document("c/1", { n: int(1), d: { doubleValue: 0.5 } }),
    document("c/2", { n: int(2), d: nan }),
    document("c/3", { n: { stringValue: "three" }, d: { doubleValue: 1 } }),
    document("c/4", {}),
  ];
  function run(aggregations: unknown[], of = rows): Record<string, Value> {
    return aggregate(of, parseAggregationQuery({ structuredQuery: {}, aggregations }).aggregations);
  }
  const field = (fieldPath: string) => ({ field: { fieldPath } });

  test("count, with a limit and without alias", () => {
    expect(run([{ count: {} }, { alias: "few", count: { upTo: "2" } }])).toEqual({
      field_1: { integerValue: "4" },
      few: { integerValue: "2" },
    });
  });

  test("aggregations sums of integers are integers, of anything else doubles; NaN spoils both", () => {
    expect(run([{ alias: "s", sum: field("n") }])).toEqual({ s: { integerValue: "3" } });
    expect(
      run([
        { alias: "s", sum: field("d") },
        { alias: "a", avg: field("d") },
      ]),
    ).toEqual({
      s: { doubleValue: "NaN" },
      a: { doubleValue: "NaN" },
    });
    expect(run([{ alias: "a", avg: field("n") }])).toEqual({ a: { doubleValue: 1.5 } });
  });

  test("aggregations of nothing are sum 0 and average null", () => {
    expect(
      run([
        { alias: "s", sum: field("none") },
        { alias: "a", avg: field("none") },
      ]),
    ).toEqual({
      s: { integerValue: "0" },
      a: { nullValue: null },
    });
  });

  test("a sum beyond 64 bits becomes a double, one beyond doubles infinite", () => {
    const max = { integerValue: "9223372036854775807" };
    const huge = { doubleValue: Number.MAX_VALUE };
    const rows = [document("c/1", { i: max, d: huge }), document("c/2", { i: max, d: huge })];
    expect(
      run(
        [
          { alias: "i", sum: field("i") },
          { alias: "d", sum: field("d") },
        ],
        rows,
      ),
    ).toEqual({
      i: { doubleValue: 2 ** 64 },
      d: { doubleValue: "Infinity" },
    });
  });

  test("only documents with all aggregated fields count", () => {
    expect(
      run([
        { alias: "c", count: {} },
        { alias: "s", sum: field("n") },
      ]),
    ).toMatchObject({
      c: { integerValue: "3" },
    });
  });

  test.each([
    [
      [
        { alias: "a", count: {} },
        { alias: "a", count: {} },
      ],
      "same alias",
    ],
    [[{ alias: "__a__", count: {} }], "reserved"],
    [[{ count: { upTo: 0 } }], "upTo"],
  ])("aggregations: %j is refused", (aggregations, reason) => {
    expect(() => run(aggregations)).toThrow(reason);
  });

  test("aggregations of more than five are refused", () => {
    expect(() => run(Array.from({ length: 6 }, () => ({ count: {} })))).toThrow(
      "maximum number of aggregations",
    );
  });
});
