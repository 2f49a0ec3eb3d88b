import type { Deadline } from "./deadline.ts";
import type { RemoteResult } from "./remoteResult.ts";
import { isWhole } from "./toEntries.ts";

/** Way that results are asked for. */
export interface PollOptions {
  /** Wait before the first question and after each change, milliseconds; half as much more after each further one. */
  readonly firstPollMs: number;
  /** Longest wait between two questions, milliseconds. */
  readonly maxPollMs: number;
  /** Further questions that must have the same answer, when not all have come. */
  readonly settledAfter: number;
}

/**
 * Asks until all results are there, or some and no more of them come: the algorithms end one after the other, the
 * service does not say which there will be, and a deployment may have any of them.
 * @throws RemoteFailure timeout, when none or not all have come by then: a part would read as "not evaluated"
 */
export async function pollResults(
  ask: () => Promise<readonly RemoteResult[]>,
  deadline: Deadline,
  { firstPollMs, maxPollMs, settledAfter }: PollOptions,
): Promise<readonly RemoteResult[]> {
  let known = 0;
  let same = 0;
  let wait = firstPollMs;
  for (;;) {
    await deadline.pause(wait, "results");
    const results = await ask();
    const hasChanged = results.length !== known;
    known = results.length;
    same = hasChanged || known === 0 ? 0 : same + 1;
    if (isWhole(results) || (known > 0 && same >= settledAfter)) return results;
    wait = hasChanged ? firstPollMs : Math.min(wait * 1.5, maxPollMs);
  }
}
