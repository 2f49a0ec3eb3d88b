import * as v from "valibot";
import { referenceIdSchema } from "../wire/wireValues.ts";

/** Statuses in which a subscription is current. */
export const currentSubscriptionStatuses = ["trialing", "active"] as const;

const storedSubscription = v.object({
  status: v.string(),
  product: v.fallback(v.nullish(referenceIdSchema), null),
});

/** A professional's subscription to a plan. */
export type Subscription = ReturnType<typeof parseSubscription>;

/** Whether a subscription with that status is current. */
export function isCurrentSubscription(status: string): boolean {
  return currentSubscriptionStatuses.some((current) => current === status);
}

/**
 * Reads a stored subscription document.
 * @throws {v.ValiError} when the document is not a subscription
 */
export function parseSubscription(id: string, fields: unknown) {
  const stored = v.parse(storedSubscription, fields);
  return { id, status: stored.status, product: stored.product ?? null };
}
