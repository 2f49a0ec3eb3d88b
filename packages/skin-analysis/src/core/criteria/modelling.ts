import { opticalDensity } from "../colour/absorbance.ts";
import { MODELLING } from "../constants/criteria.ts";
import { pixels } from "../face/alignedFace.ts";
import type { FaceMaps } from "../faceMaps/faceMaps.ts";
import { perFace } from "../faceMaps/perFace.ts";
import { toneOf } from "../faceMaps/skinTone.ts";
import { maskedBlur } from "../filter/maskedBlur.ts";
import { maskedMedian } from "../statistics/maskedQuantile.ts";

/**
 * The modelling of a face: the median contrast of its forms, in hundredths of a decade, where it is least;
 * the edge of a cast shadow models the zone that it crosses, not the face. A harder lamp, gloss on darker skin and the
 * shadows of a camera's tone curve raise it together with every other contrast of relief.
 */
const modelling = perFace((maps: FaceMaps): number => {
  const density = opticalDensity(maps.lightness);
  const within = (mm: number) => maskedBlur(density, maps.skin.visible, maps.size, pixels(mm));
  const fine = within(MODELLING.fineMm);
  const coarse = within(MODELLING.coarseMm);
  const form = fine;
  for (let i = 0; i < form.length; i++) form[i] = Math.abs((fine[i] ?? 0) - (coarse[i] ?? 0));
  const zones = maps.parts("forehead", "right_cheek", "left_cheek");
  if (zones.length === 0) return MODELLING.hard;
  return Math.min(...zones.map(({ interior }) => maskedMedian(form, interior)));
});

/**
 * Tells how hard the light is that models a face: its modelling weighed by the tone, nearly in L*. What a surface reflects
 * adds the same light to every skin, so that the same lamp models a dark one by larger ratios.
 */
export const hardness = perFace((maps: FaceMaps): number => modelling(maps) * toneOf(maps));
