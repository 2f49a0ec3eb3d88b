/** The latest word of something that is watched live. */
export type Watched<T> =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly value: T }
  | { readonly status: "failed"; readonly error: unknown };

export const loading: Watched<never> = { status: "loading" };

/** Applies a function to the value, once there is one. */
export function mapWatched<T, U>(watched: Watched<T>, map: (value: T) => U): Watched<U> {
  return watched.status === "ready" ? { status: "ready", value: map(watched.value) } : watched;
}

/** Both values, once both are there; the first failure otherwise. */
export function bothWatched<T, U>(first: Watched<T>, second: Watched<U>): Watched<readonly [T, U]> {
  if (first.status === "failed") return first;
  if (second.status === "failed") return second;
  if (first.status === "loading" || second.status === "loading") return loading;
  return { status: "ready", value: [first.value, second.value] };
}
