import { formatNumber } from "@carnation/domain/format";
import { storedCountSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";

/** The per-user counters (specification 3), in `users/{uid}/statistics/totals`. */
export const userCounterNames = ["customers_total", "invoices_total", "recommendations_total"] as const;

/** The app counters (specification 3), in `statistics/totals`. */
export const appCounterNames = [
  "employees",
  "customers",
  "coupons_total",
  "app_diagnosis_total",
  "recommendations_total",
  "recommendations_active_total",
  "news_total",
  "published_news_total",
  "contraindications_total",
  "subcategories_total",
] as const;

/** Name of a per-user counter. */
export type UserCounterName = (typeof userCounterNames)[number];

/** Name of an app counter. */
export type AppCounterName = (typeof appCounterNames)[number];

/** Counters kept by the server; null for one that is missing, which is not zero. */
export type Counters<Name extends string> = Readonly<Record<Name, number | null>>;

/** The counters of a professional. */
export type UserCounters = Counters<UserCounterName>;

/** The counters of the whole product. */
export type AppCounters = Counters<AppCounterName>;

const counter = v.fallback(v.nullish(storedCountSchema, null), null);

const storedUserCounters = v.object({
  customers_total: counter,
  invoices_total: counter,
  recommendations_total: counter,
});

/** Names of the fields under which the counters of a professional are stored. */
export type UserCounterField = keyof typeof storedUserCounters.entries;

const storedAppCounters = v.object({
  employees: counter,
  customers: counter,
  coupons_total: counter,
  app_diagnosis_total: counter,
  recommendations_total: counter,
  recommendations_active_total: counter,
  news_total: counter,
  published_news_total: counter,
  contraindications_total: counter,
  subcategories_total: counter,
});

/** Names of the fields under which the counters of the product are stored. */
export type AppCounterField = keyof typeof storedAppCounters.entries;

/**
 * Reads the counters of a professional; the stored names are their names.
 * @throws {v.ValiError} when the document is no map of fields
 */
export function parseUserCounters(fields: unknown): UserCounters {
  return v.parse(storedUserCounters, fields ?? {});
}

/**
 * Reads the counters of the whole product; the stored names are their names.
 * @throws {v.ValiError} when the document is no map of fields
 */
export function parseAppCounters(fields: unknown): AppCounters {
  return v.parse(storedAppCounters, fields ?? {});
}

/** A counter as it is shown: « 1 234 », and « — » for one that is missing (MARKET 7). */
export function formatCounter(count: number | null): string {
  return count === null ? "—" : formatNumber(count);
}
