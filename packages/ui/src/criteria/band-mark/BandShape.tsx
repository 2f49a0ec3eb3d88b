import { bandShapes } from "@carnation/tokens";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import type { BandTone } from "./bandTone.ts";

export interface BandShapeProps extends Omit<ComponentPropsWithoutRef<"svg">, "children"> {
  /** The band whose shape is drawn. */
  readonly tone: BandTone;
}

/** The shape of a band alone. Decorative: a word always stands beside it. */
export const BandShape = forwardRef<SVGSVGElement, BandShapeProps>(function BandShape(
  { tone: given, className, ...rest },
  ref,
) {
  // A band of another version of the host is drawn as what is not judged.
  const tone = Object.hasOwn(bandShapes, given) ? given : "reference";
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
      {tone === "reference" ? <circle className="cn-band-shape__hole" cx="8" cy="8" r="4.2" /> : null}
      <path d={bandShapes[tone]} />
    </svg>
  );
});
