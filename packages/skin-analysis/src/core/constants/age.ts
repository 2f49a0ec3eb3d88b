/**
 * The perceived age: how a face is shown to the net, and what its readings become.
 *
 * Fitted on 150 portraits of adults with known ages (22 to 84 years), retouched, taken some years before or after the
 * age that is known: the fit cannot be better than about 3 years. Decision 037 has the figures.
 */
export const PERCEIVED_AGE = {
  /**
   * Side of a crop over that of the box from the brows to the chin: the padding with which face-api shows faces to
   * its nets. At 1.1 and 1.3 the mean error on held-out portraits is half a year larger.
   */
  cropScale: 1.2,
  /** Heights of the crops over the box, as shares of its side; each is read with its mirror image. */
  cropShifts: [-0.06, 0, 0.06],
  /** Years = intercept + slope × mean reading: Huber's robust line (6 years), which lifts the net's low readings. */
  fit: { intercept: 2.03, slope: 1.057 },
  /**
   * Years, both included; a reading beyond them is none. 270 portraits of 22 to 84 years were read as 28 to 86 years, drawn
   * faces without lines or folds as 10 to 27, those of the demo as 11 to 22 (decision 069).
   */
  range: { min: 25, max: 85 },
  /** Years within which 4 of 5 held-out portraits lie of their real age. */
  margin: 9,
  /** SHA-256 of the files of the net that all of this was fitted for, which an installation opts in to. */
  files: {
    "age_gender.json": "74b60bf3ebf981bf4e661e9cca3a185614e10b25d797118b62e2a68d3ff2569f",
    "age_gender.bin": "49f92bbc0afef2342c4385e4a2b0acb6d7a727c6f0aa539499719a81acf9abaa",
  },
} as const;
