"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import type { UnitName } from "../../foundations/internal/unit.ts";
import { frVerdict } from "../../foundations/messages/sections/charts.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { differenceText } from "./differenceText.ts";
import type { Verdict } from "./verdict.ts";
import { VerdictMark } from "./VerdictMark.tsx";

export const scoreDeltaSizes = ["sm", "md", "lg"] as const;
export type ScoreDeltaSize = (typeof scoreDeltaSizes)[number];

export interface ScoreDeltaProps extends Omit<ComponentPropsWithoutRef<"span">, "children"> {
  /** After minus before, in the unit of the value; `null` when one of them was not measured. */
  readonly difference: number | null;
  /** Holds what the host makes of the difference; `verdictOf` computes it from two values. */
  readonly verdict: Verdict;
  /** « pts », or the words of a unit that counts: `{ one: "an", other: "ans" }`. */
  readonly unit?: UnitName | undefined;
  /** Decimals printed. @default 0 */
  readonly fractionDigits?: number | undefined;
  /** The word of the verdict. @default the kit's own word */
  readonly children?: ReactNode;
  /** Size of the figures. @default "md" */
  readonly size?: ScoreDeltaSize | undefined;
}

/** Measure of how far a value moved, and what it means: signed difference, shape and word. */
export const ScoreDelta = forwardRef<HTMLSpanElement, ScoreDeltaProps>(function ScoreDelta(
  { difference, verdict, unit, fractionDigits, size = "md", children, className, ...rest },
  ref,
) {
  const locale = useLocale();
  const messages = useMessages("verdict", frVerdict);
  const text = differenceText(difference, { locale, unit, fractionDigits, none: messages.noDifference });
  return (
    <span
      {...rest}
      ref={ref}
      data-component="score-delta"
      data-verdict={verdict}
      data-size={size}
      className={cx("cn-score-delta", className)}
    >
      {text === null ? null : <span className="cn-score-delta__difference">{text}</span>}{" "}
      <VerdictMark verdict={verdict}>{children}</VerdictMark>
    </span>
  );
});
