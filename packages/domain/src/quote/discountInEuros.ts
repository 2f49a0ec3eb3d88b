import * as v from "valibot";
import { formatMoney } from "../format/moneyFormat.ts";
import type { Cents } from "../money/cents.ts";
import { type BasisPoints, basisPointsToPercent, FULL_RATE, shareOfCents } from "../money/rate.ts";
import { typeset } from "../text/typeset.ts";

/**
 * The percentage, with at most two decimals, whose discount comes nearest to an amount; of two that are equally near, the
 * smaller. What it really takes off is `shareOfCents` of the sum: up to 1/20 000 of it away from the amount.
 * @param subtotal what the discount is taken off, in cents, 0 or more
 * @param wanted the amount, in cents, from 0 to `subtotal`
 * @returns a percentage from 0 to 100
 * @throws {RangeError} when an amount is not a whole number of cents, or out of its range
 */
export function percentForDiscount(subtotal: Cents, wanted: Cents): number {
  if (!(wanted >= 0 && wanted <= subtotal)) throw new RangeError(`Not a discount of ${subtotal}: ${wanted}`);
  if (wanted === 0) return 0;
  // The first rate that takes off as much; the one before it takes off less.
  let low: BasisPoints = 0;
  let high: BasisPoints = FULL_RATE;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (shareOfCents(subtotal, middle) >= wanted) high = middle;
    else low = middle;
  }
  const above = shareOfCents(subtotal, high) - wanted;
  const below = wanted - shareOfCents(subtotal, low);
  return basisPointsToPercent(above < below ? high : low);
}

/**
 * A discount in euros, from a field that hands over cents: `null` while it is empty, `NaN` for what cannot be read.
 * @param subtotal what the discount is taken off, in cents
 */
/* @__NO_SIDE_EFFECTS__ */
export function discountInEurosField(subtotal: Cents): v.GenericSchema<number | null, Cents> {
  const range = typeset(`La remise va de ${formatMoney(0)} à ${formatMoney(subtotal)}, la somme des lignes.`);
  return v.pipe(
    v.union([v.number(), v.nan(), v.null()], "Saisissez la remise."),
    v.rawTransform<number | null, Cents>(({ dataset, addIssue, NEVER }) => {
      const { value } = dataset;
      if (value !== null && Number.isInteger(value) && value >= 0 && value <= subtotal) return value;
      addIssue({ message: messageOf(value, range) });
      return NEVER;
    }),
  );
}

function messageOf(value: number | null, range: string): string {
  if (value === null) return "Saisissez la remise.";
  return Number.isNaN(value) ? typeset("Saisissez un montant, par exemple 12,50.") : range;
}
