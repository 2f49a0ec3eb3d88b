/**
 * Every tunable number of the engine, versioned together.
 *
 * Change one and `ENGINE_VERSION` changes with it: results of two versions are never compared in a trend.
 * Lengths are in millimetres of an average face 140 mm wide between landmarks 234 and 454 (indicative: a photo
 * has no scale), colours in CIE L*a*b* units, densities and indices in hundredths of a decade.
 * Where no source stands beside a number it was set on drawn faces and awaits calibration on real ones.
 */

/** Written with every result. */
export const ENGINE_VERSION = "carnation-1.2.0";

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
  /** Sensor noise and single pores. */
  fine: 0.31,
  /** Everything that the eye sees as colour. */
  small: 0.45,
  /** Deep wrinkles. */
  medium: 0.75,
  /** Surroundings of a spot. */
  background: 4.5,
  /** The complexion as a whole, against which a flush stands out. */
  complexion: 40,
} as const;

/** What counts as skin. */
export const SKIN = {
  ovalScale: 0.955,
  eyeScale: 1.15,
  browScale: 1.25,
  lipScale: 1.12,
  nostrilScale: 1.2,
  /** Half width of the band taken out along nasolabial folds and nose wings: their shadow is no spot. */
  creaseBandMm: 3,
  /** Tolerated difference with the reference skin. */
  lightness: { below: 26, above: 30, max: 97 },
  /** A calm forehead above flushed cheeks is skin still: from `always` on, no a* is too green. */
  redGreen: { below: 13, above: 22, always: 5 },
  yellowBlue: 18,
  /** A darker hole of at most this size and elongation in the skin is a mole and stays skin: naevi are under 8 mm. */
  hole: { maxAreaMm2: 60, maxElongation: 2.8, minFill: 0.6 },
  /** A reference patch is skin when its colour is strong enough and its hue lies between red and yellow. */
  reference: { minChroma: 5, minHueDegrees: -10, maxHueDegrees: 95 },
  /** Distance from the border of the skin at which spots and lines are trusted. */
  interior: { sigmaMm: 1.6, threshold: 0.93 },
  /** Share of a region that must be visible skin before it is scored. */
  minCoverage: 0.5,
} as const;

/** score = 100 / (1 + (x / half)^power): 100 at x = 0, 50 at x = half, never saturated. */
export interface Curve {
  readonly half: number;
  readonly power: number;
}

export const REDNESS = {
  /** a* that bare skin shows for its own tone: slope x b* + offset. */
  toneSlope: 0.3,
  toneOffset: 3.5,
  localThreshold: 2.5,
  globalCurve: { half: 9, power: 2.2 },
  localCurve: { half: 0.55, power: 1.3 },
  /** The diffuse part moves with the white balance of the photo (10 points for 5 %), the local one does not. */
  globalWeight: 0.4,
} as const;

export const UNIFORMNESS = {
  sigmaMm: 1,
  /** Squared lightness residual above which one dark pixel stops weighing more. */
  maxSquaredResidual: 144,
  redGreenWeight: 1,
  yellowBlueWeight: 0.5,
  curve: { half: 7, power: 2.2 },
} as const;

/** Soft weight of a spot from its peak contrast: 0 at `start` thresholds, 1 at `start + ramp`. */
export const SPOT_CONFIDENCE = { thresholdFactor: 1.15, start: 1.1, ramp: 0.9, counted: 0.5 } as const;

/**
 * What the two pigments of skin add to the absorbance in linear red, green and blue, per unit of green.
 * Melanin: mean of two naevi measured on real portraits (transmissions .59 .385 .30 and .74 .57 .47). Haemoglobin:
 * a red lesion (.98 .72 .72), after the absorption of oxyhaemoglobin, strong to 600 nm and weak beyond (Prahl 1999).
 */
export const CHROMOPHORES = {
  melanin: [0.54, 1, 1.3],
  haemoglobin: [0.06, 1, 1],
} as const;

/** Kinds of marks. */
export const MARK_KIND = {
  /** Share of melanin in what a mark adds: red up to `start`, brown from `start + ramp`. */
  melanin: { start: 0.4, ramp: 0.2 },
  /** Red over green absorbance: .55 for melanin, 1 for a shadow or black hair, which are no marks. */
  grey: { max: 0.9, ramp: 0.12 },
} as const;

/** What must lie around a spot; set on marks of 33 camera portraits that were judged by eye. */
export const SPOT_SURROUNDINGS = {
  /** The spot's own soft edge, left out; the ring next to it; the field whose texture it must exceed. */
  gapMm: 0.45,
  ringMm: 2,
  fieldMm: 4.4,
  /** Share of the field that is visible skin. */
  skinShare: { min: 0.65, ramp: 0.15 },
  /** Share of its contrast that it loses even on its worst side: what goes on darker there is no spot. */
  worstDrop: { min: -0.2, ramp: 0.3 },
} as const;

export const ACNE = {
  /** Contrast in erythema index: robust deviations of the skin's own noise, within bounds. */
  threshold: { deviations: 2.2, min: 3, max: 5 },
  areaMm2: { min: 1, max: 90 },
  maxElongation: 2.6,
  minFill: 0.62,
  /** As for pigment; a red halo is softer than the edge of a naevus. */
  isolation: { drop: { min: 0.2, ramp: 0.3 }, prominence: { min: 1.1, ramp: 0.8 } },
  /** Share of its redness that a mark loses within the ring: a blemish has an edge, a flush has none. */
  edge: { min: 0.5, ramp: 0.25 },
  /** Its darkening against the ring per reddening: blood darkens, the colour blocks of a JPEG do not. */
  darkening: { min: 0.25, ramp: 0.3 },
  /** What the smallest blemish weighs beside one of full size. */
  burden: { base: 0.75, size: 0.25 },
} as const;

export const PIGMENTATION = {
  threshold: { deviations: 2.2, min: 4, max: 7 },
  /**
   * Of the marks on 62 real portraits none above 15 mm² was a spot by eye: the larger ones were shadows, beard and
   * hair. Twice and a half that leaves room for a lentigo of 7 mm.
   */
  areaMm2: { min: 0.5, max: 40 },
  maxElongation: 2.8,
  minFill: 0.6,
  /**
   * Share of its darkness that a mark loses in seven of eight directions, and its contrast with the field in standard
   * deviations of that field: real naevi have 2 to 10, stubble 1 to 2.
   */
  isolation: { drop: { min: 0.4, ramp: 0.3 }, prominence: { min: 1.3, ramp: 0.9 } },
  /** What the smallest and palest spot weighs beside a large dark one; darkness as its mean contrast. */
  burden: { base: 0.6, size: 0.2, darkness: 0.2 },
  darkness: { start: 8, ramp: 12 },
} as const;

/**
 * From spots to a score. One spot weighs 1 at most, and costs 5 points on clean skin: 1 gives 95, 3 give 84, 6 give
 * 70, 20 give 37. So the bands say what the count says: up to five spots are never « nombreuses » (under 70, CRITERIA
 * 36 and 39), whatever is doubted besides. Hayashi, J. Dermatol. 2008, too calls up to five lesions mild, though on
 * half a face.
 */
export const SPOT_LOAD = {
  curve: { half: 12.5, power: 1.17 },
  /** Size at which a spot begins to weigh more, and the range up to its full weight. */
  areaMm2: { start: 4, ramp: 12 },
  /** All marks together that are not counted, being rather none than spots, weigh no more than this. */
  doubt: 0.5,
  /** One area is about a quarter of a face: it weighs its spots more, yet three of them stay few. */
  areaGain: 1.5,
} as const;

export const PORES = {
  /** Sigma of the narrow and the wide Gaussian, in patch pixels: a pore is 2 to 4 pixels wide. */
  narrowSigma: 0.75,
  wideSigma: 1.41,
  threshold: { deviations: 2.2, min: 0.9 },
  /** Largest trace² / determinant of the Hessian: 4 for a round dot, more for a hair or a line. */
  maxEdgeRatio: 6.5,
  curve: { half: 95, power: 1.3 },
} as const;

export const LINES = {
  /** Largest |curvature along| / curvature across. */
  maxAnisotropy: 0.45,
  minResponse: 0.45,
  /** Response under which a ridge pixel adds nothing to its line's length. */
  floor: 0.3,
  lengthMm: { min: 5, ramp: 5 },
  elongation: { min: 2.6, ramp: 1.4 },
  peak: { min: 0.7, ramp: 0.8 },
  zoneWeights: { forehead: 1, crow: 1, underEye: 0.7, cheek: 0.6 },
  curve: { half: 7, power: 1.2 },
} as const;

export const EYES = {
  /** Share of the way from the mean of circles, bags and groove to the worst of the three. */
  worstSignWeight: 0.75,
  darkness: {
    tolerance: 1,
    /** Density that a flush adds per unit of a*: 0.95 on light skin, 1.25 on dark. */
    flushDensity: 1,
    yellowBlueWeight: 0.5,
    redGreenWeight: 0.3,
    curve: { half: 17.5, power: 1.8 },
  },
  bag: { steps: 40, lidGap: 0.03, bulgeShare: 0.6, valleyWeight: 0.8, curve: { half: 7, power: 1.6 } },
  groove: {
    bankMm: 3.2,
    shiftsMm: [-1.5, -0.75, 0, 0.75, 1.5],
    samplesPerSegment: 8,
    curve: { half: 5, power: 1.6 },
  },
} as const;

export const SAGGING = {
  bankMm: 3.5,
  shiftsMm: [-4, -3, -2, -1, 0, 1, 2, 3, 4],
  samplesPerSegment: 10,
  foldWeight: 0.45,
  marionetteWeight: 0.35,
  /** Lower-face width over face width beyond which the jawline is heavy. */
  jawRatio: 0.62,
  jawWeight: 30,
  curve: { half: 6.5, power: 1.8 },
} as const;

export const TRANSLUCENCY = {
  /** Band of lightness variations that dulls a complexion. */
  bandMm: { fine: 0.6, coarse: 2.5 },
  evennessCurve: { half: 2.8, power: 1.6 },
  evennessWeight: 0.6,
  lightness: { black: 30, gain: 2 },
} as const;

export const HYDRATION = {
  /** Reference of the surface's relief. */
  sigmaMm: 0.6,
  /** Lightness above the surroundings that reads as a flake. */
  flakeContrast: 2.2,
  flakeWeight: 0.12,
  curve: { half: 1.9, power: 1.5 },
} as const;

export const QUALITY = {
  sharpness: { reblurSigma: 1.2, min: 0.05, range: 0.2 },
  exposure: { bright: 82, brightRamp: 20, clippedWeight: 15, clipped: 250 },
  /** Face width, in photo pixels, from which resolution no longer limits anything. */
  fullFaceWidth: 500,
  pose: { yaw: 5, pitch: 8, roll: 8, rampDegrees: 20 },
  lighting: { tolerance: 3, ramp: 15 },
  /** A sub-score never cancels the others altogether. */
  floor: 0.01,
} as const;

/** Photo quality (0 to 100) from which a measure is trusted. */
export const CONFIDENCE = { high: 70, medium: 50 } as const;

/** Face widths in photo pixels. */
export const FACE_WIDTH = {
  /** Under it nothing is scored. */
  min: 200,
  /** Under it pores, lines and surface relief look falsely perfect. */
  fineDetail: 400,
} as const;

export const GATE = {
  /** Pixels: a photo of more is not decoded, one whose shorter side has fewer is not looked at. */
  maxPixels: 50_000_000,
  minShorterSide: 480,
  /** A mesh below this score is a cat, a cup, a rocket: the detector alone accepts them. */
  minMeshScore: 0.9,
  /** A second face smaller than this share of the first is background. */
  minOtherFaceShare: 0.25,
  /** Lightness of the 90th percentile of a frame without face, under which it is black. */
  darkFrame: 25,
  /** Lightness of the 10th percentile of a frame without face, over which it is burnt out. */
  brightFrame: 96,
  brightSkin: 94,
  maxClippedShare: 0.15,
  /** A photo is too blurred when both are lower: grain alone may lack behind make-up, edges alone in a JPEG. */
  minSharpness: { grain: 0.06, edges: 0.1 },
} as const;

/** Where the face lies in the frame, in widths of the face. */
export const GATE_FRAMING = {
  /** The oval may reach this far beyond the edge: the error of the mesh on a whole face. */
  maxOvershoot: 0.02,
  /** With less room than this on the opposite side too, centring would not help: the face is too large. */
  room: 0.03,
} as const;

/**
 * Degrees from which a head no longer faces the camera. The depths of the mesh are flatter than a head: on the official
 * portraits the tip of the nose moves across the face as if a yaw or pitch read as 20 were 25 to 28. All 18 of 150 that
 * the limit refuses were looked at: three-quarter views. A straight face reads a pitch of -5, drawn or photographed.
 */
export const GATE_POSE = { yaw: 20, pitch: 20, neutralPitch: -5, roll: 30 } as const;

/**
 * The colours of a photographed face, in units of a* and b*. Usual: 95 % of 183 real portraits, porcelain to deep, in
 * daylight and tungsten. Limit: beyond all of them (hue 0 to 73 degrees, chroma 7.9 to 51).
 */
export const COLOUR_BALANCE = {
  /** Classes of lightness within which colours are compared. */
  classes: 24,
  /** The portraits have 3.4 to 15, the drawn faces 2.7 to 2.9, black and white 0, sepia 0.8 to 1.7. */
  minVariety: 2,
  usual: { minHueDegrees: 25, maxHueDegrees: 70, minChroma: 10, maxChroma: 42 },
  limit: { minHueDegrees: -10, maxHueDegrees: 82, minChroma: 5, maxChroma: 56 },
  /** Share of the way to the limit from which criteria of colour are not measured. */
  maxCast: 0.2,
} as const;

/**
 * Exposure by the L* of the brightest hundredth of the face or of its eyes. Of 183 real portraits the darkest has 66,
 * 98 % have 71 and more; ten of them at half the light 59 to 71, at a quarter 47 to 56.
 */
export const EXPOSURE = {
  /** Under it the photo is refused. */
  none: 56,
  /** Under it only marks are measured, which optical density makes nearly independent of the light. */
  fair: 72,
  full: 82,
  /** Share of the face whose red is clipped, from which quality falls: four portraits of five have less. */
  fewClippedRed: 0.1,
  /**
   * Share of the face whose red is clipped, beyond which marks are not counted, nor lines and pores scored: they burn
   * out. 8 % of the portraits exceed it.
   */
  maxClippedRed: 0.25,
} as const;

/**
 * Sharpness by the detail left along the direction that has least (`DirectionalDetail`). The 183 portraits have 0.16 to
 * 0.7, ten of them moved by 11 pixels 0.04 to 0.13, by 5 pixels 0.10 to 0.26, blurred by a sigma of 3 pixels 0.03 to
 * 0.07, of 1.5 pixels 0.10 to 0.27; the drawn faces 0.35 and more.
 */
export const DETAIL = {
  /** Under it the photo is refused. */
  none: 0.08,
  /** Under it blemishes and pigment spots are not counted. */
  spots: 0.15,
  /** Under it (a tenth of the portraits) lines, pores and relief are not scored: blur makes skin look flawless. */
  fine: 0.27,
  full: 0.32,
  /** Under it something moved: the portraits have 0.58 and more, those moved by 11 pixels 0.33 at most. */
  minEvenness: 0.38,
} as const;
