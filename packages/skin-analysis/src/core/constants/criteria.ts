/** The criteria that count no spots. Units and version: see `engine.ts`. */

/** Hundredths of a decade throughout, as `chromaticPlanes`. */
export const CHROMATIC = {
  sigmaMm: 1,
  /** Half of what the melanin of `CHROMOPHORES` would ask for (1.5): the blue channel is the noisiest of the three. */
  melaninInErythema: 0.8,
} as const;

/** Hardness of the light on a face (see `hardness`): 183 real portraits have 0.2 to 2, half of them 0.9 and less. */
export const MODELLING = {
  fineMm: 4.5,
  coarseMm: 8,
  /** Harder light than this deepens every fold. */
  hard: 0.7,
  /** By how much the depth of a fold follows the hardness beyond that: fully at 1. */
  share: 0.8,
} as const;

/**
 * Saturation of the skin on a photo (see `colourGain`): cameras and editors differ by half, and every contrast of
 * colour with them. Fitted on 33 camera and 150 official portraits, whose medians are then within a tenth.
 */
export const SATURATION = {
  /** Of the erythema less a part of the browning: a white balance between blue and orange then moves it little. */
  browningShare: 0.4,
  /** By which melanin lowers it per unit of L*, hundredths of a decade. */
  perLightness: 0.3,
  lightness: 70,
  /** Colour of a photo of usual saturation at that lightness. */
  usual: 20,
  /** By how much contrasts of colour follow it: fully at 1. Less, because an evenly red face has more of its own. */
  share: 0.75,
  least: 0.55,
  most: 1.6,
} as const;

export const REDNESS = {
  /** Surroundings against which a patch stands out. */
  complexionMm: 25,
  /** The tenth of the skin that is least red is the person's calm skin. */
  calmShare: 0.1,
  /** Blood index above which no skin is calm, however evenly red. */
  reddestCalm: 20,
  localThreshold: 2,
  globalCurve: { half: 9.5, power: 1.3 },
  localCurve: { half: 1, power: 1.3 },
  /** Excess above the threshold at which a place is drawn as lightly, moderately, strongly red. */
  heatLevels: [0.5, 2.5, 5],
  globalWeight: 0.5,
  curve: { half: 0.9, power: 1.5 },
} as const;

export const UNIFORMNESS = {
  /** Surroundings from which a patch differs: a cheek is 50 mm high. */
  surroundingsMm: 14,
  browningWeight: 0.25,
  curve: { half: 5.2, power: 2.1 },
} as const;

export const PORES = {
  /** Times the texture of the calmest skin that is no pores: the rest of the smoothest faces has as much. */
  calmWeight: 1.5,
  /** Roots of that texture beyond which a dot is drawn as a pore: three, as for any value that is no noise. */
  dotFloors: 3,
  /** Power of the skin's tone that weighs the whole, beyond that of all fine detail. */
  toneExponent: 0.2,
  curve: { half: 0.7, power: 1.3 },
} as const;

export const LINES = {
  /** Further blur at which deep wrinkles are looked for; fine ones are at the sharpness of `FINE`. */
  deepMm: 0.68,
  /**
   * Power of the photo's blur by which thin lines fade beyond what wide ones do: 0.5 would be a line without width. Six
   * portraits, blurred up to 0.25 mm², say as much or less.
   */
  thinPower: 0.2,
  /** Largest |curvature along| / curvature across. */
  maxAnisotropy: 0.45,
  /** Power of the tone's weight that is taken off again: four painted furrows score within 8 points on both tones. */
  toneTakenBack: 0.7,
  /** Weakest response of a line's crest, as a share of the floor below. */
  crestShare: 0.7,
  /** Reach along a line over which its response is averaged, each way, and the number of places. */
  reachMm: 5,
  samples: 6,
  /**
   * Mean response, in hundredths of a decade, that the texture of smooth skin reaches by chance: more where the calmest
   * skin has more.
   */
  floor: { base: 0.3, texture: 2.4 },
  zoneWeights: { forehead: 1, crow: 1, underEye: 0.7, cheek: 0.6 },
  curve: { half: 31, power: 1.2 },
} as const;

/** Amounts in hundredths of a decade. */
export const EYES = {
  /** Of the norm over the three signs: 1 would add them, infinity would see the worst alone. */
  norm: 3,
  curve: { half: 1.3, power: 1.5 },
  darkness: {
    tolerance: 1,
    /**
     * The hollow of an orbit fills with shade faster than the light models the rest: on real portraits its depth
     * follows the square of the hardness beyond `hard`.
     */
    hard: 0.6,
    hardPower: 2,
    /** Luminance density that blood adds per unit of erythema: green carries most of both. */
    flushDensity: 0.8,
    blueWeight: 0.3,
    redWeight: 0.2,
    curve: { half: 17.5, power: 1.8 },
  },
  bag: { steps: 40, lidGap: 0.03, bulgeShare: 0.6, curve: { half: 7, power: 1.1 } },
  groove: {
    bankMm: 3.2,
    shiftsMm: [-1.5, -0.75, 0, 0.75, 1.5],
    samplesPerSegment: 8,
    curve: { half: 8, power: 1.6 },
  },
} as const;

export const SAGGING = {
  bankMm: 3.5,
  shiftsMm: [-4, -3, -2, -1, 0, 1, 2, 3, 4],
  samplesPerSegment: 10,
  foldWeight: 0.45,
  marionetteWeight: 0.35,
  curve: { half: 13.2, power: 1.9 },
} as const;

/** Bands between two Gaussians, by their sigmas. */
export const TRANSLUCENCY = {
  mottleMm: { fine: 0.6, coarse: 2.5 },
  tintMm: { fine: 1.2, coarse: 5 },
  /** Modelling well below this is no yardstick: a face lit from all sides. */
  softForm: 0.4,
  mottleWeight: 1.82,
  /** Power of the lit skin's tone that weighs the whole: what scatters light mottles a dark skin by larger ratios. */
  toneExponent: 0.65,
  curve: { half: 3, power: 2.2 },
} as const;

export const HYDRATION = {
  /** Reference of the surface's relief. */
  sigmaMm: 0.6,
  /** Bright flakes weigh more than dark furrows. */
  flakeWeight: 2,
  /** Power of the skin's tone that weighs the whole, beyond that of all fine detail. */
  toneExponent: 0.5,
  curve: { half: 1.75, power: 2 },
} as const;
