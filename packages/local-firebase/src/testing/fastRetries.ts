/** Bounds of what is a pause between two attempts and no time limit, milliseconds. */
const PAUSE = { from: 200, to: 30_000 };
const TIMES = 50;

/**
 * The pauses that an SDK of this process makes between its attempts pass fifty times as fast from here on (the admin
 * SDK tries again after every refusal, for 7 seconds). So do those of a server of this process.
 * @returns what makes them as long again as they are
 */
export function speedUpRetries(): () => void {
  const { setTimeout } = globalThis;
  const isPause = (delay: number): boolean => delay >= PAUSE.from && delay <= PAUSE.to;
  const faster = (run: () => void, delay = 0, ...values: []): NodeJS.Timeout =>
    setTimeout(run, isPause(delay) ? delay / TIMES : delay, ...values);
  globalThis.setTimeout = faster as typeof setTimeout;
  return () => void (globalThis.setTimeout = setTimeout);
}

/** Does work in which an SDK tries again. @see speedUpRetries */
export async function withFastRetries<T>(work: () => Promise<T>): Promise<T> {
  const end = speedUpRetries();
  try {
    return await work();
  } finally {
    end();
  }
}
