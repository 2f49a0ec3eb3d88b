import { formatMoney, formatRate } from "@carnation/domain/format";
import { type Cents, percentToBasisPoints, shareOfCents } from "@carnation/domain/money";
import { discountInEurosField, percentForDiscount } from "@carnation/domain/quote";
import { discountForm } from "@carnation/product/routine";
import * as v from "valibot";
import type { DiscountUnit } from "./quoteTerms.ts";

/** A discount as it was typed: points of a percentage, or cents; null while empty, `NaN` for what is no number. */
export interface TypedDiscount {
  readonly unit: DiscountUnit;
  readonly value: number | null;
}

/** Describes what a typed discount comes to. */
export interface DiscountReading {
  /** 0 to 100 with two decimals; null while it is none. */
  readonly percent: number | null;
  /** Holds what is wrong with it. */
  readonly problem: string | null;
}

/**
 * Reads a typed discount.
 * @param subtotal what it is taken off, in cents; null while a price is missing
 */
export function readDiscount({ unit, value }: TypedDiscount, subtotal: Cents | null): DiscountReading {
  if (unit === "percent") {
    const read = v.safeParse(discountForm, { discount: value });
    return read.success
      ? { percent: read.output.discount, problem: null }
      : { percent: null, problem: read.issues[0].message };
  }
  if (subtotal === null) return { percent: null, problem: "Saisissez d’abord les prix qui manquent." };
  const read = v.safeParse(discountInEurosField(subtotal), value);
  return read.success
    ? { percent: percentForDiscount(subtotal, read.output), problem: null }
    : { percent: null, problem: read.issues[0].message };
}

/** « Soit 53,20 € sur 532,00 €. », and of an amount in euros the percentage that it is kept as. */
export function discountHint(percent: number, unit: DiscountUnit, subtotal: Cents | null): string {
  if (subtotal === null) return "L’effet en euros se calcule une fois les prix saisis.";
  const rate = percentToBasisPoints(percent);
  if (rate === 0) return `Aucune remise sur ${formatMoney(subtotal)}.`;
  const effect = `${formatMoney(shareOfCents(subtotal, rate))} sur ${formatMoney(subtotal)}`;
  return unit === "percent" ? `Soit ${effect}.` : `Retenue\u00A0: ${formatRate(rate)}, soit ${effect}.`;
}
