import { describe, expect, test } from "vitest";
import { equals } from "./equality.ts";
import { memberTest, setOf } from "./membership.ts";
import { compareValues } from "./ordering.ts";
import {
  type Facts,
  RuleDuration,
  RuleLatLng,
  RuleMapDiff,
  RulePath,
  RuleSet,
  RuleTimestamp,
  RuleUnknown,
  type RuleValue,
} from "./ruleValue.ts";
import { keyOf } from "./valueKey.ts";

const map = (entries: Record<string, RuleValue>) => new Map(Object.entries(entries));
const unknown = (facts: Facts) => new RuleUnknown("resource.data.x", facts);
const diff = new RuleMapDiff(map({}), map({}));

/** Values of which no two are equal. */
const different: [string, RuleValue][] = [
  ["null", null],
  ["false", false],
  ["true", true],
  ["an int", 0n],
  ["a float", 0.5],
  ["a large int", 2n ** 53n + 1n],
  ["a float near it", 2 ** 53],
  ["a text", "0"],
  ["another text", "null"],
  ["bytes", Buffer.from("0")],
  ["other bytes", Buffer.from("1")],
  ["longer bytes", Buffer.from("00")],
  ["a timestamp", new RuleTimestamp(0n)],
  ["another timestamp", new RuleTimestamp(1n)],
  ["a duration", new RuleDuration(0n)],
  ["another duration", new RuleDuration(1n)],
  ["a place", new RuleLatLng(0, 1)],
  ["a place of another latitude", new RuleLatLng(1, 1)],
  ["a place of another longitude", new RuleLatLng(0, 0)],
  ["a path", new RulePath(["a", "b"])],
  ["another path", new RulePath(["ab"])],
  ["no path", new RulePath([])],
  ["an empty set", setOf([])],
  ["a set", setOf([1n])],
  ["another set", setOf([2n])],
  ["a larger set", setOf([1n, 2n])],
  ["an empty list", []],
  ["a list", [1n]],
  ["another list", [2n]],
  ["a longer list", [1n, 2n]],
  ["a list turned around", [2n, 1n]],
  ["an empty map", map({})],
  ["a map", map({ a: 1n })],
  ["a map of another value", map({ a: 2n })],
  ["a map of another name", map({ b: 1n })],
  ["a larger map", map({ a: 1n, b: 1n })],
];

describe("equality", () => {
  test.each(different)("a value equals itself and nothing else: %s", (name, value) => {
    const others = different.filter(([, other]) => equals(value, other)).map(([other]) => other);
    const keys = different.filter(([, other]) => keyOf(value) === keyOf(other)).map(([other]) => other);
    expect([others, keys]).toEqual([[name], [name]]);
  });

  test.each<[RuleValue, RuleValue]>([
    [1n, 1],
    [0, -0],
    [
      [1n, "a"],
      [1, "a"],
    ],
    [map({ a: 1n, b: [2n] }), map({ b: [2], a: 1 })],
    [setOf([1n, 2n]), setOf([2, 1])],
    [Buffer.from("a"), new Uint8Array([97])],
    [new RulePath(["a", "b"]), new RulePath(["a/b"])],
    [new RuleLatLng(0, 0), new RuleLatLng(-0, -0)],
    [new RuleTimestamp(5n), new RuleTimestamp(5n)],
    [new RuleDuration(5n), new RuleDuration(5n)],
  ])("two values of the same content are equal, and so are their keys: %o", (a, b) => {
    expect([equals(a, b), equals(b, a), keyOf(a) === keyOf(b)]).toEqual([true, true, true]);
  });

  test("NaN equals nothing, itself neither", () => {
    expect([equals(Number.NaN, Number.NaN), memberTest([Number.NaN])(Number.NaN)]).toEqual([false, false]);
    expect(setOf([Number.NaN, Number.NaN]).values).toHaveLength(2);
  });

  test("sets that hold what has no key are compared element by element", () => {
    const difference = (value: RuleValue) => new RuleSet([diff, value]);
    expect(equals(difference(1n), new RuleSet([1, diff]))).toBe(true);
    expect(equals(difference(1n), difference(2n))).toBe(false);
    expect(equals(difference(1n), new RuleSet([1n]))).toBe(false);
    expect(equals(new RuleSet([diff]), difference(1n))).toBe(false);
  });

  test.each<[string, Facts, RuleValue, boolean | null]>([
    ["a type that it is not", { types: new Set(["string"]) }, 1n, false],
    ["a type that it is", { types: new Set(["int", "float"]) }, 1n, null],
    ["what is excluded", { excluded: [1n, 2n] }, 2, false],
    ["what is not excluded", { excluded: [1n] }, 3n, null],
    ["what lies below its range", { from: { value: 5n, inclusive: true } }, 4n, false],
    ["the included end of its range", { from: { value: 5n, inclusive: true } }, 5n, null],
    ["the excluded end of its range", { from: { value: 5n, inclusive: false } }, 5n, false],
    ["what lies above its range", { to: { value: 5n, inclusive: true } }, 6n, false],
    ["the included upper end", { to: { value: 5n, inclusive: true } }, 5n, null],
    ["the excluded upper end", { to: { value: 5n, inclusive: false } }, 5n, false],
    [
      "the only value of its range",
      { from: { value: 5n, inclusive: true }, to: { value: 5n, inclusive: true } },
      5n,
      true,
    ],
    ["what its range has no order with", { from: { value: 5n, inclusive: true } }, "a", null],
  ])("an unknown value and %s: equal, not equal or not proven", (_, facts, other, expected) => {
    for (const compare of [() => equals(unknown(facts), other), () => equals(other, unknown(facts))]) {
      const outcome = (() => {
        try {
          return compare();
        } catch (error) {
          return (error as Error).message;
        }
      })();
      expect(outcome).toBe(expected ?? "not proven by the query: resource.data.x");
    }
  });
});

describe("membership", () => {
  test.each(different)("a member is found among all others, and only when it is there: %s", (name, value) => {
    const others = different.filter(([other]) => other !== name).map(([, other]) => other);
    expect(memberTest([...others, value])(value)).toBe(true);
    expect(memberTest(others)(value)).toBe(false);
    expect(memberTest([...others, diff])(value)).toBe(false);
  });

  test("a member without a key is found by comparing", () => {
    expect(memberTest([1n, diff])(diff)).toBe(true);
    expect(memberTest([1n])(diff)).toBe(false);
    const one = unknown({ from: { value: 1n, inclusive: true }, to: { value: 1n, inclusive: true } });
    expect(memberTest([one])(1n)).toBe(true);
    expect(memberTest([2n, one])(2)).toBe(true);
    expect(memberTest([1n])(one)).toBe(true);
  });

  test("a set keeps the first of equal values, in the order of their appearance", () => {
    expect(setOf([2n, 1, 1n, "1", 2]).values).toEqual([2n, 1, "1"]);
    expect(setOf([diff, 1n, diff, 1n]).values).toEqual([1n, diff]);
  });
});

describe("order", () => {
  test.each<[RuleValue, RuleValue]>([
    [1n, 1.5],
    [1.5, 2n],
    [2 ** 53, 2n ** 53n + 1n],
    ["a", "b"],
    ["", "a"],
    ["\uFFFF", "🎉"],
    [new RuleTimestamp(1n), new RuleTimestamp(2n)],
    [new RuleDuration(-1n), new RuleDuration(1n)],
  ])("%o comes before %o", (low, high) => {
    expect([compareValues(low, high), compareValues(high, low)].map((sign) => Math.sign(sign ?? 0))).toEqual([
      -1, 1,
    ]);
    expect([compareValues(low, low), compareValues(high, high)]).toEqual([0, 0]);
  });

  test("NaN is in no order, and values of different types have none", () => {
    expect([compareValues(Number.NaN, 1n), compareValues(1, Number.NaN)]).toEqual([Number.NaN, Number.NaN]);
    const time = new RuleTimestamp(1n);
    for (const [a, b] of [
      [1n, "1"],
      ["1", 1n],
      [time, 1n],
      [1n, time],
      [time, new RuleDuration(1n)],
      [new RuleDuration(1n), time],
      [true, false],
      [null, null],
    ] as const) {
      expect(compareValues(a, b)).toBeUndefined();
    }
  });
});
