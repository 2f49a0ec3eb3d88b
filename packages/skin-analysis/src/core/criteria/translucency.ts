import { TRANSLUCENCY } from "../constants/criteria.ts";
import { opticalDensity } from "../colour/absorbance.ts";
import { pixels } from "../face/alignedFace.ts";
import type { Area } from "../faceMaps/areas.ts";
import type { FaceMaps } from "../faceMaps/faceMaps.ts";
import { perFace } from "../faceMaps/perFace.ts";
import { litToneOf } from "../faceMaps/skinTone.ts";
import { blur } from "../filter/blur.ts";
import { scoreCurve } from "../curve/scoreCurve.ts";
import { maskedMedian } from "../statistics/maskedQuantile.ts";
import { areaMean } from "./areaMean.ts";
import { chromaticPlanes } from "./chromaticPlanes.ts";
import { colourGain } from "./colourGain.ts";
import { levelsOf, type LocalAmount } from "./localAmount.ts";
import type { AreaMeasure, Measure } from "./measure.ts";
import { hardness } from "./modelling.ts";

/** Medians of what stands out either way in one area, in hundredths of a decade: a few spots or lines weigh nothing. */
interface Bands {
  /** Darker and lighter patches of 1 to 3 mm. */
  readonly mottle: number;
  /** Patches of colour of 2 to 6 mm. */
  readonly tint: number;
}

/**
 * Dullness: mottling against how hard the light models the person's own face, plus blotches of colour at a usual
 * saturation. The harder the light, the more every contrast grows: a ratio of two bands of the same photo does not.
 */
function dullness({ mottle, tint }: Bands, maps: FaceMaps): number {
  const { mottleWeight, softForm, toneExponent } = TRANSLUCENCY;
  const coloured = colourGain(maps) * tint;
  return litToneOf(maps) ** toneExponent * (coloured + (mottleWeight * mottle) / (hardness(maps) + softForm));
}

/** Tells how far two blurs of a plane differ at each pixel, in the first one. */
function band(fine: Float32Array, coarse: Float32Array): Float32Array {
  for (let i = 0; i < fine.length; i++) fine[i] = Math.abs((fine[i] ?? 0) - (coarse[i] ?? 0));
  return fine;
}

/** The zones that are looked at. */
const zonesOf = (maps: FaceMaps): Area[] => maps.parts("forehead", "right_cheek", "left_cheek");

/** Gives what stands out either way at each pixel, by the two bands. */
const bandPlanes = perFace((maps) => {
  const { mottleMm, tintMm } = TRANSLUCENCY;
  const density = opticalDensity(maps.lightness);
  const blurred = (plane: Float32Array, mm: number) => blur(plane, maps.size, pixels(mm));
  const { erythema } = chromaticPlanes(maps.face);
  return {
    mottle: band(blurred(density, mottleMm.fine), blurred(density, mottleMm.coarse)),
    tint: band(blurred(erythema, tintMm.fine), blurred(erythema, tintMm.coarse)),
  };
});

/** Middle value of a plane over some pixels. */
function medianOver(plane: Float32Array, pixels: readonly number[]): number {
  const values = Float32Array.from(pixels, (pixel) => plane[pixel] ?? 0).sort();
  return values[values.length >> 1] ?? 0;
}

/** Gives what dulls the complexion at any place. */
export function translucencyAmount(maps: FaceMaps): LocalAmount {
  const { mottle, tint } = bandPlanes(maps);
  const over = (skin: readonly number[]) =>
    dullness({ mottle: medianOver(mottle, skin), tint: medianOver(tint, skin) }, maps);
  return { over, levels: levelsOf(TRANSLUCENCY.curve) };
}

/**
 * Radiance: light that leaves the skin evenly. A proxy, reported with low confidence; gloss is left out, which
 * depends on the lamp more than on the skin, and so is lightness, which is tone and exposure.
 * Sources: Matsubara 2012 (radiance and the spatial bands of lightness); Int. J. Cosmet. Sci. 2022 (panel:
 * unevenness lowers perceived translucency).
 */
export function measureTranslucency(maps: FaceMaps): Measure {
  const zones = zonesOf(maps);
  if (!maps.whole || zones.length === 0) return "area-hidden";
  const { curve } = TRANSLUCENCY;
  const { mottle, tint } = bandPlanes(maps);
  const found = zones.map((area) => ({
    area,
    amount: dullness(
      { mottle: maskedMedian(mottle, area.interior), tint: maskedMedian(tint, area.interior) },
      maps,
    ),
  }));
  const parts: AreaMeasure[] = found.map(({ area, amount }) => ({
    area: area.name,
    score: scoreCurve(amount, curve),
  }));
  return [{ area: "face", score: scoreCurve(areaMean(found), curve) }, ...parts];
}
