import type { ReactNode } from "react";
import { tickDigits } from "../../foundations/internal/digits.ts";
import { formatDelta, formatNumber } from "../../foundations/internal/format.ts";
import { percent } from "../../foundations/internal/svgPlace.ts";
import { tableRoles } from "../../foundations/internal/tableRoles.ts";
import { ChangeLine } from "./ChangeLine.tsx";
import type { DrawnBlock } from "./changes.ts";
import type { ChangeLanguage } from "./changeTexts.ts";

interface ChangeLinesProps {
  readonly blocks: readonly DrawnBlock[];
  readonly caption: string;
  readonly language: ChangeLanguage;
}

/** The changes of all criteria: a table that draws itself. */
export function ChangeLines({ blocks, caption, language }: ChangeLinesProps): ReactNode {
  const { comparison, change, locale } = language;
  const columns = [
    ["label", comparison.criterion],
    ["plot", change.plot],
    ["difference", comparison.difference],
    ["margin", change.margin],
    ["verdict", comparison.verdict],
  ] as const;
  return (
    <table {...tableRoles.table} className="cn-change__lines">
      <caption className="cn-visually-hidden">{caption}</caption>
      <colgroup>
        {columns.map(([name]) => (
          <col key={name} data-column={name} />
        ))}
      </colgroup>
      <thead {...tableRoles.rowGroup} className="cn-visually-hidden">
        <tr {...tableRoles.row}>
          {columns.map(([name, head]) => (
            <th key={name} {...tableRoles.columnHeader} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {blocks.map((block) => (
        <tbody key={block.id} {...tableRoles.rowGroup}>
          <tr {...tableRoles.row} className="cn-change__block">
            <th {...tableRoles.rowHeader} scope="rowgroup">
              {block.label}
            </th>
            <td {...tableRoles.cell}>
              <span className="cn-change__axis" aria-hidden="true">
                <svg>
                  {block.axis.map(({ value, at }) => (
                    <text key={value} x={percent(at)} y="50%">
                      {value === 0
                        ? formatNumber(locale, value)
                        : formatDelta(locale, value, tickDigits(value))}
                    </text>
                  ))}
                </svg>
              </span>
            </td>
          </tr>
          {block.rows.map((row) => (
            <ChangeLine key={row.id} row={row} block={block} language={language} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
