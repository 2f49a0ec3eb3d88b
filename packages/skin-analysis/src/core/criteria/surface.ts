import { HYDRATION } from "../constants/criteria.ts";
import { DETAIL_NEEDS, FINE } from "../constants/detail.ts";
import type { FaceMaps } from "../faceMaps/faceMaps.ts";
import { detailBelow, lackOfDetail } from "../faceMaps/fineDetail.ts";
import { perFace } from "../faceMaps/perFace.ts";
import { toneOf } from "../faceMaps/skinTone.ts";
import { scoreCurve } from "../curve/scoreCurve.ts";
import { meanTexture, type Texture } from "../statistics/texture.ts";
import { levelsOf, type LocalAmount } from "./localAmount.ts";
import type { Measure } from "./measure.ts";

/** Detail of the skin's surface: positive where darker than around. */
const relief = perFace((maps) => detailBelow(maps.detail(), maps.size, HYDRATION.sigmaMm, FINE.reliefPower));

/** Gives what a texture weighs, flakes more than furrows. */
function roughness({ above, below }: Texture, tone: number): number {
  const { flakeWeight } = HYDRATION;
  return tone * Math.sqrt((above + flakeWeight * below) / (1 + flakeWeight));
}

/** Gives what roughness is weighed by on this tone of skin, beyond the weight of all fine detail. */
const surfaceTone = (maps: FaceMaps): number => maps.detail().tone * toneOf(maps) ** HYDRATION.toneExponent;

/** Roughness at any place. */
export function hydrationAmount(maps: FaceMaps): LocalAmount {
  const plane = relief(maps);
  const tone = surfaceTone(maps);
  const over = (skin: readonly number[]) => {
    let [above, below] = [0, 0];
    for (const pixel of skin) {
      const value = plane[pixel] ?? 0;
      if (value > 0) above += value * value;
      else below += value * value;
    }
    return roughness({ above: (2 * above) / skin.length, below: (2 * below) / skin.length }, tone);
  };
  return { over, levels: levelsOf(HYDRATION.curve) };
}

/**
 * Surface look of hydrated skin: little relief, few bright flakes. It is not moisture, which no photo shows;
 * reported with low confidence. Weighed by the tone, nearly in L*: light that a surface reflects adds to that of the
 * skin, whatever its tone. Source: gloss studies that relate surface relief to corneometry (2023).
 */
export function measureHydration(maps: FaceMaps): Measure {
  if (!maps.whole) return "area-hidden";
  const lack = lackOfDetail(maps.face, maps.detail, DETAIL_NEEDS.hydration);
  if (lack) return lack;
  const { interior } = maps.whole;
  const texture = meanTexture(relief(maps), interior, maps.size, FINE.squares);
  return [{ area: "face", score: scoreCurve(roughness(texture, surfaceTone(maps)), HYDRATION.curve) }];
}
