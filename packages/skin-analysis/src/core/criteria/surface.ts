import { HYDRATION } from "../constants/criteria.ts";
import { FINE } from "../constants/detail.ts";
import { FACE_WIDTH } from "../constants/photo.ts";
import type { FaceMaps } from "../face/faceMaps.ts";
import { detailBelow } from "../face/fineDetail.ts";
import { scoreCurve } from "../scoring/scoreCurve.ts";
import { meanTexture } from "../statistics/texture.ts";
import type { Measure } from "./measure.ts";

/**
 * Surface look of hydrated skin: little relief, few bright flakes. It is not moisture, which no photo shows;
 * reported with low confidence. Weighed by the tone twice, it is in L*: light that a surface reflects adds to that of
 * the skin, whatever its tone. Source: gloss studies that relate surface relief to corneometry (2023).
 */
export function measureHydration(maps: FaceMaps): Measure {
  if (maps.face.photoWidth < FACE_WIDTH.fineDetail) return "face-too-small";
  if (!maps.whole) return "area-hidden";
  const detail = maps.detail();
  if (detail.tooSoft) return "low-quality";
  const { interior } = maps.whole;
  const relief = detailBelow(detail, maps.size, HYDRATION.sigmaMm);
  const { above, below } = meanTexture(relief, interior, maps.size, FINE.squares);
  const { flakeWeight, curve } = HYDRATION;
  const load = Math.sqrt((above + flakeWeight * below) / (1 + flakeWeight));
  return [{ area: "face", score: scoreCurve(detail.tone * load, curve) }];
}
