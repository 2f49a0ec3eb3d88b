"use client";

import type { CSSProperties, ReactNode } from "react";
import { BandShape } from "../band-mark/BandShape.tsx";
import { frBand } from "../messages/fr.sections.ts";
import { useMessages } from "../provider/useMessages.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import type { MaskZone } from "./PhotoMask.ts";
import { placeCallouts } from "./placeCallouts.ts";

interface ZoneCalloutsProps {
  readonly label: string;
  readonly zones: readonly MaskZone[];
}

/** Zones named on the photo: a dot, a leader line, a chip with the zone, its value and the shape of its band. */
export function ZoneCallouts({ label, zones }: ZoneCalloutsProps): ReactNode {
  const bands = useMessages("band", frBand);
  return (
    <ul className="cn-mask-viewer__callouts" aria-label={label}>
      {placeCallouts(zones).map(({ zone, offset }) => (
        <li
          key={zone.id}
          data-tone={zone.tone}
          style={{ left: `${zone.at[0] * 100}%`, top: `${zone.at[1] * 100}%` }}
        >
          <svg width="1" height="1" aria-hidden="true">
            <line className="cn-mask-viewer__leader-casing" x2={offset.x} y2={offset.y} />
            <line className="cn-mask-viewer__leader" x2={offset.x} y2={offset.y} />
            <circle className="cn-mask-viewer__dot" r="4.5" />
          </svg>
          <span
            className="cn-mask-viewer__chip"
            style={{ "--cn-x": `${offset.x}px`, "--cn-y": `${offset.y}px` } as CSSProperties}
          >
            {zone.label} <b>{zone.value}</b>
            <BandShape tone={zone.tone} />
            <VisuallyHidden>, {bands[zone.tone]}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}
