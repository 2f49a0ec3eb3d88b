/**
 * Reads a number as a French person types it: "1 234,5", "12.5", "−3", "- 3", with any kind of space. Undoes
 * `formatNumber` in French.
 * @returns null for anything else, an empty text and a number beyond all others included
 */
export function parseNumber(text: string): number | null {
  const plain = text.replaceAll(/[\s\u00A0\u202F]/gu, "").replace(/^\u2212/u, "-");
  if (!/^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/u.test(plain)) return null;
  const value = Number(plain.replace(",", "."));
  return Number.isFinite(value) ? value : null;
}
