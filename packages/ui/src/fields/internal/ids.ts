/** An `aria-describedby`-like list of ids, or `undefined` when there is none. */
export function idList(...ids: readonly (string | false | null | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(" ") || undefined;
}
