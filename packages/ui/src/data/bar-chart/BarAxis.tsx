import type { CSSProperties, ReactNode } from "react";
import { tickDigits } from "../../foundations/internal/digits.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import type { BarLayout } from "./barLayout.ts";

interface BarAxisProps {
  readonly axis: BarLayout["axis"];
  readonly locale: string;
}

/** Lines across the plot of columns, with their values. */
export function BarAxis({ axis, locale }: BarAxisProps): ReactNode {
  return (
    <div className="cn-bars__axis" aria-hidden="true">
      {axis.map(({ value, at }) => (
        <span key={value} style={{ "--cn-at": at } as CSSProperties}>
          <span>{formatNumber(locale, value, tickDigits(value))}</span>
        </span>
      ))}
    </div>
  );
}
