"use client";

import { type ReactNode, useId } from "react";
import { BandShape } from "../band-mark/BandShape.tsx";
import type { RovingIndex } from "../../foundations/internal/useRovingIndex.ts";
import { faceBox, faceLines, partOutlines } from "./facePart.ts";
import type { ReadZone } from "./faceZones.ts";

interface FaceDrawingProps {
  readonly zones: readonly ReadZone[];
  /** Index of the zone that is read out; `null` for none. */
  readonly active: number | null;
  readonly chosen: number | null;
  readonly propsOf: RovingIndex["propsOf"];
  readonly onChoose: (index: number) => void;
}

/** The drawn face: a zone has the colour of its band, its shape and its number; hatching where nothing was measured. */
export function FaceDrawing({ zones, active, chosen, propsOf, onChoose }: FaceDrawingProps): ReactNode {
  const hatch = useId();
  return (
    <svg className="cn-face-map__face" viewBox={faceBox} aria-hidden="true">
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line className="cn-face-map__hatch" x1="0" x2="0" y1="0" y2="6" />
        </pattern>
      </defs>
      <path className="cn-face-map__lines" d={faceLines} />
      {zones.map((zone, index) => {
        if (zone.part === null) return null;
        const { path, x, y } = partOutlines[zone.part];
        const { onPointerEnter, onPointerLeave } = propsOf(index);
        const measured = zone.said.shown !== null;
        return (
          <g
            key={zone.id}
            className="cn-face-map__part"
            data-tone={zone.said.tone}
            data-part={zone.part}
            {...(active === index ? { "data-active": "" } : {})}
            {...(chosen === index ? { "data-chosen": "" } : {})}
            onPointerEnter={onPointerEnter}
            onPointerLeave={onPointerLeave}
            onClick={() => onChoose(index)}
          >
            <path d={path} {...(measured ? {} : { fill: `url(#${hatch})` })} />
            {measured ? (
              <>
                <BandShape tone={zone.said.tone} x={x - 4.5} y={y - 12} width="9" height="9" />
                <text x={x} y={y + 9}>
                  {zone.said.number}
                </text>
              </>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
