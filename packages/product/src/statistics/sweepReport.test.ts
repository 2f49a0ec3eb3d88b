import * as v from "valibot";
import { expect, it } from "vitest";
import { parseSweepReport, sweepSentence } from "./sweepReport.ts";

const date = new Date("2026-11-28T02:40:00Z");

it("a report is read as far as it can be", () => {
  const mail = { resumed: 1, ended: 0, left: 2 };
  const stored = { date, resumed: 1, ended: 0, left: 2, kinds: { mail, recap: "?", unknown: mail } };
  expect(parseSweepReport(stored)).toEqual({ date, ...mail, kinds: { mail } });
  expect(parseSweepReport({ date, left: -1, kinds: null })).toEqual({
    date,
    resumed: 0,
    ended: 0,
    left: 0,
    kinds: {},
  });
  expect(() => parseSweepReport({})).toThrow(v.ValiError);
});

it.each([
  [{ resumed: 4, ended: 0, left: 0 }, null],
  [{ resumed: 0, ended: 0, left: 1 }, "1\u00A0tâche interrompue attend encore d’être reprise."],
  [
    { resumed: 0, ended: 1, left: 2 },
    "2\u00A0tâches interrompues attendent encore d’être reprises, 1\u00A0tâche interrompue a été close sans résultat.",
  ],
])("administrators are told of %j: %s", (counts, sentence) => {
  expect(sweepSentence(counts)).toBe(sentence);
});
