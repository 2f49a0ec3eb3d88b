import { parsePlan, type Plan, type PlanPrice } from "@carnation/product/plan";
import type Stripe from "stripe";

const intervals = ["month", "year"] as const;

/** A product of the provider as a plan, without its prices; its place is the text `metadata.position`. */
export function toPlan(product: Stripe.Product): Plan {
  const { id, active, name, description, metadata, marketing_features } = product;
  return parsePlan(id, { active, name, description, metadata, features: marketing_features });
}

/** A price of the provider as that of a plan; null for one that is not paid every month or every year. */
export function toPlanPrice(price: Stripe.Price): PlanPrice | null {
  const { id, active, currency, recurring, unit_amount: unitAmount } = price;
  if (recurring?.interval_count !== 1 || unitAmount === null) return null;
  const interval = intervals.find((known) => known === recurring.interval);
  if (interval === undefined) return null;
  return { id, active, unitAmount, currency, interval, trialPeriodDays: recurring.trial_period_days ?? 0 };
}
