import type { ReactNode } from "react";
import { barLength, type BarsProps } from "./bars.ts";
import { valueText } from "./barTexts.ts";

/** One line per category: its name, its bar, its number. All of it is text, so there is nothing to reveal. */
export function HorizontalBars({ data, layout, format, words }: BarsProps): ReactNode {
  return (
    <ul className="cn-bars__rows" aria-label={words.bars({ label: format.label })}>
      {data.map((datum, index) => {
        const { length = null, comparison = null } = layout.bars[index] ?? {};
        return (
          <li key={datum.id}>
            <span className="cn-bars__name">{datum.label}</span>{" "}
            <span className="cn-bars__track" aria-hidden="true">
              {comparison === null ? null : (
                <span className="cn-bars__bar" data-comparison="" style={barLength(comparison)} />
              )}
              {length === null ? null : <span className="cn-bars__bar" style={barLength(length)} />}
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
}
