import { expect, test } from "vitest";
import { formatDelta, formatMoney, formatNumber, formatPercent } from "./format.ts";

test("French numbers: comma, narrow space in thousands, U+2212", () => {
  expect(formatNumber("fr-FR", 12345.5, 1)).toBe("12\u202F345,5");
  expect(formatNumber("fr-FR", -4)).toBe("−4");
  expect(formatNumber("en-GB", 12345.5, 1)).toBe("12,345.5");
});

test("a difference has a sign, unless it rounds to nothing", () => {
  expect(formatDelta("fr-FR", 4)).toBe("+4");
  expect(formatDelta("fr-FR", -3.2, 1)).toBe("−3,2");
  expect(formatDelta("fr-FR", -0.3)).toBe("0");
});

test("money is integer cents", () => {
  expect(formatMoney("fr-FR", 123450)).toBe("1\u202F234,50\u00A0€");
  expect(formatMoney("fr-FR", -990)).toBe("−9,90\u00A0€");
  expect(formatMoney("en-GB", 990)).toBe("€9.90");
});

test("a ratio becomes a percentage", () => {
  expect(formatPercent("fr-FR", 0.2)).toBe("20\u00A0%");
  expect(formatPercent("fr-FR", 0.055, 1)).toBe("5,5\u00A0%");
});

test("a number that rounds to zero has no sign", () => {
  expect(formatNumber("fr-FR", -0.4)).toBe("0");
  expect(formatMoney("fr-FR", -0)).toBe("0,00\u00A0€");
  expect(formatPercent("fr-FR", -0.001)).toBe("0\u00A0%");
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
  "%f is a missing value",
  (value) => {
    expect(formatNumber("fr-FR", value)).toBe("—");
    expect(formatDelta("fr-FR", value)).toBe("—");
    expect(formatMoney("fr-FR", value)).toBe("—");
    expect(formatPercent("fr-FR", value)).toBe("—");
  },
);
