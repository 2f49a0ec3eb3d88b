import { expect } from "vitest";
import type { Cost } from "./measuredCosts.ts";

/** Part of a count by which it may differ: two events at the same time are counted once or twice. */
const TOLERANCE = 0.1;

/**
 * Compares what was counted with what is noted of it: neither more, nor so much less that the note is out of date.
 * @throws AssertionError
 */
export function expectCost(counted: Partial<Cost>, noted: Cost): void {
  for (const name of ["reads", "writes", "invocations"] as const) {
    const count = counted[name];
    if (count === undefined) continue;
    expect(count, name).toBeLessThanOrEqual(noted[name]);
    expect(count, name).toBeGreaterThanOrEqual(Math.floor(noted[name] * (1 - TOLERANCE)));
  }
}
