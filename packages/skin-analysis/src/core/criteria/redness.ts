import { REDNESS } from "../constants/criteria.ts";
import { SCALE_MM } from "../constants/engine.ts";
import { pixels } from "../face/alignedFace.ts";
import type { Area } from "../face/areas.ts";
import type { FaceMaps } from "../face/faceMaps.ts";
import { maskedBlur } from "../filter/maskedBlur.ts";
import type { Mask } from "../image/rgbImage.ts";
import { maskArea } from "../geometry/polygon.ts";
import { scoreCurve } from "../scoring/scoreCurve.ts";
import { maskedMedian } from "../statistics/maskedQuantile.ts";
import type { AreaMeasure, Measure } from "./measure.ts";

/** a* above what this tone of skin shows when it is calm. */
function diffuseRedness({ smooth }: FaceMaps, { skin }: Area): number {
  const expected = REDNESS.toneSlope * maskedMedian(smooth.yellowBlue, skin) + REDNESS.toneOffset;
  return Math.max(0, maskedMedian(smooth.redGreen, skin) - expected);
}

/** Mean a* in excess of the complexion around it, threshold taken off. */
function localRedness(redGreen: Float32Array, complexion: Float32Array, interior: Mask): number {
  let sum = 0;
  for (let i = 0; i < interior.length; i++) {
    if (!interior[i]) continue;
    sum += Math.max(0, (redGreen[i] ?? 0) - (complexion[i] ?? 0) - REDNESS.localThreshold);
  }
  return sum / maskArea(interior);
}

/**
 * Redness from CIE a*, which rises with haemoglobin: diffuse (the tone as a whole) and local (flushed patches).
 * Sources: Takiwaki, J. Med. Invest. 1998; Mezzana 2007 (erythrosis on digital photographs).
 */
export function measureRedness(maps: FaceMaps): Measure {
  if (!maps.whole) return "area-hidden";
  const { redGreen } = maps.smooth;
  const complexion = maskedBlur(redGreen, maps.skin.visible, maps.size, pixels(SCALE_MM.complexion));
  const measure = (area: Area): AreaMeasure => {
    const diffuse = scoreCurve(diffuseRedness(maps, area), REDNESS.globalCurve);
    const local = scoreCurve(localRedness(redGreen, complexion, area.interior), REDNESS.localCurve);
    return {
      area: area.name,
      score: REDNESS.globalWeight * diffuse + (1 - REDNESS.globalWeight) * local,
      sub: [
        { name: "redness_local_score", value: local },
        { name: "redness_global_score", value: diffuse },
      ],
    };
  };
  const parts = maps.parts("forehead", "nose", "right_cheek", "left_cheek");
  return [measure(maps.whole), ...parts.map(measure)];
}
