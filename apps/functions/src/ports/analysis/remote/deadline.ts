import { setTimeout as pause } from "node:timers/promises";
import { RemoteFailure } from "./remoteFailure.ts";

/** The time that an analysis has, and whoever may give it up before. */
export interface Deadline {
  /** Aborted when the time is up or the analysis is given up. */
  readonly signal: AbortSignal;
  /** Milliseconds left; 0 when there are none. */
  readonly leftMs: () => number;
  /**
   * Waits.
   * @throws RemoteFailure timeout, at once when the time left is not enough; the reason of whoever gave it up
   */
  readonly pause: (ms: number, step: string) => Promise<void>;
  /**
   * Waits for what others may wait for too.
   * @throws what the promise is rejected with; as `pause` when the time is up first
   */
  readonly within: <Value>(promise: Promise<Value>, step: string) => Promise<Value>;
  /** @throws RemoteFailure timeout, or the reason of whoever gave it up, when there is nothing left to do */
  readonly throwIfOver: (step: string) => void;
}

/** @param ms milliseconds from now */
export function createDeadline(ms: number, givenUp?: AbortSignal): Deadline {
  const end = Date.now() + ms;
  const timer = AbortSignal.timeout(ms);
  const signal = givenUp ? AbortSignal.any([givenUp, timer]) : timer;
  const leftMs = () => Math.max(0, end - Date.now());

  function throwIfOver(step: string): void {
    givenUp?.throwIfAborted();
    if (signal.aborted || leftMs() === 0) throw new RemoteFailure("timeout", step);
  }

  return {
    signal,
    leftMs,
    throwIfOver,
    async within(promise, step) {
      throwIfOver(step);
      const over = Promise.withResolvers<never>();
      const stop = () => over.reject(signal.reason);
      signal.addEventListener("abort", stop);
      try {
        return await Promise.race([promise, over.promise]);
      } catch (error) {
        if (error === signal.reason) throwIfOver(step);
        throw error;
      } finally {
        signal.removeEventListener("abort", stop);
      }
    },
    async pause(wait, step) {
      throwIfOver(step);
      if (wait >= leftMs()) throw new RemoteFailure("timeout", step);
      await pause(wait, undefined, { signal }).catch(() => throwIfOver(step));
    },
  };
}
