/** Limits of a photo: its quality, and what is refused. Units and version: see `engine.ts`. */

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

/** Face widths in photo pixels. */
export const FACE_WIDTH = {
  /** Under it nothing is scored. */
  min: 200,
} as const;

export const GATE = {
  /** Pixels: a photo of more is not decoded, one whose shorter side has fewer is not looked at. */
  maxPixels: 50_000_000,
  minShorterSide: 480,
  /** A mesh below this score is a cat, a cup, a rocket: the detector alone accepts them. */
  minMeshScore: 0.9,
  /** Of 36 real portraits one upright has less, and all that are taken for faces upside down: up to 0.9995. */
  uprightMeshScore: 0.9999,
  /** Degrees from which a face lies: a head that is held leans less. */
  lyingRoll: 60,
  /** A second face smaller than this share of the first is background. */
  minOtherFaceShare: 0.25,
  /** Lightness of the 90th percentile of a frame without face, under which it is black. */
  darkFrame: 25,
  /** Lightness of the 10th percentile of a frame without face, over which it is burnt out. */
  brightFrame: 96,
  /**
   * L* of what is black in every face (`blackLevel`), above which a veil lies over the photo, veiling glare: a smudged lens,
   * light behind. One of 306 real portraits has more, 97 % have less than 12; twelve of them with a quarter of the contrast lost 19.6 and more. Such a veil raised
   * 8 of 22 scores beyond their margin.
   */
  maxBlackLevel: 19,
  brightSkin: 94,
  maxClippedShare: 0.15,
  /** A photo is too blurred when both are lower: grain alone may lack behind make-up, edges alone in a JPEG. */
  minSharpness: { grain: 0.06, edges: 0.1 },
} as const;

/** Place of the face in the frame, in widths of the face. */
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
   * Share of the face whose red is clipped, beyond which marks are not counted, nor lines, pores and colour scored: they
   * burn out. 8 % of the portraits exceed it.
   */
  maxClippedRed: 0.25,
  /**
   * Beyond it folds and radiance are not scored either: a third of the face burnt raised firmness by 15 points. 3 % of
   * the portraits exceed it.
   */
  maxClippedForm: 0.3,
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
  /** Under both lines, pores and relief are not scored: something moved a little. A photo out of focus is even. */
  fine: 0.27,
  fineEvenness: 0.69,
  full: 0.32,
  /** Under it something moved: the portraits have 0.58 and more, those moved by 11 pixels 0.33 at most. */
  minEvenness: 0.38,
} as const;

/** A mouth that leaves the folds beside it as they are (see `mouthOf`). */
export const MOUTH = { maxGap: 0.04, maxBreadth: 0.72 } as const;

/**
 * Eyes behind lenses that let no light through, by the lightest quarter of lids and under-eyes against the cheeks, in
 * L* + 16 (the cube root of light), at the lighter eye: of 164 real portraits, 29 with clear glasses, the least has 0.72
 * (deep-set eyes in the shade); 25 of them behind drawn dark lenses 0.36 at most.
 */
export const DARK_LENSES = { lightest: 0.75, light: 0.63 } as const;

/** Share of a face that must be seen. */
export const COVERED = {
  /**
   * Spread of a* (9 of 10 to 1 of 10) and of L* (19 of 20 to 1 of 20) within the lips, of which a mouth has more of one at
   * least: 306 real portraits have 7.4 and 25 at least, masks of five colours drawn on twelve of them 1.1 and 6.6 at most.
   */
  lips: { hue: 4, light: 15 },
  /** Share of the expected skin that is visible. */
  minVisible: 0.2,
  /** Share of the skin around mouth and jaw that may lie under an object. */
  maxLowerObjects: 0.5,
} as const;

/**
 * Light from the side, by how much less one cheek sends back than the other (`sideLightOf`), hundredths of a decade. Of 162
 * real portraits half have 23 and more, 13 more than 60, one more than 90. A shadow to less than half from side to side, laid over
 * portraits, adds 50: up to 60 what it smooths of the surface stays within the wider margin (`SIDE_DOUBT`).
 */
export const SIDE_LIGHT = {
  /** Beyond it, a quarter of the light, pores, relief and radiance are not measured. */
  uneven: 60,
  /** Beyond it, an eighth of the light, the photo is refused. */
  none: 90,
  /**
   * Beyond it, a fifth of the light, redness and uniformity are not measured either: a third more light moved both by 20
   * points. 7 of 164 real portraits exceed it.
   */
  colour: 70,
} as const;
