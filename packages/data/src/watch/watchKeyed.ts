import { getCountFromServer, type Query } from "firebase/firestore";
import type { OnNext, Unsubscribe } from "./listeners.ts";
import type { ListState } from "./queryState.ts";

interface KeyedList<T> {
  /** Watches the list in the order of its sort keys. */
  readonly watch: (onNext: OnNext<ListState<T>>) => Unsubscribe;
  /** Watches it as it was before there were sort keys. */
  readonly watchUnkeyed: (onNext: OnNext<ListState<T>>) => Unsubscribe;
  /** The same documents, with or without a key, as many as the list shows. */
  readonly all: Query;
  readonly limit: number;
}

/**
 * Watches a list by its sort keys, of which an order leaves out the documents of an older product: where a count says that
 * there are such, until the recount has given them theirs, the list is watched as it was before. The keyed ones are told at once.
 */
export function watchKeyed<T>(
  { watch, watchUnkeyed, all, limit }: KeyedList<T>,
  onNext: OnNext<ListState<T>>,
): Unsubscribe {
  let ended = false;
  let isAsked = false;
  /** True once every document is known to have a key. */
  let isKeyed = false;
  let held: ListState<T> | null = null;
  /** Count of the documents with a key, as they are now. */
  let found = 0;
  /** Ends the old list that stands for the one by keys until the server answers; null while none does. */
  let stopInterim: Unsubscribe | null = null;
  let stop: Unsubscribe = () => undefined;
  const accept = (): void => {
    isKeyed = true;
    if (!ended && held !== null) onNext(held);
  };
  const showUnkeyed = (): void => {
    if (ended) return;
    stop();
    stop = watchUnkeyed(onNext);
  };
  const compare = (count: number): void => {
    if (count <= found) accept();
    else showUnkeyed();
  };
  stop = watch((known) => {
    const isCertain = known.status === "ready" && !known.fromCache;
    // Off line nobody can count: what the device kept of an older product is shown until the server answers.
    if (known.status === "unread" && !isAsked) stopInterim ??= watchUnkeyed(onNext);
    if (stopInterim !== null && !isCertain) return;
    stopInterim?.();
    stopInterim = null;
    found = known.status === "ready" ? known.value.length + known.unreadable : 0;
    // That there are none is told once it is certain.
    const isHeld = !isKeyed && isCertain && found === 0;
    held = isHeld ? known : null;
    if (!isHeld) onNext(known);
    if (isAsked || !isCertain || found >= limit) return;
    isAsked = true;
    getCountFromServer(all).then((answer) => compare(answer.data().count), accept);
  });
  return () => {
    ended = true;
    stopInterim?.();
    stop();
  };
}
