import { ENGINE_VERSION } from "../constants/engine.ts";
import type { AgeObstacle } from "../age/ageObstacle.ts";
import type { AreaMeasure, Measure } from "../criteria/measure.ts";
import { skinErythema } from "../criteria/skinErythema.ts";
import type { PhotoQuality } from "../quality/quality.ts";
import type { FaceMaps } from "../faceMaps/faceMaps.ts";
import { softnessDoubt } from "../faceMaps/fineDetail.ts";
import { ALGORITHMS, PERCEIVED_AGE_ENTRY, type Algorithm } from "./algorithms.ts";
import {
  blocksDoubtOf,
  burntDoubtOf,
  doubtOf,
  earnedConfidence,
  marginOf,
  sideColourDoubtOf,
  sideDoubtOf,
  softMarksDoubtOf,
  veilDoubtOf,
} from "./margin.ts";
import { measureWith } from "./measureWith.ts";
import type { AnalysisEntry, AreaResult } from "./resultEntry.ts";
import { round2 } from "../curve/scoreCurve.ts";

const IMAGE_QUALITY = { id: 43, name: "image_quality" } as const;

function areaResult({ area, score, sub }: AreaMeasure): AreaResult {
  const main = { area_name: area, main_metric: { value: round2(score) } };
  if (!sub) return main;
  return { ...main, sub_metrics: sub.map(({ name, value }) => ({ tech_name: name, value: round2(value) })) };
}

/** Tells how much less this photo says of a criterion than a perfect one. */
function doubtFor(
  { fineDetail, evenLight, evenColour, spots }: Algorithm,
  maps: FaceMaps,
  quality: PhotoQuality,
): number {
  const { sideLight, clippedRed, losses, pixels, blackLevel } = quality;
  const soft = fineDetail ? softnessDoubt(maps.detail()) : 1;
  const marks = spots ? softMarksDoubtOf(losses.least) : 1;
  const uneven = evenLight ? sideDoubtOf(sideLight) : 1;
  const colours = evenColour ? sideColourDoubtOf(sideLight) * burntDoubtOf(clippedRed) : 1;
  const photo = doubtOf(quality) * blocksDoubtOf(pixels.blocks) * veilDoubtOf(blackLevel);
  return photo * soft * marks * uneven * colours;
}

/** Tells how far a value can be trusted: by the margin that its photo gives it, or by what is known of the method. */
function trustOf(
  algorithm: Algorithm,
  score: number,
  maps: FaceMaps,
  quality: PhotoQuality,
): Pick<AnalysisEntry["result"], "confidence" | "margin"> {
  const { stillness, confidence, margin } = algorithm;
  if (!stillness) return margin === undefined ? { confidence } : { confidence, margin };
  const own = marginOf(score, stillness, doubtFor(algorithm, maps, quality));
  return { confidence: earnedConfidence(own, stillness, confidence), margin: round2(own) };
}

/** The redness of the whole skin, where the eyes show it. */
function erythemaOf(maps: FaceMaps): Pick<AnalysisEntry["result"], "skin_erythema"> {
  const erythema = skinErythema(maps);
  return erythema === undefined ? {} : { skin_erythema: round2(erythema) };
}

function entry(algorithm: Algorithm, maps: FaceMaps, quality: PhotoQuality): AnalysisEntry {
  const measure = measureWith(algorithm, maps, quality);
  const result: AnalysisEntry["result"] =
    typeof measure === "string"
      ? { area_results: [], confidence: "low", not_measured: { reason: measure } }
      : {
          area_results: measure.map(areaResult),
          ...trustOf(algorithm, measure[0].score, maps, quality),
          ...(algorithm.evenColour && erythemaOf(maps)),
        };
  return {
    algorithm_version_id: algorithm.id,
    algorithm_tech_name: algorithm.name,
    engine_version: ENGINE_VERSION,
    result,
  };
}

function qualityEntry(quality: PhotoQuality): AnalysisEntry {
  const whole: AreaMeasure = {
    area: "face",
    score: quality.score,
    sub: [
      { name: "sharpness_score", value: 100 * quality.sharpness },
      { name: "exposure_score", value: 100 * quality.exposure },
      { name: "lighting_score", value: 100 * quality.lighting },
      { name: "face_size_score", value: 100 * quality.faceSize },
      { name: "pose_score", value: 100 * quality.pose },
    ],
  };
  return {
    algorithm_version_id: IMAGE_QUALITY.id,
    algorithm_tech_name: IMAGE_QUALITY.name,
    engine_version: ENGINE_VERSION,
    result: { area_results: [areaResult(whole)], confidence: "high" },
  };
}

/** Reads an age in years, or tells why there is none. */
type AgeReading = () => number | AgeObstacle;

function measureAge(readAge: AgeReading): Measure | AgeObstacle {
  const read = readAge();
  return typeof read === "string" ? read : [{ area: "face", score: read }];
}

/** The perceived age as an algorithm; without somebody to read it, it is switched off. */
const ageAlgorithm = (readAge: AgeReading | undefined): Algorithm =>
  readAge ? { ...PERCEIVED_AGE_ENTRY, measure: () => measureAge(readAge) } : PERCEIVED_AGE_ENTRY;

/**
 * One entry per criterion, measured or not, then the photo's own quality; every value rounded to 2 decimals.
 * @param readAge reads the perceived age in years; without it that criterion is switched off
 */
export const resultEntries = (
  maps: FaceMaps,
  quality: PhotoQuality,
  readAge?: AgeReading,
): AnalysisEntry[] => [
  ...ALGORITHMS.map((algorithm) =>
    entry(algorithm === PERCEIVED_AGE_ENTRY ? ageAlgorithm(readAge) : algorithm, maps, quality),
  ),
  qualityEntry(quality),
];
