import { expect, test } from "vitest";
import { type TimelineEvent, timelineMonths } from "./timelineMonths.ts";

const event = (id: string, date: string): TimelineEvent => ({ id, date, kind: "Diagnostic", title: id });

test("newest first, by month, in French", () => {
  const months = timelineMonths(
    [event("a", "2026-09-03T08:00:00Z"), event("b", "2026-11-21T13:05:00Z"), event("c", "2026-11-02")],
    "fr-FR",
    "Europe/Paris",
    "",
  );
  expect(months.map(({ key, label }) => [key, label])).toEqual([
    ["2026-11", "Novembre\u00A02026"],
    ["2026-09", "Septembre\u00A02026"],
  ]);
  expect(months[0]?.events.map(({ id, when }) => [id, when])).toEqual([
    ["b", "21\u00A0novembre, 14\u00A0h\u00A005"],
    ["c", "2\u00A0novembre"],
  ]);
});

test("an instant belongs to the month of the time zone, a day to its own", () => {
  const [month] = timelineMonths([event("a", "2026-10-31T23:30:00Z")], "fr-FR", "Europe/Paris", "");
  expect(month?.key).toBe("2026-11");
  const [day] = timelineMonths([event("b", "2026-11-01")], "fr-FR", "America/New_York", "");
  expect(day?.key).toBe("2026-11");
  expect(day?.events[0]?.when).toBe("1er\u00A0novembre");
});

test("events of one instant keep the order they came in", () => {
  const same = "2026-11-21T13:05:00Z";
  const [month] = timelineMonths([event("a", same), event("b", same)], "fr-FR", "Europe/Paris", "");
  expect(month?.events.map(({ id }) => id)).toEqual(["a", "b"]);
});

test("events whose date cannot be read stand last, under a heading that says so", () => {
  const given = [event("a", "hier"), event("b", "2026-11-21"), event("c", "")];
  const months = timelineMonths(given, "fr-FR", "Europe/Paris", "Date illisible");
  expect(months.map(({ label }) => label)).toEqual(["Novembre\u00A02026", "Date illisible"]);
  expect(months[1]?.events.map(({ id, when }) => [id, when])).toEqual([
    ["a", "—"],
    ["c", "—"],
  ]);
});
