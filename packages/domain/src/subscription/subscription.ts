import * as v from "valibot";
import { referenceIdSchema } from "../wire/wireValues.ts";

/** A professional's subscription to a plan. */
export interface Subscription {
  readonly id: string;
  /** The payment provider's word: `trialing`, `active`, `past_due`, `canceled`… */
  readonly status: string;
  /** Id of the plan. */
  readonly product: string | null;
}

/** Statuses in which a subscription is current. */
export const CURRENT_SUBSCRIPTION_STATUSES: readonly string[] = ["trialing", "active"];

/** Whether a subscription with that status is current. */
export function isCurrentSubscription(status: string): boolean {
  return CURRENT_SUBSCRIPTION_STATUSES.includes(status);
}

const storedSubscription = v.object({
  status: v.string(),
  product: v.fallback(v.nullish(referenceIdSchema), null),
});

/**
 * Reads a stored subscription document.
 * @throws {v.ValiError} when the document is not a subscription
 */
export function parseSubscription(id: string, fields: unknown): Subscription {
  const { status, product } = v.parse(storedSubscription, fields);
  return { id, status, product: product ?? null };
}
