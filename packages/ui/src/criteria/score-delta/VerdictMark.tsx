"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { frVerdict } from "../../foundations/messages/sections/charts.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import type { Verdict } from "./verdict.ts";
import { VerdictShape } from "./VerdictShape.tsx";

export interface VerdictMarkProps extends Omit<ComponentPropsWithoutRef<"span">, "children"> {
  /** The verdict whose shape and word are shown. */
  readonly verdict: Verdict;
  /** The word of the verdict. @default the kit's own word */
  readonly children?: ReactNode;
  /** Lays an opaque wash under the text, as over a photograph. */
  readonly boxed?: boolean | undefined;
}

/** A verdict: its shape, its word, its colour, in that order of importance. */
export const VerdictMark = forwardRef<HTMLSpanElement, VerdictMarkProps>(function VerdictMark(
  { verdict, children, boxed = false, className, ...rest },
  ref,
) {
  const messages = useMessages("verdict", frVerdict);
  return (
    <span
      {...rest}
      ref={ref}
      data-verdict={verdict}
      className={cx("cn-verdict-mark", className)}
      {...(boxed ? { "data-boxed": "" } : {})}
    >
      <VerdictShape verdict={verdict} />
      <span>{children ?? messages[verdict] ?? messages.incomparable}</span>
    </span>
  );
});
