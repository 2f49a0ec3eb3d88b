import { COVER, SKIN_GROWTH } from "../constants/skin.ts";
import { blurInPlace } from "../filter/blur.ts";
import { maskArea } from "../geometry/polygon.ts";
import type { Mask } from "../image/rgbImage.ts";
import { clamp } from "../curve/scoreCurve.ts";
import type { OwnSkin } from "./ownSkin.ts";
import { CELLS_PER_MM, type SkinField } from "./skinField.ts";

/** Share of accepted cells near a cell from which their mean says something of it. */
const FEWEST = 0.02;

/** Mean of a plane over the accepted cells near each cell; NaN far from all of them. */
function meanNearby(plane: Float32Array, accepted: Mask, field: SkinField): Float32Array {
  const sigma = SKIN_GROWTH.nearMm * CELLS_PER_MM;
  const sum = new Float32Array(plane.length);
  for (let i = 0; i < sum.length; i++) if (accepted[i]) sum[i] = plane[i] ?? 0;
  const mean = blurInPlace(sum, field.size, sigma);
  const cover = blurInPlace(new Float32Array(accepted), field.size, sigma);
  for (let i = 0; i < mean.length; i++) {
    const share = cover[i] ?? 0;
    mean[i] = share > FEWEST ? (mean[i] ?? 0) / share : Number.NaN;
  }
  return mean;
}

/** Tells whether a cell has this person's hue. @param above its L* above its surroundings or above the person's own */
function hasHue(field: SkinField, own: OwnSkin, i: number, above: number): boolean {
  const { reddish: r, yellowish: y, shade, highlight } = SKIN_GROWTH;
  const pale = highlight.loss * clamp(above / highlight.range, 0, 1);
  const dark = Math.max(0, own.lightness.median - (field.lightness[i] ?? 0));
  const red = (field.reddish[i] ?? 0) - own.reddish.median;
  const yellow = (field.yellowish[i] ?? 0) - own.yellowish.median;
  const yellower = y.above + 2 * own.yellowish.deviation + shade.yellowish * dark;
  return (
    red >= -r.below - 2 * own.reddish.deviation - pale * Math.max(0, own.reddish.median) &&
    red <= r.above + 2 * own.reddish.deviation + shade.reddish * dark &&
    yellow >= -yellower - pale * Math.max(0, own.yellowish.median) &&
    yellow <= yellower
  );
}

/**
 * Tells whether a cell has the hue of this person's skin in a shade: moderate, or deep and more reddish than in the light.
 */
export function hasShadeHue(field: SkinField, own: OwnSkin, i: number): boolean {
  const above = (field.lightness[i] ?? 0) - own.lightness.median;
  const deep = above < -SKIN_GROWTH.darkest;
  const red = (field.reddish[i] ?? 0) - own.reddish.median;
  return hasHue(field, own, i, above) && (!deep || red >= COVER.shadeReddish);
}

/**
 * Grows the skin outwards from where it was learnt: a cell is skin when its hue is this person's and its light that
 * of the skin next to it. A shadow that deepens slowly is followed, the edge of a fringe or of a hard shadow is not.
 */
export function growSkin(field: SkinField, own: OwnSkin): Mask {
  const { lightness: limits, darkest, rounds } = SKIN_GROWTH;
  const accept = (near: (i: number) => number, candidates: Mask): Mask => {
    const skin = new Uint8Array(candidates.length);
    for (let i = 0; i < skin.length; i++) {
      if (!candidates[i]) continue;
      const light = field.lightness[i] ?? 0;
      const above = light - near(i);
      const lit = above >= -limits.below && above <= limits.above && light <= limits.max;
      const aboveOwn = light - own.lightness.median;
      if (lit && aboveOwn >= -darkest && hasHue(field, own, i, Math.max(above, aboveOwn))) skin[i] = 1;
    }
    return skin;
  };
  let skin = accept(() => own.lightness.median, own.seed);
  for (let round = 0, before = 0; round < rounds; round++) {
    const area = maskArea(skin);
    if (Math.abs(area - before) <= SKIN_GROWTH.settled * area) break;
    before = area;
    const near = meanNearby(field.lightness, skin, field);
    skin = accept((i) => near[i] ?? Number.NaN, field.expected);
  }
  return skin;
}
