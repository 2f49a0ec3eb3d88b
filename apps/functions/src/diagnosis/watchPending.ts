import { isDiagnosisPending } from "@carnation/product/diagnosis";
import type { DocumentReference } from "firebase-admin/firestore";

/** A diagnosis that is being watched. */
export interface PendingWatch {
  /** Aborted once the diagnosis has ended or is gone: whatever is done for it is done for nobody. */
  readonly signal: AbortSignal;
  readonly stop: () => void;
}

/** Watches a diagnosis while its photo waits and is analysed. */
export function watchPending(diagnosis: DocumentReference): PendingWatch {
  const ended = new AbortController();
  const stop = diagnosis.onSnapshot(
    (current) => {
      if (!isDiagnosisPending(current.get("state"))) ended.abort();
    },
    // Without the watch the analysis goes on: whether its end still counts is asked again when it is written.
    () => undefined,
  );
  return { signal: ended.signal, stop };
}
