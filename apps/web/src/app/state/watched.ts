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
