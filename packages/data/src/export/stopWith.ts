import { CarnationError } from "@carnation/domain/error";

/** Describes what ends an export before its end. */
export interface Stop {
  /** @throws {CarnationError} why it has ended */
  readonly assertGoing: () => void;
  /** Holds what is waited for, or why it is waited for no longer: the SDK goes on trying for two minutes. */
  readonly waitFor: <T>(reading: Promise<T>) => Promise<T>;
  readonly forget: () => void;
}

/** Ends what is waited for as soon as it is given up, or the connection is lost. */
export function stopWith(signal: AbortSignal | undefined): Stop {
  const stop = new AbortController();
  const lost = (): void => stop.abort(new CarnationError("offline"));
  const givenUp = (): void => stop.abort(new CarnationError("cancelled"));
  if (signal?.aborted) givenUp();
  signal?.addEventListener("abort", givenUp);
  globalThis.addEventListener?.("offline", lost);
  const ended = new Promise<never>((_resolve, reject) => {
    if (stop.signal.aborted) reject(stop.signal.reason);
    stop.signal.addEventListener("abort", () => reject(stop.signal.reason));
  });
  // Whoever waits is told.
  ended.catch(() => undefined);
  return {
    assertGoing: () => stop.signal.throwIfAborted(),
    waitFor: (reading) => Promise.race([reading, ended]),
    forget: () => {
      signal?.removeEventListener("abort", givenUp);
      globalThis.removeEventListener?.("offline", lost);
    },
  };
}
