const DEFAULT_PAGE_SIZE = 300;

/**
 * One page of sorted texts; the token is the last text of the page before.
 * @param pageSize 0 = the default
 */
export function paginate(
  sorted: readonly string[],
  { pageSize, pageToken }: { pageSize: number; pageToken: string },
  compare: (a: string, b: string) => number,
): { items: string[]; next: { nextPageToken?: string } } {
  const after = Buffer.from(pageToken, "base64url").toString();
  const rest = pageToken === "" ? sorted : sorted.filter((text) => compare(text, after) > 0);
  const items = rest.slice(0, pageSize === 0 ? DEFAULT_PAGE_SIZE : pageSize);
  const last = items.at(-1);
  const next =
    last === undefined || items.length === rest.length
      ? {}
      : { nextPageToken: Buffer.from(last).toString("base64url") };
  return { items, next };
}
