/** Holds what the engine is to reach on real adults; a figure beyond its aim is marked on the page. */
export const AIM = {
  good: { min: 0.1, max: 0.6 },
  poor: { min: 0.05, max: 0.4 },
  /** Share of the photos on which as many are found as were painted, within one; share counted as the other kind. */
  painted: 0.9,
  paintedOther: 0.1,
  single: 0.95,
  reshots: 0.92,
  reshotsOfOne: 0.8,
  tone: 0.3,
  ratio: 5,
  peakMemory: 350,
} as const;
