import type { ReactNode } from "react";
import { tableRoles } from "../../foundations/internal/tableRoles.ts";
import { VerdictMark } from "../score-delta/VerdictMark.tsx";
import { ChangePlot } from "./ChangePlot.tsx";
import type { DrawnBlock, DrawnChange } from "./changes.ts";
import { type ChangeLanguage, changeTexts } from "./changeTexts.ts";

interface ChangeLineProps {
  readonly row: DrawnChange;
  readonly block: DrawnBlock;
  readonly language: ChangeLanguage;
}

/** One criterion: its name, its change against its margin, both in figures, and the verdict. */
export function ChangeLine({ row, block, language }: ChangeLineProps): ReactNode {
  const texts = changeTexts(row, block, language);
  const comparable = row.difference !== null;
  return (
    <tr {...tableRoles.row} className="cn-change__row" data-verdict={row.verdict}>
      <th {...tableRoles.rowHeader} scope="row">
        {row.label}
        {texts.note === "" ? null : (
          <>
            {" "}
            <small>{texts.note}</small>
          </>
        )}
      </th>
      <td {...tableRoles.cell} data-column="plot">
        {comparable ? (
          <ChangePlot row={row} axis={block.axis} />
        ) : (
          <span className="cn-change__reason">{row.reason ?? language.chart.notMeasured}</span>
        )}
      </td>
      <td {...tableRoles.cell} data-column="difference">
        <bdi>{texts.difference}</bdi>
      </td>
      <td {...tableRoles.cell} data-column="margin">
        <bdi>{comparable ? texts.margin : ""}</bdi>
      </td>
      <td {...tableRoles.cell} data-column="verdict">
        <VerdictMark verdict={row.verdict}>{texts.verdict}</VerdictMark>
      </td>
    </tr>
  );
}
