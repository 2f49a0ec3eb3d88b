/** Word for the quality of a photo. */
export type ImageQualityLabel = "Bonne" | "Acceptable" | "Insuffisante";

/** Limits of the labels, on the rounded 0-100 value. */
export interface ImageQualityThresholds {
  readonly good: number;
  readonly acceptable: number;
}

/** Quality of the photo (algorithm 43): shown beside the criteria, never among them. */
export interface ImageQuality {
  /** 0-100, higher is better, unrounded; clamped to the range. */
  readonly value: number;
  readonly label: ImageQualityLabel;
  readonly subMetrics: readonly {
    readonly techName: string;
    readonly label: string;
    readonly value: number;
  }[];
}

/** Starting values of the limits. */
export const imageQualityThresholds: ImageQualityThresholds = { good: 70, acceptable: 50 };

/** Secondary measures of image quality (each 0-100, higher is better), in their order of display. */
export const imageQualitySubMetrics: readonly { readonly techName: string; readonly label: string }[] = [
  { techName: "sharpness_score", label: "Netteté" },
  { techName: "exposure_score", label: "Exposition" },
  { techName: "lighting_score", label: "Régularité de la lumière" },
  { techName: "face_size_score", label: "Taille du visage" },
  { techName: "pose_score", label: "Position de la tête" },
];

/** Names under which engines and providers write image quality (`algorithm_tech_name`). */
export const imageQualityTechnicalNames: readonly string[] = ["image_quality", "quality"];

/** The word for a quality of 0-100, judged on the rounded value. */
export function imageQualityLabel(
  value: number,
  thresholds: ImageQualityThresholds = imageQualityThresholds,
): ImageQualityLabel {
  const shown = Math.round(value);
  if (shown >= thresholds.good) return "Bonne";
  return shown >= thresholds.acceptable ? "Acceptable" : "Insuffisante";
}
