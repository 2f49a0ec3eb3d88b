import type { SnapshotMetadata } from "firebase/firestore";
import { isOffline } from "../errors/isOffline.ts";
import { type Unread, unread } from "./queryState.ts";
import type { OnNext, Unsubscribe } from "./listeners.ts";

/** Time for the server to answer, on line, before something is said to be unread, in milliseconds. */
const ANSWER_MS = 3000;

/** Describes what a listener is told. */
export interface Snapshot {
  readonly metadata: Pick<SnapshotMetadata, "fromCache">;
}

/**
 * Follows a listener. What is not on this device is `unread` until the server has answered once: after that, its
 * « there is none » stands, also while the connection is lost.
 * @param know what a snapshot says; `certain` once the server has been heard
 */
export function subscribe<S extends Snapshot, K>(
  start: (next: (snapshot: S) => void, fail: (error: unknown) => void) => Unsubscribe,
  know: (snapshot: S, certain: boolean) => K | Unread,
  onNext: OnNext<K | Unread>,
  onError: (failure: unknown) => void,
): Unsubscribe {
  let heard = false;
  let ended = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = start(
    (snapshot) => {
      if (ended) return;
      clearTimeout(waiting);
      heard ||= !snapshot.metadata.fromCache;
      const known = know(snapshot, heard);
      // An empty cache is told before the server has had its chance to answer: on line that is no news yet.
      if (known === unread && !isOffline()) waiting = setTimeout(() => onNext(unread), ANSWER_MS);
      else onNext(known);
    },
    (failure) => {
      if (ended) return;
      ended = true;
      clearTimeout(waiting);
      onError(failure);
    },
  );
  return () => {
    ended = true;
    clearTimeout(waiting);
    unsubscribe();
  };
}
