import { describe, expect, test } from "vitest";
import type { Value } from "../../values/value.ts";
import { applyTransform } from "./applyTransform.ts";

const integer = (value: bigint | number): Value => ({ integerValue: String(value) });
const double = (doubleValue: Extract<Value, { doubleValue: unknown }>["doubleValue"]): Value => ({
  doubleValue,
});
const text: Value = { stringValue: "7" };
const path = ["n"];
const [MAX, MIN] = [2n ** 63n - 1n, -(2n ** 63n)];

type Row = readonly [before: Value | undefined, operand: Value, after: Value];
function results(kind: "increment" | "maximum" | "minimum", rows: readonly Row[]): readonly Value[] {
  return rows.map(([before, operand]) => {
    const { value, result } = applyTransform({ path, kind, operand }, before, 0n);
    expect(result).toEqual(value);
    return value;
  });
}
const expected = (rows: readonly Row[]): readonly Value[] => rows.map(([, , after]) => after);

describe("applyTransform", () => {
  test("an increment adds exactly, begins at its operand and stops at the ends of 64 bits", () => {
    const rows: Row[] = [
      [undefined, integer(3), integer(3)],
      [text, integer(3), integer(3)],
      [integer(2n ** 53n), integer(1), integer(2n ** 53n + 1n)],
      [integer(MAX - 1n), integer(1), integer(MAX)],
      [integer(MAX), integer(1), integer(MAX)],
      [integer(MIN + 1n), integer(-1), integer(MIN)],
      [integer(MIN), integer(-1), integer(MIN)],
      [integer(1), double(0.5), double(1.5)],
      [double(0.5), integer(1), double(1.5)],
      [double("NaN"), integer(1), double("NaN")],
    ];
    expect(results("increment", rows)).toEqual(expected(rows));
  });

  test("a maximum keeps the larger number, of equal ones the stored, and NaN", () => {
    const rows: Row[] = [
      [undefined, integer(3), integer(3)],
      [text, integer(3), integer(3)],
      [integer(2), integer(3), integer(3)],
      [integer(4), integer(3), integer(4)],
      [integer(3), double(3), integer(3)],
      [double(3), integer(3), double(3)],
      [double("NaN"), integer(3), double("NaN")],
      [integer(3), double("NaN"), double("NaN")],
    ];
    expect(results("maximum", rows)).toEqual(expected(rows));
  });

  test("a minimum keeps the smaller number, of equal ones the stored, and NaN", () => {
    const rows: Row[] = [
      [undefined, integer(3), integer(3)],
      [text, integer(3), integer(3)],
      [integer(2), integer(3), integer(2)],
      [integer(4), integer(3), integer(3)],
      [integer(3), double(3), integer(3)],
      [double("NaN"), integer(3), double("NaN")],
      [integer(3), double("NaN"), double("NaN")],
    ];
    expect(results("minimum", rows)).toEqual(expected(rows));
  });

  test("elements are appended once each, behind those that are there, and removed wherever they are", () => {
    const list = (...values: Value[]): Value => ({ arrayValue: { values } });
    const [one, two, three] = [integer(1), integer(2), integer(3)];
    const append = (before: Value | undefined, ...elements: Value[]) =>
      applyTransform({ path, kind: "appendMissingElements", elements }, before, 0n);
    const remove = (before: Value | undefined, ...elements: Value[]) =>
      applyTransform({ path, kind: "removeAllFromArray", elements }, before, 0n);
    expect(append(list(two, two), three, double(2), three, one).value).toEqual(list(two, two, three, one));
    expect(append(text, one).value).toEqual(list(one));
    expect(remove(list(one, two, one), double(1)).value).toEqual(list(two));
    expect(remove(undefined, one).value).toEqual(list());
    expect([append(undefined, one).result, remove(undefined, one).result]).toEqual([
      { nullValue: null },
      { nullValue: null },
    ]);
  });
});
