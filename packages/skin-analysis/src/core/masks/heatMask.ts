import { MASK } from "../constants/masks.ts";
import type { LocalAmount } from "../criteria/localAmount.ts";
import type { Area } from "../faceMaps/areas.ts";
import type { FaceMaps } from "../faceMaps/faceMaps.ts";
import { unite } from "../geometry/polygon.ts";
import type { DrawnMask, MaskName } from "./drawing.ts";
import { heatOf, middleOfCell, outlinesAbove } from "./heat.ts";
import { placesOf } from "./places.ts";

/**
 * Tells where a criterion that varies over the skin finds what lowers its score.
 * @param parts of the face, to say where that is
 * @param scored what its score is made of, when that is not those parts
 */
export function heatMask(
  name: MaskName,
  maps: FaceMaps,
  { over, levels: amounts }: LocalAmount,
  parts: readonly Area[],
  scored?: readonly Area[],
): DrawnMask {
  const looked = unite(
    (scored ?? parts).map(({ interior }) => interior),
    maps.lightness.length,
  );
  const heat = heatOf(looked, maps.size, over);
  const levels = amounts.map((amount) => outlinesAbove(heat, amount, MASK.minHeatMm2));
  const [least = Infinity] = amounts;
  const hot = [...heat.values.keys()].filter((cell) => (heat.values[cell] ?? 0) > least);
  const marks = hot.map((cell) => middleOfCell(cell, heat, maps.size));
  const drawn = levels.some((rings) => rings.length > 0);
  return { name, drawing: { type: "heatmap", levels }, places: drawn ? placesOf(parts, marks) : [] };
}
