import { formatCount, type IsoDay } from "@carnation/domain/format";
import { typeset } from "@carnation/domain/text";
import type { DayStatistics, DayValueName } from "./dayStatistics.ts";
import type { Metric } from "./metric.ts";
import { lastDays } from "./period.ts";
import { periodValue } from "./series.ts";

/** Days that alerts look back on. */
export const ALERT_DAYS = 7;

/** Something that an administrator should look at. */
export interface ServiceAlert {
  readonly kind: "analysis" | "payment" | "mail";
  readonly count: number;
  readonly sentence: string;
}

const flow = (value: DayValueName): Metric => ({ kind: "flow", value, label: "", unit: "" });
const late: Metric = { kind: "level", value: "subscriptions_late", label: "", unit: "" };

/**
 * Gives what has gone wrong lately, without anybody's name: analyses that failed through no fault of the photo and e-mails that were
 * refused in the last 7 days, subscriptions that wait for their payment now. Empty when there is nothing.
 * @param days the stored days of the last week at least
 */
export function alertsOf(days: readonly DayStatistics[], today: IsoDay): ServiceAlert[] {
  const week = lastDays(ALERT_DAYS, today);
  const of = (metric: Metric): number => periodValue(days, week, metric) ?? 0;
  const analyses = of(flow("analysis_faults"));
  const payments = of(late);
  const mails = of(flow("mails_refused"));
  const since = `en ${ALERT_DAYS} jours`;
  const all: ServiceAlert[] = [
    {
      kind: "analysis",
      count: analyses,
      sentence: `${formatCount(analyses, "analyse n’a", "analyses n’ont")} pas abouti ${since}, sans que la photo soit en cause.`,
    },
    {
      kind: "payment",
      count: payments,
      sentence: `${formatCount(payments, "abonnement attend son", "abonnements attendent leur")} paiement.`,
    },
    {
      kind: "mail",
      count: mails,
      sentence: `${formatCount(mails, "e-mail refusé", "e-mails refusés")} ${since}.`,
    },
  ];
  return all
    .filter(({ count }) => count > 0)
    .map((alert) => ({ ...alert, sentence: typeset(alert.sentence) }));
}
