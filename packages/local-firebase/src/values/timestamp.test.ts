import * as fc from "fast-check";
import { expect, test } from "vitest";
import { formatTimestamp, parseTimestamp } from "./timestamp.ts";

const micros = fc.bigInt({ min: -62_135_596_800_000_000n, max: 253_402_300_799_999_999n });

test("parsing undoes formatting, from year 1 to 9999", () => {
  fc.assert(
    fc.property(micros, (time) => {
      expect(parseTimestamp(formatTimestamp(time))).toBe(time);
    }),
  );
});

test("the order of the texts is the order of the times", () => {
  fc.assert(
    fc.property(micros, micros, (a, b) => {
      expect(formatTimestamp(a) < formatTimestamp(b)).toBe(a < b);
    }),
  );
});

test("digits beyond microseconds are cut off", () => {
  expect(parseTimestamp("1970-01-01T00:00:00.000001999Z")).toBe(1n);
  expect(parseTimestamp("1969-12-31T23:59:59.9Z")).toBe(-100_000n);
});
