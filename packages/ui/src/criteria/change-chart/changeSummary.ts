import type { ChartMessages } from "../../foundations/messages/sections/charts.ts";
import type { Verdict } from "../score-delta/verdict.ts";
import type { DrawnBlock } from "./changes.ts";

/** The sentence of a chart of changes: how many criteria have each verdict, those that are not drawn too. */
export function changeSummary(
  blocks: readonly DrawnBlock[],
  dates: { readonly before: string; readonly after: string },
  words: ChartMessages["comparison"],
): string {
  const counts: Record<Verdict, number> = {
    improvement: 0,
    watch: 0,
    unconfirmed: 0,
    stable: 0,
    incomparable: 0,
  };
  for (const { rows } of blocks) for (const { verdict } of rows) counts[verdict] += 1;
  return words.summary({
    ...dates,
    improvementCount: counts.improvement,
    watchCount: counts.watch,
    stableCount: counts.stable,
    unconfirmedCount: counts.unconfirmed,
    incomparableCount: counts.incomparable,
  });
}
