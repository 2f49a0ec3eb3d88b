import type { CSSProperties, ReactNode } from "react";
import { tableRoles } from "../../foundations/internal/tableRoles.ts";
import { VerdictMark } from "../score-delta/VerdictMark.tsx";
import { VerdictShape } from "../score-delta/VerdictShape.tsx";
import type { ComparedBlock, ComparedRow } from "./comparison.ts";
import { type ComparisonLanguage, rowTexts } from "./comparisonTexts.ts";

interface DumbbellRowProps {
  readonly row: ComparedRow;
  readonly block: ComparedBlock;
  readonly language: ComparisonLanguage;
}

/** Ratios cross to the style sheet as custom properties; it owns the geometry. */
const place = (values: Readonly<Record<`--cn-${string}`, number>>): CSSProperties => values as CSSProperties;

/** The stable band around the value before, its stroke, and the verdict at the value after. */
function DumbbellPlot({
  row,
  axis,
}: {
  readonly row: ComparedRow;
  readonly axis: ComparedBlock["axis"];
}): ReactNode {
  const { beforeAt, afterAt, stableBand, verdict } = row;
  if (beforeAt === null || afterAt === null) return null;
  return (
    <span
      className="cn-dumbbell__plot"
      aria-hidden="true"
      style={place({ "--cn-before": beforeAt, "--cn-after": afterAt })}
    >
      {axis.map(({ value, at }) => (
        <span key={value} className="cn-dumbbell__grid" style={place({ "--cn-at": at })} />
      ))}
      {stableBand && (
        <span
          className="cn-dumbbell__band"
          style={place({ "--cn-start": stableBand.start, "--cn-end": stableBand.end })}
        />
      )}
      <span className="cn-dumbbell__before" />
      <span className="cn-dumbbell__line" />
      <VerdictShape verdict={verdict} className="cn-dumbbell__after cn-chart__marker" />
    </span>
  );
}

/** One criterion: its name, its plot, both values, the difference and the verdict. */
export function DumbbellRow({ row, block, language }: DumbbellRowProps): ReactNode {
  const texts = rowTexts(row, block, language);
  return (
    <tr {...tableRoles.row} className="cn-dumbbell__row" data-verdict={row.verdict}>
      <th {...tableRoles.rowHeader} scope="row">
        {row.label}
      </th>
      <td {...tableRoles.cell} data-column="plot">
        {row.verdict === "incomparable" ? (
          <span className="cn-dumbbell__reason">{row.reason ?? language.chart.notMeasured}</span>
        ) : (
          <DumbbellPlot row={row} axis={block.axis} />
        )}
      </td>
      <td {...tableRoles.cell} data-column="change">
        <span>{texts.change}</span>
      </td>
      <td {...tableRoles.cell} data-column="difference">
        {texts.difference}
      </td>
      <td {...tableRoles.cell} data-column="verdict">
        <VerdictMark verdict={row.verdict}>{texts.verdict}</VerdictMark>
      </td>
    </tr>
  );
}
