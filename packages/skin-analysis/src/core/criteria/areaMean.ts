import type { Area } from "../faceMaps/areas.ts";
import { maskArea } from "../geometry/polygon.ts";

/** An amount found in one area. */
export interface AreaAmount {
  readonly area: Area;
  readonly amount: number;
}

/** Mean over areas, each weighing by its skin: what is said of the whole then lies between what is said of its parts. */
export function areaMean(found: readonly AreaAmount[]): number {
  let sum = 0;
  let weight = 0;
  for (const { area, amount } of found) {
    const skin = maskArea(area.interior);
    sum += skin * amount;
    weight += skin;
  }
  return sum / weight;
}
