import { formatCount } from "@carnation/domain/format";
import { formatShortMoney } from "@carnation/domain/internal/format";
import type { Cents } from "@carnation/domain/money";
import { monthlyDiagnoses, type Plan } from "./plan.ts";
import type { PlanPrice } from "./price.ts";

/** A plan at one of its prices. */
export interface PlanChoice {
  readonly plan: Plan;
  readonly price: PlanPrice;
}

/**
 * Gives what another plan, or another rhythm of payment, changes from the one in force: « 40 € HT de plus par mois,
 * 120 diagnostics de plus par mois. » Between two rhythms, what a whole year costs is compared. What the provider asks on
 * the day of the change is its own to count.
 * @returns null when neither the price nor the diagnoses differ, or when nothing can be compared
 */
export function planChangeSentence(from: PlanChoice, to: PlanChoice): string | null {
  const changes = [priceChange(from.price, to.price), diagnosesChange(from.plan, to.plan)].flatMap((change) =>
    change === null ? [] : [change],
  );
  return changes.length === 0 ? null : `${changes.join(", ")}.`;
}

function priceChange(from: PlanPrice, to: PlanPrice): string | null {
  if (from.currency !== to.currency) return null;
  if (from.interval === to.interval) {
    return moreOrLess(to.unitAmount - from.unitAmount, amountText, from.interval === "month" ? "mois" : "an");
  }
  return moreOrLess(costOfYear(to) - costOfYear(from), amountText, "an");
}

function costOfYear({ unitAmount, interval }: PlanPrice): Cents {
  return interval === "year" ? unitAmount : 12 * unitAmount;
}

function diagnosesChange(from: Plan, to: Plan): string | null {
  const before = monthlyDiagnoses(from);
  const after = monthlyDiagnoses(to);
  if (before === null || after === null) return null;
  return moreOrLess(after - before, (count) => formatCount(count, "diagnostic", "diagnostics"), "mois");
}

const amountText = (cents: Cents): string => `${formatShortMoney(cents)} HT`;

function moreOrLess(difference: number, text: (size: number) => string, period: string): string | null {
  if (difference === 0) return null;
  return `${text(Math.abs(difference))} de ${difference > 0 ? "plus" : "moins"} par ${period}`;
}
