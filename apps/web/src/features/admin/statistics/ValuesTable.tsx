import { formatDayMonth, type IsoDay, parseIsoDay } from "@carnation/domain/format";
import {
  dailySeries,
  type DayStatistics,
  daysOf,
  formatMetric,
  type Period,
  statisticsMetrics,
} from "@carnation/product/statistics";
import { ChartTable } from "@carnation/ui/chart-frame";
import { forwardRef } from "react";

interface ValuesTableProps {
  readonly days: readonly DayStatistics[];
  readonly period: Period;
  readonly today: IsoDay;
}

/** Every value of the page, day by day: what all its charts are drawn from. */
export const ValuesTable = forwardRef<HTMLElement, ValuesTableProps>(function ValuesTable(
  { days, period, today },
  ref,
) {
  const columns = statisticsMetrics.map((metric) =>
    dailySeries(days, period, metric).map(({ value }) =>
      value === null ? "—" : formatMetric(value, metric),
    ),
  );
  const passed = daysOf(period).filter((day) => day <= today);
  return (
    <section
      ref={ref}
      aria-label="Toutes les valeurs"
      // A frame that scrolls is reached by the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      style={{ overflowX: "auto" }}
    >
      <ChartTable
        // Wide enough for every name of a column on two lines; a narrow page scrolls it.
        style={{ minWidth: "86rem" }}
        table={{
          caption: "Toutes les valeurs, jour par jour",
          columns: ["Jour", ...statisticsMetrics.map(({ label }) => label)],
          rows: passed.map((day, at) => ({
            id: day,
            cells: [inWords(day), ...columns.map((column) => column[at] ?? "—")],
          })),
        }}
      />
    </section>
  );
});

function inWords(day: IsoDay): string {
  const date = parseIsoDay(day);
  return date === null ? day : formatDayMonth(date);
}
