import * as v from "valibot";
import { formatCount } from "../format/countFormat.ts";
import { formatShortMoney } from "../format/moneyFormat.ts";
import type { Cents } from "../money/cents.ts";
import { scaleCents } from "../money/scaleCents.ts";
import { countSchema } from "../wire/wireValues.ts";

const intervals = ["month", "year"] as const;

/** How often a plan is paid. */
export type PlanInterval = (typeof intervals)[number];

/** What a plan costs; a plan has one per rhythm of payment. */
export interface PlanPrice {
  readonly id: string;
  readonly active: boolean;
  /** In cents, before tax. */
  readonly unitAmount: Cents;
  /** ISO 4217 code in small letters, as the payment provider writes it. */
  readonly currency: string;
  readonly interval: PlanInterval;
  /** Days before the first payment; 0 without a trial. */
  readonly trialPeriodDays: number;
}

const storedPrice = v.object({
  active: v.fallback(v.boolean(), false),
  unit_amount: countSchema,
  currency: v.fallback(v.string(), "eur"),
  interval: v.picklist(intervals),
  trial_period_days: v.fallback(v.nullish(countSchema, 0), 0),
});

/**
 * Reads a stored price of a plan.
 * @throws {v.ValiError} when the document is no monthly or yearly price
 */
export function parsePlanPrice(id: string, fields: unknown): PlanPrice {
  const { unit_amount, trial_period_days, ...stored } = v.parse(storedPrice, fields);
  return { ...stored, id, unitAmount: unit_amount, trialPeriodDays: trial_period_days };
}

/** The fields of a stored price. */
export function toStoredPlanPrice(price: PlanPrice) {
  return {
    active: price.active,
    type: "recurring",
    unit_amount: price.unitAmount,
    currency: price.currency,
    interval: price.interval,
    trial_period_days: price.trialPeriodDays,
  } as const;
}

/** A price in two parts, the amount in large: « 39 € » and « HT par mois »; « Gratuit » and nothing. */
export function planPriceParts({ unitAmount, interval }: PlanPrice): {
  readonly amount: string;
  readonly period: string;
} {
  if (unitAmount === 0) return { amount: "Gratuit", period: "" };
  return {
    amount: formatShortMoney(unitAmount),
    period: interval === "month" ? "HT par mois" : "HT par an",
  };
}

/** A price with its rhythm: « 39 € HT par mois », « 390 € HT par an »; « Gratuit » for nothing. */
export function planPriceLabel(price: PlanPrice): string {
  const { amount, period } = planPriceParts(price);
  return period === "" ? amount : `${amount} ${period}`;
}

/** What a yearly price is for a month, to the nearest cent: « soit 32,50 € HT par mois »; null for any other. */
export function perMonthLabel({ unitAmount, interval }: PlanPrice): string | null {
  if (interval !== "year" || unitAmount === 0) return null;
  return `soit ${formatShortMoney(scaleCents(unitAmount, 1, 12))} HT par mois`;
}

/** The trial of a price: « 14 jours d’essai »; null without one. */
export function trialLabel({ trialPeriodDays }: PlanPrice): string | null {
  return trialPeriodDays === 0 ? null : `${formatCount(trialPeriodDays, "jour", "jours")} d’essai`;
}
