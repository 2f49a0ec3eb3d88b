import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { criterionById } from "../criterion/criteria.ts";
import { formatAge } from "./ageFormat.ts";
import { formatCount, plural } from "./countFormat.ts";
import { formatFileSize } from "./fileSizeFormat.ts";
import { formatList } from "./listFormat.ts";
import { formatNumber, formatPercent, formatSigned } from "./numberFormat.ts";
import { parseNumber } from "./parseNumber.ts";
import { formatDelta } from "./scoreFormat.ts";

describe("numbers", () => {
  it("numbers are French, with spaces and a minus that no runtime chooses", () => {
    expect(formatNumber(1_234_567.891, 2)).toBe("1\u202F234\u202F567,89");
    expect(formatNumber(82.6)).toBe("83");
    expect(formatNumber(-3)).toBe("\u22123");
    expect(formatNumber(-0.2)).toBe("0");
    expect(formatPercent(0.64)).toBe("64\u00A0%");
    expect(formatPercent(0.125, 1)).toBe("12,5\u00A0%");
    expect(formatPercent(-0.2)).toBe("\u221220\u00A0%");
  });

  it.each([
    [6, "+6"],
    [-2, "\u22122"],
    [0, "0"],
    [-0.3, "0"],
    [1234, "+1\u202F234"],
  ])("%s with its sign is %s", (value, text) => {
    expect(formatSigned(value)).toBe(text);
  });

  it("follow another locale when one is named", () => {
    expect(formatNumber(1234.5, 1, { locale: "en-GB" })).toBe("1,234.5");
    expect(formatSigned(1.5, 1, { locale: "en-GB" })).toBe("+1.5");
    expect(formatPercent(0.64, 0, { locale: "en-GB" })).toBe("64%");
  });

  it.each([
    ["1 234,5", 1234.5],
    ["1\u202F234.5", 1234.5],
    ["\u22123", -3],
    ["- 3", -3],
    ["+2", 2],
    [",5", 0.5],
    ["5,", 5],
    ["", null],
    ["12,5,1", null],
    ["douze", null],
    ["1e3", null],
    ["Infinity", null],
    ["9".repeat(400), null],
  ])("%j is read as %s", (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it("numbers are read as they were formatted", () => {
    const value = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(value, fc.integer({ min: 0, max: 4 }), (whole, digits) => {
        const number = whole / 10 ** digits;
        expect(parseNumber(formatNumber(number, digits))).toBe(number);
        expect(parseNumber(formatSigned(number, digits))).toBe(number);
      }),
    );
  });
});

describe("counts and ages", () => {
  it.each([
    [0, "0\u00A0photo"],
    [1, "1\u00A0photo"],
    [2, "2\u00A0photos"],
    [1234, "1\u202F234\u00A0photos"],
  ])("%s is %s", (count, text) => {
    expect(formatCount(count, "photo", "photos")).toBe(text);
  });

  it("counts and ages are singular below two in French, decimals included", () => {
    expect(plural(1.5, "point", "points")).toBe("point");
    expect(plural(-2, "point", "points")).toBe("points");
  });

  it.each([
    [0, "0\u00A0an"],
    [1, "1\u00A0an"],
    [41.4, "41\u00A0ans"],
  ])("%s years are %s", (years, text) => {
    expect(formatAge(years)).toBe(text);
  });

  it("counts and ages of another language have its words", () => {
    expect(formatAge(41, { locale: "en-GB" })).toBe("41\u00A0years");
  });
});

describe("file sizes", () => {
  it.each([
    [0, "0\u00A0octet"],
    [640, "640\u00A0octets"],
    [256_000, "256\u00A0ko"],
    [999_600, "1\u00A0Mo"],
    [2_400_000, "2,4\u00A0Mo"],
    [20_000_000, "20\u00A0Mo"],
    [3_210_000_000, "3,2\u00A0Go"],
    [5e15, "5\u202F000\u202F000\u00A0Go"],
  ])("%s bytes are %s", (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text);
  });
});

describe("lists", () => {
  it.each([
    [[], ""],
    [["teint apaisé"], "teint apaisé"],
    [["éclat", "pores"], "éclat et pores"],
    [["éclat", "pores", "ovale"], "éclat, pores et ovale"],
  ])("%j", (items, text) => {
    expect(formatList(items)).toBe(text);
  });

  it("lists of alternatives and in another language", () => {
    expect(formatList(["JPEG", "PNG", "HEIC"], { type: "disjunction" })).toBe("JPEG, PNG ou HEIC");
    expect(formatList(["pores", "lines"], { locale: "en-GB" })).toBe("pores and lines");
  });
});

describe("scores", () => {
  it.each([
    [30, 6, "+6\u00A0points"],
    [30, -1, "\u22121\u00A0point"],
    [30, 0, "0\u00A0point"],
    [31, -2, "\u22122\u00A0ans"],
    [41, 1, "+1\u00A0an"],
    [999, 1, "+1\u00A0niveau"],
    [999, -2, "\u22122\u00A0niveaux"],
  ] as const)("%s changed by %s is %s", (id, delta, text) => {
    expect(formatDelta(criterionById(id), delta)).toBe(text);
  });
});
