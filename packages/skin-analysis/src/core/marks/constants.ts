/** Proposal of marks, and what a judge of them is told. No score depends on it yet: units as in `constants/engine.ts`. */

/** Place where and how places are found that may be marks: generously, since a judge decides. */
export const PROPOSAL = {
  /** Outlines of the mesh around which nothing is looked for, grown by so much. */
  area: { ovalScale: 0.99, eyeScale: 1.05, browScale: 1.05, lipScale: 1.02 },
  /** Least contrast, in hundredths of a decade, and over what the surroundings show at the same scale. */
  projections: {
    brown: { leastContrast: 3, leastProminence: 3 },
    red: { leastContrast: 3, leastProminence: 3 },
    dark: { leastContrast: 4, leastProminence: 3 },
  },
  /** Standard deviation of those surroundings, and the least that they count as: an even picture is no proof. */
  surroundingsMm: 5,
  leastStrength: 0.2,
  /** Weaker over stronger curvature: less is a ridge, a fold or an edge. */
  leastRoundness: 0.25,
  /** Count of how many at most. */
  most: 160,
  /** Two places are one when their centres lie within so many radii of the larger one, or that close. */
  merge: 0.8,
  leastApartMm: 1.1,
} as const;

/** Holds what a judge is told of a proposal (`markFeatures`). */
export const MARK_FEATURES = {
  /** Circles on the mark, and on the skin around it, in radii of the mark. */
  rings: [0, 0.35, 0.7, 1, 1.35],
  outerRings: [1.75, 2.3, 3],
  /** Samples on each circle: a multiple of eight. */
  angles: 16,
  /** Reach of the wide surroundings, beyond the mark's radius. */
  wideMm: 4.4,
} as const;
