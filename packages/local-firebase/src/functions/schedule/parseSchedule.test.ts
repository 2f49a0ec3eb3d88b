import { describe, expect, test } from "vitest";
import { nextRun } from "./nextRun.ts";
import { parseSchedule } from "./parseSchedule.ts";

/** The next runs after an instant, in UTC, to the minute. */
function runs(text: string, after: string, count = 3, timeZone = "UTC"): string[] {
  const schedule = parseSchedule(text, timeZone);
  const found: string[] = [];
  for (let at = Date.parse(after); found.length < count;) {
    at = nextRun(schedule, at) ?? Number.NaN;
    found.push(new Date(at).toISOString().slice(0, 16));
  }
  return found;
}

describe("five cron fields", () => {
  test.each<[string, string, string[]]>([
    ["* * * * *", "2026-01-01T00:00:30Z", ["2026-01-01T00:01", "2026-01-01T00:02", "2026-01-01T00:03"]],
    ["*/20 * * * *", "2026-01-01T23:30:00Z", ["2026-01-01T23:40", "2026-01-02T00:00", "2026-01-02T00:20"]],
    ["5/25 9 * * *", "2026-01-01T00:00:00Z", ["2026-01-01T09:05", "2026-01-01T09:30", "2026-01-01T09:55"]],
    ["0 8-10 * * *", "2026-01-01T08:00:00Z", ["2026-01-01T09:00", "2026-01-01T10:00", "2026-01-02T08:00"]],
    [
      "0 0-12/6 1,15 * *",
      "2026-01-01T06:00:00Z",
      ["2026-01-01T12:00", "2026-01-15T00:00", "2026-01-15T06:00"],
    ],
    [
      "30 7 * * MON-FRI",
      "2026-01-02T08:00:00Z",
      ["2026-01-05T07:30", "2026-01-06T07:30", "2026-01-07T07:30"],
    ],
    ["0 0 * feb,Dec 7", "2026-02-20T00:00:00Z", ["2026-02-22T00:00", "2026-12-06T00:00", "2026-12-13T00:00"]],
    // Blanks around and between are none of it, and lists need no order.
    [
      " 30,10  8,7 * *  * ",
      "2026-01-01T00:00:00Z",
      ["2026-01-01T07:10", "2026-01-01T07:30", "2026-01-01T08:10"],
    ],
    // A step over all days restricts nothing: both must hold.
    ["0 0 */2 * mon", "2026-01-01T00:00:00Z", ["2026-01-05T00:00", "2026-01-19T00:00", "2026-02-09T00:00"]],
    ["0 0 13 * */5", "2026-01-01T00:00:00Z", ["2026-02-13T00:00", "2026-03-13T00:00", "2026-09-13T00:00"]],
    // Both days restricted: either of them.
    ["0 0 13 * fri", "2026-02-10T00:00:00Z", ["2026-02-13T00:00", "2026-02-20T00:00", "2026-02-27T00:00"]],
    ["0 0 29 2 *", "2096-03-01T00:00:00Z", ["2104-02-29T00:00", "2108-02-29T00:00", "2112-02-29T00:00"]],
    ["0 0 31 * *", "2026-01-31T00:00:00Z", ["2026-03-31T00:00", "2026-05-31T00:00", "2026-07-31T00:00"]],
  ])("five cron fields: %s after %s", (text, after, expected) => {
    expect(runs(text, after)).toEqual(expected);
  });
});

describe("App Engine's words", () => {
  test.each<[string, string, string[]]>([
    ["every 5 minutes", "2026-01-01T23:57:00Z", ["2026-01-02T00:00", "2026-01-02T00:05", "2026-01-02T00:10"]],
    [
      "every 30 mins from 23:30 to 00:30",
      "2026-01-01T12:00:00Z",
      ["2026-01-01T23:30", "2026-01-02T00:00", "2026-01-02T00:30"],
    ],
    [
      "every 2 hours from 10:00 to 14:00",
      "2026-01-01T11:00:00Z",
      ["2026-01-01T12:00", "2026-01-01T14:00", "2026-01-02T10:00"],
    ],
    [
      "every 12 hours synchronized",
      "2026-01-01T00:00:00Z",
      ["2026-01-01T12:00", "2026-01-02T00:00", "2026-01-02T12:00"],
    ],
    ["every 48 hours", "2026-01-01T00:00:00Z", ["2026-01-03T00:00", "2026-01-05T00:00", "2026-01-07T00:00"]],
    ["every day 03:00", "2026-01-01T03:00:00Z", ["2026-01-02T03:00", "2026-01-03T03:00", "2026-01-04T03:00"]],
    [
      "every Monday, wed 9:05",
      "2026-01-01T00:00:00Z",
      ["2026-01-05T09:05", "2026-01-07T09:05", "2026-01-12T09:05"],
    ],
    [
      "1st,third monday of month 04:00",
      "2026-01-01T00:00:00Z",
      ["2026-01-05T04:00", "2026-01-19T04:00", "2026-02-02T04:00"],
    ],
    [
      "second tue,thu of march,sep 17:00",
      "2026-01-01T00:00:00Z",
      ["2026-03-10T17:00", "2026-03-12T17:00", "2026-09-08T17:00"],
    ],
    [
      "1,15 of jan,july 00:00",
      "2026-01-01T00:00:00Z",
      ["2026-01-15T00:00", "2026-07-01T00:00", "2026-07-15T00:00"],
    ],
    [
      "first day of month 06:00",
      "2026-01-01T06:00:00Z",
      ["2026-02-01T06:00", "2026-03-01T06:00", "2026-04-01T06:00"],
    ],
  ])("App Engine's words: %s after %s", (text, after, expected) => {
    expect(runs(text, after)).toEqual(expected);
  });
});

describe("the clock of a zone", () => {
  const paris = (text: string, after: string, count?: number) => runs(text, after, count, "Europe/Paris");

  test("the clock of a zone counts, not UTC", () => {
    expect(paris("0 3 * * *", "2026-07-01T00:00:00Z", 1)).toEqual(["2026-07-01T01:00"]);
    expect(paris("0 3 * * *", "2026-12-01T00:00:00Z", 1)).toEqual(["2026-12-01T02:00"]);
    expect(runs("0 0 * * *", "2026-07-01T00:00:00Z", 1, "Asia/Kathmandu")).toEqual(["2026-07-01T18:15"]);
  });

  test("set forward, leaves out no daily run", () => {
    // 29 March 2026: 02:00 is followed by 03:00.
    const found = ["2026-03-28T01:30", "2026-03-29T01:30", "2026-03-30T00:30"];
    expect(paris("30 2 * * *", "2026-03-27T12:00:00Z")).toEqual(found);
    expect(paris("every 30 minutes", "2026-03-29T00:15:00Z")).toEqual([
      "2026-03-29T00:30",
      "2026-03-29T01:00",
      "2026-03-29T01:30",
    ]);
    // 02:00 and 03:00 fall together.
    expect(paris("0 2,3 * * *", "2026-03-28T12:00:00Z")).toEqual([
      "2026-03-29T01:00",
      "2026-03-30T00:00",
      "2026-03-30T01:00",
    ]);
  });

  test("set back, makes no daily run twice, and every interval as long as it says", () => {
    // 25 October 2026: 03:00 is followed by 02:00.
    const found = ["2026-10-24T00:30", "2026-10-25T00:30", "2026-10-26T01:30"];
    expect(paris("30 2 * * *", "2026-10-23T12:00:00Z")).toEqual(found);
    expect(paris("every 30 minutes", "2026-10-25T00:15:00Z", 4)).toEqual([
      "2026-10-25T00:30",
      "2026-10-25T01:00",
      "2026-10-25T01:30",
      "2026-10-25T02:00",
    ]);
  });

  test("set forward at midnight, begins the day later", () => {
    // 6 September 2026 begins at 01:00 in Santiago.
    expect(runs("0 0 * * *", "2026-09-05T12:00:00Z", 2, "America/Santiago")).toEqual([
      "2026-09-06T04:00",
      "2026-09-07T03:00",
    ]);
  });
});

test.each([
  ["", "fields"],
  ["* * * *", "fields"],
  ["60 * * * *", "minute"],
  ["* 24 * * *", "hour"],
  ["* * 0 * *", "day of the month"],
  ["* * * 13 *", "month"],
  ["* * * * 8", "day of the week"],
  ["5-1 * * * *", "minute"],
  ["1- * * * *", "minute"],
  ["-1 * * * *", "minute"],
  ["1-x * * * *", "minute"],
  ["x-1 * * * *", "minute"],
  ["a1 * * * *", "minute"],
  ["1a * * * *", "minute"],
  ["1/ * * * *", "minute"],
  ["1/2/3 * * * *", "minute"],
  ["/2 * * * *", "minute"],
  ["* mon * * *", "hour"],
  ["* * * * * *", "fields"],
  ["*/0 * * * *", "minute"],
  ["1,,2 * * * *", "minute"],
  ["0 0 31 feb *", "never comes"],
  ["every day 25:00", "time of the day"],
  ["every 0 minutes", "interval"],
  ["every 25 hours", "interval"],
  ["every blue 10:00", "not a schedule"],
  ["every day", "not a schedule"],
  ["every first monday 10:00", "not a schedule"],
  ["soon 10:00", "not a schedule"],
])("the schedule parser refuses %j", (text, reason) => {
  expect(() => parseSchedule(text, "UTC")).toThrow(reason);
});

test("the schedule parser refuses a zone that does not exist", () => {
  expect(() => parseSchedule("* * * * *", "Europe/Nowhere")).toThrow("time zone");
});
