/** Decimals that a number is printed with at most: those of a double hold no more. */
const MOST_DIGITS = 15;

/** Decimals as a whole number that every formatter takes; 0 for what is none. */
export function readDigits(digits: number): number {
  return Number.isFinite(digits) ? Math.min(MOST_DIGITS, Math.max(0, Math.trunc(digits))) : 0;
}

/** A value rounded to its printed decimals; never -0. */
export function roundTo(value: number, digits: number): number {
  return Number(value.toFixed(readDigits(digits))) + 0;
}

/**
 * Decimals with which values are printed: those that a host asks for, else none, or as many as the smallest value needs not
 * to be read as nothing: 0.001 is « 0,001 », not « 0 ».
 */
export function shownDigits(
  wanted: number | undefined,
  values: readonly (number | null | undefined)[],
): number {
  if (wanted !== undefined) return readDigits(wanted);
  let digits = 0;
  for (const value of values) {
    if (value === null || value === undefined || !Number.isFinite(value) || value === 0) continue;
    if (Math.abs(value) < 0.5) digits = Math.max(digits, Math.ceil(-Math.log10(Math.abs(value))));
  }
  return readDigits(digits);
}

/** Decimals of a graduation: as many as it has, since it marks its very value. */
export function tickDigits(value: number): number {
  for (let digits = 0; digits < MOST_DIGITS; digits += 1) {
    // A graduation is computed: the noise of its last bits is no decimal.
    if (Math.abs(value - roundTo(value, digits)) <= Math.abs(value) * 1e-9) return digits;
  }
  return MOST_DIGITS;
}
