import type { ChartTableData } from "../../data/chart-frame/ChartTable.tsx";
import { dateText } from "./trendDates.ts";
import type { ReadPoint, TrendFormat, TrendLanguage } from "./trendTexts.ts";

interface ReadNote {
  readonly id: string;
  readonly time: number;
  readonly label: string;
}

/** Every value and note of a trend, in the order of time, as a table. */
export function trendTable(
  points: readonly ReadPoint[],
  notes: readonly ReadNote[],
  { label, timeZone }: TrendFormat,
  language: TrendLanguage,
): ChartTableData {
  const { trend } = language;
  const times = points.map(({ time }) => time);
  const rows = [
    ...points.map(({ id, time, date, value, reading, difference }) => ({
      id: `point ${id}`,
      time,
      cells: [date, value, reading || "—", difference || "—"],
    })),
    ...notes.map((note) => ({
      id: `note ${note.id}`,
      time: note.time,
      cells: [dateText(note.time, times, timeZone, language), "", "", "", note.label],
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
    rows,
  };
}
