/** The criteria that count no spots. Units and version: see `engine.ts`. */

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
