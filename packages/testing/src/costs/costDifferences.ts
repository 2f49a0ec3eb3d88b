import type { Cost } from "./measuredCosts.ts";

/** Part of a count by which it may fall short: two events at the same time are handled once or twice. */
const TOLERANCE = 0.1;

/**
 * Compares what was counted with what is noted of it: neither more, nor so much less that the note is out of date.
 * @returns a line for each count that differs; none where all agree
 */
export function costDifferences(counted: Partial<Cost>, noted: Cost): readonly string[] {
  return (["reads", "writes", "invocations"] as const).flatMap((name) => {
    const count = counted[name];
    if (count === undefined) return [];
    const isNoted = count <= noted[name] && count >= Math.floor(noted[name] * (1 - TOLERANCE));
    return isNoted ? [] : [`${name}: ${count} counted, ${noted[name]} noted`];
  });
}
