/** What is a pause between two attempts and no time limit, milliseconds. */
const PAUSE = { from: 200, to: 30_000 };
const TIMES = 50;

/**
 * Does work in which an SDK of this process tries again (the admin SDK does after every refusal, for 7 seconds): its
 * pauses pass fifty times as fast. So do those of a server of this process that begin meanwhile.
 */
export async function hurried<T>(work: () => Promise<T>): Promise<T> {
  const { setTimeout } = globalThis;
  const isPause = (delay: number): boolean => delay >= PAUSE.from && delay <= PAUSE.to;
  const hurry = (run: () => void, delay = 0, ...values: []): NodeJS.Timeout =>
    setTimeout(run, isPause(delay) ? delay / TIMES : delay, ...values);
  globalThis.setTimeout = hurry as typeof setTimeout;
  try {
    return await work();
  } finally {
    globalThis.setTimeout = setTimeout;
  }
}
