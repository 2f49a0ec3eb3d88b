import { describe, expect, test } from "vitest";
import { calendarDay, startOfDay, tickLabel, timeTicks } from "./timeTicks.ts";

const paris = "Europe/Paris";
const at = (text: string): number => Date.parse(text);
const labels = (from: string, to: string, timeZone = paris): string[] => {
  const ticks = timeTicks(at(from), at(to), timeZone);
  return ticks.map((tick, index) => tickLabel(tick, ticks[index - 1], "fr-FR", timeZone));
};

describe("days", () => {
  test("belong to the time zone, not to the machine", () => {
    expect(calendarDay(at("2026-11-20T23:30:00Z"), paris)).toEqual({ year: 2026, month: 11, day: 21 });
    expect(calendarDay(at("2026-11-20T23:30:00Z"), "America/Martinique")).toEqual({
      year: 2026,
      month: 11,
      day: 20,
    });
  });

  test.each([
    [{ year: 2026, month: 11, day: 21 }, "2026-11-20T23:00:00Z"],
    [{ year: 2026, month: 6, day: 12 }, "2026-06-11T22:00:00Z"],
    [{ year: 2026, month: 3, day: 30 }, "2026-03-29T22:00:00Z"],
    [{ year: 2026, month: 10, day: 26 }, "2026-10-25T23:00:00Z"],
    [{ year: 2026, month: 13, day: 1 }, "2026-12-31T23:00:00Z"],
  ])("%o begins at %s in Paris, also after the clocks change", (day, instant) => {
    expect(startOfDay(day, paris)).toBe(at(instant));
  });
});

describe("ticks", () => {
  test("ticks of a few days", () => {
    expect(labels("2026-11-17T23:00:00Z", "2026-11-21T14:00:00Z")).toEqual([
      "18\u00A0nov.",
      "19\u00A0nov.",
      "20\u00A0nov.",
      "21\u00A0nov.",
    ]);
  });

  test("both ends may be ticks, and five days are one each", () => {
    expect(labels("2026-11-16T23:00:00Z", "2026-11-20T23:00:00Z")).toEqual([
      "17\u00A0nov.",
      "18\u00A0nov.",
      "19\u00A0nov.",
      "20\u00A0nov.",
      "21\u00A0nov.",
    ]);
    expect(labels("2026-11-16T23:00:00Z", "2026-11-21T00:00:00Z")).toEqual([
      "17\u00A0nov.",
      "19\u00A0nov.",
      "21\u00A0nov.",
    ]);
  });

  test("the first of a month is an ordinal in French", () => {
    expect(labels("2026-10-31T23:00:00Z", "2026-11-02T12:00:00Z")).toEqual(["1er\u00A0nov.", "2\u00A0nov."]);
  });

  test("ticks of a few weeks", () => {
    expect(labels("2026-10-20T08:00:00Z", "2026-11-14T08:00:00Z")).toEqual([
      "27\u00A0oct.",
      "3\u00A0nov.",
      "10\u00A0nov.",
    ]);
  });

  test("ticks of months", () => {
    expect(labels("2026-06-12T12:00:00Z", "2026-11-21T14:00:00Z")).toEqual([
      "juil.\u00A02026",
      "sept.",
      "nov.",
    ]);
  });

  test("the year is said where it changes", () => {
    expect(labels("2026-10-05T12:00:00Z", "2027-02-03T14:00:00Z")).toEqual([
      "nov.\u00A02026",
      "déc.",
      "janv.\u00A02027",
      "févr.",
    ]);
  });

  test("ticks of years", () => {
    expect(labels("2019-03-01T12:00:00Z", "2026-11-21T14:00:00Z")).toEqual(["2020", "2022", "2024", "2026"]);
  });

  test("ticks of one day", () => {
    expect(labels("2026-11-20T23:00:00Z", "2026-11-21T22:59:00Z")).toEqual(["21\u00A0nov."]);
  });

  test.each([1, 3, 10, 40, 100, 400, 1000, 4000, 30_000])("%i days have between 1 and 5 ticks", (days) => {
    const from = at("2020-02-28T23:00:00Z");
    const ticks = timeTicks(from, from + days * 86_400_000, paris);
    expect(ticks.length).toBeGreaterThanOrEqual(1);
    expect(ticks.length).toBeLessThanOrEqual(5);
  });
});

test("a day of Auckland whose clock changes before it is that day in London begins under the offset of before", () => {
  expect(startOfDay({ year: 2026, month: 9, day: 27 }, "Pacific/Auckland")).toBe(at("2026-09-26T12:00:00Z"));
  expect(startOfDay({ year: 2026, month: 9, day: 28 }, "Pacific/Auckland")).toBe(at("2026-09-27T11:00:00Z"));
});
