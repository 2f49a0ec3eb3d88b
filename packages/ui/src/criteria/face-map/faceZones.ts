import type { ChartTableData } from "../../data/chart-frame/ChartTable.tsx";
import type { ChartMessages } from "../../foundations/messages/sections/charts.ts";
import type { CriterionReading } from "../criterion-gauge/CriterionReading.ts";
import { type GaugeLanguage, type GaugeReading, gaugeReading } from "../criterion-gauge/gaugeReading.ts";
import { type FacePart, knownPart } from "./facePart.ts";

/** One zone of the face with the reading of the criterion there. */
export interface FaceZone {
  /** Tells it from its neighbours, the same from one render to the next. */
  readonly id: string;
  /** Place on the drawing; a zone without one, or with one taken already, stands in the list alone. */
  readonly part?: FacePart | undefined;
  /** The reading there; its label names the zone. `null` as a value is not measured. */
  readonly reading: CriterionReading;
}

/** A zone with what is drawn and said of it. */
export interface ReadZone {
  readonly id: string;
  readonly label: string;
  readonly part: FacePart | null;
  readonly said: GaugeReading;
}

/** Zones that are listed at most; the table has all of them. */
export const MOST_ZONES = 40;

/** Reads the zones in their order; of two zones in one place the first one is drawn. */
export function readZones(zones: readonly FaceZone[], language: GaugeLanguage): ReadZone[] {
  const taken = new Set<FacePart>();
  return zones.map(({ id, part: name, reading }) => {
    const known = knownPart(name);
    const part = known !== null && !taken.has(known) ? known : null;
    if (part !== null) taken.add(part);
    return { id, label: reading.label, part, said: gaugeReading(reading, language) };
  });
}

/** « 46/100 », or nothing. */
export const zoneValue = ({ said }: ReadZone): string => `${said.number}${said.unit}`;

/** The sentence: from the worst zone to the best, and how many were not measured. */
export function zonesSummary(
  label: string,
  zones: readonly ReadZone[],
  words: ChartMessages["faceMap"],
): string {
  const measured = zones.filter(({ said }) => said.shown !== null);
  const better = (one: ReadZone, other: ReadZone): boolean => {
    const sign = one.said.scale.direction === "lower" ? -1 : 1;
    return sign * ((one.said.shown ?? 0) - (other.said.shown ?? 0)) > 0;
  };
  const first = measured[0];
  if (first === undefined) return words.nothing({ label });
  let [best, worst] = [first, first];
  for (const zone of measured) {
    if (better(zone, best)) best = zone;
    if (better(worst, zone)) worst = zone;
  }
  return words.summary({
    label,
    worst: worst.label,
    worstValue: zoneValue(worst),
    best: best.label,
    bestValue: zoneValue(best),
    same: best.said.shown === worst.said.shown,
    zoneCount: measured.length,
    unmeasuredCount: zones.length - measured.length,
  });
}

/** Every zone with its value and its reading, as a table. */
export function zonesTable(
  label: string,
  zones: readonly ReadZone[],
  words: ChartMessages["faceMap"],
): ChartTableData {
  return {
    caption: words.tableCaption({ label }),
    columns: [words.zone, words.value, words.reading],
    rows: zones.map((zone) => ({
      id: zone.id,
      cells: [
        zone.label,
        zoneValue(zone) || "—",
        zone.said.scaleNote === null ? zone.said.bandWord : `${zone.said.bandWord} (${zone.said.scaleNote})`,
      ],
    })),
  };
}
