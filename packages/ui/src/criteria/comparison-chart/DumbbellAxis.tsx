import type { ReactNode } from "react";
import { tickDigits } from "../../foundations/internal/digits.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import { percent } from "../../foundations/internal/svgPlace.ts";
import { tableRoles } from "../../foundations/internal/tableRoles.ts";
import { withAmount } from "../../foundations/internal/unit.ts";
import type { ComparedBlock } from "./comparison.ts";
import type { ComparisonLanguage } from "./comparisonTexts.ts";

interface DumbbellAxisProps {
  readonly block: ComparedBlock;
  readonly language: ComparisonLanguage;
}

/** Name of a block, and its graduations above the plots; a unit in words is said once, at the first. */
export function DumbbellAxis({ block, language: { locale } }: DumbbellAxisProps): ReactNode {
  const { label, axis, unit = "" } = block;
  const tickUnit = typeof unit === "string" ? "" : unit;
  return (
    <tr {...tableRoles.row} className="cn-dumbbell__block">
      <th {...tableRoles.rowHeader} scope="rowgroup">
        {label}
      </th>
      <td {...tableRoles.cell}>
        <span className="cn-dumbbell__axis" aria-hidden="true">
          <svg>
            {axis.map(({ value, at }, index) => (
              <text key={value} x={percent(at)} y="50%">
                {withAmount(
                  locale,
                  formatNumber(locale, value, tickDigits(value)),
                  value,
                  index === 0 ? tickUnit : "",
                )}
              </text>
            ))}
          </svg>
        </span>
      </td>
    </tr>
  );
}
