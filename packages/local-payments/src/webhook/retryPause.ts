/** Pauses after the first failures, in seconds; then the last one again and again. */
const PAUSES_S = [0.5, 1, 2, 5, 15, 60, 300, 1800];

/**
 * Says how long a delivery that has just failed waits for its next attempt (backoff), in milliseconds.
 * @param attempts failures before this one
 */
export function retryPauseMs(attempts: number): number {
  return 1000 * (PAUSES_S[attempts] ?? PAUSES_S.at(-1) ?? 1);
}
