/** French VAT on services, in percent. Prices are before tax; it is added to what is left after discounts. */
export const VAT_PERCENT = 20;

/** Reduction of a price: a share in percent or an amount in cents. */
export interface Reduction {
  readonly percent_off: number | null;
  readonly amount_off: number | null;
}

/** Amounts of an invoice, in whole cents. */
export interface Amounts {
  /** Before discounts and tax. */
  readonly subtotal: number;
  /** Cents that each reduction takes off, in their order. */
  readonly reductions: readonly number[];
  /** After discounts, before tax. */
  readonly net: number;
  readonly tax: number;
  readonly total: number;
}

/**
 * Reckons an invoice of one line. Reductions apply one after the other, each to what the ones before have left, and
 * never below zero; shares and tax are rounded to the nearest cent, halves up.
 */
export function amountsOf(subtotal: number, reductions: readonly Reduction[]): Amounts {
  let net = subtotal;
  const taken = reductions.map(({ percent_off: percent, amount_off: amount }) => {
    const wanted = percent === null ? (amount ?? 0) : shareOf(net, percent);
    const reduction = Math.min(net, wanted);
    net -= reduction;
    return reduction;
  });
  const tax = shareOf(net, VAT_PERCENT);
  return { subtotal, reductions: taken, net, tax, total: net + tax };
}

/** Takes a share with two decimals at most, reckoned in whole numbers: 3.26 % of 25.00 is 0.815, which no float is. */
function shareOf(cents: number, percent: number): number {
  return Math.round((cents * Math.round(percent * 100)) / 10_000);
}
