import {
  optionalDateSchema,
  optionalRelatedIdSchema,
  storedCountSchema,
} from "@carnation/domain/internal/wire";
import * as v from "valibot";
import { documentPaths } from "../path/documentPath.ts";
import { standingSubscription, type Subscription } from "../subscription/subscription.ts";
import { type SubscriptionStatus, subscriptionStatuses } from "../subscription/subscriptionStatus.ts";

/**
 * Describes what the back-office lists of a professional beside their profile. The server keeps it in the field `summary` of the
 * account's document, so that a list of accounts is one read for each.
 */
export interface AccountSummary {
  /** Id of the plan of the subscription that says how the account stands; null without one. */
  readonly plan: string | null;
  /** Place where that subscription stands; null without one. */
  readonly status: SubscriptionStatus | null;
  /** Count of how many end clients there are; null when it was never counted. */
  readonly customers: number | null;
  /** Count of how many diagnoses are done and kept; null when it was never counted. */
  readonly diagnoses: number | null;
  /** Moment when a client or a diagnosis was last added; null when none is there. */
  readonly lastActivity: Date | null;
}

/** The field of an account's document that holds its summary; nobody but the server writes it. */
export const ACCOUNT_SUMMARY_FIELD = "summary";

const count = v.fallback(v.nullish(storedCountSchema, null), null);

const storedSummary = v.object({
  plan: optionalRelatedIdSchema("products"),
  status: v.fallback(v.nullish(v.picklist(subscriptionStatuses), null), null),
  customers_total: count,
  diagnosis_total: count,
  last_activity: optionalDateSchema,
});

const storedAccount = v.object({
  [ACCOUNT_SUMMARY_FIELD]: v.fallback(v.nullish(storedSummary, null), null),
});

/**
 * Reads the summary in an account's document; what is missing or unreadable of it is null.
 * @param fields the fields of `users/{uid}`
 * @throws {v.ValiError} when there is no document at all
 */
export function parseAccountSummary(fields: unknown): AccountSummary {
  const { summary } = v.parse(storedAccount, fields);
  return {
    plan: summary?.plan ?? null,
    status: summary?.status ?? null,
    customers: summary?.customers_total ?? null,
    diagnoses: summary?.diagnosis_total ?? null,
    lastActivity: summary?.last_activity ?? null,
  };
}

/** Gives what to store in the field `summary`, so that `parseAccountSummary` reads the same back. */
export function toStoredAccountSummary({ plan, status, customers, diagnoses, lastActivity }: AccountSummary) {
  return {
    plan: plan === null ? null : documentPaths.plan(plan),
    status,
    customers_total: customers,
    diagnosis_total: diagnoses,
    last_activity: lastActivity,
  };
}

/** Describes what a summary is made from. */
export interface SummarisedAccount {
  readonly subscriptions: readonly Subscription[];
  readonly customers: number;
  readonly diagnoses: number;
  /** Moment when clients and diagnoses were added; null for one that has no date. */
  readonly activity: readonly (Date | null)[];
}

/** Summarises an account as it is now. */
export function summariseAccount({
  subscriptions,
  customers,
  diagnoses,
  activity,
}: SummarisedAccount): AccountSummary {
  const standing = standingSubscription(subscriptions);
  return {
    plan: standing?.product ?? null,
    status: standing?.status ?? null,
    customers,
    diagnoses,
    lastActivity: latestActivity(activity),
  };
}

/** Gives the latest moment at which something was added; null for none. */
export function latestActivity(activity: SummarisedAccount["activity"]): Date | null {
  const known = activity.filter((date) => date !== null);
  return known.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
}
