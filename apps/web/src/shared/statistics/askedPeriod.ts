import type { IsoDay } from "@carnation/domain/format";
import { lastDays, type Period, periodForm, periodLengths } from "@carnation/product/statistics";
import * as v from "valibot";

/** The period that the page shows when its address asks for none, in days. */
const DEFAULT_DAYS = 30;

/** Holds what of the address names the period. */
const LENGTH = "periode";
const FROM = "du";
const TO = "au";

/** The period of a page: one of the lengths, or two days of one's own. */
export interface AskedPeriod {
  readonly period: Period;
  /** `"7"`, `"30"`, `"90"`, or `"own"`. */
  readonly choice: string;
}

/** The period that an address asks for, up to today; what cannot be read, or is still to come, is as if nothing was asked. */
export function askedPeriod(query: URLSearchParams, today: IsoDay): AskedPeriod {
  const own = v.safeParse(periodForm, { from: query.get(FROM), to: query.get(TO) });
  if (own.success && own.output.from <= today) {
    const { from, to } = own.output;
    return { period: { from, to: to > today ? today : to }, choice: "own" };
  }
  const days = periodLengths.find((length) => String(length) === query.get(LENGTH)) ?? DEFAULT_DAYS;
  return { period: lastDays(days, today), choice: String(days) };
}

/** The address of the last days. */
export function lengthQuery(choice: string): URLSearchParams {
  return new URLSearchParams({ [LENGTH]: choice });
}

/** The address of a period of one's own. */
export function periodQuery({ from, to }: Period): URLSearchParams {
  return new URLSearchParams({ [FROM]: from, [TO]: to });
}
