import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../internal/cx.ts";
import type { Verdict } from "./verdict.ts";

/** Disc with a +, square with an =, open eye, dash: four silhouettes that no band has. In a 16 × 16 box. */
const shapes: Readonly<Record<Verdict, string>> = {
  improvement:
    "M8 .6a7.4 7.4 0 1 0 0 14.8A7.4 7.4 0 0 0 8 .6ZM7.1 4.3h1.8v2.8h2.8v1.8H8.9v2.8H7.1V8.9H4.3V7.1h2.8Z",
  stable:
    "M2.8 1.4h10.4c.8 0 1.4.6 1.4 1.4v10.4c0 .8-.6 1.4-1.4 1.4H2.8c-.8 0-1.4-.6-1.4-1.4V2.8c0-.8.6-1.4 1.4-1.4ZM4.4 5.2h7.2v1.7H4.4Zm0 3.9h7.2v1.7H4.4Z",
  watch: "M0 8C3.2 2.2 12.8 2.2 16 8 12.8 13.8 3.2 13.8 0 8Zm8-2.7a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Z",
  incomparable: "M2 7.25h12v1.5H2Z",
};

export interface VerdictShapeProps extends Omit<ComponentPropsWithoutRef<"svg">, "children"> {
  /** The verdict whose shape is drawn. */
  readonly verdict: Verdict;
}

/** The shape of a verdict alone. Decorative: a word always stands beside it. */
export const VerdictShape = forwardRef<SVGSVGElement, VerdictShapeProps>(function VerdictShape(
  { verdict, className, ...rest },
  ref,
) {
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
      <path fillRule="evenodd" d={shapes[verdict]} />
    </svg>
  );
});
