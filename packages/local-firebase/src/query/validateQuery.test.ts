import { describe, expect, test } from "vitest";
import { parseStructuredQuery } from "./parseStructuredQuery.ts";
import { validateQuery } from "./validateQuery.ts";

const key = { referenceValue: "projects/p/databases/d/documents/c/a" };
const one = { integerValue: "1" };
const where = (fieldPath: string, op: string, value: unknown) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const and = (...filters: unknown[]) => ({ compositeFilter: { op: "AND", filters } });
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
    ["a cursor longer than the order", { startAt: { values: [key, one] } }, "more values"],
    ["a cursor on the key that is no reference", { endAt: { values: [one] } }, "must be a reference"],
    ["two collection selectors", { from: [{ collectionId: "a" }, { collectionId: "b" }] }, "exactly one"],
  ])("refuses %s", (_name, query, message) => {
    expect(() => validate(query)).toThrow(message);
  });

  test("accepts an inequality on the key beside others, in the implicit order", () => {
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
  ])("refuses %s", (_name, query) => {
    expect(() => validate(query)).toThrow(expect.objectContaining({ status: "INVALID_ARGUMENT" }));
  });

  test("a vector search is no query to listen to", () => {
    expect(() => validate({ findNearest: {} })).toThrow(
      expect.objectContaining({ status: "INVALID_ARGUMENT" }),
    );
  });
});
