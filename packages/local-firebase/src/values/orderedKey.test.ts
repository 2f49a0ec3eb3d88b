import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../testing/deep.ts";
import { compareResourceNames } from "./compareText.ts";
import { compareValues } from "./compareValues.ts";
import { decodeId, encodeId, encodeName, encodeValue, invert, prefixEnd } from "./orderedKey.ts";
import { arbitraryValue } from "./testing/arbitraryValue.ts";
import { doubleValue, type Value } from "./value.ts";

const int = (integer: bigint): Value => ({ integerValue: String(integer) });
const [least, greatest] = [-(2n ** 63n), 2n ** 63n - 1n];

/** Sign of a comparison; adding 0 makes 0 of -0. */
const sign = (comparison: number): number => Math.sign(comparison) + 0;

describe("encodeValue", () => {
  test("encodeValue orders bytes as the values", () => {
    fc.assert(
      fc.property(arbitraryValue, arbitraryValue, (a, b) => {
        expect(Buffer.compare(encodeValue(a), encodeValue(b))).toBe(sign(compareValues(a, b)));
      }),
      { numRuns: runs(3000) },
    );
  });

  test("encodeValue orders bytes as the values when others follow them", () => {
    fc.assert(
      fc.property(arbitraryValue, arbitraryValue, fc.uint8Array(), fc.uint8Array(), (a, b, x, y) => {
        const order = sign(compareValues(a, b));
        if (order === 0) return;
        expect(Buffer.compare(Buffer.concat([encodeValue(a), x]), Buffer.concat([encodeValue(b), y]))).toBe(
          order,
        );
        expect(
          Buffer.compare(
            Buffer.concat([invert(encodeValue(a)), x]),
            Buffer.concat([invert(encodeValue(b)), y]),
          ),
        ).toBe(sign(-order));
      }),
      { numRuns: runs(2000) },
    );
  });

  test("encodeValue orders numbers where doubles are further apart than integers", () => {
    const bases = [2n ** 53n, 2n ** 60n, 2n ** 62n, greatest, -(2n ** 53n), -(2n ** 60n), least, 0n];
    const near = fc
      .tuple(fc.constantFrom(...bases), fc.bigInt({ min: -1500n, max: 1500n }))
      .map(([base, offset]) => base + offset)
      .filter((sum) => sum >= least && sum <= greatest);
    const number = fc.oneof(
      near.map(int),
      near.map((sum) => doubleValue(Number(sum))),
      fc.constantFrom(NaN, Infinity, -Infinity, -0, 5e-324, -5e-324, Number.MAX_VALUE).map(doubleValue),
    );
    fc.assert(
      fc.property(number, number, (a, b) => {
        expect(Buffer.compare(encodeValue(a), encodeValue(b))).toBe(sign(compareValues(a, b)));
      }),
      { numRuns: runs(5000) },
    );
  });
});

describe("names", () => {
  const id = fc.oneof(
    fc.string({ unit: fc.constantFrom("a", "\0", "\x01", "é", "\uFFFF", "🎉"), minLength: 1, maxLength: 3 }),
    fc.bigInt({ min: least, max: greatest }).map((number) => `__id${number}__`),
  );

  test("encodeName orders bytes as the names", () => {
    const name = fc.array(id, { minLength: 1, maxLength: 4 }).map((ids) => ids.join("/"));
    fc.assert(
      fc.property(name, name, (a, b) => {
        expect(Buffer.compare(encodeName(a), encodeName(b))).toBe(sign(compareResourceNames(a, b)));
      }),
      { numRuns: runs(2000) },
    );
  });

  test("decodeId gives back what encodeId was given", () => {
    fc.assert(
      fc.property(id, (text) => {
        expect(decodeId(encodeId(text))).toBe(text);
      }),
      { numRuns: runs(1000) },
    );
  });
});

test.each([
  [
    [1, 2],
    [1, 3],
  ],
  [[1, 0xff], [2]],
  [[0xff, 0xff], null],
  [[], null],
])("prefixEnd of %j is %j", (prefix, end) => {
  expect(prefixEnd(Uint8Array.from(prefix))).toEqual(end === null ? null : Buffer.from(end));
});
