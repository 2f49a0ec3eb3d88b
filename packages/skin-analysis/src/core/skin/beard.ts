import { BEARD } from "../constants/skin.ts";
import { unite } from "../geometry/polygon.ts";
import type { Mask } from "../image/rgbImage.ts";
import { maskedMedian } from "../statistics/maskedQuantile.ts";
import { meanOfSkin, type SkinField } from "./skinField.ts";

/** Cells of the parts of a face that bear a beard, and of those that never do. */
export interface BeardParts {
  readonly upperLip: Mask;
  readonly chin: Mask;
  readonly jaws: Mask;
  readonly cheeks: Mask;
}

/**
 * Finds the skin that a beard, a moustache or dense stubble covers: the texture of strands, far beyond that of the same
 * person's cheeks. It does not depend on their colour: grey, red and black ones are found alike.
 * @returns nothing when neither the chin nor the upper lip has it
 */
export function findBeard(field: SkinField, parts: BeardParts): Mask | undefined {
  const { expected } = field;
  const within = (part: Mask): Mask => part.map((inside, i) => (inside && expected[i] ? 1 : 0));
  const texture = meanOfSkin(field.texture, field, BEARD.blurMm);
  const own = maskedMedian(texture, within(parts.cheeks));
  const reaches = (value: number, limit: { readonly minTexture: number; readonly minRatio: number }) =>
    value >= limit.minTexture && value >= limit.minRatio * own;
  const chin = maskedMedian(texture, within(parts.chin));
  const upperLip = maskedMedian(texture, within(parts.upperLip));
  if (!reaches(chin, BEARD.chin) && !reaches(upperLip, BEARD.moustache)) return undefined;
  const zone = within(unite([parts.upperLip, parts.chin, parts.jaws], expected.length));
  const strands = new Float32Array(zone.length);
  for (let i = 0; i < zone.length; i++) {
    if (zone[i] && reaches(texture[i] ?? 0, BEARD.cell)) strands[i] = 1;
  }
  const { sigmaMm, min } = BEARD.density;
  const density = meanOfSkin(strands, field, sigmaMm);
  return zone.map((inside, i) => (inside && (density[i] ?? 0) >= min ? 1 : 0));
}
