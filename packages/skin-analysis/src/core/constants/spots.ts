/** What a spot is: blemishes and pigment. Units and version: see `engine.ts`. */

/** Weight from which a mark is counted: it is rather a spot than none. */
export const SPOT_CONFIDENCE = { counted: 0.5 } as const;

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

/** The scales at which marks are looked for. */
export const BLOB = {
  /** Discs of 1.6 mm across, then 1.6 times as wide each, up to 10 mm: a lentigo is wider than a naevus. */
  scales: 5,
  ratio: 1.6,
  /** Sigma, in pixels of the raster in use, from which a raster half as fine shows the rest as well. */
  halveFrom: 5,
  /** A place of less contrast than this, in hundredths of a decade, is not looked at. */
  minContrast: 2.5,
  /** A mark reaches no farther than this many radii from its summit. */
  reach: 2,
} as const;

/** What lies around a mark, by its distance from the disc of its area. */
export const SPOT_SURROUNDINGS = {
  /** The mark's own soft edge, left out. */
  gapMm: 0.45,
  /** Where it must have fallen off on every side: a swell of shade has not yet. */
  closeMm: 1.1,
  /** The skin that its colour is compared with. */
  ringMm: 2,
  /** The field whose texture it must exceed. */
  fieldMm: 4.4,
} as const;

/**
 * What every spot looks like. Set on some 220 marks of 33 camera and 40 studio portraits that were judged by eye: of all
 * measures those that part real spots from texture best are the fall on the worst sides but one, the contrast over the
 * field's own, the size (real ones are small) and the roundness.
 */
export const SPOT_SHAPE = {
  /** A freckle of 0.7 mm, as smoothed; a lentigo of 10 mm. */
  minAreaMm2: 0.38,
  maxAreaMm2: 80,
  fill: { min: 0.5, ramp: 0.15 },
  /** Share of its contrast lost within `closeMm`, on the worst side of eight and on the next. */
  leastDrop: { min: -0.1, ramp: 0.4 },
  nextDrop: { min: 0.3, ramp: 0.3 },
  /** Share of the field that is visible skin. */
  skinShare: { min: 0.65, ramp: 0.2 },
  /** Noise and ripple of the smoothest skin: below, the photo rather than the skin was smoothed. */
  leastNoise: 0.4,
  leastRipple: 0.3,
} as const;

export const ACNE = {
  /** In erythema index. Shade cancels in it: a red mark of 3 mm is no less certain than a small one. */
  likeness: {
    contrast: { min: 3, ramp: 2 },
    prominence: { min: 1, ramp: 1.2 },
    /** The blotches of colour noise are as wide as a lesion and as strong as each other: a lesion exceeds them. */
    rippleProminence: { min: 1.7, ramp: 1.8 },
    size: { fromMm: 1.7, exponent: 1.2 },
    elongation: { min: 1.8, ramp: 0.9 },
  },
  /**
   * Its reddening over what the field around it shows in red: blood hardly absorbs red, so that this is relief, beard,
   * shade or grain, whose colours pass for redness.
   */
  overRelief: { min: 0.9, ramp: 1.2, leastRelief: 0.3 },
  /** Its darkening in green per reddening: blood darkens, the colour blocks of a JPEG do not. */
  darkening: { min: 0.5, ramp: 0.3 },
  /** What the smallest blemish weighs beside one of full size. */
  burden: { base: 0.75, size: 0.25 },
} as const;

export const PIGMENTATION = {
  /**
   * Weights of the absorbances in the plane in which brown marks stand out: melanin keeps 0.93 of its green absorbance,
   * a grey shadow 0.65, and the noise of blue counts less than that of green.
   */
  plane: { red: -0.35, green: 0.6, blue: 0.4 },
  likeness: {
    contrast: { min: 1.6, ramp: 1.5 },
    prominence: { min: 1.15, ramp: 1.6 },
    size: { fromMm: 1, exponent: 1.1 },
    elongation: { min: 1.9, ramp: 0.9 },
  },
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
