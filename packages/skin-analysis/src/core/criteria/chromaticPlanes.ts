import { channelAbsorbance, erythemaIndex } from "../colour/absorbance.ts";
import { CHROMATIC } from "../constants/criteria.ts";
import { pixels, type AlignedFace } from "../face/alignedFace.ts";
import { blurInPlace } from "../filter/blur.ts";

/**
 * The colour of each pixel without its brightness, in hundredths of a decade: differences of absorbance, which no
 * strength of light and no shade moves. A tinted light adds the same to a whole plane.
 */
export interface ChromaticPlanes {
  /** Green less red absorbance: blood, and half as much melanin. */
  readonly erythema: Float32Array;
  /** Blue less green absorbance: melanin, and hardly any blood. */
  readonly browning: Float32Array;
  /** Erythema less what melanin has in it. */
  readonly blood: Float32Array;
}

const known = new WeakMap<AlignedFace, ChromaticPlanes>();

function compute(face: AlignedFace): ChromaticPlanes {
  const absorbed = channelAbsorbance(face.rgb);
  const sigma = pixels(CHROMATIC.sigmaMm);
  const erythema = blurInPlace(erythemaIndex(absorbed), face.size, sigma);
  const browning = new Float32Array(erythema.length);
  for (let i = 0; i < browning.length; i++) {
    browning[i] = (absorbed.blue[i] ?? 0) - (absorbed.green[i] ?? 0);
  }
  blurInPlace(browning, face.size, sigma);
  const blood = new Float32Array(erythema.length);
  for (let i = 0; i < blood.length; i++) {
    blood[i] = (erythema[i] ?? 0) - CHROMATIC.melaninInErythema * (browning[i] ?? 0);
  }
  return { erythema, browning, blood };
}

/**
 * The chromatic planes of a face, computed once.
 * Source: absorbances of melanin, blood and shade add up (Tsumura, J. Opt. Soc. Am. A 1999); shade is grey.
 */
export function chromaticPlanes(face: AlignedFace): ChromaticPlanes {
  const planes = known.get(face) ?? compute(face);
  known.set(face, planes);
  return planes;
}
