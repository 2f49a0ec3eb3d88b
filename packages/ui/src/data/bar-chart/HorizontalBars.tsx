"use client";

import { type ReactNode, useState } from "react";
import { percent } from "../../foundations/internal/svgPlace.ts";
import { MoreRows } from "../chart-frame/MoreRows.tsx";
import { TABLE_PAGE } from "../chart-frame/tablePage.ts";
import { Bar } from "./Bar.tsx";
import type { BarsProps } from "./bars.ts";
import { valueText } from "./barTexts.ts";

/** One line per category: its name, its bar, its number. All of it is text, so there is nothing to reveal. */
export function HorizontalBars({ data, layout, format, words }: BarsProps): ReactNode {
  const [most, setMost] = useState(TABLE_PAGE);
  const drawn = data.slice(0, most);
  const list = (
    <ul className="cn-bars__rows" aria-label={words.bars({ label: format.label })}>
      {drawn.map((datum, index) => {
        const { length = null, comparison = null } = layout.bars[index] ?? {};
        return (
          <li key={datum.id}>
            <span className="cn-bars__name">{datum.label}</span>{" "}
            <span className="cn-bars__track" aria-hidden="true" data-signed={layout.zero > 0 || undefined}>
              {layout.zero > 0 ? <svg className="cn-bars__zero" width={percent(layout.zero)} /> : null}
              {comparison === null ? null : <Bar comparison length={comparison} zero={layout.zero} />}
              {length === null ? null : <Bar length={length} zero={layout.zero} />}
            </span>
            <span className="cn-bars__value">
              {valueText(datum.value, format)}
              {format.comparisonLabel === null ? null : (
                <small>
                  {" "}
                  {words.previous({
                    label: format.comparisonLabel,
                    value: valueText(datum.comparison, format),
                  })}
                </small>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
  if (data.length <= TABLE_PAGE) return list;
  return (
    <>
      {list}
      <MoreRows shown={drawn.length} total={data.length} onMore={() => setMost(most + TABLE_PAGE)} />
    </>
  );
}
