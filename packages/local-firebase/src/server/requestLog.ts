/** One request that has ended. */
export interface EndedRequest {
  readonly service: string;
  readonly method: string;
  /** Without its query, which may hold tokens and codes. */
  readonly path: string;
  /** `null` when the connection broke before an answer. */
  readonly status: number | string | null;
  /** Time that it took, milliseconds. */
  readonly took: number;
  /** A uid or `admin`; `null` when nobody or not asked. */
  readonly caller: string | null;
}

const LONGEST_PATH = 300;

/** One line about a request, for people. */
export function requestLine(
  { service, method, path, status, took, caller }: EndedRequest,
  now: Date,
): string {
  const shown = path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH)}…` : path;
  // A line stays a line, whatever uids an admin program gives.
  const who = caller === null ? "-" : encodeURIComponent(caller);
  const time = now.toISOString().slice(11, 23);
  return `${time} ${service.padEnd(9)} ${method} ${shown} ${status ?? "broken off"} ${Math.round(took)} ms ${who}`;
}

/** The path of a request's target, without query and fragment. */
export function pathOf(target: string): string {
  return target.split(/[?#]/, 1)[0] ?? "";
}
