import { LINES } from "../constants/criteria.ts";
import { DETAIL_NEEDS } from "../constants/detail.ts";
import { pixels, squareMm } from "../face/alignedFace.ts";
import { regionOf, type Area } from "../faceMaps/areas.ts";
import type { FaceMaps } from "../faceMaps/faceMaps.ts";
import { lackOfDetail } from "../faceMaps/fineDetail.ts";
import { perFace } from "../faceMaps/perFace.ts";
import {
  FOREHEAD,
  mirrored,
  RIGHT_CHEEK,
  RIGHT_CROW_FEET,
  RIGHT_UNDER_EYE,
  type Outline,
} from "../face/landmarks.ts";
import { intersect, maskArea, unite } from "../geometry/polygon.ts";
import type { Mask } from "../image/rgbImage.ts";
import { scoreCurve } from "../curve/scoreCurve.ts";
import type { AreaMeasure, Measure } from "./measure.ts";
import { findRidges, type Ridge } from "./ridges.ts";

/** Line strength (mm x hundredths of a decade) per square centimetre of a zone; a line counts by its share inside. */
function density(ridges: readonly Ridge[], zone: Mask): number {
  const area = maskArea(zone);
  if (area === 0) return 0;
  let sum = 0;
  for (const ridge of ridges) {
    let inside = 0;
    for (const pixel of ridge.pixels) inside += zone[pixel] ?? 0;
    sum += (ridge.strength * inside) / ridge.pixels.length;
  }
  return (100 * sum) / pixels(1) / squareMm(area);
}

/** The zones of the whole-face score with their weights; `visible` is the skin of the parts that are shown. */
function weightedZones({ face }: FaceMaps, visible: Mask): readonly (readonly [Mask, number])[] {
  const zone = (...outlines: readonly Outline[]) => intersect(regionOf(face, outlines), visible);
  const { forehead, crow, underEye, cheek } = LINES.zoneWeights;
  return [
    [zone(FOREHEAD), forehead],
    [zone(RIGHT_CROW_FEET, mirrored(RIGHT_CROW_FEET)), crow],
    [zone(RIGHT_UNDER_EYE, mirrored(RIGHT_UNDER_EYE)), underEye],
    [zone(RIGHT_CHEEK, mirrored(RIGHT_CHEEK)), cheek],
  ];
}

/** The parts on which lines are looked for. */
const partsOf = (maps: FaceMaps): Area[] =>
  maps.parts("forehead", "right_eye_area", "left_eye_area", "right_cheek", "left_cheek");

/** The skin on which lines are looked for. */
const visibleSkin = perFace((maps): Mask =>
  unite(
    partsOf(maps).map((area) => area.interior),
    maps.lightness.length,
  ),
);

/** Every line of the parts that are shown. */
export const findLines = perFace((maps): readonly Ridge[] =>
  findRidges(maps.detail(), visibleSkin(maps), maps.size),
);

/**
 * Wrinkles and fine lines of the forehead, around the eyes and on the cheeks: strength per square centimetre of
 * skin, each zone weighted. A covered zone leaves the mean, it does not count as smooth.
 */
export function measureLines(maps: FaceMaps): Measure {
  const areas = partsOf(maps);
  if (!maps.whole || areas.length === 0) return "area-hidden";
  const lack = lackOfDetail(maps.face, maps.detail, DETAIL_NEEDS.lines);
  if (lack) return lack;
  const ridges = findLines(maps);
  let load = 0;
  let weights = 0;
  for (const [zone, weight] of weightedZones(maps, visibleSkin(maps))) {
    if (maskArea(zone) === 0) continue;
    load += weight * density(ridges, zone);
    weights += weight;
  }
  const part = ({ name, interior }: Area): AreaMeasure => ({
    area: name,
    score: scoreCurve(density(ridges, interior), LINES.curve),
  });
  return [{ area: "face", score: scoreCurve(load / weights, LINES.curve) }, ...areas.map(part)];
}
