"use client";

import type { CSSProperties, ReactNode } from "react";
import { BandShape } from "../band-mark/BandShape.tsx";
import { frBand } from "../messages/fr.sections.ts";
import { useMessages } from "../provider/useMessages.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import type { MaskPoint, MaskZone } from "./photoMask.ts";
import { placeCallouts } from "./placeCallouts.ts";

interface ZoneCalloutsProps {
  readonly label: string;
  readonly zones: readonly MaskZone[];
}

const place = ([x, y]: MaskPoint): CSSProperties => ({ left: `${x * 100}%`, top: `${y * 100}%` });

/** Zones named on the photo: a dot, a leader line, a chip with the zone, its value and the shape of its band. */
export function ZoneCallouts({ label, zones }: ZoneCalloutsProps): ReactNode {
  const bands = useMessages("band", frBand);
  const callouts = placeCallouts(zones);
  return (
    <div className="cn-mask-viewer__callouts">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {callouts.map(({ zone, chip }) => {
          const line = { x1: zone.at[0] * 100, y1: zone.at[1] * 100, x2: chip[0] * 100, y2: chip[1] * 100 };
          return (
            <g key={zone.id}>
              <line {...line} className="cn-mask-viewer__leader-casing" />
              <line {...line} className="cn-mask-viewer__leader" />
            </g>
          );
        })}
      </svg>
      {callouts.map(({ zone }) => (
        <span key={zone.id} className="cn-mask-viewer__dot" style={place(zone.at)} aria-hidden="true" />
      ))}
      <ul aria-label={label}>
        {callouts.map(({ zone, chip }) => (
          <li key={zone.id} data-tone={zone.tone} style={place(chip)}>
            {zone.label} <b>{zone.value}</b>
            <BandShape tone={zone.tone} />
            <VisuallyHidden>, {bands[zone.tone]}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  );
}
