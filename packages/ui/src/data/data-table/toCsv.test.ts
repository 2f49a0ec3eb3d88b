import { expect, test } from "vitest";
import { toCsv } from "./toCsv.ts";

const plain = { byteOrderMark: false } as const;

test("quotes, line breaks and separators stay within their field", () => {
  expect(toCsv([["a;b", "c,d", 'dit « "oui" »', "une\nligne", "simple"]], plain)).toBe(
    '"a;b";"c,d";"dit « ""oui"" »";"une\nligne";simple\r\n',
  );
});

test.each(["=1+1", "+33 6", "-2+3", "-A1", "-2;1", "@SUM(A1)", "\tx", "\rx", "\nx", "  =1", "\uFF1D1"])(
  "text that would run as a formula begins with an apostrophe: %j",
  (text) => {
    expect(
      toCsv([[text]], plain)
        .replaceAll('"', "")
        .startsWith("'"),
    ).toBe(true);
  },
);

test("a formula that holds quotes and separators stays one field", () => {
  expect(toCsv([['=HYPERLINK("http://x";"y")', "z"]], plain)).toBe(
    '"\'=HYPERLINK(""http://x"";""y"")";z\r\n',
  );
});

test("a number below zero that comes as text stays one", () => {
  expect(toCsv([["-2", "-0.5"]], plain)).toBe("-2;-0.5\r\n");
});

test("numbers keep their sign and take the decimal mark of the locale, which decides the separator", () => {
  expect(toCsv([[-1.5, 1234.25, null, undefined, Number.NaN, true]], plain)).toBe("-1,5;1234,25;;;;true\r\n");
  expect(toCsv([[-1.5, "a,b"]], { ...plain, locale: "en-GB" })).toBe('-1.5,"a,b"\r\n');
  expect(toCsv([[-1.5, "b"]], { ...plain, separator: "," })).toBe('"-1,5",b\r\n');
  expect(toCsv([[1.5, "b"]], { ...plain, locale: "not a locale" })).toBe("1.5,b\r\n");
});

test("the file begins with the mark of UTF-8 unless it is not wanted", () => {
  expect(toCsv([["é"]])).toBe("\uFEFFé\r\n");
  expect(toCsv([], plain)).toBe("");
});

test("a hundred thousand characters and a hundred thousand lines are written", () => {
  expect(toCsv([["x".repeat(100_000)]], plain)).toHaveLength(100_002);
  expect(
    toCsv(
      Array.from({ length: 100_000 }, (_, index) => [index]),
      plain,
    ).split("\r\n"),
  ).toHaveLength(100_001);
});
