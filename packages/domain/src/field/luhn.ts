/**
 * Tells whether a number satisfies Luhn's formula (ISO/IEC 7812-1, annex B): from the right, every second digit is
 * doubled, a result above 9 loses 9, and the sum is a multiple of 10.
 * @param digits the number, digits only
 */
export function satisfiesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, index) => {
      const weighted = index % 2 === 0 ? digit : digit * 2;
      return total + (weighted > 9 ? weighted - 9 : weighted);
    }, 0);
  return sum % 10 === 0;
}
