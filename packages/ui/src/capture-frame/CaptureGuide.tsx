import type { ReactNode } from "react";

interface CaptureGuideProps {
  /** Width over height of the frame. */
  readonly aspectRatio: number;
  readonly oval: boolean;
  readonly grid: boolean;
  /** Draws the oval whole; it is broken while something is to adjust. */
  readonly ready: boolean;
}

/** A face is about three quarters as wide as it is high; around the oval there is room for the hair and the neck. */
const face = { widthOverHeight: 0.74, halfHeight: 31, centreY: 47 } as const;

/** Where the face goes, light inside a dark edge so that it is seen on any skin and any wall. */
export function CaptureGuide({ aspectRatio, oval, grid, ready }: CaptureGuideProps): ReactNode {
  const width = 100 * aspectRatio;
  const ry = Math.min(face.halfHeight, (width * 0.44) / face.widthOverHeight);
  const rx = ry * face.widthOverHeight;
  const cx = width / 2;
  const [left, right, top, bottom] = [cx - rx - 4, cx + rx + 4, face.centreY - ry - 4, face.centreY + ry + 4];
  const corner = 7;
  const corners = [
    `M${left} ${top + corner}V${top}H${left + corner}`,
    `M${right - corner} ${top}H${right}V${top + corner}`,
    `M${right} ${bottom - corner}V${bottom}H${right - corner}`,
    `M${left + corner} ${bottom}H${left}V${bottom - corner}`,
  ].join("");
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
              <ellipse cx={cx} cy={face.centreY} rx={rx} ry={ry} {...(ready ? { "data-ready": "" } : {})} />
              <path d={corners} />
            </g>
          ))}
        </>
      ) : null}
    </svg>
  );
}
