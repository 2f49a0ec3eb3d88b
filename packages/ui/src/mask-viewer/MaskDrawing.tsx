import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../internal/cx.ts";
import { maskInk } from "./maskInk.ts";
import { DRAWING_HEIGHT, type MaskPath, maskPaths, maskStrength } from "./maskPaths.ts";
import type { MaskShape } from "./PhotoMask.ts";

export interface MaskDrawingProps extends Omit<ComponentPropsWithoutRef<"svg">, "children" | "opacity"> {
  /** What is drawn, in this order. */
  readonly shapes: readonly MaskShape[];
  /** Says what is drawn. @default none: the drawing is decoration, and words stand beside it */
  readonly label?: string | undefined;
  /** From 0, nothing, to 1. @default 0.6 */
  readonly opacity?: number | undefined;
  /** Width of the photo over its height. @default 3 / 4 */
  readonly aspectRatio?: number | undefined;
}

/** Widths in px: a point is a disc as wide as its stroke. */
const widths = { line: { core: 1.4, casing: 3 }, points: { core: 2.6, casing: 4.6 } } as const;

/** Of what was not measured, in px: a line that interrupts itself. */
const DASHES = "3 5";

/** A stroke of the same width at every zoom. */
const stroke = {
  fill: "none",
  strokeLinecap: "round",
  strokeLinejoin: "round",
  vectorEffect: "non-scaling-stroke",
} as const;

/** Of a dot that grows with the photo: width of its casing over its own. */
const DOT_CASING = 1.4;

interface StrokeWidths {
  readonly core: number;
  readonly casing: number;
}

function widthsOf({ kind, dot }: MaskPath): StrokeWidths {
  if (dot !== undefined) return { core: dot, casing: dot * DOT_CASING };
  return kind === "points" ? widths.points : widths.line;
}

/** A width in the drawing's own units grows with the photo. */
const strokeOf = ({ dot }: MaskPath) => (dot === undefined ? stroke : { ...stroke, vectorEffect: "none" });

/** A mask over a photo: fills, then white casings, then blue lines, so that it is seen on every skin. */
export const MaskDrawing = forwardRef<SVGSVGElement, MaskDrawingProps>(function MaskDrawing(
  { shapes, label, opacity = 0.6, aspectRatio = 3 / 4, className, ...rest },
  ref,
) {
  const paths = maskPaths(shapes, aspectRatio);
  const strength = maskStrength(opacity);
  return (
    <svg
      viewBox={`0 0 ${Math.round(DRAWING_HEIGHT * aspectRatio)} ${DRAWING_HEIGHT}`}
      preserveAspectRatio="none"
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      {...rest}
      ref={ref}
      className={cx("cn-mask", className)}
    >
      {paths.map((path) => (
        <g key={path.id} data-kind={path.kind}>
          {path.fill > 0 ? (
            <path
              className="cn-mask__fill"
              d={path.d}
              fill={maskInk.fill}
              fillOpacity={path.fill * strength.fill}
              fillRule="evenodd"
            />
          ) : null}
          <path
            {...strokeOf(path)}
            className="cn-mask__casing"
            d={path.d}
            stroke={maskInk.casing}
            strokeOpacity={0.9 * strength.line}
            strokeWidth={widthsOf(path).casing}
          />
          <path
            {...strokeOf(path)}
            className="cn-mask__line"
            d={path.d}
            stroke={maskInk.line}
            strokeOpacity={strength.line}
            strokeWidth={widthsOf(path).core}
            strokeDasharray={path.kind === "unmeasured" ? DASHES : undefined}
          />
        </g>
      ))}
    </svg>
  );
});
