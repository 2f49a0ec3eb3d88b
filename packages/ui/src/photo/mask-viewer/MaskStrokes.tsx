import type { ReactNode } from "react";
import { maskColours } from "@carnation/tokens";
import { type MaskPath, maskStrength } from "./maskPaths.ts";

/** Widths of a line and of the casing around it, px. */
interface StrokeWidths {
  readonly core: number;
  readonly casing: number;
}

/** Widths of the strokes of a drawing: a point is a disc as wide as its stroke. */
export interface MaskWidths {
  readonly line: StrokeWidths;
  readonly points: StrokeWidths;
}

interface MaskStrokesProps {
  readonly paths: readonly MaskPath[];
  /** From 0, nothing, to 1. */
  readonly opacity: number;
  readonly widths: MaskWidths;
}

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

function widthsOf({ kind, dot }: MaskPath, widths: MaskWidths): StrokeWidths {
  if (dot !== undefined) return { core: dot, casing: dot * DOT_CASING };
  return kind === "points" ? widths.points : widths.line;
}

/** A width in the drawing's own units grows with the photo. */
const strokeOf = ({ dot }: MaskPath) => (dot === undefined ? stroke : { ...stroke, vectorEffect: "none" });

/** The paths of a mask: fills, then white casings, then blue lines, so that they are seen on every skin. */
export function MaskStrokes({ paths, opacity, widths }: MaskStrokesProps): ReactNode {
  const strength = maskStrength(opacity);
  return paths.map((path) => {
    const { core, casing } = widthsOf(path, widths);
    return (
      <g key={path.id} data-kind={path.kind}>
        {path.fill > 0 ? (
          <path
            className="cn-mask__fill"
            d={path.d}
            fill={maskColours.fill}
            fillOpacity={path.fill * strength.fill}
            fillRule="evenodd"
          />
        ) : null}
        <path
          {...strokeOf(path)}
          className="cn-mask__casing"
          d={path.d}
          stroke={maskColours.casing}
          strokeOpacity={0.9 * strength.line}
          strokeWidth={casing}
        />
        <path
          {...strokeOf(path)}
          className="cn-mask__line"
          d={path.d}
          stroke={maskColours.line}
          strokeOpacity={strength.line}
          strokeWidth={core}
          strokeDasharray={path.kind === "unmeasured" ? DASHES : undefined}
        />
      </g>
    );
  });
}
