import type { ReactNode } from "react";
import { tickDigits } from "../../foundations/internal/digits.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import { percent } from "../../foundations/internal/svgPlace.ts";
import type { BarLayout } from "./barLayout.ts";

interface BarAxisProps {
  readonly axis: BarLayout["axis"];
  readonly locale: string;
}

/** Lines across the plot of columns, with their values. */
export function BarAxis({ axis, locale }: BarAxisProps): ReactNode {
  return (
    <svg className="cn-bars__axis" aria-hidden="true">
      {axis.map(({ value, at }) => (
        <g key={value} data-zero={value === 0 || undefined}>
          <line x1="0" x2="100%" y1={percent(1 - at)} y2={percent(1 - at)} />
          <text x="-8" y={percent(1 - at)}>
            {formatNumber(locale, value, tickDigits(value))}
          </text>
        </g>
      ))}
    </svg>
  );
}
