import { MASK } from "../constants/masks.ts";
import type { LocalAmount } from "../criteria/localAmount.ts";
import type { Area } from "../face/areas.ts";
import type { FaceMaps } from "../face/faceMaps.ts";
import type { DrawnMask, MaskName } from "./drawing.ts";
import { heatOf, middleOfCell, outlinesAbove } from "./heat.ts";
import { placesOf } from "./places.ts";

/** Where a criterion that varies over the skin finds what lowers its score. */
export function heatMask(
  name: MaskName,
  maps: FaceMaps,
  { over, levels: amounts }: LocalAmount,
  parts: readonly Area[],
): DrawnMask {
  const heat = heatOf(maps, over);
  const levels = amounts.map((amount) => outlinesAbove(heat, amount, MASK.minHeatMm2));
  const [least = Infinity] = amounts;
  const hot = [...heat.values.keys()].filter((cell) => (heat.values[cell] ?? 0) > least);
  const marks = hot.map((cell) => middleOfCell(cell, heat, maps.size));
  const drawn = levels.some((rings) => rings.length > 0);
  return { name, drawing: { type: "heatmap", levels }, places: drawn ? placesOf(parts, marks) : [] };
}
