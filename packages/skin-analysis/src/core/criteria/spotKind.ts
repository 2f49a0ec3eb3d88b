import { melaninShare, type Absorbance } from "../colour/chromophores.ts";
import { MARK_KIND } from "../constants/spots.ts";
import type { FaceMaps } from "../face/faceMaps.ts";
import { ramp } from "../scoring/scoreCurve.ts";
import { meanOver } from "./spot.ts";

/** How surely a mark is a brown one or a red one, 0 to 1 each; a grey shadow or a hair is neither. */
export interface MarkKind {
  readonly brown: number;
  readonly red: number;
}

type ColourMaps = Pick<FaceMaps, "absorbanceContrast">;

/** What a mark absorbs more than the skin around it, in each channel. */
function addedAbsorbance(maps: ColourMaps, pixels: readonly number[], around: readonly number[]): Absorbance {
  const { red, green, blue } = maps.absorbanceContrast;
  const added = (plane: Float32Array): number => meanOver(plane, pixels) - meanOver(plane, around);
  return [added(red), added(green), added(blue)];
}

/**
 * Tells a brown mark from a red one by the pigment that it adds to the skin around it.
 * @param around pixels of the skin around it, at least one
 */
export function kindOfMark(maps: ColourMaps, pixels: readonly number[], around: readonly number[]): MarkKind {
  const added = addedAbsorbance(maps, pixels, around);
  const [red, green] = added;
  if (green <= 0) return { brown: 0, red: 0 };
  const brown = ramp(melaninShare(added), MARK_KIND.melanin.start, MARK_KIND.melanin.ramp);
  const tinted = ramp(MARK_KIND.grey.max - red / green, 0, MARK_KIND.grey.ramp);
  return { brown: brown * tinted, red: 1 - brown };
}
