import type { ReactNode } from "react";
import { centredAt, percent } from "../../foundations/internal/svgPlace.ts";
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
    <span className="cn-dumbbell__plot" aria-hidden="true">
      <svg>
        {axis.map(({ value, at }) => (
          <line
            key={value}
            className="cn-dumbbell__grid"
            x1={percent(at)}
            x2={percent(at)}
            y1="0"
            y2="100%"
          />
        ))}
        {stableBand && (
          <rect
            className="cn-dumbbell__band"
            x={percent(stableBand.start)}
            width={percent(stableBand.end - stableBand.start)}
            y="31.6%"
            height="36.8%"
          />
        )}
        <line
          className="cn-dumbbell__before"
          x1={percent(beforeAt)}
          x2={percent(beforeAt)}
          y1="20%"
          y2="80%"
        />
        <line className="cn-dumbbell__line" x1={percent(beforeAt)} x2={percent(afterAt)} y1="50%" y2="50%" />
        <circle className="cn-chart__halo" cx={percent(afterAt)} cy="50%" r="10" />
        <VerdictShape {...centredAt(afterAt)} verdict={verdict} className="cn-dumbbell__after" />
      </svg>
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
        <bdi>{texts.change}</bdi>
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
