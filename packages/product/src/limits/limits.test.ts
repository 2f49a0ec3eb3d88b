import { FUNCTIONS_REGION, listLimits } from "./limits.ts";
import { diagnosisAllowance, takeAllowance } from "./allowance.ts";
import { describe, expect, it } from "vitest";

import * as fc from "fast-check";

describe("the constants of section 9", () => {
  it.each([
    ["Admin staff list", listLimits.adminStaff, 200],
    ["Customers list", listLimits.customers, 200],
    ["Last analysed customers", listLimits.lastAnalysedCustomers, 10],
    ["Customer diagnosis list", listLimits.customerDiagnoses, 20],
    ["Published news page", listLimits.newsPage, 10],
    ["Latest news", listLimits.latestNews, 1],
    ["Default function region", FUNCTIONS_REGION, "europe-west3"],
  ])("%s: %s", (_row, constant, specified) => {
    expect(constant).toBe(specified);
  });
});

describe("an allowance", () => {
  const start = new Date("2026-11-21T13:05:00Z");
  const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

  /** Counts how many of the tries at these seconds are let through. */
  function taken(seconds: readonly number[], wholeAt: Date | null = null): number {
    let kept = wholeAt;
    return seconds.filter((second) => {
      const next = takeAllowance(diagnosisAllowance, kept, after(second));
      kept = next ?? kept;
      return next !== null;
    }).length;
  }

  const atOnce = Array.from({ length: 100 }, () => 0);

  it("an allowance lets 30 diagnoses start at once, and then one a minute", () => {
    expect(taken(atOnce)).toBe(30);
    expect(taken([...atOnce, 59])).toBe(30);
    expect(taken([...atOnce, 60, 60, 120])).toBe(32);
    expect(taken([...atOnce, ...Array.from({ length: 100 }, () => 1800)])).toBe(60);
  });

  it("an allowance is whole again after half an hour, and no more than whole after a year", () => {
    expect(taken(atOnce.map(() => 365 * 86_400))).toBe(30);
    expect(taken(atOnce, after(-86_400))).toBe(30);
  });

  it("an allowance does not wait for a time that only a wrong clock has kept", () => {
    expect(taken([0], after(86_400))).toBe(1);
    expect(taken(atOnce, after(86_400))).toBe(30);
  });

  it("an allowance is never more than 30 and one for each minute that has gone by", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(4 * 3600), { maxLength: 300 }), (seconds) => {
        const inOrder = seconds.toSorted((a, b) => a - b);
        const span = (inOrder.at(-1) ?? 0) - (inOrder[0] ?? 0);
        expect(taken(inOrder)).toBeLessThanOrEqual(30 + Math.floor(span / 60));
      }),
    );
  });
});
