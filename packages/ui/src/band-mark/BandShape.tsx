import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import type { BandTone } from "./bandTone.ts";

/** Disc, lozenge, triangle, ring, dotted line: told apart without colour. Drawn in a 16 × 16 box. */
const shapes: Readonly<Record<BandTone, ReactNode>> = {
  strength: <circle cx="8" cy="8" r="6.6" />,
  maintain: <path d="M8 .6 15.4 8 8 15.4.6 8Z" />,
  priority: <path d="M8 1.2 15.6 14.6H.4Z" />,
  reference: (
    <>
      <circle className="cn-band-shape__hole" cx="8" cy="8" r="4.2" />
      {/* The inner circle goes the other way round, which leaves it empty. */}
      <path d="M8 1.4a6.6 6.6 0 1 1 0 13.2A6.6 6.6 0 0 1 8 1.4Zm0 2.4a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4Z" />
    </>
  ),
  unmeasured: <path d="M1 7.2h2.5v1.6H1zm3.8 0h2.5v1.6H4.8zm3.9 0h2.5v1.6H8.7zm3.8 0H15v1.6h-2.5z" />,
};

export interface BandShapeProps extends Omit<ComponentPropsWithoutRef<"svg">, "children"> {
  /** The band whose shape is drawn. */
  readonly tone: BandTone;
}

/** The shape of a band alone. Decorative: a word always stands beside it. */
export const BandShape = forwardRef<SVGSVGElement, BandShapeProps>(function BandShape(
  { tone, className, ...rest },
  ref,
) {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="currentColor"
      aria-hidden="true"
      {...rest}
      ref={ref}
      data-tone={tone}
      className={cx("cn-band-shape", className)}
    >
      {shapes[tone]}
    </svg>
  );
});
