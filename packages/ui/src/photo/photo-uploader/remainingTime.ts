/** Count of how many bytes had been sent at some moment, in milliseconds of any clock. */
export interface TransferSample {
  readonly at: number;
  readonly transferred: number;
}

const windowMs = 10_000;
const shortestMs = 3000;
/** Measure of how much the pace of the two halves of the window may differ, as a ratio. */
const steadiness = 2.5;

/** Adds a sample and drops those that are older than ten seconds. */
export function withSample(
  samples: readonly TransferSample[],
  sample: TransferSample,
): readonly TransferSample[] {
  return [...samples.filter(({ at }) => sample.at - at <= windowMs), sample];
}

/**
 * Seconds until all is sent, from the pace of the last ten seconds; `null` while less than three seconds are known,
 * while nothing moves, or while the pace is too uneven to promise anything.
 */
export function remainingSeconds(samples: readonly TransferSample[], total: number): number | null {
  const first = samples[0];
  const middle = samples[Math.floor(samples.length / 2)];
  const last = samples.at(-1);
  if (!first || !middle || !last || last.at - first.at < shortestMs) return null;
  const early = pace(first, middle);
  const late = pace(middle, last);
  if (early <= 0 || late <= 0 || Math.max(early, late) / Math.min(early, late) > steadiness) return null;
  return (total - last.transferred) / pace(first, last) / 1000;
}

/** Bytes per millisecond. */
function pace(from: TransferSample, to: TransferSample): number {
  return to.at > from.at ? (to.transferred - from.transferred) / (to.at - from.at) : 0;
}

/** A duration as one says it: by five seconds under a minute, then by whole minutes, never less than is left. */
export function spokenDuration(seconds: number): {
  readonly unit: "seconds" | "minutes";
  readonly count: number;
} {
  const rounded = Math.max(5, Math.ceil(seconds / 5) * 5);
  return rounded < 60
    ? { unit: "seconds", count: rounded }
    : { unit: "minutes", count: Math.ceil(rounded / 60) };
}
