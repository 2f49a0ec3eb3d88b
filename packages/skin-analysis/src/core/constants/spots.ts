/** What a spot is: blemishes and pigment. Units and version: see `engine.ts`. */

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
