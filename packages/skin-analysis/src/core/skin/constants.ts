/** Scales of the features of a cell (`cellFeatures`), which a judge of skin reads. No score depends on them. */
export const CELL_FEATURES = {
  /** Distances, as standard deviations, at which a cell is compared with what is around it. */
  scalesMm: [2, 5],
  roughnessMm: [1, 2.5],
  /** The same for the person's own skin nearby, and the share of it that is enough. */
  ownMm: 6,
  leastShare: 0.02,
  /** Smallest texture and slope to divide by, in L*. */
  leastTexture: 0.1,
} as const;
