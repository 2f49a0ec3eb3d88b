import { PORES } from "../constants/criteria.ts";
import { FINE } from "../constants/detail.ts";
import { FACE_WIDTH } from "../constants/photo.ts";
import type { Area } from "../face/areas.ts";
import type { FaceMaps } from "../face/faceMaps.ts";
import { unite } from "../geometry/polygon.ts";
import type { Mask } from "../image/rgbImage.ts";
import { scoreCurve } from "../scoring/scoreCurve.ts";
import { meanTexture } from "../statistics/texture.ts";
import type { Measure } from "./measure.ts";

/**
 * Pores: how much darker than their surroundings the dark dots of a pore's size are, beyond what the calmest skin of
 * the same face shows: grain, compression and the relief of all skin are there too. The bright side, shine and sweat, is
 * left out.
 * Sources: Dissanayake, Skin Res. Technol. 2019, for dots in facial photographs; the band of a difference of
 * Gaussians, Lowe 2004.
 */
export function measurePores(maps: FaceMaps): Measure {
  if (maps.face.photoWidth < FACE_WIDTH.fineDetail) return "face-too-small";
  const centre = maps.parts("nose", "right_cheek", "left_cheek");
  if (!maps.whole || centre.length === 0) return "area-hidden";
  const detail = maps.detail();
  if (detail.tooSoft) return "low-quality";
  const { dots, calm } = detail;
  const floor = PORES.calmWeight * calm;
  const load = (mask: Mask) =>
    Math.sqrt(Math.max(0, meanTexture(dots, mask, maps.size, FINE.squares).above - floor));
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
