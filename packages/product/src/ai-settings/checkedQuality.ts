import type { ImageQuality } from "@carnation/domain/result";
import { type AiSettings, type QualityCheck, qualityChecks } from "./aiSettings.ts";
import { type PhotoVerdict, photoVerdict } from "./photoVerdict.ts";

/** The secondary measure that a check judges. */
const measures: Readonly<Record<QualityCheck, string>> = {
  sharpness: "sharpness_score",
  exposure: "exposure_score",
  lighting: "lighting_score",
  faceSize: "face_size_score",
  pose: "pose_score",
};

/** The whole of a share: secondary measures are shares of a perfect photo. */
const WHOLE = 100;

/**
 * The quality of a photo by the checks that are on: the geometric mean of their measures, as the engine makes its own of
 * all five. With all of them, or where a photo has no secondary measures, it is the engine's own.
 * @returns 0 to 100; null when nothing was measured, or no check is on
 */
export function checkedQuality(
  quality: Pick<ImageQuality, "value" | "subMetrics"> | null,
  checks: AiSettings["quality"]["checks"],
): number | null {
  const on = qualityChecks.filter((check) => checks[check]);
  if (quality === null || on.length === 0) return null;
  if (on.length === qualityChecks.length) return quality.value;
  const judged = on.flatMap((check) =>
    quality.subMetrics.filter(({ techName }) => techName === measures[check]).map(({ value }) => value),
  );
  if (judged.length === 0) return quality.value;
  const product = judged.reduce((shares, value) => shares * (Math.max(0, value) / WHOLE), 1);
  return WHOLE * product ** (1 / judged.length);
}

/** Gives what becomes of a photo by the settings: its mode, its threshold and the checks that are on. */
export function verdictOnPhoto(
  settings: AiSettings["quality"],
  quality: Pick<ImageQuality, "value" | "subMetrics"> | null,
): PhotoVerdict {
  return photoVerdict(settings, checkedQuality(quality, settings.checks));
}
