/**
 * The measures of the engine itself. With those beside it they are every tunable number, versioned together.
 *
 * Change one and `ENGINE_VERSION` changes with it (then `scripts/fingerprint.ts` is run, a test says so): results of two
 * versions are never compared in a trend.
 * Lengths are in millimetres of an average face 140 mm wide between landmarks 234 and 454 (indicative: a photo
 * has no scale), colours in CIE L*a*b* units, densities and indices in hundredths of a decade.
 * Where no source stands beside a number it was set on drawn faces and awaits calibration on real ones.
 */

/** Written with every result. */
export const ENGINE_VERSION = "carnation-1.7.0";

/** The upright raster on which everything is measured. */
export const PATCH = {
  width: 704,
  height: 960,
  /** Pixels between landmarks 234 and 454, the width of the face. */
  faceWidth: 640,
  pixelsPerMm: 640 / 140,
} as const;

/** Blur scales. */
export const SCALE_MM = {
  /** Everything that the eye sees as colour. */
  small: 0.45,
  /** Surroundings of a spot. */
  background: 4.5,
} as const;

/** Outlines, bands and shares that count as skin. */
export const SKIN = {
  ovalScale: 0.955,
  eyeScale: 1.15,
  browScale: 1.25,
  lipScale: 1.12,
  nostrilScale: 1.2,
  /** Half width of the band taken out along nasolabial folds and nose wings: their shadow is no spot. */
  creaseBandMm: 3,
  /** A darker hole of at most this size and elongation in the skin is a mole and stays skin: naevi are under 8 mm. */
  hole: { maxAreaMm2: 60, maxElongation: 2.8, minFill: 0.6 },
  /** Distance from the border of the skin at which spots and lines are trusted. */
  interior: { sigmaMm: 1.6, threshold: 0.93 },
  /** Share of a region that must be visible skin before it is scored. */
  minCoverage: 0.5,
  /** The same of the whole face: a beard and glasses together leave that much. */
  minWholeCoverage: 0.35,
} as const;

/** score = 100 / (1 + (x / half)^power): 100 at x = 0, 50 at x = half, never saturated. */
export interface Curve {
  readonly half: number;
  readonly power: number;
}
