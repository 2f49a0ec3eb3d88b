const MS_PER_SECOND = 1000;

/** A moment as the provider writes it, seconds since 1970; null stays null. */
export function momentOf(seconds: number | null): Date | null {
  return seconds === null ? null : new Date(seconds * MS_PER_SECOND);
}

/** Gives what is named by its id, or by the whole of it when it was expanded. */
export function idOf(named: string | { readonly id: string }): string;
export function idOf(named: string | { readonly id: string } | null | undefined): string | null;
export function idOf(named: string | { readonly id: string } | null | undefined): string | null {
  if (named === null || named === undefined) return null;
  return typeof named === "string" ? named : named.id;
}
