"use client";

import type { CSSProperties, ReactNode } from "react";
import { formatNumber } from "../internal/format.ts";
import { useLocale } from "../provider/useLocale.ts";
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
  const limits = (criterion.bands ?? []).flatMap(({ from }) => (from === undefined ? [] : [from]));
  const values = [...new Set([scale.min, ...limits, scale.max])].filter(
    (value) => value >= scale.min && value <= scale.max,
  );
  return (
    <span className="cn-gauge__ticks" aria-hidden="true">
      {values
        .map((value) => ({ value, position: positionOf(value, scale) }))
        .sort((left, right) => left.position - right.position)
        .map(({ value, position }) => (
          <span
            key={value}
            data-crowded={position < 1 && position > 1 - CROWDED ? "" : undefined}
            style={{ "--cn-at": position } as CSSProperties}
          >
            {formatNumber(locale, value, Number.isInteger(value) ? 0 : Math.max(1, fractionDigits))}
          </span>
        ))}
    </span>
  );
}
