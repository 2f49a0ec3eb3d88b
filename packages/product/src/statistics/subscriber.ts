import { parseProfile } from "../profile/profile.ts";
import type { SubscriptionStatus } from "../subscription/subscriptionStatus.ts";
import { parseAccountSummary } from "./accountSummary.ts";

/** A professional who has, or had, a subscription, as the back-office lists them beside the plans. */
export interface Subscriber {
  /** Their uid. */
  readonly id: string;
  /** Their company; their own name where they have none, their address where they have neither. */
  readonly name: string;
  readonly email: string;
  readonly active: boolean;
  /** Id of the plan; null when it is not known. */
  readonly plan: string | null;
  readonly status: SubscriptionStatus | null;
}

/**
 * Reads who subscribes from an account's document.
 * @throws {v.ValiError} when there is no document at all
 */
export function parseSubscriber(id: string, fields: unknown): Subscriber {
  const { company, firstname, lastname, email, active } = parseProfile(id, fields);
  const { plan, status } = parseAccountSummary(fields);
  return { id, name: company || `${firstname} ${lastname}`.trim() || email, email, active, plan, status };
}
