import type { ReactNode } from "react";
import { tableRoles } from "../../foundations/internal/tableRoles.ts";
import type { ComparedBlock } from "./comparison.ts";
import type { ComparisonLanguage } from "./comparisonTexts.ts";
import { DumbbellAxis } from "./DumbbellAxis.tsx";
import { DumbbellRow } from "./DumbbellRow.tsx";

interface DumbbellProps {
  readonly blocks: readonly ComparedBlock[];
  readonly caption: string;
  readonly language: ComparisonLanguage;
}

/** The two dates of each criterion on one line: a table that draws itself. */
export function Dumbbell({ blocks, caption, language }: DumbbellProps): ReactNode {
  const { criterion, plot, change, difference, verdict } = language.comparison;
  return (
    <table {...tableRoles.table} className="cn-dumbbell">
      <caption className="cn-visually-hidden">{caption}</caption>
      <colgroup>
        <col data-column="label" />
        <col data-column="plot" />
        <col data-column="change" />
        <col data-column="difference" />
        <col data-column="verdict" />
      </colgroup>
      <thead {...tableRoles.rowGroup} className="cn-visually-hidden">
        <tr {...tableRoles.row}>
          {[criterion, plot, change, difference, verdict].map((head) => (
            <th key={head} {...tableRoles.columnHeader} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {blocks.map((block) => (
        <tbody {...tableRoles.rowGroup} key={block.id}>
          <DumbbellAxis block={block} language={language} />
          {block.rows.map((row) => (
            <DumbbellRow key={row.id} row={row} block={block} language={language} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
