import { REDNESS } from "../constants/criteria.ts";
import { pixels } from "../face/alignedFace.ts";
import type { Area } from "../faceMaps/areas.ts";
import type { FaceMaps } from "../faceMaps/faceMaps.ts";
import { perFace } from "../faceMaps/perFace.ts";
import { maskedBlur } from "../filter/maskedBlur.ts";
import type { Mask } from "../image/rgbImage.ts";
import { maskArea } from "../geometry/polygon.ts";
import { scoreCurve } from "../curve/scoreCurve.ts";
import { maskedMedian, maskedQuantile } from "../statistics/maskedQuantile.ts";
import { areaMean } from "./areaMean.ts";
import { chromaticPlanes } from "./chromaticPlanes.ts";
import { colourGain } from "./colourGain.ts";
import type { LocalAmount } from "./localAmount.ts";
import type { AreaMeasure, Measure } from "./measure.ts";
import { meanOver } from "./spot.ts";

/** Redness of one area, in hundredths of a decade of the blood index. */
interface Findings {
  readonly diffuse: number;
  readonly local: number;
}

/** Blood in excess of the complexion around it, at usual saturation, threshold taken off; 0 or more. */
const bloodExcess = perFace((maps): Float32Array => {
  const { blood } = chromaticPlanes(maps.face);
  const gain = colourGain(maps);
  const excess = maskedBlur(blood, maps.skin.visible, maps.size, pixels(REDNESS.complexionMm));
  for (let i = 0; i < excess.length; i++) {
    excess[i] = Math.max(0, gain * ((blood[i] ?? 0) - (excess[i] ?? 0)) - REDNESS.localThreshold);
  }
  return excess;
});

/** Mean of the excess inside a mask. */
function localRedness(excess: Float32Array, interior: Mask): number {
  let sum = 0;
  for (let i = 0; i < interior.length; i++) if (interior[i]) sum += excess[i] ?? 0;
  return sum / maskArea(interior);
}

/** Local redness at any place. */
export function rednessAmount(maps: FaceMaps): LocalAmount {
  const excess = bloodExcess(maps);
  return { over: (skin) => meanOver(excess, skin), levels: REDNESS.heatLevels };
}

function measureOf(area: AreaMeasure["area"], { diffuse, local }: Findings): AreaMeasure {
  const { globalCurve, localCurve, globalWeight, curve } = REDNESS;
  const load = (globalWeight * diffuse) / globalCurve.half + ((1 - globalWeight) * local) / localCurve.half;
  return {
    area,
    score: scoreCurve(load, curve),
    sub: [
      { name: "redness_local_score", value: scoreCurve(local, localCurve) },
      { name: "redness_global_score", value: scoreCurve(diffuse, globalCurve) },
    ],
  };
}

/**
 * Redness against the person's own calm skin: diffuse (an area as a whole above the calmest skin of the face, or a
 * whole face beyond any calm one) and local (flushed patches above the skin around them). Light, tone and most of
 * the white balance are the same on both sides of a difference and fall out; melanin is taken off the erythema, and
 * colours that a camera or an editor deepened are brought to a usual saturation.
 * Sources: Takiwaki, J. Med. Invest. 1998 (erythema index); Mezzana 2007 (erythrosis on digital photographs).
 */
export function measureRedness(maps: FaceMaps): Measure {
  const zones = maps.parts("forehead", "nose", "right_cheek", "left_cheek");
  if (!maps.whole || zones.length === 0) return "area-hidden";
  const { blood } = chromaticPlanes(maps.face);
  const excess = bloodExcess(maps);
  const { interior } = maps.whole;
  const gain = colourGain(maps);
  const calm = Math.min(gain * maskedQuantile(blood, interior, REDNESS.calmShare), REDNESS.reddestCalm);
  const find = ({ skin: visible, interior: inside }: Area): Findings => ({
    diffuse: Math.max(0, gain * maskedMedian(blood, visible) - calm),
    local: localRedness(excess, inside),
  });
  const found = zones.map((area) => ({ area, ...find(area) }));
  const whole: Findings = {
    diffuse: areaMean(found.map(({ area, diffuse }) => ({ area, amount: diffuse }))),
    local: areaMean(found.map(({ area, local }) => ({ area, amount: local }))),
  };
  return [measureOf("face", whole), ...found.map(({ area, ...own }) => measureOf(area.name, own))];
}
