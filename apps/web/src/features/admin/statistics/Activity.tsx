import { formatNumber, type IsoDay } from "@carnation/domain/format";
import {
  activitySentence,
  dailyFacts,
  type DayStatistics,
  diagnosesMetric,
  formatWeekday,
  type MetricPoint,
  type Period,
  periodValue,
  pointDays,
  previousPeriod,
} from "@carnation/product/statistics";
import { DescriptionList } from "@carnation/ui/description-list";
import { PeriodChart } from "@carnation/ui/period-chart";
import type { KeyboardEvent, ReactNode } from "react";

interface ActivityProps {
  readonly days: readonly DayStatistics[];
  readonly period: Period;
  readonly today: IsoDay;
  /** True when all the days are known, so that they add up. */
  readonly totalled: boolean;
  /** Points of the chart; none where nothing moved. */
  readonly points: readonly MetricPoint[];
  readonly shownId: string;
  readonly onShownIdChange: (id: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The sentence of the period over its diagnoses day by day, and a few facts beside them. */
export function Activity({
  days,
  period,
  today,
  totalled,
  points,
  shownId,
  onShownIdChange,
  onKeyDown,
}: ActivityProps): ReactNode {
  const weekly = pointDays(period) > 1;
  return (
    <div className="grid items-end gap-x-8 desk:grid-cols-[minmax(0,1fr)_280px] wide:gap-x-10">
      <PeriodChart
        label={diagnosesMetric.label}
        headingLevel={2}
        summary={totalled ? activitySentence(days, period) : "Relevés gardés sur cet appareil."}
        points={points}
        axisLabel={
          weekly
            ? { one: "diagnostic par semaine", other: "diagnostics par semaine" }
            : { one: "diagnostic par jour", other: "diagnostics par jour" }
        }
        seriesLabel="Cette période"
        comparisonLabel="Période précédente"
        shownId={shownId}
        onShownIdChange={onShownIdChange}
        {...(weekly ? { shownName: "Semaine montrée" } : {})}
        note={
          <span className="text-micro max-tablet:hidden">
            ← → {weekly ? "changent de semaine" : "changent de jour"}, T ouvre le tableau
          </span>
        }
        aria-keyshortcuts="T"
        onKeyDown={onKeyDown}
      />
      {totalled && points.length > 0 ? <Facts days={days} period={period} today={today} /> : null}
    </div>
  );
}

function Facts({
  days,
  period,
  today,
}: {
  readonly days: readonly DayStatistics[];
  readonly period: Period;
  readonly today: IsoDay;
}): ReactNode {
  const { average, busiest, activeDays, passedDays } = dailyFacts(days, period, diagnosesMetric, today);
  const before = periodValue(days, previousPeriod(period), diagnosesMetric);
  const facts = [
    { id: "average", term: "Par jour, en moyenne", details: formatNumber(average, 1) },
    { id: "busiest", term: "Meilleur jour", details: busiest === null ? "—" : formatWeekday(busiest.date) },
    { id: "active", term: "Jours avec diagnostic", details: `${activeDays} sur ${passedDays}` },
    { id: "before", term: "Période précédente", details: before === null ? "—" : formatNumber(before) },
  ];
  return <DescriptionList className="mb-8 border-b border-line text-small max-tablet:hidden" items={facts} />;
}
