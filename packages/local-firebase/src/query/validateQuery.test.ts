import { describe, expect, test } from "vitest";
import { parseStructuredQuery } from "./parseStructuredQuery.ts";
import { validateQuery } from "./validateQuery.ts";

const key = { referenceValue: "projects/p/databases/d/documents/c/a" };
const one = { integerValue: "1" };
const where = (fieldPath: string, op: string, value: unknown) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const and = (...filters: unknown[]) => ({ compositeFilter: { op: "AND", filters } });
const or = (...filters: unknown[]) => ({ compositeFilter: { op: "OR", filters } });
function nested(depth: number): unknown {
  let filter: unknown = where("x", "EQUAL", one);
  for (let level = 0; level < depth; level++) filter = and(filter);
  return filter;
}
const orderBy = (...paths: string[]) => paths.map((fieldPath) => ({ field: { fieldPath } }));
const list = (length: number) => ({ arrayValue: { values: Array.from({ length }, () => one) } });

function validate(query: Record<string, unknown>): void {
  validateQuery(parseStructuredQuery({ from: [{ collectionId: "c" }], ...query }));
}

describe("validateQuery", () => {
  const afterKey = "order by clause cannot contain more fields after the key";
  test.each([
    ["an order after the key", { orderBy: orderBy("__name__", "x") }, afterKey],
    [
      "an implicit order after the key",
      { orderBy: orderBy("__name__"), where: where("x", "GREATER_THAN", one) },
      afterKey,
    ],
    ["one field twice in the order", { orderBy: orderBy("x", "`x`") }, "duplicate"],
    [
      "equality on the key with an inequality elsewhere",
      { where: and(where("__name__", "EQUAL", key), where("x", "LESS_THAN", one)) },
      "Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.",
    ],
    ["a key that is no reference", { where: where("__name__", "EQUAL", one) }, "must be a Key"],
    ["keys that are no references", { where: where("__name__", "IN", list(1)) }, "must be a Key"],
    ["an empty IN", { where: where("x", "IN", list(0)) }, "non-empty"],
    ["an IN with 31 values", { where: where("x", "IN", list(31)) }, "up to 30"],
    ["a NOT_IN with 11 values", { where: where("x", "NOT_IN", list(11)) }, "up to 10"],
    [
      "two negations",
      { where: and(where("x", "NOT_EQUAL", one), where("y", "NOT_IN", list(1))) },
      "Only a single",
    ],
    [
      "a NOT_IN beside an IN",
      { where: and(where("x", "NOT_IN", list(1)), where("y", "IN", list(1))) },
      "cannot be used in the same query",
    ],
    [
      "more than 30 disjunctions",
      { where: and(where("x", "IN", list(16)), or(where("y", "EQUAL", one), where("z", "EQUAL", one))) },
      "32 disjunctions",
    ],
    [
      "two conditions on elements of arrays in one disjunction",
      { where: and(where("x", "ARRAY_CONTAINS", one), where("y", "ARRAY_CONTAINS_ANY", list(2))) },
      "per disjunction",
    ],
    [
      "inequalities on eleven fields",
      { where: and(...Array.from({ length: 11 }, (_, n) => where(`f${n}`, "LESS_THAN", one))) },
      "at most 10 fields",
    ],
    [
      "a hundred filters",
      { where: and(...Array.from({ length: 100 }, () => where("x", "EQUAL", one))) },
      "at most 100",
    ],
    ["filters in filters without end", { where: nested(20_000) }, "nested"],
    ["a cursor longer than the order", { startAt: { values: [key, one] } }, "more values"],
    ["a cursor on the key that is no reference", { endAt: { values: [one] } }, "must be a reference"],
    ["two collection selectors", { from: [{ collectionId: "a" }, { collectionId: "b" }] }, "exactly one"],
  ])("validateQuery refuses %s", (_name, query, message) => {
    expect(() => validate(query)).toThrow(message);
  });

  test.each([
    ["an IN of 30 values", { where: where("x", "IN", list(30)) }],
    ["an ARRAY_CONTAINS_ANY of 30 values", { where: where("x", "ARRAY_CONTAINS_ANY", list(30)) }],
    ["a NOT_IN of 10 values", { where: where("x", "NOT_IN", list(10)) }],
    [
      "inequalities on ten fields",
      { where: and(...Array.from({ length: 10 }, (_, n) => where(`f${n}`, "LESS_THAN", one))) },
    ],
    ["ninety-nine filters", { where: and(...Array.from({ length: 99 }, () => where("x", "EQUAL", one))) }],
    ["one negation beside an IN", { where: and(where("x", "NOT_EQUAL", one), where("y", "IN", list(1))) }],
    ["a cursor as long as the order", { orderBy: orderBy("x"), startAt: { values: [one, key] } }],
    ["an equality on the key alone", { where: where("__name__", "EQUAL", key) }],
    ["an order that ends with the key", { orderBy: orderBy("x", "__name__") }],
    [
      "one condition on elements in each of two branches",
      { where: or(where("x", "ARRAY_CONTAINS", one), where("y", "ARRAY_CONTAINS", one)) },
    ],
  ])("validateQuery accepts %s", (_name, query) => {
    expect(() => validate(query)).not.toThrow();
  });

  test("validateQuery accepts 30 disjunctions, with a condition on an array in each", () => {
    const branches = Array.from({ length: 15 }, (_, n) =>
      and(where("x", "EQUAL", { integerValue: n }), where("tags", "ARRAY_CONTAINS", one)),
    );
    expect(() => validate({ where: and(where("y", "IN", list(2)), or(...branches)) })).not.toThrow();
  });

  test("validateQuery accepts an inequality on the key beside others, in the implicit order", () => {
    const filter = and(where("__name__", "GREATER_THAN", key), where("x", "GREATER_THAN", one));
    expect(() => validate({ where: filter })).not.toThrow();
  });
});

describe("parseStructuredQuery", () => {
  test.each([
    ["an unknown operator", { where: where("x", "LIKE", one) }],
    [
      "an operator number out of range",
      { where: { fieldFilter: { field: { fieldPath: "x" }, op: 11, value: one } } },
    ],
    ["a malformed field path", { orderBy: orderBy("a..b") }],
    ["a reserved collection", { from: [{ collectionId: "__x__" }] }],
    ["a negative limit", { limit: -1 }],
    ["a filter without kind", { where: {} }],
  ])("parseStructuredQuery refuses %s", (_name, query) => {
    expect(() => validate(query)).toThrow(expect.objectContaining({ status: "INVALID_ARGUMENT" }));
  });

  test("a vector search is no query to listen to", () => {
    expect(() => validate({ findNearest: {} })).toThrow(
      expect.objectContaining({ status: "INVALID_ARGUMENT" }),
    );
  });
});
