let collator: Intl.Collator | undefined;

/** The order of two names in a French list: accents and case after letters, numbers by value. */
export function compareNames(a: string, b: string): number {
  collator ??= new Intl.Collator("fr-FR", { numeric: true });
  return collator.compare(a, b);
}
