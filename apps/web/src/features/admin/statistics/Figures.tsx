import type { IsoDay } from "@carnation/domain/format";
import {
  type DayStatistics,
  diagnosesMetric,
  diagnosisOutcomes,
  type MetricGroup,
  missingDays,
  type Period,
  periodLength,
  periodPoints,
  splitByMovement,
  statisticsMetrics,
  stillSentence,
} from "@carnation/product/statistics";
import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { NoItems } from "../../../shared/feedback/NoItems.tsx";
import { isConfirmed, type ListQuery } from "../../../shared/state/queryState.ts";
import { MetricMultiples } from "../../../shared/statistics/MetricMultiples.tsx";
import type { PriorityComparison } from "../../../shared/statistics/statistics.ts";
import type { Reading } from "../../../shared/watch/useReading.ts";
import { Activity } from "./Activity.tsx";
import { Outcomes } from "./Outcomes.tsx";
import { Priorities } from "./Priorities.tsx";
import { UnchangedMetrics } from "./UnchangedMetrics.tsx";
import { ValuesTable } from "./ValuesTable.tsx";

interface FiguresProps {
  readonly watched: ListQuery<DayStatistics>;
  readonly days: readonly DayStatistics[];
  readonly period: Period;
  readonly today: IsoDay;
  readonly priorities: Reading<PriorityComparison>;
  /** Stands in the place of everything where no day was recorded. */
  readonly empty: ReactNode;
}

const rows: readonly { readonly group: MetricGroup; readonly title: string }[] = [
  { group: "usage", title: "Usage" },
  { group: "offer", title: "Offre" },
];

/** The figures of a period: the sentence and its chart, the small ones, the ranked lists, and what did not move. */
export function Figures({ watched, days, period, today, priorities, empty }: FiguresProps): ReactNode {
  const totalled = isConfirmed(watched);
  const points = periodPoints(days, period, diagnosesMetric, today);
  const [shownId, setShownId] = useState(() => highestOf(points));
  const [tableOpen, setTableOpen] = useState(false);
  const table = useRef<HTMLElement>(null);
  const movement = splitByMovement(days, period, statisticsMetrics);
  const outcomes = diagnosisOutcomes(days, period);

  if (missingDays(days, period).length === periodLength(period)) {
    return <NoItems list={watched}>{empty}</NoItems>;
  }

  /** A letter alone is a shortcut of the chart that has the focus, not of the page: it is typed elsewhere (WCAG 2.1.4). */
  const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
    if (key.toLowerCase() !== "t" || ctrlKey || metaKey || altKey) return;
    // Drawn at once, so that there is something to give the focus to.
    flushSync(() => setTableOpen(true));
    table.current?.focus();
  };

  return (
    <div className="grid min-w-0 gap-9">
      <Activity
        days={days}
        period={period}
        today={today}
        totalled={totalled}
        points={movement.moved.includes(diagnosesMetric) ? points : []}
        shownId={shownId}
        onShownIdChange={setShownId}
        onKeyDown={onKeyDown}
      />
      {rows.map(({ group, title }) => {
        const metrics = movement.moved.filter((metric) => metric.group === group);
        return metrics.length === 0 ? null : (
          <section key={group} aria-label={title}>
            <h2 className="mb-4 text-[1.25rem]/[1.2]">{title}</h2>
            <MetricMultiples
              className="wide:gap-x-10"
              metrics={metrics}
              days={days}
              period={period}
              today={today}
              totalled={totalled}
              shownId={shownId}
              onShownIdChange={setShownId}
            />
          </section>
        );
      })}
      <div className="grid gap-9 tablet:grid-cols-2">
        <Priorities priorities={priorities} />
        <Outcomes outcomes={totalled ? outcomes : []} />
      </div>
      <UnchangedMetrics
        sentence={
          totalled
            ? stillSentence(
                days,
                period,
                movement,
                outcomes.filter(({ share, id }) => share === 0 && id !== "done").map(({ none }) => none),
              )
            : null
        }
        tableOpen={tableOpen}
        onTableOpenChange={setTableOpen}
      >
        <ValuesTable ref={table} days={days} period={period} today={today} />
      </UnchangedMetrics>
    </div>
  );
}

/** Id of the highest point, the first of several: the day that is shown at first. */
function highestOf(points: readonly { readonly id: string; readonly value: number | null }[]): string {
  const highest = Math.max(...points.map(({ value }) => value ?? 0));
  return points.find(({ value }) => highest > 0 && value === highest)?.id ?? "";
}
