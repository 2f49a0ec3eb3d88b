import type { ReactNode } from "react";
import { appliedStyle } from "../../foundations/internal/appliedStyle.ts";
import { percent } from "../../foundations/internal/svgPlace.ts";
import type { BarLayout } from "./barLayout.ts";

interface BarProps {
  /** Ratio of the plot; negative below the axis. */
  readonly length: number;
  readonly zero: BarLayout["zero"];
  /** @default false */
  readonly upright?: boolean | undefined;
  /** @default false */
  readonly comparison?: boolean | undefined;
}

/** One bar, from the axis on. Where no value is below zero, the sheet places it: the axis is the edge of the plot. */
export function Bar({ length, zero, upright = false, comparison = false }: BarProps): ReactNode {
  const below = length < 0;
  const [from, to] = upright
    ? (["insetBlockEnd", "insetBlockStart"] as const)
    : (["insetInlineStart", "insetInlineEnd"] as const);
  const place = below ? { [from]: "auto", [to]: percent(1 - zero) } : { [from]: percent(zero) };
  const size = percent(Math.abs(length));
  return (
    <svg
      className="cn-bars__bar"
      data-comparison={comparison ? "" : undefined}
      data-below={below ? "" : undefined}
      {...(upright ? { height: size } : { width: size })}
      {...(zero > 0 ? appliedStyle(place) : {})}
    />
  );
}
