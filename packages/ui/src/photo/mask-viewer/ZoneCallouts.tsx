"use client";

import type { ReactNode } from "react";
import { BandShape } from "../../criteria/band-mark/BandShape.tsx";
import { appliedStyle } from "../../foundations/internal/appliedStyle.ts";
import { frBand } from "../../foundations/messages/sections/criteria.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/VisuallyHidden.tsx";
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
          {...appliedStyle({
            "--cn-zone-x": zone.at[0],
            "--cn-zone-y": zone.at[1],
            "--cn-chip-x": `${offset.x}px`,
            "--cn-chip-y": `${offset.y}px`,
            visibility: "inherit",
          })}
        >
          <span className="cn-mask-viewer__leader" aria-hidden="true" />
          <span className="cn-mask-viewer__dot" aria-hidden="true" />
          <span className="cn-mask-viewer__chip">
            {zone.label} <b>{zone.value}</b>
            <BandShape tone={zone.tone} />
            <VisuallyHidden>, {bands[zone.tone]}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}
