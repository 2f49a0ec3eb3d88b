import { formatCount } from "@carnation/domain/format";
import { formatShortMoney } from "@carnation/domain/internal/format";
import { scaleCents } from "@carnation/domain/internal/money";
import { storedCountSchema } from "@carnation/domain/internal/wire";
import type { Cents } from "@carnation/domain/money";
import * as v from "valibot";

const intervals = ["month", "year"] as const;

/** Frequency: how often a plan is paid. */
export type PlanInterval = (typeof intervals)[number];

/** Describes what a plan costs; a plan has one per rhythm of payment. */
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

const trialDays = v.nullish(storedCountSchema);

/** Way that it recurs, as the payment provider nests it. */
const storedRecurring = v.fallback(
  v.object({
    interval: v.fallback(v.optional(v.picklist(intervals)), undefined),
    interval_count: v.fallback(v.optional(v.number(), 1), 1),
    trial_period_days: v.fallback(trialDays, null),
  }),
  { interval: undefined, interval_count: 1, trial_period_days: null },
);

const storedPrice = v.object({
  active: v.fallback(v.boolean(), false),
  unit_amount: storedCountSchema,
  currency: v.fallback(v.string(), "eur"),
  interval: v.fallback(v.optional(v.picklist(intervals)), undefined),
  trial_period_days: v.fallback(trialDays, null),
  recurring: storedRecurring,
});

/** Names of the fields under which a price of a plan is stored. */
export type PlanPriceField = keyof typeof storedPrice.entries;

/** The rhythms that plans are paid in: every month, or every year. */
const recurringInterval = v.pipe(
  v.object({ interval: v.picklist(intervals), interval_count: v.literal(1) }),
  v.transform(({ interval }) => interval),
);

/**
 * Reads a stored price of a plan; how it recurs stands beside its amount, or in `recurring` as the payment provider has it.
 * @throws {v.ValiError} when the document is no monthly or yearly price
 */
export function parsePlanPrice(id: string, fields: unknown): PlanPrice {
  const { active, currency, recurring, ...stored } = v.parse(storedPrice, fields);
  return {
    id,
    active,
    unitAmount: stored.unit_amount,
    currency,
    interval: v.parse(recurringInterval, { ...recurring, interval: stored.interval ?? recurring.interval }),
    trialPeriodDays: stored.trial_period_days ?? recurring.trial_period_days ?? 0,
  };
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

/** Gives what a yearly price is for a month, to the nearest cent: « soit 32,50 € HT par mois »; null for any other. */
export function perMonthLabel({ unitAmount, interval }: PlanPrice): string | null {
  if (interval !== "year" || unitAmount === 0) return null;
  return `soit ${formatShortMoney(scaleCents(unitAmount, 1, 12))} HT par mois`;
}

/** The trial of a price: « 14 jours d’essai »; null without one. */
export function trialLabel({ trialPeriodDays }: PlanPrice): string | null {
  return trialPeriodDays === 0 ? null : `${formatCount(trialPeriodDays, "jour", "jours")} d’essai`;
}
