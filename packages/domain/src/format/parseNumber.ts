/**
 * Reads a number as a French person types it: "1 234,5", "12.5", "−3", "- 3", with any kind of space. Undoes
 * `formatNumber` in French.
 * @returns null for anything else, an empty text included
 */
export function parseNumber(text: string): number | null {
  const plain = text.replaceAll(/[\s\u00A0\u202F]/gu, "").replace(/^\u2212/u, "-");
  return /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/u.test(plain) ? Number(plain.replace(",", ".")) : null;
}
