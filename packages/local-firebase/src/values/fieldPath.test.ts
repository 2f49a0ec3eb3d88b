import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatFieldPath, getField, parseFieldPath } from "./fieldPath.ts";

const names = fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 });

describe("field paths", () => {
  test("parsing undoes formatting", () => {
    fc.assert(
      fc.property(names, (path) => {
        expect(parseFieldPath(formatFieldPath(path))).toEqual(path);
      }),
    );
  });

  test("field paths names that are no identifiers may come bare or quoted", () => {
    expect(parseFieldPath("a.`b.c`.d-e")).toEqual(["a", "b.c", "d-e"]);
    expect(parseFieldPath("`\\`\\\\`")).toEqual(["`\\"]);
    expect(formatFieldPath(["a", "0", "_b"])).toBe("a.`0`._b");
  });

  test.each(["", ".", "a.", ".a", "a..b", "`a", "`a`b", "``", "\ud800"])(
    "the parser of field paths refuses %j",
    (text) => {
      expect(() => parseFieldPath(text)).toThrow("Invalid field path");
    },
  );
});

test("inherited names are not fields", () => {
  expect(getField({}, ["constructor"])).toBeUndefined();
  expect(getField({}, ["__proto__", "toString"])).toBeUndefined();
});
