import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { parseStructuredQuery } from "../parseStructuredQuery.ts";
import { indexFileSchema } from "./indexConfig.ts";
import { requireIndexes } from "./requireIndexes.ts";

const asc = (fieldPath: string) => ({ fieldPath, order: "ASCENDING" });
const desc = (fieldPath: string) => ({ fieldPath, order: "DESCENDING" });
const composite = (collectionGroup: string, ...fields: object[]) => ({
  collectionGroup,
  queryScope: "COLLECTION",
  fields,
});

const config = v.parse(indexFileSchema, {
  indexes: [
    composite("news", asc("published"), desc("createdAt")),
    composite("news", asc("published"), { fieldPath: "tags", arrayConfig: "CONTAINS" }, desc("createdAt")),
    composite("users", asc("role"), asc("name")),
    composite("users", asc("active"), asc("name")),
  ],
  fieldOverrides: [
    { collectionGroup: "events", fieldPath: "expires", indexes: [] },
    {
      collectionGroup: "diagnosis",
      fieldPath: "state",
      indexes: [{ order: "ASCENDING", queryScope: "COLLECTION_GROUP" }],
    },
  ],
});
const check = requireIndexes(config);

const field = (fieldPath: string, op: string, value: object = { stringValue: "x" }) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const and = (...filters: object[]) => ({ compositeFilter: { op: "AND", filters } });
const or = (...filters: object[]) => ({ compositeFilter: { op: "OR", filters } });
const list = { arrayValue: { values: [{ stringValue: "a" }, { stringValue: "b" }] } };

interface Asked {
  readonly where?: object;
  readonly order?: readonly string[];
  readonly everywhere?: boolean;
}

/** « -createdAt »: descending. */
const query = (collectionId: string, { where, order = [], everywhere = false }: Asked = {}) =>
  parseStructuredQuery({
    from: [{ collectionId, allDescendants: everywhere }],
    ...(where ? { where } : {}),
    orderBy: order.map((path) => ({
      field: { fieldPath: path.replace("-", "") },
      direction: path.startsWith("-") ? "DESCENDING" : "ASCENDING",
    })),
  });

describe("an index that is there", () => {
  test.each<[string, string, Asked]>([
    ["a whole collection", "anything", {}],
    ["a whole collection group", "anything", { everywhere: true }],
    ["one field in either order", "anything", { order: ["-created"] }],
    ["a range", "anything", { where: and(field("n", "GREATER_THAN"), field("n", "LESS_THAN")) }],
    ["equalities alone", "anything", { where: and(field("a", "EQUAL"), field("b", "IN", list)) }],
    [
      "equalities and an element",
      "anything",
      { where: and(field("a", "EQUAL"), field("t", "ARRAY_CONTAINS")) },
    ],
    ["an order of what is compared", "anything", { where: field("a", "EQUAL"), order: ["a"] }],
    ["a composite index", "news", { where: field("published", "EQUAL"), order: ["-createdAt"] }],
    [
      "a composite index with an element",
      "news",
      {
        where: and(field("tags", "ARRAY_CONTAINS"), field("published", "EQUAL")),
        order: ["-createdAt"],
      },
    ],
    [
      "two composite indexes of one order, merged",
      "users",
      { where: and(field("role", "EQUAL"), field("active", "EQUAL")), order: ["name"] },
    ],
    ["a field of all collections", "diagnosis", { where: field("state", "EQUAL"), everywhere: true }],
    [
      "a document's name",
      "anything",
      {
        where: field("__name__", "GREATER_THAN", {
          referenceValue: "projects/p/databases/(default)/documents/a/b",
        }),
      },
    ],
  ])("an index that is there serves %s", (_what, collection, asked) => {
    expect(() => check(query(collection, asked))).not.toThrow();
  });
});

describe("an index that is missing", () => {
  test.each<[string, string, Asked, object]>([
    [
      "an equality and an order",
      "quotes",
      { where: field("customer", "EQUAL"), order: ["-created"] },
      composite("quotes", asc("customer"), desc("created")),
    ],
    [
      "the other direction",
      "news",
      { where: field("published", "EQUAL"), order: ["createdAt"] },
      composite("news", asc("published"), asc("createdAt")),
    ],
    [
      "an equality and a range",
      "quotes",
      { where: and(field("customer", "EQUAL"), field("created", "GREATER_THAN")) },
      composite("quotes", asc("customer"), asc("created")),
    ],
    [
      "two orders",
      "quotes",
      { order: ["state", "-created"] },
      composite("quotes", asc("state"), desc("created")),
    ],
    [
      "one of two disjuncts",
      "news",
      { where: or(field("published", "EQUAL"), field("owner", "EQUAL")), order: ["-createdAt"] },
      composite("news", asc("owner"), desc("createdAt")),
    ],
    [
      "a field of all collections",
      "quotes",
      { where: field("state", "EQUAL"), everywhere: true },
      {
        collectionGroup: "quotes",
        fieldPath: "state",
        indexes: [{ order: "ASCENDING", queryScope: "COLLECTION_GROUP" }],
      },
    ],
    [
      "a field whose own index is switched off",
      "events",
      { where: field("expires", "LESS_THAN") },
      {
        collectionGroup: "events",
        fieldPath: "expires",
        indexes: [{ order: "ASCENDING", queryScope: "COLLECTION" }],
      },
    ],
    [
      "a collection's field that is indexed in all collections only",
      "diagnosis",
      { where: field("state", "EQUAL") },
      {
        collectionGroup: "diagnosis",
        fieldPath: "state",
        indexes: [{ order: "ASCENDING", queryScope: "COLLECTION" }],
      },
    ],
  ])("an index that is missing for %s is named as the file has it", (_what, collection, asked, entry) => {
    expect(() => check(query(collection, asked))).toThrow(
      expect.objectContaining({
        status: "FAILED_PRECONDITION",
        message: expect.stringContaining(JSON.stringify(entry)) as string,
      }),
    );
  });
});
