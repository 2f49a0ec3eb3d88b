import { FRINGE } from "../constants/skin.ts";
import { findComponents } from "../geometry/components.ts";
import { intersect, maskArea, unite } from "../geometry/polygon.ts";
import type { Mask } from "../image/rgbImage.ts";
import { maskedMedian } from "../statistics/maskedQuantile.ts";
import { meanOfSkin, type SkinField } from "./skinField.ts";

/** Limits from which strands hide the skin around them. */
interface Limits {
  /** Share of the cells around that are strands. */
  readonly density: number;
  /** Share of the zone that lies under them. */
  readonly minShare: number;
}

/** Cells of a zone that lie among strands; nothing where they are few. */
function dense(strands: Float32Array, zone: Mask, field: SkinField, limits: Limits): Mask | undefined {
  const density = meanOfSkin(strands, field, FRINGE.densityMm);
  const found = zone.map((inside, i) => (inside && (density[i] ?? 0) >= limits.density ? 1 : 0));
  return maskArea(found) >= limits.minShare * Math.max(1, maskArea(zone)) ? found : undefined;
}

/**
 * Hair over the forehead, of nearly the hue of skin. Where it hangs down the light changes from strand to strand, from
 * left to right, far more than on the person's cheeks, while the wrinkles of a forehead lie across. Whichever way it
 * lies, strand stands beside strand: its slopes are steep everywhere, those of wrinkles are far apart.
 * @param forehead cells above the brows
 * @param cheeks cells of bare skin
 * @returns nothing where hardly any is found
 */
export function findFringe(field: SkinField, forehead: Mask, cheeks: Mask): Mask | undefined {
  const { expected } = field;
  const around = (plane: Float32Array) => meanOfSkin(plane, field, FRINGE.blurMm);
  const [across, down, texture] = [around(field.across), around(field.down), around(field.texture)];
  const slope = across.map((value, i) => Math.hypot(value, down[i] ?? 0));
  const skinOf = (part: Mask): Mask => part.map((inside, i) => (inside && expected[i] ? 1 : 0));
  const bare = skinOf(cheeks);
  const own = {
    across: maskedMedian(across, bare),
    texture: maskedMedian(texture, bare),
    slope: maskedMedian(slope, bare),
  };
  const zone = skinOf(forehead);
  const { hanging: hung, lying } = FRINGE;
  const hanging = new Float32Array(zone.length);
  const any = new Float32Array(zone.length);
  for (let i = 0; i < zone.length; i++) {
    if (!zone[i]) continue;
    const [strand, rough] = [across[i] ?? 0, texture[i] ?? 0];
    const hangs = strand >= hung.slope * (down[i] ?? 0);
    if (hangs && strand >= hung.minAcross && strand >= hung.minRatio * own.across) hanging[i] = 1;
    const steep = (slope[i] ?? 0) >= lying.minSlope * own.slope;
    if (steep && rough >= lying.minTexture && rough >= lying.minRatio * own.texture) any[i] = 1;
  }
  const found = [dense(hanging, zone, field, hung), dense(any, zone, field, lying)].filter(
    (mask) => mask !== undefined,
  );
  return found.length > 0 ? unite(found, zone.length) : undefined;
}

/**
 * Takes out of the skin what is cut off from the forehead by strands: smooth locks of its hue.
 * @param skin changed: the skin without the fringe
 */
export function dropIslands(skin: Mask, forehead: Mask, { size }: SkinField): void {
  const pieces = findComponents(intersect(skin, forehead), size);
  const largest = Math.max(0, ...pieces.map(({ pixels }) => pixels.length));
  for (const { pixels } of pieces) {
    if (pixels.length >= FRINGE.minPiece * largest) continue;
    for (const cell of pixels) skin[cell] = 0;
  }
}
