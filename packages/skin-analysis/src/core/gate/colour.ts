import { COLOUR_BALANCE } from "../constants/photo.ts";
import type { ColourBalance } from "../quality/colourBalance.ts";

/**
 * Refuses a photo whose colours are not those of skin: black and white, sepia, or a light or filter that tints the
 * whole face. Without it the skin would not be found, and the reader be told that something covers it.
 */
export function colourProblem({ variety, cast }: ColourBalance): "no-colour" | "colour-cast" | undefined {
  if (variety < COLOUR_BALANCE.minVariety) return "no-colour";
  return cast >= 1 ? "colour-cast" : undefined;
}
