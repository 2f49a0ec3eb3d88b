/** Limits and weights of spots: blemishes and pigment. Units and version: see `engine.ts`. */

/** Probability from which a mark weighs anything, and from which it is counted: it is rather a spot than none. */
export const SPOT_CONFIDENCE = { least: 0.15, counted: 0.5 } as const;

/**
 * Absorbances that the two pigments of skin add to the absorbance in linear red, green and blue, per unit of green.
 * Melanin: mean of two naevi measured on real portraits (transmissions .59 .385 .30 and .74 .57 .47). Haemoglobin:
 * a red lesion (.98 .72 .72), after the absorption of oxyhaemoglobin, strong to 600 nm and weak beyond (Prahl 1999).
 */
export const CHROMOPHORES = {
  melanin: [0.54, 1, 1.3],
  haemoglobin: [0.06, 1, 1],
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

export const ACNE = {
  /** Erythema index. */
  plane: { red: -1, green: 1, blue: 0 },
  /** Weight of the smallest blemish beside one of full size. */
  burden: { base: 0.75, size: 0.25 },
} as const;

export const PIGMENTATION = {
  /**
   * Weights of the absorbances in the plane in which brown marks stand out: melanin keeps 0.93 of its green absorbance,
   * a grey shadow 0.65, and the noise of blue counts less than that of green.
   */
  plane: { red: -0.35, green: 0.6, blue: 0.4 },
  /** Weight of the smallest and palest spot beside a large dark one; darkness as its mean contrast. */
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
