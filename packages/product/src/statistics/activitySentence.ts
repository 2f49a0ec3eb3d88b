import { formatCount, formatNumber, plural } from "@carnation/domain/format";
import { formatPercent } from "@carnation/domain/internal/format";
import { typeset, upperFirst } from "@carnation/domain/text";
import type { DayStatistics } from "./dayStatistics.ts";
import { arrivalsMetric, cancellationsMetric, diagnosesMetric } from "./metric.ts";
import { type Period, periodLength } from "./period.ts";
import { comparePeriods, type PeriodComparison, periodValue } from "./series.ts";

/** From how many on a difference is said as a share: 1 more than 2 is no « 50 % ». */
const SHARE_FROM = 20;

const spelled =
  "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize".split(" ");

/**
 * The sentence that opens the statistics: « 312 diagnostics en 30 jours, 12 % de plus que les 30 jours précédents. Neuf
 * professionnels sont arrivés, deux abonnements ont pris fin. » What there is none of is left out.
 * @param days the days that are stored, those of the period before among them
 */
export function activitySentence(days: readonly DayStatistics[], period: Period): string {
  const length = periodLength(period);
  const compared = comparePeriods(days, period, diagnosesMetric);
  const count = compared.current ?? 0;
  const stretch = length === 1 ? "en un jour" : `en ${spell(length)} jours`;
  const first =
    count === 0
      ? "Pas encore de diagnostic sur cette période."
      : `${formatCount(count, "diagnostic", "diagnostics")} ${stretch}, ${change(compared, length)}.`;
  const others = [
    counted(periodValue(days, period, arrivalsMetric), [
      "professionnel est arrivé",
      "professionnels sont arrivés",
    ]),
    counted(periodValue(days, period, cancellationsMetric), [
      "abonnement a pris fin",
      "abonnements ont pris fin",
    ]),
  ].flatMap((words) => words ?? []);
  return typeset([first, ...(others.length === 0 ? [] : [`${upperFirst(others.join(", "))}.`])].join(" "));
}

function change({ difference, previous, change: share }: PeriodComparison, length: number): string {
  const before = length === 1 ? "le jour précédent" : `les ${spell(length)} jours précédents`;
  if (difference === null || difference === 0) return `autant que ${before}`;
  if (previous === 0) return `contre aucun ${before}`;
  const way = difference > 0 ? "de plus" : "de moins";
  const amount =
    previous !== null && previous >= SHARE_FROM && share !== null
      ? formatPercent(Math.max(0.01, Math.abs(share)))
      : formatNumber(Math.abs(difference));
  return `${amount} ${way} que ${before}`;
}

function counted(count: number | null, [one, other]: readonly [string, string]): string | null {
  return count === null || count === 0 ? null : `${spell(count)} ${plural(count, one, other)}`;
}

/** A number in words up to sixteen, in figures beyond. */
function spell(count: number): string {
  return spelled[count] ?? formatNumber(count);
}
