import type { ReactNode } from "react";
import { captureOval } from "./captureOval.ts";

/** A point of the frame, in shares of its width and height. */
export interface FramePoint {
  /** From the left. */
  readonly x: number;
  /** From the top. */
  readonly y: number;
}

interface CaptureGuideProps {
  /** Width over height of the frame. */
  readonly aspectRatio: number;
  readonly oval: boolean;
  /** Closed outlines of a face as it was before, in the place of the oval. */
  readonly outlines: readonly (readonly FramePoint[])[];
  /** Shows the outlines as in a mirror. */
  readonly mirrored: boolean;
  readonly grid: boolean;
  /** Draws the oval whole; it is broken while something is to adjust. */
  readonly ready: boolean;
}

/** Shows where the face goes, light inside a dark edge so that it is seen on any skin and any wall. */
export function CaptureGuide({
  aspectRatio,
  oval,
  outlines,
  mirrored,
  grid,
  ready,
}: CaptureGuideProps): ReactNode {
  const width = 100 * aspectRatio;
  const { centre, ...size } = captureOval(aspectRatio);
  const rx = (width * size.width) / 2;
  const ry = 50 * size.height;
  const cx = width * centre.x;
  const cy = 100 * centre.y;
  const [left, right, top, bottom] = [cx - rx - 4, cx + rx + 4, cy - ry - 4, cy + ry + 4];
  const corner = 7;
  const corners = [
    `M${left} ${top + corner}V${top}H${left + corner}`,
    `M${right - corner} ${top}H${right}V${top + corner}`,
    `M${right} ${bottom - corner}V${bottom}H${right - corner}`,
    `M${left + corner} ${bottom}H${left}V${bottom - corner}`,
  ].join("");
  const traced = outlines.map((outline) => {
    const points = outline.map(({ x, y }) => `${width * (mirrored ? 1 - x : x)} ${100 * y}`);
    return `M${points.join("L")}Z`;
  });
  const thirds = [1, 2].map((part) => `M${(width * part) / 3} 0V100M0 ${(100 * part) / 3}H${width}`).join("");
  return (
    <svg
      viewBox={`0 0 ${width} 100`}
      aria-hidden="true"
      data-theme="light"
      className="cn-capture-frame__guide"
      preserveAspectRatio="none"
    >
      {grid ? <path className="cn-capture-frame__grid" d={thirds} /> : null}
      {oval ? (
        <>
          {["edge", "line"].map((layer) => (
            <g key={layer} data-layer={layer}>
              {traced.length === 0 ? (
                <>
                  <ellipse cx={cx} cy={cy} rx={rx} ry={ry} {...(ready ? { "data-ready": "" } : {})} />
                  <path d={corners} />
                </>
              ) : (
                <path
                  className="cn-capture-frame__outline"
                  d={traced.join("")}
                  {...(ready ? { "data-ready": "" } : {})}
                />
              )}
            </g>
          ))}
        </>
      ) : null}
    </svg>
  );
}
