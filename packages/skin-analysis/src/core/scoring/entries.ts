import { PERCEIVED_AGE } from "../constants/age.ts";
import { ENGINE_VERSION } from "../constants/engine.ts";
import { GRAIN } from "../constants/detail.ts";
import { COLOUR_BALANCE, DETAIL, EXPOSURE } from "../constants/photo.ts";
import { measureAcne } from "../criteria/acne.ts";
import { measureEyes } from "../criteria/eyes.ts";
import { measureLines } from "../criteria/lines.ts";
import type { AreaMeasure, Measure, NotMeasuredReason } from "../criteria/measure.ts";
import { measurePigmentation } from "../criteria/pigmentation.ts";
import { measurePores } from "../criteria/pores.ts";
import type { PhotoQuality } from "../criteria/quality.ts";
import { measureRedness } from "../criteria/redness.ts";
import { measureSagging } from "../criteria/sagging.ts";
import { measureHydration } from "../criteria/surface.ts";
import { measureTranslucency } from "../criteria/translucency.ts";
import { measureUniformness } from "../criteria/uniformness.ts";
import { regionOf } from "../face/areas.ts";
import type { FaceMaps } from "../face/faceMaps.ts";
import { mirrored, RIGHT_UNDER_EYE, type Outline } from "../face/landmarks.ts";
import { isNeutral } from "../gate/expression.ts";
import { hiddenReason } from "../skin/hiddenReason.ts";
import { confidenceOf } from "./confidence.ts";
import type { AnalysisEntry, AreaResult, Confidence } from "./resultEntry.ts";
import { round2 } from "./scoreCurve.ts";

/** An algorithm by its wire id and name. */
interface Algorithm {
  readonly id: number;
  readonly name: string;
  /** The most that its method deserves, however good the photo. */
  readonly confidence: Confidence;
  /** Absent where one front photo, or this installation, cannot answer. */
  readonly measure?: (maps: FaceMaps) => Measure;
  /** Why there is no measure. */
  readonly reason?: NotMeasuredReason;
  /** How far the truth may lie from the value, in its unit. */
  readonly margin?: number;
  /** Needs detail that blur wipes out. */
  readonly fineDetail?: boolean;
  /** Tells skin from marks by their colour, which a tinted light shifts. */
  readonly colour?: boolean;
  /** Counts marks by their optical density: needs some detail and no burnt-out skin, but little light. */
  readonly spots?: boolean;
  /** Reads folds that a smile or an open mouth deepens. */
  readonly neutralMouth?: boolean;
  /** What it looks at, where that is not the whole face. */
  readonly looksAt?: readonly Outline[];
}

const PERCEIVED_AGE_ENTRY: Algorithm = {
  id: 31,
  name: "perceived_age",
  confidence: "low",
  margin: PERCEIVED_AGE.margin,
  reason: "switched-off",
};

const IMAGE_QUALITY = { id: 43, name: "image_quality" } as const;

const ALGORITHMS: readonly Algorithm[] = [
  { id: 30, name: "redness", confidence: "medium", measure: measureRedness, colour: true },
  PERCEIVED_AGE_ENTRY,
  { id: 32, name: "uniformness", confidence: "high", measure: measureUniformness, colour: true },
  {
    id: 33,
    name: "eye_area_condition",
    confidence: "medium",
    measure: measureEyes,
    colour: true,
    looksAt: [RIGHT_UNDER_EYE, mirrored(RIGHT_UNDER_EYE)],
  },
  { id: 69, name: "lines", confidence: "high", measure: measureLines, fineDetail: true },
  { id: 35, name: "pores", confidence: "medium", measure: measurePores, fineDetail: true },
  { id: 36, name: "acne", confidence: "high", measure: measureAcne, colour: true, spots: true },
  { id: 37, name: "sagging", confidence: "low", measure: measureSagging, neutralMouth: true },
  {
    id: 39,
    name: "pigmentation",
    confidence: "high",
    measure: measurePigmentation,
    colour: true,
    spots: true,
  },
  { id: 41, name: "eyes_age", confidence: "low", reason: "not-reliable" },
  { id: 50, name: "translucency", confidence: "low", measure: measureTranslucency },
  { id: 51, name: "hydration", confidence: "low", measure: measureHydration, fineDetail: true },
  { id: 999, name: "jowls", confidence: "low", reason: "needs-three-quarter-view" },
];

function areaResult({ area, score, sub }: AreaMeasure): AreaResult {
  const main = { area_name: area, main_metric: { value: round2(score) } };
  if (!sub) return main;
  return { ...main, sub_metrics: sub.map(({ name, value }) => ({ tech_name: name, value: round2(value) })) };
}

/** Whether a photo shows what an algorithm needs: a worse photo must never read as better skin. */
function allows({ losses, pixels, colour, highlight, clippedRed }: PhotoQuality, needs: Algorithm): boolean {
  if (needs.fineDetail && losses.least < DETAIL.fine) return false;
  if (needs.fineDetail && (pixels.noise > GRAIN.maxNoise || pixels.blocks > GRAIN.maxBlocks)) return false;
  if (needs.spots && losses.least < DETAIL.spots) return false;
  // Fine detail burns out, and so does colour: a ratio of channels says nothing where one is at its end.
  const burns = needs.fineDetail || needs.spots || needs.colour;
  if (burns && clippedRed > EXPOSURE.maxClippedRed) return false;
  if (needs.colour && colour.cast > COLOUR_BALANCE.maxCast) return false;
  return needs.spots === true || highlight >= EXPOSURE.fair;
}

/** What hides the area that an algorithm looks at. */
function reasonFor({ looksAt }: Algorithm, { face, skin, size }: FaceMaps): NotMeasuredReason {
  const region = looksAt ? regionOf(face, looksAt) : skin.expected;
  return hiddenReason(skin.covers, region, size) ?? "area-hidden";
}

function measureWith(algorithm: Algorithm, maps: FaceMaps, quality: PhotoQuality): Measure {
  if (!algorithm.measure) return algorithm.reason ?? "not-supported";
  if (!allows(quality, algorithm)) return "low-quality";
  if (algorithm.neutralMouth && !isNeutral(maps.face.landmarks)) return "expression";
  const measure = algorithm.measure(maps);
  return measure === "area-hidden" ? reasonFor(algorithm, maps) : measure;
}

function entry(algorithm: Algorithm, maps: FaceMaps, quality: PhotoQuality): AnalysisEntry {
  const measure = measureWith(algorithm, maps, quality);
  const result: AnalysisEntry["result"] =
    typeof measure === "string"
      ? { area_results: [], confidence: "low", not_measured: { reason: measure } }
      : {
          area_results: measure.map(areaResult),
          confidence: confidenceOf(quality.score, algorithm.confidence),
          ...(algorithm.margin === undefined ? {} : { margin: algorithm.margin }),
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

/** The perceived age as an algorithm; without somebody to read it, it is switched off. */
const ageAlgorithm = (readAge: (() => number) | undefined): Algorithm =>
  readAge
    ? { ...PERCEIVED_AGE_ENTRY, measure: () => [{ area: "face", score: readAge() }] }
    : PERCEIVED_AGE_ENTRY;

/**
 * One entry per criterion, measured or not, then the photo's own quality; every value rounded to 2 decimals.
 * @param readAge reads the perceived age in years; without it that criterion is switched off
 */
export const resultEntries = (
  maps: FaceMaps,
  quality: PhotoQuality,
  readAge?: () => number,
): AnalysisEntry[] => [
  ...ALGORITHMS.map((algorithm) =>
    entry(algorithm === PERCEIVED_AGE_ENTRY ? ageAlgorithm(readAge) : algorithm, maps, quality),
  ),
  qualityEntry(quality),
];
