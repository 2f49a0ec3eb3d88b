/** Fine detail, and the blur of the photo that it is freed from. Units and version: see `engine.ts`. */

/** Places and measures of the blur of a photo. */
export const BLUR = {
  /** Around the middle of the eyes, in face widths; `cheeks` reaches down to calm skin. */
  region: { halfWidth: 0.4, above: 0.13, below: 0.13, cheeks: 0.33 },
  /** The two known blurs. */
  sigmasMm: [0.16, 0.31],
  /**
   * Exponent with which the gradients' energy falls with the variance of the blur: 0.5 for the edge of a surface, 1.5 for a thin line.
   * Eyes are in between: 0.8 gives back the blur that was added to ten portraits.
   */
  edgeExponent: 0.8,
  /** Skin that has little texture: its noise is that of the whole photo. */
  calm: { block: 24, share: 0.25 },
  /** More cannot be told apart, mm². */
  max: 1,
} as const;

/** The agreed sharpness at which fine detail is measured. */
export const FINE = {
  /** Variance of the blur, mm²: half of the portraits are sharper, and are blurred to it. */
  blurMm2: 0.1,
  /** Variance added to any photo. */
  leastAddedMm2: 0.02,
  /**
   * Power of the photo's blur, over the agreed one, by which relief is made up for. Six portraits that were blurred more
   * and more, up to 0.25 mm², lost it by 0.4 to 1.1, most of them by 0.5 to 0.7.
   */
  reliefPower: 0.65,
  /** Sigma of the surroundings that a dot of a pore's size stands out from. */
  dotsMm: 0.39,
  /** L* + 16 of skin whose densities are taken as they are, and half of the way from density to L*. */
  toneReference: 86,
  toneExponent: 0.5,
  /**
   * Texture is averaged over squares of so many pixels a side; one that has many times the texture of the middle one
   * holds a mole, a hair or a drop of sweat.
   */
  squares: { side: 16, maxRatio: 6 },
  /** Share of the face's squares that are its calmest skin. */
  calmShare: 0.25,
} as const;

/** Needs of a criterion of fine detail: what a photo must show for it to be measured. */
export interface DetailNeeds {
  /** Least width of the face, photo pixels. */
  readonly faceWidth: number;
  /** Most blur, mm², along its worse axis; resolution is a part of it. */
  readonly blurMm2: number;
}

/**
 * Set on portraits of which the photo was made smaller, to faces of 640 to 280 pixels, and blurred, up to a variance of
 * 0.4 mm²: up to these limits no score of a photo without grain left the margin of the sharp photo upwards; hydration and
 * pores of one with grain may. Pores go first; wrinkles keep on smaller faces than relief does.
 */
export const DETAIL_NEEDS = {
  lines: { faceWidth: 270, blurMm2: 0.25 },
  pores: { faceWidth: 320, blurMm2: 0.2 },
  hydration: { faceWidth: 280, blurMm2: 0.25 },
} as const satisfies Record<string, DetailNeeds>;

/** Margin that each share of blur beyond the agreed sharpness adds to the margins of fine detail, as a share of them. */
export const SOFTNESS_DOUBT = 0.2;

/** Noise and compression of the photo's own pixels. */
export const GRAIN = {
  /** The middle of the face, in face widths: eyes to mouth. */
  region: { width: 0.7, height: 0.7 },
  /** Share of the squares that are calm. */
  calmShare: 0.1,
  /** A larger step is an edge of the face, 8-bit steps. */
  maxJump: 12,
  /**
   * Beyond either, fine detail is not measured. The 33 portraits have a noise of 0.2 to 2.1, three of them with a
   * noise of 12 added 6.9 to 7.4; blocks of 1.1 to 2.3, three of them in a JPEG of quality 70 1.8 to 2.9, of quality
   * 20 3.7 to 6.6.
   */
  maxNoise: 4,
  maxBlocks: 3.4,
} as const;
