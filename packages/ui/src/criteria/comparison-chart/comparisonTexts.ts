import { isBeyond } from "../criterion-gauge/gaugeScale.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import { withAmount } from "../../foundations/internal/unit.ts";
import type { ChartMessages } from "../../foundations/messages/sections/charts.ts";
import { differenceText } from "../score-delta/differenceText.ts";
import type { ChartTableData } from "../../data/chart-frame/ChartTable.tsx";
import type { ComparedBlock, ComparedRow } from "./comparison.ts";

/** The words and the number format of a comparison. */
export interface ComparisonLanguage {
  readonly locale: string;
  readonly chart: ChartMessages["chart"];
  readonly comparison: ChartMessages["comparison"];
  readonly verdict: ChartMessages["verdict"];
}

/** Describes what a row prints. */
export interface RowTexts {
  /** « 66 → 81 » ; a dash stands for a value that was not measured. */
  readonly change: string;
  /** « +15 pts », or nothing. */
  readonly difference: string;
  readonly verdict: string;
}

type Value = number | null;

/** Adds to a value that it stands beyond the bounds of its block. */
function withScaleNote(
  text: string,
  value: number,
  { min = -Infinity, max = Infinity }: ComparedBlock,
  chart: ChartMessages["chart"],
): string {
  return isBeyond(value, { min, max }) ? `${text} (${chart.offScale})` : text;
}

export function rowTexts(row: ComparedRow, block: ComparedBlock, language: ComparisonLanguage): RowTexts {
  const { locale, verdict } = language;
  const { fractionDigits, unit, differenceUnit = unit } = block;
  const print = (value: Value): string =>
    value === null
      ? "—"
      : withScaleNote(formatNumber(locale, value, fractionDigits), value, block, language.chart);
  return {
    change: `${print(row.before)} → ${print(row.after)}`,
    difference:
      differenceText(row.difference, {
        locale,
        unit: differenceUnit,
        fractionDigits,
        none: verdict.noDifference,
      }) ?? "",
    verdict: verdict[row.verdict],
  };
}

/** Every value of a comparison, as a table. */
export function comparisonTable(
  blocks: readonly ComparedBlock[],
  { before, after }: { readonly before: string; readonly after: string },
  language: ComparisonLanguage,
): ChartTableData {
  const { locale, chart, comparison } = language;
  const rows = blocks.flatMap((block) =>
    block.rows.map((row) => {
      const { difference, verdict } = rowTexts(row, block, language);
      const print = (value: Value): string =>
        value === null
          ? chart.notMeasured
          : withScaleNote(
              withAmount(locale, formatNumber(locale, value, block.fractionDigits), value, block.unit),
              value,
              block,
              chart,
            );
      return {
        id: `${block.id} ${row.id}`,
        cells: [row.label, print(row.before), print(row.after), difference || "—", verdict],
      };
    }),
  );
  return {
    caption: comparison.tableCaption({ before, after }),
    columns: [
      comparison.criterion,
      `${comparison.before}, ${before}`,
      `${comparison.after}, ${after}`,
      comparison.difference,
      comparison.verdict,
    ],
    rows,
  };
}
