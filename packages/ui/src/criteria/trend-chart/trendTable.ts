import type { ChartTableData, ChartTableRow } from "../../data/chart-frame/ChartTable.tsx";
import { dateText } from "./trendDates.ts";
import type { TrendFormat, TrendLanguage } from "./trendTexts.ts";
import type { TrendReading } from "./trendReading.ts";

interface ReadNote {
  readonly id: string;
  readonly time: number;
  readonly label: string;
}

/** Every value and note of a trend, in the order of time, as a table; a row is put into words when it is drawn. */
export function trendTable(
  reading: TrendReading,
  notes: readonly ReadNote[],
  { label, timeZone }: TrendFormat,
  language: TrendLanguage,
): ChartTableData {
  const { trend } = language;
  const { times } = reading;
  const rows = [
    ...times.map((time, index) => ({ time, row: pointRow(reading, index) })),
    ...notes.map((note) => ({
      time: note.time,
      row: {
        id: `note ${note.id}`,
        get cells() {
          return [dateText(note.time, times, timeZone, language), "", "", "", note.label];
        },
      },
    })),
  ].sort((left, right) => left.time - right.time);
  return {
    caption: label,
    columns: [
      trend.date,
      trend.value,
      trend.reading,
      trend.difference,
      ...(notes.length > 0 ? [trend.event] : []),
    ],
    rows: rows.map(({ row }) => row),
  };
}

function pointRow(reading: TrendReading, index: number): ChartTableRow {
  return {
    id: `point ${reading.ids[index] ?? ""}`,
    get cells() {
      const point = reading.at(index);
      return point ? [point.date, point.value, point.reading || "—", point.difference || "—"] : [];
    },
  };
}
