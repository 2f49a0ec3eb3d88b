/**
 * Limits of this person's skin, and of what covers it. Units and version: see `engine.ts`. Hues are in hundredths of
 * a decade: reddish is 100 x log10(R / G), yellowish 100 x log10(G / B). Set by eye on overlays of 183 real portraits,
 * porcelain to deep, of which 36 wear glasses and 24 a beard or moustache.
 */

/** Pixels of the patch, along each axis, that are judged together: 0.9 mm. */
export const SKIN_CELL = 4;

/** The person's own skin. */
export const OWN_SKIN = {
  /** Two parts whose hues differ by less belong to one person. */
  agreement: 9,
  /** No skin is less red than grey, or as blue as a surgical mask. */
  hue: { minReddish: 3, maxReddish: 75, minYellowish: -12, maxYellowish: 75 },
  /** Smallest spread of a skin's own hue. */
  minDeviation: 2.5,
} as const;

/** Growth of skin from skin: its light falls off slowly, its hue hardly changes. */
export const SKIN_GROWTH = {
  rounds: 10,
  /** Growth ends when it changes the skin by less than this share. */
  settled: 0.001,
  /** Within this distance skin has about the same light. */
  nearMm: 6,
  lightness: { below: 14, above: 22, max: 98 },
  /** Over the whole face: what a shadow takes. */
  darkest: 45,
  reddish: { below: 7, above: 16 },
  yellowish: { below: 12, above: 12 },
  /** In the shade skin lights itself: its hue may go on by so much per unit of L* below the person's own. */
  shade: { reddish: 0.5, yellowish: 0.4 },
  /** A highlight is paler: share of the hue it may lose, at so much above its surroundings. */
  highlight: { range: 22, loss: 0.75 },
} as const;

/** Scales of the features of a cell (`cellFeatures`), which the judge of skin reads. */
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

/**
 * Probability from which a cell is skin (`judgeSkin`): the mean within the blur, so that single cells do not flicker from photo
 * to photo. Of cells that chance chose on unseen people, 93 % of the skin and 14 % of hair and lashes reach it.
 */
export const SKIN_DECISION = { least: 0.8, blurMm: 0.8 } as const;

/** Strands of hair against skin: mean |L* - smooth L*|, and its ratio to that of the person's cheeks. */
export const BEARD = {
  blurMm: 1.5,
  /** Median of the chin: 0.54 to 3.2 and 1.9 to 5.9 fold with a beard or stubble, under that without. */
  chin: { minTexture: 0.5, minRatio: 1.85 },
  /** Median of the upper lip, where the edges of lips and nostrils add some: 2 to 10 and 2.3 to 5 fold. */
  moustache: { minTexture: 1.8, minRatio: 2.2 },
  cell: { minTexture: 0.45, minRatio: 1.6 },
  /** Share of such cells within a distance from which skin is not seen through them. */
  density: { sigmaMm: 2, min: 0.45 },
} as const;

/** Strands over the forehead: how they are told from skin, and what share of such cells around hides it. */
export const FRINGE = {
  blurMm: 1.5,
  densityMm: 2,
  /**
   * Strands that hang: change of L* from left to right per pixel, over that from top to bottom and over that of the
   * cheeks. Less of the forehead than the share is a crease between the brows.
   */
  hanging: { slope: 1.6, minAcross: 0.7, minRatio: 1.6, density: 0.4, minShare: 0.06 },
  /**
   * Strands that lie whichever way: texture in L*, and texture and slopes over those of the cheeks. Strands that were
   * taken for skin have 4 to 9 times the texture and 3 to 4 times the slopes of the cheeks; the deepest wrinkles of 21
   * foreheads up to 5 times the texture, but 1.7 times the slopes: between them there is skin.
   */
  lying: { minTexture: 1.4, minRatio: 3.2, minSlope: 2.3, density: 0.3, minShare: 0.02 },
  /** A piece of the forehead smaller than this share of the largest one is a lock that is cut off by strands. */
  minPiece: 0.3,
} as const;

/** The bridge of a pair of glasses across the bridge of the nose: a bar that differs from both its sides. */
export const GLASSES = {
  /** Weights of L*, a* and b* in the difference: a wrinkle is darker, a frame has another colour too. */
  weights: { lightness: 0.7, hue: 1.5 },
  stepMm: 0.4,
  /** Half width of the bar and its surroundings. */
  banksMm: [1.6, 2.4, 4, 5.6, 7.2],
  /** Columns across the bridge, in millimetres from its middle. */
  columnsMm: [-3, -2, -1, 0, 1, 2, 3],
  /** Share of the columns that may show no bar. */
  quantile: 0.3,
  /** 30 of the 36 have 16.8 and more; of the 147 others two have. */
  bridge: 16,
  /** With both temples of the frame seen, so much is enough: two more of them, no other. */
  withTemples: { bridge: 10, temple: 7 },
  /** Extent of a lens, from the middle of the eye. */
  lensMm: { side: 32, up: 18, down: { min: 17, max: 29, usual: 23, rim: 2.5 } },
  /** A rim below the eye, as the bar of the bridge. */
  rim: 6,
  /** Half height of the band to the ear. */
  templeMm: 7,
} as const;

/** Covers of skin, by their looks. */
export const COVER = {
  /** L* from which nothing is left to be seen. */
  burnt: 97,
  /** A shadow has at most this many times the texture of the lit skin. */
  shadeRatio: 3,
  /** Skin in deep shade is more reddish than in the light, by so much; dark hair is not. */
  shadeReddish: 4,
  /** Hair has strands: so many times the texture of the skin. */
  hairRatio: 2,
  /** Hair without strands to be seen is darker than the skin by so much L*. */
  hairDarker: 15,
  /** Share of it that may lie over the middle of nose and mouth: what covers more is an object. */
  central: 0.2,
} as const;
