import { allocateOver } from "../money/allocateCents.ts";
import { type Cents, isPrice, sumCents } from "../money/cents.ts";
import { type BasisPoints, FULL_RATE, isRate, percentToBasisPoints, shareOfCents } from "../money/rate.ts";
import { scaleCents } from "../money/scaleCents.ts";
import { isQuantity } from "../routine/routine.ts";
import type { QuoteItem } from "./quoteItems.ts";

/**
 * Way that VAT applies. `included`: prices contain it. `exempt`: the professional is under the franchise en base (art. 293 B
 * of the French tax code), prices are what is paid and no VAT is counted.
 */
export type QuoteVatMode = "included" | "exempt";

/** Describes what applies to the whole quote. */
export interface QuoteTerms {
  /** `routine.discount`, a percentage from 0 to 100 with at most two decimals. @default 0 */
  readonly discount?: number | undefined;
  /** @default "included" */
  readonly vat?: QuoteVatMode | undefined;
}

/** A line of a quote with its sums, in cents, VAT included. */
export interface QuoteLine extends QuoteItem {
  /** Quantity × unit price, before the discount; null while its price is missing. */
  readonly total: Cents | null;
  /** Holds what is paid for it, its share of the discount taken off; null while any price of the quote is missing. */
  readonly payable: Cents | null;
}

/** The VAT of one rate, in cents. */
export interface QuoteVat {
  readonly rate: BasisPoints;
  /** Amount without VAT. */
  readonly base: Cents;
  readonly vat: Cents;
  /** `base` + `vat`: what the lines of this rate are paid. */
  readonly total: Cents;
}

/** The sums of a quote, in cents; none is negative. */
export interface QuoteTotals {
  /** Sum of the lines, VAT included, before the discount. */
  readonly subtotal: Cents;
  /** Holds what the discount takes off, VAT included. */
  readonly discount: Cents;
  /** Total without VAT: the sum of the bases. */
  readonly withoutVat: Cents;
  /** By rate, highest first; empty under the franchise en base. */
  readonly vat: readonly QuoteVat[];
  /** Holds what is to be paid: `subtotal` − `discount`, `withoutVat` + every VAT, and the sum of what lines are paid. */
  readonly total: Cents;
}

/** A computed quote. */
export interface Quote {
  readonly lines: readonly QuoteLine[];
  /** In basis points. */
  readonly discountRate: BasisPoints;
  readonly vat: QuoteVatMode;
  /** null while a price is missing. */
  readonly totals: QuoteTotals | null;
  /** Ids of the lines whose price is missing. */
  readonly missingPrices: readonly string[];
}

/**
 * Computes a quote, to the cent (MARKET D2 and D3). Prices include VAT, as consumers read them, so that:
 * 1. a line is quantity × unit price, which is exact;
 * 2. the discount is its percentage of the sum of the lines, rounded to the cent, half a cent up;
 * 3. it is parted over the lines in proportion to them, by the largest remainder: what lines are paid adds up to the
 *    total, and none is negative;
 * 4. VAT is counted after the discount, within what the lines of a rate are paid together: without VAT that is
 *    × 100 / (100 + rate), rounded to the cent, half a cent up, and VAT is the rest. Both add up to the total.
 * @throws {RangeError} when a quantity, price, rate or the discount is out of its range
 */
export function computeQuote(items: readonly QuoteItem[], terms: QuoteTerms = {}): Quote {
  const { discount: percent = 0, vat = "included" } = terms;
  const discountRate = percentToBasisPoints(percent);
  if (!isRate(discountRate)) throw new RangeError(`Not a percentage: ${percent}`);
  const lines = items.map((item) => ({ ...item, total: lineTotal(item) }));
  const priced = lines.filter(isPriced);
  const head = { discountRate, vat };
  if (priced.length < lines.length) {
    const missingPrices = lines.filter((line) => !isPriced(line)).map(({ id }) => id);
    return { ...head, missingPrices, totals: null, lines: lines.map((line) => ({ ...line, payable: null })) };
  }
  const subtotal = sumCents(priced.map(({ total }) => total));
  const discount = shareOfCents(subtotal, discountRate);
  const total = subtotal - discount;
  const paid = allocateOver(discount, priced, (line) => line.total).map(({ item, part }) => ({
    ...item,
    payable: item.total - part,
  }));
  const rates = vat === "exempt" ? [] : vatByRate(paid);
  const withoutVat = total - sumCents(rates.map((rate) => rate.vat));
  return {
    ...head,
    missingPrices: [],
    lines: paid,
    totals: { subtotal, discount, withoutVat, vat: rates, total },
  };
}

type Priced<Line> = Line & { readonly total: Cents };

function isPriced<Line extends { readonly total: Cents | null }>(line: Line): line is Priced<Line> {
  return line.total !== null;
}

function lineTotal({ id, quantity, unitPrice, vatRate }: QuoteItem): Cents | null {
  if (!isQuantity(quantity)) throw new RangeError(`Not a quantity, in ${id}: ${quantity}`);
  if (!isRate(vatRate)) throw new RangeError(`Not a rate, in ${id}: ${vatRate}`);
  if (unitPrice === null) return null;
  if (!isPrice(unitPrice)) throw new RangeError(`Not a price, in ${id}: ${unitPrice}`);
  return quantity * unitPrice;
}

function vatByRate(
  lines: readonly { readonly vatRate: BasisPoints; readonly payable: Cents }[],
): readonly QuoteVat[] {
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].toSorted((a, b) => b - a);
  return rates.map((rate) => {
    const total = sumCents(lines.filter(({ vatRate }) => vatRate === rate).map(({ payable }) => payable));
    const base = scaleCents(total, FULL_RATE, FULL_RATE + rate);
    return { rate, base, vat: total - base, total };
  });
}
