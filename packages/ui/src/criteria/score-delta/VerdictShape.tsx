import { verdictShapes } from "@carnation/tokens";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import type { Verdict } from "./verdict.ts";

export interface VerdictShapeProps extends Omit<ComponentPropsWithoutRef<"svg">, "children"> {
  /** The verdict whose shape is drawn. */
  readonly verdict: Verdict;
}

/** The shape of a verdict alone. Decorative: a word always stands beside it. */
export const VerdictShape = forwardRef<SVGSVGElement, VerdictShapeProps>(function VerdictShape(
  { verdict: given, className, ...rest },
  ref,
) {
  // A verdict of another version of the host says nothing: it is drawn as what cannot be compared.
  const verdict = Object.hasOwn(verdictShapes, given) ? given : "incomparable";
  return (
    <svg
      viewBox="0 0 16 16"
      fill="currentColor"
      aria-hidden="true"
      {...rest}
      ref={ref}
      data-verdict={verdict}
      className={cx("cn-verdict-shape", className)}
    >
      <path fillRule="evenodd" d={verdictShapes[verdict]} />
    </svg>
  );
});
