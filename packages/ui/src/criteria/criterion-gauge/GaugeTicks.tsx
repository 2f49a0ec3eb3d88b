"use client";

import type { ReactNode } from "react";
import { readDigits, tickDigits } from "../../foundations/internal/digits.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import { percent } from "../../foundations/internal/svgPlace.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import type { CriterionReading } from "./CriterionReading.ts";
import type { GaugeReading } from "./gaugeReading.ts";
import { positionOf } from "./gaugeScale.ts";

/** A limit this near to the end of the track leaves no room for both numbers on a narrow one. */
const CROWDED = 0.12;

interface GaugeTicksProps {
  readonly criterion: CriterionReading;
  readonly reading: GaugeReading;
}

/** Graduations of the detail: the ends of the scale and the limits of its bands. */
export function GaugeTicks({ criterion, reading: { scale } }: GaugeTicksProps): ReactNode {
  const locale = useLocale();
  const { fractionDigits = 0 } = criterion;
  const { min, max, direction } = scale;
  const ends = direction === "higher" ? [min, max] : [max, min];
  // From worst to best, as the bands are: from left to right.
  const values = [ends[0], ...(criterion.bands ?? []).map(({ from }) => from), ends[1]].filter(
    (value): value is number => value !== undefined && value >= min && value <= max,
  );
  return (
    <span className="cn-gauge__ticks" aria-hidden="true">
      <svg>
        {[...new Set(values)].map((value) => {
          const position = positionOf(value, scale);
          return (
            <text
              key={value}
              x={percent(position)}
              y="50%"
              data-crowded={position < 1 && position > 1 - CROWDED ? "" : undefined}
            >
              {formatNumber(
                locale,
                value,
                Number.isInteger(value) ? 0 : Math.max(tickDigits(value), readDigits(fractionDigits)),
              )}
            </text>
          );
        })}
      </svg>
    </span>
  );
}
