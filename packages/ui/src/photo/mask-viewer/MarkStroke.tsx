import type { ReactNode } from "react";
import { maskColours } from "@carnation/tokens";

interface RingShape {
  readonly cx: number | string;
  readonly cy: number | string;
  readonly r: number | string;
}

interface MarkStrokeProps {
  /** A ring, or a path. */
  readonly shape: RingShape | { readonly d: string };
  /** Interrupts the line: the mark is unsure. */
  readonly dashed?: boolean | undefined;
  /** Draws the line in the accent: the mark is current. */
  readonly current?: boolean | undefined;
}

/** The line of a mark in its white casing, of the same width at every zoom. */
export function MarkStroke({ shape, dashed = false, current = false }: MarkStrokeProps): ReactNode {
  const Shape = "d" in shape ? "path" : "circle";
  const stroke = { ...shape, fill: "none", vectorEffect: "non-scaling-stroke" } as const;
  return (
    <>
      <Shape
        {...stroke}
        stroke={maskColours.casing}
        strokeWidth={dashed ? 4.5 : 5}
        strokeOpacity={dashed ? 0.85 : 0.95}
      />
      <Shape
        {...stroke}
        className={current ? undefined : "cn-mask__line"}
        stroke={current ? maskColours.current : maskColours.line}
        strokeWidth={2}
        strokeDasharray={dashed ? "4 3.4" : undefined}
      />
    </>
  );
}
