import {
  formatCount,
  formatDate,
  formatShortDate,
  isoDay,
  type IsoDay,
  parseIsoDay,
} from "@carnation/domain/format";
import {
  comparePeriods,
  dailySeries,
  type DayStatistics,
  lastDays,
  type Metric,
  type Period,
  periodValue,
} from "@carnation/product/statistics";
import { BarChart } from "@carnation/ui/bar-chart";
import { SegmentedControl } from "@carnation/ui/segmented-control";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom } from "jotai";
import { useMemo, useState, type ReactNode } from "react";
import { NotReady } from "../../../../shared/feedback/NotReady.tsx";
import { PageSection } from "../../../../shared/layout/PageSection.tsx";
import { useNow } from "../../../../shared/browser/useNow.ts";
import { daysOf, usageFrom, usageLengths } from "./professionalView.ts";

const flow = (value: string, label: string): Metric => ({ kind: "flow", value, label, unit: "" });
const diagnoses = flow("diagnoses_done", "Diagnostics");
const quotes = flow("quotes", "Devis");
const reports = flow("reports", "Rapports");

/** The least that the axis reaches to. */
const AXIS_MIN = 4;

const lengths = usageLengths.map((days) => ({ value: String(days), label: `${days} jours` }));

/** Shows how much the professional works with the product, day by day. */
export function Usage({ uid }: { readonly uid: string }): ReactNode {
  const [length, setLength] = useState<number>(usageLengths[0]);
  const today = isoDay(useNow());
  const [watched, retry] = useAtom(daysOf(uid, usageFrom(length, today)));
  return (
    <PageSection
      title="Activité"
      action={
        <SegmentedControl
          label="Période"
          labelHidden
          options={lengths}
          value={String(length)}
          onValueChange={(chosen) => setLength(Number(chosen))}
        />
      }
    >
      {watched.status === "ready" ? (
        <UsageChart days={watched.value} period={lastDays(length, today)} />
      ) : (
        <NotReady watched={watched} onRetry={retry} skeleton={<Skeleton height="16rem" />} />
      )}
    </PageSection>
  );
}

interface UsageChartProps {
  readonly days: readonly DayStatistics[];
  readonly period: Period;
}

function UsageChart({ days, period }: UsageChartProps): ReactNode {
  const data = useMemo(
    () =>
      dailySeries(days, period, diagnoses).map(({ date, value }) => ({
        id: date,
        label: inWords(date, formatDate),
        // « 23/11 »: there is no room for words under a bar.
        shortLabel: inWords(date, formatShortDate).slice(0, 5),
        value,
      })),
    [days, period],
  );
  const most = Math.max(...data.map(({ value }) => value ?? 0));
  const worked = [diagnoses, quotes, reports].some((metric) => periodValue(days, period, metric));
  if (!worked) return <p className="text-ink-2">Pas encore de données sur cette période.</p>;
  return (
    <>
      <BarChart
        label="Diagnostics par jour"
        categoryLabel="Jour"
        data={data}
        // There is no half of a diagnosis to be marked on the axis.
        max={most < AXIS_MIN ? AXIS_MIN : undefined}
      />
      <p className="mt-3 text-small text-ink-2">{summaryOf(days, period)}</p>
    </>
  );
}

function inWords(day: IsoDay, format: (date: Date) => string): string {
  const date = parseIsoDay(day);
  return date === null ? day : format(date);
}

/** « 12 devis émis, 3 rapports envoyés. 6 diagnostics de plus que sur la période précédente. » */
function summaryOf(days: readonly DayStatistics[], period: Period): string {
  const issued = periodValue(days, period, quotes) ?? 0;
  const sent = periodValue(days, period, reports) ?? 0;
  const { difference } = comparePeriods(days, period, diagnoses);
  const moved =
    difference === null || difference === 0
      ? "Autant de diagnostics que sur la période précédente."
      : `${formatCount(Math.abs(difference), "diagnostic", "diagnostics")} de ${difference > 0 ? "plus" : "moins"} que sur la période précédente.`;
  return `${formatCount(issued, "devis émis", "devis émis")}, ${formatCount(sent, "rapport envoyé", "rapports envoyés")}. ${moved}`;
}
