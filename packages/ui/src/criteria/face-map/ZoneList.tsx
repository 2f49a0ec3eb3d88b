"use client";

import type { ReactNode } from "react";
import type { RovingIndex } from "../../foundations/internal/useRovingIndex.ts";
import { BandMark } from "../band-mark/BandMark.tsx";
import { type ReadZone, zoneValue } from "./faceZones.ts";

interface ZoneListProps {
  readonly label: string;
  readonly zones: readonly ReadZone[];
  readonly active: number | null;
  readonly chosen: number | null;
  readonly propsOf: RovingIndex["propsOf"];
  readonly onChoose: (index: number) => void;
}

/** The zones beside the face, one stop of the Tab key: the arrows go from zone to zone, Enter keeps one in sight. */
export function ZoneList({ label, zones, active, chosen, propsOf, onChoose }: ZoneListProps): ReactNode {
  return (
    <ul className="cn-face-map__zones" aria-label={label}>
      {zones.map((zone, index) => (
        <li key={zone.id}>
          <button
            type="button"
            className="cn-face-map__zone"
            aria-pressed={chosen === index}
            {...(active === index ? { "data-active": "" } : {})}
            {...propsOf(index)}
            onClick={() => onChoose(index)}
          >
            <span className="cn-face-map__name">{zone.label}</span>{" "}
            <span className="cn-face-map__value">{zoneValue(zone)}</span>{" "}
            <BandMark tone={zone.said.tone} phrase={zone.said.scaleNote}>
              {zone.said.bandWord}
            </BandMark>
          </button>
        </li>
      ))}
    </ul>
  );
}
