import type { ChartTableData } from "../chart-frame/ChartTable.tsx";
import { formatNumber } from "../../foundations/internal/format.ts";
import { type UnitName, withAmount } from "../../foundations/internal/unit.ts";
import type { ChartMessages } from "../../foundations/messages/sections/charts.ts";
import { type BarDatum, highestOf, totalOf } from "./barLayout.ts";

/** Way that the values of a bar chart are named and printed. */
export interface BarFormat {
  readonly locale: string;
  readonly label: string;
  readonly unit: UnitName;
  readonly fractionDigits: number;
  /** The values at which the scale begins and ends, and the words for one beyond it. */
  readonly bottom: number;
  readonly top: number;
  readonly offScale: string;
  readonly seriesLabel: string;
  /** `null` without a second series. */
  readonly comparisonLabel: string | null;
}

type Words = ChartMessages["barChart"];
type Value = number | null | undefined;

/** A value with its unit, or a dash. */
export function valueText(value: Value, format: BarFormat): string {
  const { locale, fractionDigits, unit, bottom, top, offScale } = format;
  if (value === null || value === undefined || !Number.isFinite(value)) return "—";
  const text = withAmount(locale, formatNumber(locale, value, fractionDigits), value, unit);
  return value < bottom || value > top ? `${text}, ${offScale}` : text;
}

/** « 44 · 30 jours précédents : 38 » without its category. */
export function barReadout(datum: BarDatum, format: BarFormat, words: Words): string {
  const value = valueText(datum.value, format);
  return format.comparisonLabel === null
    ? value
    : `${value} · ${words.previous({ label: format.comparisonLabel, value: valueText(datum.comparison, format) })}`;
}

/** The sentence of a bar chart: where it is highest, what it sums up to, what is missing. */
export function barSummary(
  data: readonly BarDatum[],
  showTotal: boolean,
  format: BarFormat,
  words: Words,
): string {
  const { label, comparisonLabel } = format;
  const highest = data[highestOf(data) ?? -1];
  if (!highest) return words.empty;
  // A sum stands on no scale.
  const sums = { ...format, bottom: Number.NEGATIVE_INFINITY, top: Number.POSITIVE_INFINITY };
  const value = valueText(totalOf(data.map((datum) => datum.value)), sums);
  const previous = totalOf(data.map(({ comparison }) => comparison));
  const total =
    comparisonLabel === null || previous === null
      ? words.total({ value })
      : words.totals({ value, previous: valueText(previous, sums), label: comparisonLabel });
  const missingCount = data.filter(({ value }) => value === null || !Number.isFinite(value)).length;
  return [
    words.highest({ label, value: valueText(highest.value, format), category: highest.label }),
    showTotal ? total : "",
    missingCount > 0 ? words.missing({ count: missingCount }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Every value of a bar chart, as a table; empty when nothing is known. */
export function barTable(
  data: readonly BarDatum[],
  categoryLabel: string | undefined,
  format: BarFormat,
  words: Words,
): ChartTableData {
  const { label, seriesLabel, comparisonLabel } = format;
  return {
    caption: label,
    columns: [
      categoryLabel ?? words.category,
      seriesLabel,
      ...(comparisonLabel === null ? [] : [comparisonLabel]),
    ],
    rows:
      highestOf(data) === null
        ? []
        : data.map((datum) => ({
            id: datum.id,
            // Put into words when the row is drawn: most of a long table never is.
            get cells() {
              return [datum.label, valueText(datum.value, format), valueText(datum.comparison, format)];
            },
          })),
  };
}
