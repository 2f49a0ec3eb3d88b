import type { DocumentState, ListState, ReadyList } from "@carnation/data";

interface Loading {
  readonly status: "loading";
}

interface Failed {
  readonly status: "failed";
  readonly error: unknown;
}

/** The latest word of something: on its way, failed, or what is known of it. */
export type QueryState<Known> = Loading | Failed | Known;

/** A document that is watched live. That it is missing is never taken from an empty cache (`unread`). */
export type DocumentQuery<T> = QueryState<DocumentState<T>>;

/** A list that is watched live. Without items and `ready`, there are none: an empty cache is `unread`. */
export type ListQuery<T> = QueryState<ListState<T>>;

/** Something that is loaded once. */
export type Loaded<T> = QueryState<{ readonly status: "ready"; readonly value: T }>;

export const loading: Loading = { status: "loading" };

/** Tells whether the first word of something is on its way; off line, where nothing is kept, it is not. */
export function isAwaited({ status }: QueryState<{ readonly status: string }>): boolean {
  return status === "loading";
}

/** The value, for a detail that is left out while there is none to show. */
export function valueOf<T>(watched: DocumentQuery<T>): T | null {
  return watched.status === "ready" ? watched.value : null;
}

/** The items, for a detail that is left out while there are none to show. */
export function itemsOf<T>(watched: ListQuery<T>): readonly T[] {
  return watched.status === "ready" ? watched.value : [];
}

/**
 * Tells whether the server has confirmed a list. Only then it has a total, can be exported, and lacks what is not in it: what
 * this device kept is shown, and may be a part.
 */
export function isConfirmed<T>(watched: ListQuery<T>): watched is ReadyList<T> {
  return watched.status === "ready" && !watched.fromCache;
}

/** Tells whether it is certain that there is nothing: not while it is loading, unread, kept, or holds what cannot be read. */
export function isKnownEmpty<T>(watched: ListQuery<T>): boolean {
  return isConfirmed(watched) && watched.value.length + watched.unreadable === 0;
}
