import { DETAIL, EXPOSURE, QUALITY } from "../constants/photo.ts";
import { regionOf } from "../faceMaps/areas.ts";
import type { FaceMaps } from "../faceMaps/faceMaps.ts";
import { FACE_OVAL, mirrored, RIGHT_CHEEK, RIGHT_EYE_OPENING } from "../face/landmarks.ts";
import { intersect, maskArea } from "../geometry/polygon.ts";
import type { Mask } from "../image/rgbImage.ts";
import type { Pyramid } from "../image/pyramid.ts";
import { clamp, ramp } from "../curve/scoreCurve.ts";
import { maskedMedian, maskedQuantile } from "../statistics/maskedQuantile.ts";
import { blackLevelOf } from "./blackLevel.ts";
import { measureColourBalance, type ColourBalance } from "./colourBalance.ts";
import { measurePixelNoise, type PixelNoise } from "./pixelNoise.ts";
import { sideLightOf } from "./sideLight.ts";
import { measureSharpness, type Sharpness } from "./sharpness.ts";

/** Describes what limits the photo, each as a share of a perfect one (0 to 1), and the raw measures behind the gate. */
export interface PhotoQuality {
  /** Geometric mean of the five shares x 100. */
  readonly score: number;
  readonly sharpness: number;
  readonly exposure: number;
  readonly lighting: number;
  readonly faceSize: number;
  readonly pose: number;
  /** Measure of how much less light one cheek gets than the other: see `sideLightOf`. */
  readonly sideLight: number;
  /** Holds what a slight blur takes away. */
  readonly losses: Sharpness;
  readonly pixels: PixelNoise;
  readonly colour: ColourBalance;
  /** L* of the brightest hundredth of the face, or of the brightest twentieth of the eyes when that is more. */
  readonly highlight: number;
  /** L* of what is black in every face: see `blackLevelOf`. */
  readonly blackLevel: number;
  /** Median L* of the skin. */
  readonly skinLightness: number;
  /** Share of the face's pixels that are burnt out. */
  readonly clippedHigh: number;
  /** Share of them whose red is: the first channel of skin to lose its marks. */
  readonly clippedRed: number;
}

/** Share of the oval whose red and green are both at the sensor's end. */
function clippedShare(rgb: Float32Array, oval: Mask): number {
  let clipped = 0;
  for (let i = 0, j = 0; i < oval.length; i++, j += 3) {
    if (!oval[i]) continue;
    if (Math.min(rgb[j] ?? 0, rgb[j + 1] ?? 0) >= QUALITY.exposure.clipped) clipped++;
  }
  return clipped / Math.max(1, maskArea(oval));
}

/** Share of the oval whose red is at the sensor's end. */
function clippedRedShare(rgb: Float32Array, oval: Mask): number {
  let clipped = 0;
  for (let i = 0; i < oval.length; i++) {
    if (oval[i] && (rgb[3 * i] ?? 0) >= QUALITY.exposure.clipped) clipped++;
  }
  return clipped / Math.max(1, maskArea(oval));
}

/**
 * L* of what is white or shines on every tone of skin: the sclera, a highlight. The skin's own lightness would call
 * every dark skin underexposed.
 */
function highlightOf({ face, lightness }: FaceMaps, oval: Mask): number {
  const eyes = regionOf(face, [RIGHT_EYE_OPENING, mirrored(RIGHT_EYE_OPENING)]);
  const white = maskedQuantile(lightness, eyes, 0.95);
  return Math.max(maskedQuantile(lightness, oval, 0.99), Number.isNaN(white) ? 0 : white);
}

/** Difference of L* between the cheeks: light from the side. 0 when a cheek is hidden. */
function cheekAsymmetry({ face, skin, smooth }: FaceMaps): number {
  const cheek = (outline: readonly number[]) =>
    maskedMedian(smooth.lightness, intersect(regionOf(face, [outline]), skin.visible));
  const difference = Math.abs(cheek(RIGHT_CHEEK) - cheek(mirrored(RIGHT_CHEEK)));
  return Number.isNaN(difference) ? 0 : difference;
}

function poseShare({ yaw, pitch, roll }: FaceMaps["face"]["pose"]): number {
  const limits = QUALITY.pose;
  const beyond = Math.max(
    Math.abs(yaw) - limits.yaw,
    Math.abs(pitch) - limits.pitch,
    Math.abs(roll) - limits.roll,
    0,
  );
  return clamp(1 - beyond / limits.rampDegrees, 0, 1);
}

/** Judges the photo itself. The gate refuses the worst, the rest lowers confidence. */
export function measureQuality(maps: FaceMaps, pyramid: Pyramid): PhotoQuality {
  const { face, skin, smooth } = maps;
  const { exposure: exposed, lighting: lit, sharpness: sharp } = QUALITY;
  const losses = measureSharpness(pyramid, face);
  const colour = measureColourBalance(maps);
  const lightness = maskedMedian(smooth.lightness, skin.expected);
  const oval = regionOf(face, [FACE_OVAL]);
  const clipped = clippedShare(face.rgb, oval);
  const clippedRed = clippedRedShare(face.rgb, oval);
  const highlight = highlightOf(maps, oval);
  const shares = {
    sharpness: Math.min(
      ramp(losses.grain, sharp.min, sharp.range),
      ramp(losses.least, DETAIL.none, DETAIL.full - DETAIL.none),
    ),
    exposure:
      ramp(highlight, EXPOSURE.none, EXPOSURE.full - EXPOSURE.none) *
      (1 - ramp(lightness, exposed.bright, exposed.brightRamp)) *
      clamp(1 - clipped * exposed.clippedWeight, 0, 1) *
      (1 - ramp(clippedRed, EXPOSURE.fewClippedRed, 1 - EXPOSURE.fewClippedRed)),
    lighting:
      clamp(1 - Math.max(0, cheekAsymmetry(maps) - lit.tolerance) / lit.ramp, 0, 1) *
      clamp(1 - colour.cast, 0, 1),
    faceSize: clamp(face.photoWidth / QUALITY.fullFaceWidth, 0, 1),
    pose: poseShare(face.pose),
  };
  const factors = Object.values(shares).map((share) => Math.max(QUALITY.floor, share));
  const product = factors.reduce((all, factor) => all * factor, 1);
  return {
    score: 100 * product ** (1 / factors.length),
    ...shares,
    sideLight: sideLightOf(maps),
    losses,
    pixels: measurePixelNoise(pyramid, face),
    colour,
    highlight,
    blackLevel: blackLevelOf(maps.face, maps.lightness),
    skinLightness: lightness,
    clippedHigh: clipped,
    clippedRed,
  };
}
