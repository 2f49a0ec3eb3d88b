import { describe, expect, test } from "vitest";
import type { StoredDocument } from "../documents/storedDocument.ts";
import { parseFields } from "../values/parseValue.ts";
import { findNearest } from "./findNearest.ts";
import { parseSearchQuery } from "./parseFindNearest.ts";

const vector = (...numbers: unknown[]) => ({
  mapValue: {
    fields: {
      __type__: { stringValue: "__vector__" },
      value: { arrayValue: { values: numbers.map((number) => ({ doubleValue: number })) } },
    },
  },
});

function documents(values: Record<string, unknown>): StoredDocument[] {
  return Object.entries(values).map(([name, v]) => ({
    name,
    fields: parseFields({ v }),
    createTime: 1n,
    updateTime: 1n,
  }));
}

const wire = { vectorField: { fieldPath: "v" }, limit: 10, distanceMeasure: "EUCLIDEAN" };

function parse(search: Record<string, unknown>) {
  const input = { from: [{ collectionId: "c" }], findNearest: { ...wire, ...search } };
  return parseSearchQuery(input).search;
}

function nearest(values: Record<string, unknown>, search: Record<string, unknown>): string[] {
  const parsed = parse(search);
  return parsed === null ? [] : findNearest(documents(values), parsed).map(({ name }) => name);
}

const points = { far: vector(9, 9), near: vector(1, 0), opposite: vector(-1, 0), zero: vector(0, 0) };

describe("findNearest", () => {
  test.each([
    [{ distanceMeasure: "EUCLIDEAN" }, ["near", "zero", "opposite", "far"]],
    // A vector of zeros has no direction, so no cosine.
    [{ distanceMeasure: 2 }, ["near", "far", "opposite"]],
    [{ distanceMeasure: "DOT_PRODUCT" }, ["far", "near", "zero", "opposite"]],
    [{ limit: { value: 2 } }, ["near", "zero"]],
    [{ distanceThreshold: 1 }, ["near", "zero"]],
    [{ distanceThreshold: { value: 0 } }, ["near"]],
    [{ distanceMeasure: "DOT_PRODUCT", distanceThreshold: 1 }, ["far", "near"]],
  ])("findNearest: %o", (search, names) => {
    expect(nearest(points, { queryVector: vector(1, 0), ...search })).toEqual(names);
  });

  test("only looks at vectors of the same dimension", () => {
    const others = {
      array: { arrayValue: { values: [{ doubleValue: 1 }] } },
      nothing: { nullValue: null },
      longer: vector(1, 2),
      right: vector(3),
    };
    expect(nearest(others, { queryVector: vector(1) })).toEqual(["right"]);
  });

  test("findNearest writes the distance over a field of the result", () => {
    const search = parse({ queryVector: vector(3, 4), distanceResultField: "v" });
    const found = search === null ? [] : findNearest(documents({ origin: vector(0, 0) }), search);
    expect(found.map(({ fields }) => fields)).toEqual([{ v: { doubleValue: 5 } }]);
  });

  test.each([
    ["no vector", { queryVector: { arrayValue: {} } }],
    ["an empty vector", { queryVector: vector() }],
    ["too many dimensions", { queryVector: vector(...Array.from({ length: 2049 }, () => 1)) }],
    ["no measure", { queryVector: vector(1), distanceMeasure: "DISTANCE_MEASURE_UNSPECIFIED" }],
    ["limit 0", { queryVector: vector(1), limit: 0 }],
    ["a limit above 1000", { queryVector: vector(1), limit: 1001 }],
    ["a reserved result field", { queryVector: vector(1), distanceResultField: "__d__" }],
  ])("findNearest refuses %s", (_name, search) => {
    expect(() => parse(search)).toThrow(expect.objectContaining({ status: "INVALID_ARGUMENT" }));
  });
});
