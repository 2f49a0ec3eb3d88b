import { FRINGE } from "../constants/skin.ts";
import type { Mask } from "../image/rgbImage.ts";
import { maskedMedian } from "../statistics/maskedQuantile.ts";
import { meanOfSkin, type SkinField } from "./skinField.ts";

/**
 * Fair hair over the forehead, of nearly the hue of skin: it hangs down, so that the light changes from strand to
 * strand, from left to right, far more than on the person's cheeks, while the wrinkles of a forehead lie across.
 * @param forehead cells above the brows
 * @param cheeks cells of bare skin
 * @returns nothing where hardly any is found
 */
export function findFringe(field: SkinField, forehead: Mask, cheeks: Mask): Mask | undefined {
  const { expected } = field;
  const across = meanOfSkin(field.across, field, FRINGE.blurMm);
  const down = meanOfSkin(field.down, field, FRINGE.blurMm);
  const skinOf = (part: Mask): Mask => part.map((inside, i) => (inside && expected[i] ? 1 : 0));
  const own = maskedMedian(across, skinOf(cheeks));
  const zone = skinOf(forehead);
  const strands = new Float32Array(zone.length);
  for (let i = 0; i < zone.length; i++) {
    const strand = across[i] ?? 0;
    const hangs = strand >= FRINGE.slope * (down[i] ?? 0);
    if (zone[i] && hangs && strand >= FRINGE.minAcross && strand >= FRINGE.minRatio * own) strands[i] = 1;
  }
  const density = meanOfSkin(strands, field, FRINGE.density.sigmaMm);
  const fringe = zone.map((inside, i) => (inside && (density[i] ?? 0) >= FRINGE.density.min ? 1 : 0));
  const share = fringe.reduce((sum, cell) => sum + cell, 0) / zone.reduce((sum, cell) => sum + cell, 1);
  return share >= FRINGE.minShare ? fringe : undefined;
}
