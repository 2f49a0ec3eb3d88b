/** Fine detail, and the blur of the photo that it is freed from. Units and version: see `engine.ts`. */

/** Where and how the blur of a photo is measured. */
export const BLUR = {
  /** Around the middle of the eyes, in face widths; `cheeks` reaches down to calm skin. */
  region: { halfWidth: 0.4, above: 0.13, below: 0.13, cheeks: 0.33 },
  /** The two known blurs. */
  sigmasMm: [0.16, 0.31],
  /**
   * How the gradients' energy falls with the variance of the blur: 0.5 for the edge of a surface, 1.5 for a thin line.
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
  /** Beyond it fine detail is not measured. */
  maxBlurMm2: 0.25,
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
