import { documentPaths } from "@carnation/product/path";
import type { SweepReport, SweptCounts, SweptKind } from "@carnation/product/statistics";
import { logger } from "firebase-functions";
import type { SweepContext, Sweeper } from "./sweeper.ts";
import { unfinishedStates } from "./unfinishedStates.ts";

/**
 * Takes up everything that a process has begun and not ended, each by the code that would have ended it, and stores what it
 * found as `statistics/sweep`. Safe to repeat, and at the same time as another run: each thing is asked once more whether it
 * is still unfinished. What fails keeps nothing else waiting.
 */
export async function sweepUnfinished(context: SweepContext): Promise<SweepReport> {
  const kinds: Partial<Record<SweptKind, SweptCounts>> = {};
  const total = { resumed: 0, ended: 0, left: 0 };
  for (const [kind, { sweep }] of Object.entries(unfinishedStates)) {
    const counts = await sweepOne(context, kind, sweep);
    if (counts.resumed + counts.ended + counts.left === 0) continue;
    Object.assign(kinds, { [kind]: counts });
    total.resumed += counts.resumed;
    total.ended += counts.ended;
    total.left += counts.left;
  }
  const report: SweepReport = { date: context.now, ...total, kinds };
  logger.info("the sweep of what was unfinished", report);
  await context.db.doc(documentPaths.sweepReport()).set(report);
  return report;
}

async function sweepOne(context: SweepContext, kind: string, sweep: Sweeper): Promise<SweptCounts> {
  const counts = { resumed: 0, ended: 0, left: 0 };
  try {
    for await (const takeUp of sweep(context)) {
      const swept = await takeUp().catch((error: unknown) => {
        logger.error("something unfinished could not be taken up", { kind, failure: String(error) });
        return "left" as const;
      });
      if (swept !== "fresh") counts[swept] += 1;
    }
  } catch (error) {
    // What could not even be found is told as well.
    logger.error("what is unfinished could not be read", { kind, failure: String(error) });
    counts.left += 1;
  }
  return counts;
}
