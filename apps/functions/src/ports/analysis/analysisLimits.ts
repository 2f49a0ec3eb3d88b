/** Longest time of a photo on which the settings are tried, milliseconds: before it another one may be under way. */
export const AI_TRIAL_MS = 60_000;

/** Time that a function has which works on the queue of the analysis, seconds: the most that an event is given. */
export const QUEUE_FUNCTION_SECONDS = 540;

/** Time after which it begins no further photo, milliseconds: the last one may take two minutes. */
export const QUEUE_WORK_MS = 410_000;

/** Photos that one process has a remote service analyse at the same time. */
export const REMOTE_LANES = 4;

/**
 * Longest times of the embedded engine, milliseconds: for a photo's own analysis, and for those before it. A photo takes a
 * second or two; on a machine with twenty busy processes it took a minute.
 */
export const EMBEDDED_LIMITS = { timeoutMs: 120_000, maxWaitMs: 50_000 } as const;

/** Longest time of a remote analysis, milliseconds. */
export const REMOTE_TIMEOUT_MS = 100_000;
