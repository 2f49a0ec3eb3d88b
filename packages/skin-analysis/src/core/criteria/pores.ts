import { PORES } from "../constants/criteria.ts";
import { DETAIL_NEEDS, FINE } from "../constants/detail.ts";
import type { Area } from "../faceMaps/areas.ts";
import type { FaceMaps } from "../faceMaps/faceMaps.ts";
import { lackOfDetail } from "../faceMaps/fineDetail.ts";
import { perFace } from "../faceMaps/perFace.ts";
import { toneOf } from "../faceMaps/skinTone.ts";
import { unite } from "../geometry/polygon.ts";
import type { Mask, Size } from "../image/rgbImage.ts";
import { scoreCurve } from "../curve/scoreCurve.ts";
import { meanTexture } from "../statistics/texture.ts";
import type { Measure } from "./measure.ts";

/** Gives what the texture of the calmest skin makes of dots that are no pores. */
const floorOf = (calm: number): number => PORES.calmWeight * calm;

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

/** Pixels of a mask in which a dot is darkest, of those darker than a limit. */
function peaksIn(dots: Float32Array, mask: Mask, { width, height }: Size, limit: number): number[] {
  const peaks: number[] = [];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (mask[i] && (dots[i] ?? 0) > limit && isPeak(dots, i, width)) peaks.push(i);
    }
  }
  return peaks;
}

/** The pixel of each dot that stands out from the texture of the calmest skin, on the parts that are scored. */
export const findPores = perFace((maps): readonly number[] => {
  const { dots, calm } = maps.detail();
  const skin = unite(
    maps.parts("nose", "right_cheek", "left_cheek", "forehead").map((area) => area.skin),
    dots.length,
  );
  return peaksIn(dots, skin, maps.size, PORES.dotFloors * Math.sqrt(floorOf(calm)));
});

/**
 * Pores: how much darker than their surroundings the dark dots of a pore's size are, beyond what the calmest skin of
 * the same face shows: grain, compression and the relief of all skin are there too. The bright side, shine and sweat, is
 * left out.
 * Sources: Dissanayake, Skin Res. Technol. 2019, for dots in facial photographs; the band of a difference of
 * Gaussians, Lowe 2004.
 */
export function measurePores(maps: FaceMaps): Measure {
  const centre = maps.parts("nose", "right_cheek", "left_cheek");
  if (!maps.whole || centre.length === 0) return "area-hidden";
  const lack = lackOfDetail(maps.face, maps.detail, DETAIL_NEEDS.pores);
  if (lack) return lack;
  const { dots, calm } = maps.detail();
  const floor = floorOf(calm);
  const tone = toneOf(maps) ** PORES.toneExponent;
  const load = (mask: Mask) =>
    tone * Math.sqrt(Math.max(0, meanTexture(dots, mask, maps.size, FINE.squares).above - floor));
  const scoreOf = (mask: Mask) => scoreCurve(load(mask), PORES.curve);
  const union = unite(
    centre.map(({ skin }) => skin),
    dots.length,
  );
  const parts: Area[] = [...maps.parts("forehead"), ...centre];
  return [
    { area: "face", score: scoreOf(union) },
    ...parts.map(({ name, skin }) => ({ area: name, score: scoreOf(skin) })),
  ];
}
