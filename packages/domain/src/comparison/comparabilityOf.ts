import type { ImageQuality } from "../result/imageQuality.ts";
import {
  type Comparability,
  type ComparabilityReason,
  type ComparabilityThresholds,
  comparabilityThresholds,
  type ComparedPhoto,
  comparedPhotos,
  type PhotoAspect,
  type PhotoConditions,
  type PhotoIssue,
} from "./comparability.ts";

/** The measures of an aspect, and what an insufficient one makes of the pair. */
interface AspectMeasures {
  readonly aspect: PhotoAspect;
  readonly techNames: readonly string[];
  readonly insufficient: ComparabilityReason["level"];
}

// A blurred photo or a small face leaves the coarse criteria standing, and the engine refuses the fine ones itself.
const photoAspects: readonly AspectMeasures[] = [
  { aspect: "sharpness", techNames: ["sharpness_score"], insufficient: "caution" },
  { aspect: "light", techNames: ["exposure_score", "lighting_score"], insufficient: "poor" },
  { aspect: "framing", techNames: ["face_size_score"], insufficient: "caution" },
  { aspect: "pose", techNames: ["pose_score"], insufficient: "poor" },
];

/**
 * Judges whether two photos can be compared: their quality, sharpness, light, framing and pose, and the version of
 * the engine that measured them. What is not known is a reason of its own and never taken for good.
 */
export function comparabilityOf(
  before: PhotoConditions,
  after: PhotoConditions,
  thresholds: ComparabilityThresholds = comparabilityThresholds,
): Comparability {
  const conditions = { before, after };
  const reasons = [
    ...qualityReasons(conditions, thresholds),
    ...photoAspects.flatMap((aspect) => aspectReasons(aspect, conditions, thresholds)),
    ...engineReasons(conditions),
  ];
  const worst = reasons.some(({ level }) => level === "poor") ? "poor" : "caution";
  return { level: reasons.length === 0 ? "good" : worst, reasons };
}

/** Whether two analyses are known to come from different versions of the engine: their values share no scale. */
export function haveDifferentEngines(before: PhotoConditions, after: PhotoConditions): boolean {
  const [older, newer] = [before.engineVersion, after.engineVersion];
  return older !== null && newer !== null && older !== newer;
}

type Conditions = Readonly<Record<ComparedPhoto, PhotoConditions>>;

function qualityReasons(conditions: Conditions, thresholds: ComparabilityThresholds): ComparabilityReason[] {
  return photoReasons("quality", "poor", (photo) => {
    const { imageQuality } = conditions[photo];
    return imageQuality ? issueOf([Math.round(imageQuality.value)], thresholds) : "unknown";
  });
}

function aspectReasons(
  { aspect, techNames, insufficient }: AspectMeasures,
  conditions: Conditions,
  thresholds: ComparabilityThresholds,
): ComparabilityReason[] {
  const reasons = photoReasons(aspect, insufficient, (photo) => {
    const { imageQuality } = conditions[photo];
    // Without any quality data the aspect "quality" says so, once for all of them.
    return imageQuality && issueOf(measuresOf(imageQuality, techNames), thresholds);
  });
  const different = techNames.some((techName) => {
    const [older] = measuresOf(conditions.before.imageQuality, [techName]);
    const [newer] = measuresOf(conditions.after.imageQuality, [techName]);
    return older !== undefined && newer !== undefined && Math.abs(newer - older) >= thresholds.gap;
  });
  if (reasons.length > 0 || !different) return reasons;
  return [
    { code: `${aspect}-different`, aspect, issue: "different", photos: comparedPhotos, level: "caution" },
  ];
}

function engineReasons(conditions: Conditions): ComparabilityReason[] {
  const different = haveDifferentEngines(conditions.before, conditions.after);
  const photos = comparedPhotos.filter((photo) => different || conditions[photo].engineVersion === null);
  const issue = different ? "different" : "unknown";
  const level = different ? "poor" : "caution";
  return photos.length === 0
    ? []
    : [{ code: `engine-version-${issue}`, aspect: "engine-version", issue, photos, level }];
}

/** Rounded measures of image quality, those that the photo has. */
function measuresOf(quality: ImageQuality | null, techNames: readonly string[]): number[] {
  return (quality?.subMetrics ?? [])
    .filter(({ techName }) => techNames.includes(techName))
    .map(({ value }) => Math.round(value));
}

/** What the lowest of some measures says. */
function issueOf(
  measures: readonly number[],
  { good, acceptable }: ComparabilityThresholds,
): PhotoIssue | null {
  if (measures.length === 0) return "unknown";
  const lowest = Math.min(...measures);
  if (lowest < acceptable) return "insufficient";
  return lowest < good ? "limited" : null;
}

const photoIssues: readonly PhotoIssue[] = ["insufficient", "limited", "unknown"];

/** One reason for each issue, about the photos that have it. */
function photoReasons(
  aspect: "quality" | PhotoAspect,
  insufficient: ComparabilityReason["level"],
  issueOn: (photo: ComparedPhoto) => PhotoIssue | null,
): ComparabilityReason[] {
  return photoIssues.flatMap((issue) => {
    const photos = comparedPhotos.filter((photo) => issueOn(photo) === issue);
    if (photos.length === 0) return [];
    const level = issue === "insufficient" ? insufficient : "caution";
    return [{ code: `${aspect}-${issue}`, aspect, issue, photos, level }];
  });
}
