import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { MarkStroke } from "./MarkStroke.tsx";
import { maskColours } from "@carnation/tokens";
import type { MarkState } from "./PhotoMask.ts";

export interface MarkSwatchProps extends Omit<ComponentPropsWithoutRef<"svg">, "children"> {
  /** Chooses the drawing. */
  readonly state: MarkState;
}

/** The drawing of a mark beside words, on a ground of the colour of skin. Decorative: words say the state. */
export const MarkSwatch = forwardRef<SVGSVGElement, MarkSwatchProps>(function MarkSwatch(
  { state, className, ...rest },
  ref,
) {
  const ring = state === "added" ? { cx: 10, cy: 11, r: 5.5 } : { cx: 12, cy: 10, r: 5.5 };
  return (
    <svg
      viewBox="0 0 24 20"
      aria-hidden="true"
      {...rest}
      ref={ref}
      className={cx("cn-mark-swatch", className)}
    >
      <rect className="cn-mark-swatch__ground" width="24" height="20" rx="2" />
      {state === "struck" ? (
        <g opacity={0.72}>
          <MarkStroke shape={{ d: "M8 6l8 8M16 6l-8 8" }} />
        </g>
      ) : (
        <>
          {state === "unsure" ? null : (
            <circle {...ring} className="cn-mask__fill" fill={maskColours.fill} fillOpacity={0.16} />
          )}
          <MarkStroke shape={ring} dashed={state === "unsure"} />
          {state === "added" ? <MarkStroke shape={{ d: "M18 2.9v5.2M15.4 5.5h5.2" }} /> : null}
        </>
      )}
    </svg>
  );
});
