import type { FaceInspection } from "@carnation/skin-analysis/node";
import type { Overview } from "../measure/distributions.ts";
import type { Degradation } from "../measure/flattery.ts";
import type { PaintedTruth } from "../measure/painted.ts";
import type { Stability } from "../measure/stability.ts";
import type { ToneLink } from "../measure/tone.ts";
import type { Sheet } from "../photos/contactSheet.ts";
import type { SizeCost } from "../run/costs.ts";
import type { Sitting } from "../run/sittings.ts";

/** Everything that a run measured; parts that were not asked for are absent. */
export interface Figures {
  readonly engine: string;
  /** ISO date and time of the run. */
  readonly date: string;
  readonly sittings: readonly Sitting[];
  readonly overview: Overview;
  readonly sheets?: readonly Sheet[];
  /** Count of how many photos were changed for painted marks, stability and degradations. */
  readonly tried: number;
  readonly painted?: readonly PaintedTruth[];
  readonly single?: Stability;
  readonly reshots?: Stability;
  readonly degradations?: readonly Degradation[];
  readonly tone?: readonly ToneLink[];
  readonly costs?: readonly SizeCost[];
}

/** Tells how much each cover hides, in per cent of the square of the face's width. */
function hiddenBy({ hidden, stripWidth, faceWidth }: FaceInspection): Readonly<Record<string, number>> {
  const areas: Record<string, number> = {};
  for (const { cover, from, to } of hidden) {
    const area = (100 * stripWidth * Math.hypot(to.x - from.x, to.y - from.y)) / faceWidth ** 2;
    areas[cover] = (areas[cover] ?? 0) + area;
  }
  return areas;
}

/** A sitting without its photo. */
function photoRow({ portrait, reading, inspection }: Sitting): object {
  if ("refused" in reading) return { photo: portrait.name, refused: reading.refused };
  return {
    photo: portrait.name,
    quality: reading.quality,
    criteria: Object.fromEntries(reading.criteria),
    skin: inspection?.skin,
    hidden: inspection && hiddenBy(inspection),
    marks: inspection?.marks.map(({ criterion, areaMm2, peak, weight, outline }) => ({
      criterion,
      areaMm2,
      peak,
      weight,
      outline: outline.map(({ x, y }) => [Math.round(x), Math.round(y)]),
    })),
  };
}

/** The figures as JSON, without any picture; what could not be computed is null. */
export function toJson(figures: Figures): string {
  const { sittings, sheets, ...rest } = figures;
  const value = {
    ...rest,
    marks: sheets?.flatMap(({ tiles }) => tiles).length,
    photos: sittings.map(photoRow),
  };
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "number" ? Math.round(part * 1e4) / 1e4 : part,
  );
}
