import { ENGINE_VERSION } from "../constants/engine.ts";
import { blemishBurden, findBlemishes } from "../criteria/acne.ts";
import { brownBurden, findBrownSpots } from "../criteria/pigmentation.ts";
import { rednessAmount } from "../criteria/redness.ts";
import { hydrationAmount } from "../criteria/surface.ts";
import { translucencyAmount } from "../criteria/translucency.ts";
import { uniformnessAmount } from "../criteria/uniformness.ts";
import { outlineOf } from "../face/alignedFace.ts";
import { areaCentre, isPart, type Area, type PartName } from "../faceMaps/areas.ts";
import type { FaceMaps } from "../faceMaps/faceMaps.ts";
import { FACE_OVAL, LIPS, mirrored, RIGHT_EYE_OPENING } from "../face/landmarks.ts";
import type { Size } from "../image/rgbImage.ts";
import type { AnalysisEntry } from "../scoring/resultEntry.ts";
import type { DrawnMask } from "./drawing.ts";
import { heatMask } from "./heatMask.ts";
import { hiddenZones } from "./hiddenZones.ts";
import { lineMasks } from "./lineMasks.ts";
import { MARK_REVIEW } from "./markReview.ts";
import { poreMask, spotMask } from "./markMasks.ts";
import { packMask, pointPacker, type MaskFile } from "./maskFile.ts";
import { eyeMasks, foldMask } from "./signMasks.ts";

/** Holds what each algorithm draws, by its wire name, on a face whose whole it measured. */
const DRAWERS: Readonly<
  Record<string, (maps: FaceMaps, parts: readonly Area[], whole: Area) => readonly DrawnMask[]>
> = {
  redness: (maps, parts) => [heatMask("redness_heatmap", maps, rednessAmount(maps), parts)],
  uniformness: (maps, parts) => [heatMask("uniformness_heatmap", maps, uniformnessAmount(maps), parts)],
  eye_area_condition: eyeMasks,
  lines: (maps, parts) => lineMasks(maps, parts),
  pores: (maps, parts) => [poreMask(maps, parts)],
  acne: (maps, parts) => [
    spotMask(
      "acne_regions",
      maps,
      { spots: findBlemishes(maps), burdenOf: blemishBurden, review: MARK_REVIEW.acne },
      parts,
    ),
  ],
  sagging: (maps) => [foldMask(maps)],
  pigmentation: (maps, parts) => [
    spotMask(
      "pigmentation_spots",
      maps,
      { spots: findBrownSpots(maps), burdenOf: brownBurden, review: MARK_REVIEW.pigmentation },
      parts,
    ),
  ],
  translucency: (maps, parts) => [heatMask("translucency_heatmap", maps, translucencyAmount(maps), parts)],
  hydration: (maps, parts, whole) => [
    heatMask("hydration_heatmap", maps, hydrationAmount(maps), parts, [whole]),
  ],
};

/** Outlines of a small drawing of a face, its oval first. */
const FACE_OUTLINES = [FACE_OVAL, RIGHT_EYE_OPENING, mirrored(RIGHT_EYE_OPENING), LIPS] as const;

/** Parts by which a criterion says where it is when it has a value for the whole face only. */
const USUAL_PARTS: readonly PartName[] = ["forehead", "nose", "right_cheek", "left_cheek", "chin_wide"];

/** The parts of the face that an entry has a value for. */
const partsOf = ({ result }: AnalysisEntry): PartName[] =>
  result.area_results.map(({ area_name }) => area_name).filter(isPart);

/** Everything that an algorithm counted; nothing when it measured nothing. */
function masksOf(maps: FaceMaps, entry: AnalysisEntry): readonly DrawnMask[] {
  const draw = DRAWERS[entry.algorithm_tech_name];
  if (entry.result.not_measured || !maps.whole || !draw) return [];
  const parts = partsOf(entry);
  return draw(maps, maps.parts(...(parts.length > 0 ? parts : USUAL_PARTS)), maps.whole);
}

/**
 * Gives what was measured, as shapes over the photo: drawn from the very findings that were scored, for each criterion that
 * has a score.
 * @param photo size of the photo in which the face's placement counts
 */
export function faceMasks(maps: FaceMaps, entries: readonly AnalysisEntry[], photo: Size): MaskFile {
  const { face, size } = maps;
  const pack = pointPacker(face.placement, size, photo);
  return {
    version: 1,
    engine_version: ENGINE_VERSION,
    masks: entries.flatMap((entry) => masksOf(maps, entry)).map((mask) => packMask(mask, pack)),
    hidden: hiddenZones(maps).map(({ cause, outline }) => ({ cause, outline: pack.points(outline) })),
    anchors: [...new Set(entries.flatMap(partsOf))].map((area) => ({
      area,
      at: pack.points([areaCentre(face, area)]),
    })),
    face: {
      aspect: pack.aspect,
      outlines: FACE_OUTLINES.map((outline) => pack.points(outlineOf(face, outline))),
    },
  };
}
