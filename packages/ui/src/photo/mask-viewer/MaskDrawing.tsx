import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { MaskStrokes, type MaskWidths } from "./MaskStrokes.tsx";
import { DRAWING_HEIGHT, maskPaths } from "./maskPaths.ts";
import type { MaskShape } from "./PhotoMask.ts";

export interface MaskDrawingProps extends Omit<ComponentPropsWithoutRef<"svg">, "children" | "opacity"> {
  /** Holds what is drawn, in this order. */
  readonly shapes: readonly MaskShape[];
  /** Says what is drawn. @default none: the drawing is decoration, and words stand beside it */
  readonly label?: string | undefined;
  /** From 0, nothing, to 1. @default 0.6 */
  readonly opacity?: number | undefined;
  /** Width of the photo over its height. @default 3 / 4 */
  readonly aspectRatio?: number | undefined;
}

const widths: MaskWidths = { line: { core: 1.4, casing: 3 }, points: { core: 2.6, casing: 4.6 } };

/** A mask over a photo: fills, then white casings, then blue lines, so that it is seen on every skin. */
export const MaskDrawing = forwardRef<SVGSVGElement, MaskDrawingProps>(function MaskDrawing(
  { shapes, label, opacity = 0.6, aspectRatio = 3 / 4, className, ...rest },
  ref,
) {
  return (
    <svg
      viewBox={`0 0 ${Math.round(DRAWING_HEIGHT * aspectRatio)} ${DRAWING_HEIGHT}`}
      preserveAspectRatio="none"
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      {...rest}
      ref={ref}
      className={cx("cn-mask", className)}
    >
      <MaskStrokes paths={maskPaths(shapes, aspectRatio)} opacity={opacity} widths={widths} />
    </svg>
  );
});
