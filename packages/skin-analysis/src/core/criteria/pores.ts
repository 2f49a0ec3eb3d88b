import { PORES } from "../constants/criteria.ts";
import { FACE_WIDTH } from "../constants/photo.ts";
import { squareMm } from "../face/alignedFace.ts";
import type { Area } from "../face/areas.ts";
import type { FaceMaps } from "../face/faceMaps.ts";
import { blur } from "../filter/blur.ts";
import { curvatureAt } from "../filter/hessian.ts";
import { maskArea, unite } from "../geometry/polygon.ts";
import type { Mask, Size } from "../image/rgbImage.ts";
import { scoreCurve } from "../scoring/scoreCurve.ts";
import { maskedDeviation } from "../statistics/maskedQuantile.ts";
import type { Measure } from "./measure.ts";

/** Darkness of each pixel against its immediate surroundings: a difference of Gaussians of L*. */
function darkDots({ lightness, size }: FaceMaps): Float32Array {
  const dots = blur(lightness, size, PORES.wideSigma);
  const narrow = blur(lightness, size, PORES.narrowSigma);
  for (let i = 0; i < dots.length; i++) dots[i] = (dots[i] ?? 0) - (narrow[i] ?? 0);
  return dots;
}

/** True where a plane has a local maximum among its eight neighbours. */
function isPeak(plane: Float32Array, i: number, width: number): boolean {
  const value = plane[i] ?? 0;
  for (const neighbour of [i - width - 1, i - width, i - width + 1, i - 1]) {
    if (value < (plane[neighbour] ?? 0)) return false;
  }
  for (const neighbour of [i + 1, i + width - 1, i + width, i + width + 1]) {
    if (value <= (plane[neighbour] ?? 0)) return false;
  }
  return true;
}

/** Round rather than drawn out. Source: the edge test of Lowe 2004 (SIFT), trace² / determinant. */
function isRound(plane: Float32Array, i: number, width: number): boolean {
  const { xx, yy, xy } = curvatureAt(plane, i, width);
  const determinant = xx * yy - xy * xy;
  return determinant > 0 && (xx + yy) ** 2 / determinant <= PORES.maxEdgeRatio;
}

/** Summed strength of the pores per square centimetre of a mask. */
function poreLoad(dots: Float32Array, mask: Mask, size: Size, threshold: number): number {
  const { width, height } = size;
  let strength = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const value = dots[i] ?? 0;
      if (!mask[i] || value < threshold) continue;
      if (isPeak(dots, i, width) && isRound(dots, i, width)) strength += value;
    }
  }
  return (100 * strength) / squareMm(maskArea(mask));
}

/**
 * Pores: small round dark dots of the nose and the cheeks, by a difference of Gaussians at pore size.
 * Sources: Lowe 2004 for the detector; Dissanayake, Skin Res. Technol. 2019, for dots in facial photographs.
 */
export function measurePores(maps: FaceMaps): Measure {
  if (maps.face.photoWidth < FACE_WIDTH.fineDetail) return "face-too-small";
  const centre = maps.parts("nose", "right_cheek", "left_cheek");
  if (!maps.whole || centre.length === 0) return "area-hidden";
  const dots = darkDots(maps);
  const union = unite(
    centre.map(({ skin }) => skin),
    dots.length,
  );
  const { deviations, min } = PORES.threshold;
  const threshold = Math.max(min, deviations * maskedDeviation(dots, union));
  const scoreOf = (mask: Mask) => scoreCurve(poreLoad(dots, mask, maps.size, threshold), PORES.curve);
  const parts: Area[] = [...maps.parts("forehead"), ...centre];
  return [
    { area: "face", score: scoreOf(union) },
    ...parts.map(({ name, skin }) => ({ area: name, score: scoreOf(skin) })),
  ];
}
