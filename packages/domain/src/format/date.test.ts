import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatDate, formatDateTime, formatDayMonth, formatShortDate, formatTime } from "./dateFormat.ts";
import { addDays, daysBetween, isoDay, parisMonth, parseIsoDay } from "./isoDay.ts";
import { formatRecentDay, formatRelativeDay } from "./relativeDayFormat.ts";

const anyDate = fc.date({
  min: new Date("1850-01-01T00:00:00Z"),
  max: new Date("2150-01-01T00:00:00Z"),
  noInvalidDate: true,
});

describe("dates", () => {
  it.each([
    ["2026-11-21T13:05:00Z", "21\u00A0novembre\u00A02026", "21\u00A0novembre\u00A02026, 14\u00A0h\u00A005"],
    ["2026-07-31T22:30:00Z", "1er\u00A0août\u00A02026", "1er\u00A0août\u00A02026, 0\u00A0h\u00A030"],
    ["2026-12-31T23:00:00Z", "1er\u00A0janvier\u00A02027", "1er\u00A0janvier\u00A02027, 0\u00A0h\u00A000"],
  ])("%s is %s in Paris", (iso, day, dateTime) => {
    expect(formatDate(new Date(iso))).toBe(day);
    expect(formatDateTime(new Date(iso))).toBe(dateTime);
  });

  it("dates have shorter forms", () => {
    const date = new Date("2026-03-01T08:07:00Z");
    expect(formatDayMonth(date)).toBe("1er\u00A0mars");
    expect(formatShortDate(date)).toBe("01/03/2026");
    expect(formatTime(date)).toBe("9\u00A0h\u00A007");
  });

  it("days of the calendar are read as they were written", () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const day = isoDay(date);
        const start = parseIsoDay(day);
        expect(start && isoDay(start)).toBe(day);
      }),
    );
  });

  it("follow another locale when one is named, still in Paris", () => {
    const date = new Date("2026-07-31T22:30:00Z");
    expect(formatDate(date, { locale: "en-GB" })).toBe("1 August 2026");
    expect(formatTime(date, { locale: "en-GB" })).toBe("00:30");
    expect(formatDate(date, { locale: "fr" })).toBe("1er\u00A0août\u00A02026");
  });
});

describe("days of the calendar", () => {
  it.each([
    ["2026-11-20T23:00:00Z", "2026-11-21"],
    ["2026-07-31T21:59:59Z", "2026-07-31"],
    ["1950-01-01T00:00:00Z", "1950-01-01"],
  ])("%s is %s in Paris", (iso, day) => {
    expect(isoDay(new Date(iso))).toBe(day);
  });

  it.each([
    ["2026-11-21", "2026-11-20T23:00:00.000Z"],
    ["2026-03-29", "2026-03-28T23:00:00.000Z"],
    ["2026-03-30", "2026-03-29T22:00:00.000Z"],
    ["2026-10-25", "2026-10-24T22:00:00.000Z"],
    ["2026-10-26", "2026-10-25T23:00:00.000Z"],
  ])("%s begins at %s", (day, iso) => {
    expect(parseIsoDay(day)?.toISOString()).toBe(iso);
  });

  it.each(["", "2026-02-30", "2026-13-01", "2026-1-1", "0099-01-01", "21/11/2026", "2026-11-21T00:00"])(
    "%j is none",
    (text) => {
      expect(parseIsoDay(text)).toBeNull();
      expect(() => addDays(text, 1)).toThrow(RangeError);
      expect(() => daysBetween(text, "2026-01-01")).toThrow(RangeError);
    },
  );

  it.each([
    ["2026-11-21T13:05:00Z", "2026-10-31T23:00:00.000Z", "2026-11-30T23:00:00.000Z"],
    ["2026-10-01T00:00:00Z", "2026-09-30T22:00:00.000Z", "2026-10-31T23:00:00.000Z"],
    ["2026-11-30T23:00:00Z", "2026-11-30T23:00:00.000Z", "2026-12-31T23:00:00.000Z"],
    ["2026-11-30T22:59:59Z", "2026-10-31T23:00:00.000Z", "2026-11-30T23:00:00.000Z"],
  ])("%s is in the month from %s to %s", (iso, from, before) => {
    expect(parisMonth(new Date(iso))).toEqual({ from: new Date(from), before: new Date(before) });
  });

  it("days of the calendar are counted without their hours", () => {
    expect(addDays("2026-10-24", 2)).toBe("2026-10-26");
    expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        expect(daysBetween(isoDay(date), addDays(isoDay(date), days))).toBe(days);
      }),
    );
  });
});

describe("relative days", () => {
  const now = new Date("2026-11-21T22:30:00Z");

  it.each([
    ["2026-11-21T00:00:00Z", "aujourd’hui"],
    ["2026-11-21T23:30:00Z", "demain"],
    ["2026-11-20T12:00:00Z", "hier"],
    ["2026-11-18T12:00:00Z", "il y a\u00A03\u00A0jours"],
    ["2026-11-25T12:00:00Z", "dans\u00A04\u00A0jours"],
    ["2026-11-14T12:00:00Z", "14\u00A0novembre\u00A02026"],
    ["2026-12-01T12:00:00Z", "1er\u00A0décembre\u00A02026"],
  ])("%s is %s", (iso, text) => {
    expect(formatRelativeDay(new Date(iso), now)).toBe(text);
  });

  it("follow another locale when one is named", () => {
    expect(formatRelativeDay(new Date("2026-11-20T12:00:00Z"), now, { locale: "en-GB" })).toBe("yesterday");
  });
});

describe("formatRecentDay", () => {
  it.each([
    ["2026-11-21T06:00:00Z", "2026-11-21T13:05:00Z", "Aujourd’hui, 7\u00A0h\u00A000"],
    ["2026-11-20T22:59:00Z", "2026-11-21T13:05:00Z", "Hier"],
    ["2026-11-19T12:00:00Z", "2026-11-21T13:05:00Z", "19\u00A0novembre\u00A02026"],
    ["2026-11-22T12:00:00Z", "2026-11-21T13:05:00Z", "22\u00A0novembre\u00A02026"],
    ["0999-05-05T12:00:00Z", "2026-11-21T13:05:00Z", "5\u00A0mai\u00A0999"],
    // The day before had 23 hours, and 25.
    ["2026-03-29T10:00:00Z", "2026-03-29T22:30:00Z", "Hier"],
    ["2026-03-28T10:00:00Z", "2026-03-29T22:30:00Z", "28\u00A0mars\u00A02026"],
    ["2026-10-25T10:00:00Z", "2026-10-26T22:30:00Z", "Hier"],
  ])("formatRecentDay of %s at %s is « %s »", (date, now, text) => {
    expect(formatRecentDay(new Date(date), new Date(now))).toBe(text);
  });

  it("formatRecentDay follows the locale", () => {
    const now = new Date("2026-11-21T13:05:00Z");
    expect(formatRecentDay(new Date("2026-11-20T12:00:00Z"), now, { locale: "en-GB" })).toBe("Yesterday");
  });
});
