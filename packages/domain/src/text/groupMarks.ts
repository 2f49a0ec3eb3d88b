/** Groups of three digits behind one mark, told from a decimal mark by a decimal mark behind them or by their number. */
const marked = [
  [".", /^\d{1,3}(?:(?:\.\d{3})+,\d*|(?:\.\d{3}){2,})$/u],
  [",", /^\d{1,3}(?:(?:,\d{3})+\.\d*|(?:,\d{3}){2,})$/u],
  ["'", /^\d{1,3}(?:'\d{3})+(?:[.,]\d*)?$/u],
] as const;

/**
 * A typed number without the points, commas or apostrophes that part its thousands: « 1.234,56 », « 1,234.56 » and
 * « 1’234.56 » become « 1234,56 » and « 1234.56 ». One mark before three digits (« 1.234 ») stays: it may be either.
 */
export function withoutGroupMarks(text: string): string {
  return text.replace(/\d[\d.,'’]*/u, (typed) => {
    const digits = typed.replaceAll("’", "'");
    const [mark] = marked.find(([, pattern]) => pattern.test(digits)) ?? [];
    return mark === undefined ? typed : digits.replaceAll(mark, "");
  });
}
