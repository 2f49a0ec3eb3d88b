import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareResourceNames, compareUtf8 } from "./compareText.ts";
import { compareValues, valuesEqual } from "./compareValues.ts";
import { valuesIdentical } from "./identicalValues.ts";
import { compareSortKeys, sortKey } from "./sortKey.ts";
import { arbitraryValue } from "./testing/arbitraryValue.ts";
import { doubleValue, integerToNumber, type Value } from "./value.ts";
import { valueKey } from "./valueKey.ts";
import { runs } from "../testing/deep.ts";

const vector = (...elements: number[]): Value => ({
  mapValue: {
    fields: {
      __type__: { stringValue: "__vector__" },
      value: { arrayValue: { values: elements.map(doubleValue) } },
    },
  },
});
const reference = (path: string): Value => ({ referenceValue: `projects/p/databases/d/documents/${path}` });

describe("compareValues", () => {
  test("compareValues is a total order", () => {
    fc.assert(
      fc.property(arbitraryValue, arbitraryValue, arbitraryValue, (a, b, c) => {
        expect(compareValues(a, a)).toBe(0);
        expect(Math.sign(compareValues(a, b)) + Math.sign(compareValues(b, a))).toBe(0);
        const [low, middle, high] = [a, b, c].sort(compareValues);
        expect(compareValues(low!, middle!)).toBeLessThanOrEqual(0);
        expect(compareValues(middle!, high!)).toBeLessThanOrEqual(0);
        expect(compareValues(low!, high!)).toBeLessThanOrEqual(0);
      }),
      { numRuns: runs(2000) },
    );
  });

  test("compareValues is the order of sort keys, too", () => {
    fc.assert(
      fc.property(arbitraryValue, arbitraryValue, (a, b) => {
        expect(Math.sign(compareSortKeys(sortKey(a), sortKey(b)))).toBe(Math.sign(compareValues(a, b)));
      }),
      { numRuns: 500 },
    );
  });

  test("compareValues orders bytes as they are, not as they are written", () => {
    const bytes = fc.uint8Array({ maxLength: 8 });
    fc.assert(
      fc.property(bytes, bytes, bytes, (start, a, b) => {
        const [x, y] = [a, b].map((end) => Buffer.concat([start, end]));
        const [v, w] = [x, y].map((all): Value => ({ bytesValue: all!.toString("base64") }));
        expect(Math.sign(compareValues(v!, w!))).toBe(Buffer.compare(x!, y!));
      }),
      { numRuns: runs(1000) },
    );
  });

  test("compareValues tells equal values by their keys, too", () => {
    const similar = fc.tuple(arbitraryValue, arbitraryValue);
    const copies = arbitraryValue.map((value): [Value, Value] => [value, structuredClone(value)]);
    fc.assert(
      fc.property(fc.oneof(similar, copies), ([a, b]) => {
        expect(valueKey(a) === valueKey(b)).toBe(valuesEqual(a, b));
      }),
      { numRuns: runs(2000) },
    );
    const [zero, minus] = [0, -0].map((latitude): Value => ({ geoPointValue: { latitude } }));
    expect([valueKey(zero!), valueKey(doubleValue(-0))]).toEqual([
      valueKey(minus!),
      valueKey(doubleValue(0)),
    ]);
  });

  test("compareValues orders types and values as documented", () => {
    const ordered: Value[] = [
      { nullValue: null },
      { booleanValue: false },
      { booleanValue: true },
      { doubleValue: "NaN" },
      { doubleValue: "-Infinity" },
      { integerValue: "-9223372036854775808" },
      { doubleValue: -0.5 },
      { integerValue: "0" },
      { doubleValue: 0.5 },
      { doubleValue: 2 ** 53 },
      { integerValue: "9007199254740993" },
      { doubleValue: "Infinity" },
      { timestampValue: "1969-12-31T23:59:59.999999Z" },
      { timestampValue: "2020-01-01T00:00:00.000000Z" },
      { stringValue: "" },
      { stringValue: "z" },
      { stringValue: "\uFFFF" },
      { stringValue: "🎉" },
      { bytesValue: "AA==" },
      { bytesValue: "AAE=" },
      { bytesValue: "AQ==" },
      reference("c/__id-3__"),
      reference("c/__id20__"),
      reference("c/__id100__"),
      reference("c/1"),
      reference("c/1/d/0"),
      { geoPointValue: { latitude: 1, longitude: 2 } },
      { geoPointValue: { latitude: 2 } },
      { arrayValue: {} },
      { arrayValue: { values: [{ integerValue: "1" }] } },
      { arrayValue: { values: [{ integerValue: "1" }, { nullValue: null }] } },
      { arrayValue: { values: [{ integerValue: "2" }] } },
      vector(9),
      vector(1, 2),
      vector(1, 3),
      { mapValue: {} },
      { mapValue: { fields: { a: { integerValue: "2" } } } },
      { mapValue: { fields: { a: { integerValue: "2" }, b: { integerValue: "0" } } } },
      { mapValue: { fields: { b: { integerValue: "1" } } } },
    ];
    const shuffled = [...ordered].reverse().sort(compareValues);
    expect(shuffled).toEqual(ordered);
  });

  test("1 equals 1.0 and 0 equals -0, but they are not identical", () => {
    const pairs: [Value, Value][] = [
      [{ integerValue: "1" }, { doubleValue: 1 }],
      [{ doubleValue: 0 }, { doubleValue: "-0" }],
    ];
    for (const [a, b] of pairs) {
      expect(valuesEqual(a, b)).toBe(true);
      expect(valuesIdentical(a, b)).toBe(false);
    }
  });

  test("identity ignores the order of map keys and nothing else", () => {
    const ab: Value = { mapValue: { fields: { a: { stringValue: "x" }, b: { booleanValue: true } } } };
    const ba: Value = { mapValue: { fields: { b: { booleanValue: true }, a: { stringValue: "x" } } } };
    expect(valuesIdentical(ab, ba)).toBe(true);
    fc.assert(fc.property(arbitraryValue, (value) => valuesIdentical(value, structuredClone(value))));
  });
});

test("integerToNumber reads integers as Number does", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), fc.integer(), (large, small) => {
      expect(integerToNumber(String(large))).toBe(Number(large));
      expect(integerToNumber(String(small))).toBe(small);
    }),
  );
});

test("compareUtf8 is the order of the UTF-8 bytes", () => {
  const text = fc.string({ unit: "binary" }).map((string) => string.toWellFormed());
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(Math.sign(compareUtf8(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
    }),
  );
});

test("compareResourceNames puts a name before what lies below it and compares whole segments", () => {
  expect(compareResourceNames("a/b", "a/b/c/d")).toBeLessThan(0);
  expect(compareResourceNames("a/b/c", "a/b-c")).toBeLessThan(0);
  expect(compareResourceNames("a/__id2__/x", "a/__id10__/x")).toBeLessThan(0);
  expect(compareResourceNames("a/__id99999999999999999999__", "a/__id1__")).toBeGreaterThan(0);
});
