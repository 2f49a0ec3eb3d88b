"use client";

import type { ReactNode } from "react";
import { formatNumber } from "../../foundations/internal/format.ts";
import { PlacedAt } from "../../foundations/internal/PlacedAt.tsx";
import { useRovingIndex } from "../../foundations/internal/useRovingIndex.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/VisuallyHidden.tsx";
import { Bar } from "./Bar.tsx";
import { BarAxis } from "./BarAxis.tsx";
import { labelledBars, numberedBars } from "./barLayout.ts";
import { barReadout } from "./barTexts.ts";
import type { BarsProps } from "./bars.ts";

/** One column per day or month; above them the values of the one that is focused or pointed at. */
export function VerticalBars({ data, layout, format, words }: BarsProps): ReactNode {
  const roving = useRovingIndex(data.length, data.length - 1);
  const { locale, fractionDigits } = format;
  const shown = data[roving.active ?? data.length - 1];
  const labelled = labelledBars(data.length);
  const numbered = numberedBars(data);
  return (
    <>
      {shown ? (
        <p className="cn-chart__readout" aria-hidden="true">
          <span>{shown.label}</span> {barReadout(shown, format, words)}
        </p>
      ) : null}
      <div className="cn-bars__plot">
        <BarAxis axis={layout.axis} locale={locale} />
        <ul className="cn-bars__columns" aria-label={words.bars({ label: format.label })}>
          {data.map((datum, index) => {
            const { length = null, comparison = null } = layout.bars[index] ?? {};
            return (
              <li key={datum.id}>
                <button
                  {...roving.propsOf(index)}
                  type="button"
                  className="cn-bars__column"
                  data-active={roving.active === index || undefined}
                >
                  <VisuallyHidden>{`${datum.label}, ${barReadout(datum, format, words)}`}</VisuallyHidden>
                  {comparison === null ? null : (
                    <Bar upright comparison length={comparison} zero={layout.zero} />
                  )}
                  {length === null ? null : <Bar upright length={length} zero={layout.zero} />}
                  {numbered.has(index) ? (
                    <PlacedAt upright at={layout.zero + Math.max(0, length ?? 0, comparison ?? 0)}>
                      <span className="cn-bars__number" aria-hidden="true">
                        {datum.value === null ? "—" : formatNumber(locale, datum.value, fractionDigits)}
                      </span>
                    </PlacedAt>
                  ) : null}
                  {labelled.has(index) ? (
                    <span
                      className="cn-bars__label"
                      aria-hidden="true"
                      data-odd={[...labelled].indexOf(index) % 2 === 1 || undefined}
                    >
                      {datum.shortLabel ?? datum.label}
                    </span>
                  ) : null}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}
