import type { ChartTableData } from "../../data/chart-frame/ChartTable.tsx";
import { formatNumber } from "../../foundations/internal/format.ts";
import { withAmount } from "../../foundations/internal/unit.ts";
import type { ChartMessages } from "../../foundations/messages/sections/charts.ts";
import { differenceText } from "../score-delta/differenceText.ts";
import type { DrawnBlock, DrawnChange } from "./changes.ts";

/** The words and the number format of a chart of changes. */
export interface ChangeLanguage {
  readonly locale: string;
  readonly chart: ChartMessages["chart"];
  readonly change: ChartMessages["change"];
  readonly comparison: ChartMessages["comparison"];
  readonly verdict: ChartMessages["verdict"];
}

/** Describes what a row prints. */
export interface ChangeTexts {
  /** « +15 pts »; empty without a difference. */
  readonly difference: string;
  /** Holds what restricts the change: « indicatif, hors de l’échelle »; empty as a rule. */
  readonly note: string;
  /** « ± 8 pts »; empty without a margin. */
  readonly margin: string;
  readonly verdict: string;
}

export function changeTexts(row: DrawnChange, block: DrawnBlock, language: ChangeLanguage): ChangeTexts {
  const { locale, chart, change, verdict } = language;
  const { fractionDigits, unit, differenceUnit = unit } = block;
  const difference =
    differenceText(row.difference, {
      locale,
      unit: differenceUnit,
      fractionDigits,
      none: verdict.noDifference,
    }) ?? "";
  const notes = [
    ...(row.indicative === true && row.difference !== null ? [change.indicative] : []),
    ...(row.beyond ? [chart.offScale] : []),
  ];
  return {
    difference,
    note: notes.join(", "),
    margin:
      row.margin === 0
        ? ""
        : change.within({
            margin: withAmount(
              locale,
              formatNumber(locale, row.margin, fractionDigits),
              row.margin,
              differenceUnit,
            ),
          }),
    verdict: verdict[row.verdict],
  };
}

/** Every value, difference and margin, as a table. */
export function changeTable(
  blocks: readonly DrawnBlock[],
  { before, after }: { readonly before: string; readonly after: string },
  language: ChangeLanguage,
): ChartTableData {
  const { locale, chart, change, comparison } = language;
  const rows = blocks.flatMap((block) =>
    block.rows.map((row) => {
      const { difference, note, margin, verdict } = changeTexts(row, block, language);
      const print = (value: number | null): string =>
        value === null || !Number.isFinite(value)
          ? chart.notMeasured
          : withAmount(locale, formatNumber(locale, value, block.fractionDigits), value, block.unit);
      return {
        id: `${block.id} ${row.id}`,
        cells: [
          row.label,
          print(row.before),
          print(row.after),
          difference || "—",
          margin || "—",
          note === "" ? verdict : `${verdict} (${note})`,
        ],
      };
    }),
  );
  return {
    caption: change.tableCaption({ before, after }),
    columns: [
      comparison.criterion,
      `${comparison.before}, ${before}`,
      `${comparison.after}, ${after}`,
      comparison.difference,
      change.margin,
      comparison.verdict,
    ],
    rows,
  };
}
