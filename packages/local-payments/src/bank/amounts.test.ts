import { expect, test } from "vitest";
import type { Interval } from "../objects/catalog.ts";
import { amountsOf } from "./amounts.ts";
import { addMonths, periodEnd } from "./periods.ts";

const at = (text: string) => Date.parse(`${text}T10:00:00Z`) / 1000;
const every = (interval: Interval, interval_count = 1) =>
  ({ interval, interval_count, trial_period_days: null, usage_type: "licensed" }) as const;

test.each([
  ["2026-01-31", "month", ["2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"]],
  ["2027-12-31", "month", ["2028-01-31", "2028-02-29", "2028-03-31", "2028-04-30"]],
  ["2028-02-29", "year", ["2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29"]],
] as const)("periods of a subscription of %s, every %s", (anchor, interval, ends) => {
  let start = at(anchor);
  const reached = ends.map(() => (start = periodEnd(at(anchor), start, every(interval))));
  expect(reached).toEqual(ends.map(at));
});

test("months keep their day and time, or end where the month does", () => {
  expect(addMonths(at("2026-08-31"), 6)).toBe(at("2027-02-28"));
  expect(periodEnd(at("2026-11-23"), at("2026-11-23"), every("month", 3))).toBe(at("2027-02-23"));
});

test.each([
  [3900, [], { net: 3900, tax: 780, total: 4680 }],
  [3900, [{ percent_off: 33.33, amount_off: null }], { reductions: [1300], net: 2600, total: 3120 }],
  [1, [{ percent_off: null, amount_off: null }], { tax: 0, total: 1 }],
  // Halves up, also where a float is a little less than the half.
  [2500, [{ percent_off: 3.26, amount_off: null }], { reductions: [82], net: 2418 }],
  [750, [{ percent_off: 8.2, amount_off: null }], { reductions: [62], net: 688 }],
  [3900, [{ percent_off: 100, amount_off: null }], { reductions: [3900], net: 0, tax: 0, total: 0 }],
  [3900, [{ percent_off: 0.01, amount_off: null }], { reductions: [0], net: 3900 }],
  [1500, [{ percent_off: null, amount_off: 1500 }], { reductions: [1500], net: 0, total: 0 }],
  // To the nearest cent.
  [3, [], { tax: 1, total: 4 }],
  [1500, [{ percent_off: null, amount_off: 9900 }], { reductions: [1500], net: 0, tax: 0, total: 0 }],
  [
    10_000,
    [
      { percent_off: 50, amount_off: null },
      { percent_off: null, amount_off: 1500 },
    ],
    { reductions: [5000, 1500], net: 3500, total: 4200 },
  ],
] as const)("an invoice of %i cents with %j adds up", (subtotal, reductions, expected) => {
  expect(amountsOf(subtotal, reductions)).toMatchObject({ subtotal, ...expected });
});
