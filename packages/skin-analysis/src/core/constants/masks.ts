/** Drawing of what was measured over the photo. Units: see `engine.ts`. They change no score. */

export const MASK = {
  /**
   * Scores, by a criterion's own curve, under which a place is drawn as lightly, moderately and strongly concerned.
   * The first two are where CRITERIA ends « point fort » and « à entretenir » for the criteria that are drawn as heat.
   */
  heatScores: [70, 50, 30],
  /** Side of the squares of skin within which a criterion is measured again for its heat, in patch pixels. */
  cell: 8,
  /** Smoothing of the heat, in cells: about what two neighbouring zones of a face are apart. */
  heatSigma: 1.5,
  /** Least share of a cell that is skin. */
  minCellCover: 0.25,
  /** A patch of heat or a hidden zone smaller than this is not drawn: it is smaller than what a hand points at. */
  minHeatMm2: 25,
  minHiddenMm2: 80,
  /** Tolerance of a simplified outline against the true one. */
  toleranceMm: { outline: 0.12, line: 0.12 },
  /** Gap between a spot and its outline, so that the line does not hide the spot. */
  spotGapMm: 0.8,
  /** A line shorter than this adds to the score, but is no line to the eye. */
  lineMm: 5,
  /** Mean strength along a line, in hundredths of a decade, from which it is a deep one. */
  deepLine: 1.5,
  /** Half width of the outline around a deep line. */
  deepHalfWidthMm: 0.75,
  /** Radius of a pore as it is drawn: those of the face are 0.3 to 0.6 mm across, and it is seen around them. */
  poreRadiusMm: 0.45,
  /** A sign of the eye contour or a side's firmness is drawn under this score: CRITERIA 33 calls it good above. */
  signScore: 80,
  /** Depth of a fold, in hundredths of a decade, under which nobody sees it: about one step of L* on light skin. */
  foldDepth: 1,
  /** Parts of the photo's width and height that a stored position counts. */
  gridSteps: 10_000,
} as const;
