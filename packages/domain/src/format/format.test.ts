import { describe, expect, it } from "vitest";
import { criterionById } from "../criterion/criteria.ts";
import { formatDate, formatDateTime } from "./dateFormat.ts";
import { formatNumber, formatPercent, formatScore } from "./numberFormat.ts";

describe("dates", () => {
  it.each([
    ["2026-11-21T13:05:00Z", "21 novembre 2026", "21 novembre 2026, 14\u00A0h\u00A005"],
    ["2026-07-31T22:30:00Z", "1er août 2026", "1er août 2026, 0\u00A0h\u00A030"],
    ["2026-12-31T23:00:00Z", "1er janvier 2027", "1er janvier 2027, 0\u00A0h\u00A000"],
  ])("%s is %s in Paris", (iso, day, dateTime) => {
    expect(formatDate(new Date(iso))).toBe(day);
    expect(formatDateTime(new Date(iso))).toBe(dateTime);
  });
});

describe("numbers", () => {
  it("are French, with spaces that no runtime chooses", () => {
    expect(formatNumber(1_234_567.891, 2)).toBe("1\u202F234\u202F567,89");
    expect(formatNumber(82.6)).toBe("83");
    expect(formatPercent(0.64)).toBe("64\u00A0%");
    expect(formatPercent(0.125, 1)).toBe("12,5\u00A0%");
  });

  it.each([
    [30, 81.6, "82/100"],
    [30, 140, "100/100"],
    [999, 3, "3/4"],
    [31, 41.4, "41\u00A0ans"],
    [31, 1, "1\u00A0an"],
  ] as const)("score %s of %s is %s", (id, value, text) => {
    expect(formatScore(criterionById(id), value)).toBe(text);
  });
});
