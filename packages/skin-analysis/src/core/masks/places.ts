import type { Area } from "../faceMaps/areas.ts";
import type { Place } from "./drawing.ts";

/**
 * Counts how many of some pixels lie in each part of the face; parts without any are left out.
 * @param marks one pixel for each thing that is counted
 */
export function placesOf(parts: readonly Area[], marks: readonly number[]): Place[] {
  return parts
    .map(({ name, skin }): Place => {
      let amount = 0;
      for (const pixel of marks) amount += skin[pixel] ?? 0;
      return { area: name, amount };
    })
    .filter(({ amount }) => amount > 0);
}
