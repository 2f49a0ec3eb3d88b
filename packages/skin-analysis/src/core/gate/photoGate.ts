import { toLab } from "../colour/lab.ts";
import { DETAIL, EXPOSURE, FACE_WIDTH, GATE, SIDE_LIGHT } from "../constants/photo.ts";
import type { PhotoQuality } from "../quality/quality.ts";
import type { Pyramid } from "../image/pyramid.ts";
import type { RgbImage, Size } from "../image/rgbImage.ts";
import { quantile } from "../statistics/maskedQuantile.ts";
import { colourProblem } from "./colour.ts";

/** Reason why a photo is refused before anything is scored. */
export type PhotoProblem =
  | "no-face"
  | "several-faces"
  | "face-cut"
  | "too-close"
  | "head-turned"
  | "head-tilted"
  | "head-leaning"
  | "face-covered"
  | "no-colour"
  | "colour-cast"
  | "side-light"
  | "veiled"
  | "too-dark"
  | "too-bright"
  | "too-blurred"
  | "moved"
  | "too-small"
  | "photo-too-small";

/** Refuses a photo too small to hold a face worth measuring. */
export const sizeProblem = ({ width, height }: Size): "photo-too-small" | undefined =>
  Math.min(width, height) < GATE.minShorterSide ? "photo-too-small" : undefined;

/** Refuses a face that covers too few pixels. @param width its width in photo pixels */
export const faceWidthProblem = (width: number): PhotoProblem | undefined =>
  width < FACE_WIDTH.min ? "too-small" : undefined;

/** Says why a frame shows no face: black, burnt out, or simply nobody there. */
export function emptyFrameProblem(pyramid: Pyramid): PhotoProblem {
  const smallest: RgbImage = pyramid[pyramid.length - 1] ?? pyramid[0];
  const { lightness } = toLab(new Float32Array(smallest.data));
  if (quantile(lightness, 0.9) < GATE.darkFrame) return "too-dark";
  if (quantile(lightness, 0.1) > GATE.brightFrame) return "too-bright";
  return "no-face";
}

/** Refuses a face that was photographed too badly for any honest score. */
export function qualityProblem(quality: PhotoQuality): PhotoProblem | undefined {
  if (quality.highlight < EXPOSURE.none) return "too-dark";
  if (quality.skinLightness > GATE.brightSkin || quality.clippedHigh > GATE.maxClippedShare)
    return "too-bright";
  const { grain, edges, least, evenness } = quality.losses;
  if (evenness < DETAIL.minEvenness) return "moved";
  const soft = grain < GATE.minSharpness.grain && edges < GATE.minSharpness.edges;
  if (soft || least < DETAIL.none) return "too-blurred";
  if (quality.blackLevel > GATE.maxBlackLevel) return "veiled";
  return colourProblem(quality.colour) ?? (quality.sideLight > SIDE_LIGHT.none ? "side-light" : undefined);
}
