import { UNIFORMNESS } from "../constants/criteria.ts";
import { pixels } from "../face/alignedFace.ts";
import type { Area } from "../faceMaps/areas.ts";
import type { FaceMaps } from "../faceMaps/faceMaps.ts";
import { perFace } from "../faceMaps/perFace.ts";
import { maskedBlur } from "../filter/maskedBlur.ts";
import { scoreCurve } from "../curve/scoreCurve.ts";
import { meanSquareDifference } from "../statistics/meanSquare.ts";
import { areaMean } from "./areaMean.ts";
import { chromaticPlanes } from "./chromaticPlanes.ts";
import { colourGain } from "./colourGain.ts";
import { levelsOf, type LocalAmount } from "./localAmount.ts";
import type { AreaMeasure, Measure } from "./measure.ts";

/** Blood and melanin, and each as its surroundings have it. */
const pigments = perFace(({ face, skin, size }) => {
  const { erythema, browning } = chromaticPlanes(face);
  const around = (plane: Float32Array) =>
    maskedBlur(plane, skin.visible, size, pixels(UNIFORMNESS.surroundingsMm));
  return { erythema, browning, calmErythema: around(erythema), calmBrowning: around(browning) };
});

/** Unevenness at any place. */
export function uniformnessAmount(maps: FaceMaps): LocalAmount {
  const { erythema, browning, calmErythema, calmBrowning } = pigments(maps);
  const over = (skin: readonly number[]) => {
    let sum = 0;
    for (const i of skin) {
      sum += ((erythema[i] ?? 0) - (calmErythema[i] ?? 0)) ** 2;
      sum += UNIFORMNESS.browningWeight * ((browning[i] ?? 0) - (calmBrowning[i] ?? 0)) ** 2;
    }
    return colourGain(maps) * Math.sqrt(sum / skin.length);
  };
  return { over, levels: levelsOf(UNIFORMNESS.curve) };
}

/**
 * Evenness of the complexion: how far blood and melanin differ from their own surroundings, as the root mean square
 * of erythema and browning in hundredths of a decade. Light and shade are left out, not fitted: they are grey, and
 * what is measured is the ratio of channels, at a usual saturation. The whole is the mean of the zones' squares, by their area.
 * Sources: dispersion of colour as a measure of an even complexion (ITA literature), in the space of Tsumura 1999,
 * where pigments add up and shading falls out.
 */
export function measureUniformness(maps: FaceMaps): Measure {
  const zones = maps.parts("forehead", "right_cheek", "left_cheek");
  if (!maps.whole || zones.length === 0) return "area-hidden";
  const { erythema, browning, calmErythema, calmBrowning } = pigments(maps);
  const variance = ({ interior }: Area): number =>
    meanSquareDifference(erythema, calmErythema, interior) +
    UNIFORMNESS.browningWeight * meanSquareDifference(browning, calmBrowning, interior);
  const score = (squares: number): number =>
    scoreCurve(colourGain(maps) * Math.sqrt(squares), UNIFORMNESS.curve);
  const found = zones.map((area) => ({ area, amount: variance(area) }));
  const parts: AreaMeasure[] = found.map(({ area, amount }) => ({ area: area.name, score: score(amount) }));
  return [{ area: "face", score: score(areaMean(found)) }, ...parts];
}
