import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatFieldPath, getField, parseFieldPath, withField } from "./fieldPath.ts";
import type { Fields } from "./value.ts";

const names = fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 });
const one = { integerValue: "1" };

describe("field paths", () => {
  test("parsing undoes formatting", () => {
    fc.assert(
      fc.property(names, (path) => {
        expect(parseFieldPath(formatFieldPath(path))).toEqual(path);
      }),
    );
  });

  test("names that are no identifiers may come bare or quoted", () => {
    expect(parseFieldPath("a.`b.c`.d-e")).toEqual(["a", "b.c", "d-e"]);
    expect(parseFieldPath("`\\`\\\\`")).toEqual(["`\\"]);
    expect(formatFieldPath(["a", "0", "_b"])).toBe("a.`0`._b");
  });

  test.each(["", ".", "a.", ".a", "a..b", "`a", "`a`b", "``"])("refuses %j", (text) => {
    expect(() => parseFieldPath(text)).toThrow("Invalid field path");
  });
});

describe("getField and withField", () => {
  test("what was set is found, and removing it restores flat documents", () => {
    fc.assert(
      fc.property(names, (path) => {
        const fields = withField({ other: one }, ["x", ...path], one);
        expect(getField(fields, ["x", ...path])).toEqual(one);
        expect(getField(fields, ["other"])).toEqual(one);
        expect(getField(withField(fields, ["x", ...path], undefined), ["x", ...path])).toBeUndefined();
      }),
    );
  });

  test("the original is not changed, maps on the way are kept, scalars in the way are replaced", () => {
    const fields: Fields = { m: { mapValue: { fields: { a: one } } }, s: one };
    expect(withField(fields, ["m", "b"], one)).toEqual({
      m: { mapValue: { fields: { a: one, b: one } } },
      s: one,
    });
    expect(withField(fields, ["s", "t"], one)).toMatchObject({ s: { mapValue: { fields: { t: one } } } });
    expect(fields).toEqual({ m: { mapValue: { fields: { a: one } } }, s: one });
  });

  test("removing below a missing field makes nothing, and inherited names are not fields", () => {
    expect(withField({}, ["a", "b"], undefined)).toEqual({});
    expect(getField({}, ["constructor"])).toBeUndefined();
    expect(getField({}, ["__proto__", "toString"])).toBeUndefined();
  });
});
