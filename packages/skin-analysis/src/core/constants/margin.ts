/** Movement of a score from one photo of a face to the next. Units and version: see `engine.ts`. */

/** Stillness of one criterion. */
export interface Stillness {
  /** Points by which the product calls a difference a change: the finest that the criterion promises. */
  readonly step: number;
  /** 95th percentile of the move between two good photos of a face, in logits of the score. */
  readonly logit: number;
  /** Movement at the ends of the scale, where a logit is no points: points. */
  readonly floor: number;
}

/**
 * By technical name. Measured on 135 re-shots (light, frame, angle, size, noise and JPEG at once) of eleven camera
 * portraits as they are, at half their size, a little out of focus and in less light: 19 of 20 moves are smaller than the
 * margin of either photo. Lines, pores and hydration had fewer, 14 each, acne only one face with marks to lose.
 * Uniformity is wider for what the exposure of 46 photos moved, by a fifth to a half more light; sagging and radiance for
 * what a blur of 0.4 % of the face took from 31 of them: a fold by up to 6 points.
 */
export const STILLNESS = {
  redness: { step: 5, logit: 0.22, floor: 1.5 },
  uniformness: { step: 5, logit: 0.16, floor: 1.5 },
  eye_area_condition: { step: 6, logit: 0.2, floor: 1.5 },
  lines: { step: 6, logit: 0.45, floor: 2 },
  pores: { step: 5, logit: 0.2, floor: 1.5 },
  acne: { step: 4, logit: 0.45, floor: 2 },
  sagging: { step: 6, logit: 0.15, floor: 1.5 },
  pigmentation: { step: 4, logit: 0.42, floor: 1.5 },
  translucency: { step: 6, logit: 0.13, floor: 1.5 },
  hydration: { step: 8, logit: 0.32, floor: 2 },
} as const satisfies Record<string, Stillness>;

/**
 * Margin that each missing share of a photo's quality adds, as a share of it. Size and pose weigh little: a photo
 * is taken again as it was. Light from the side, laid over six portraits, raised radiance by 6 points, pores by 8.
 */
export const DOUBT = { sharpness: 1, exposure: 0.5, lighting: 0.75, faceSize: 0.25, pose: 0.25 } as const;

/**
 * Widening, by light from the side (`sideLightOf`, hundredths of a decade), of the margins of what is read off the
 * shading of the surface: from `from` on, by `most` times itself at `from + ramp`. Shadows laid over 21 portraits raised
 * hydration by up to 15 points, radiance by 7 and pores by 5 within that range, each within the margin so widened.
 */
export const SIDE_DOUBT = { most: 1, from: 10, ramp: 40 } as const;

/**
 * The same for what is read off colour, which only hard light from the side moves: a shadow learnt as skin when it gets
 * a little more light makes a face more even by up to 11 points at 65, more beyond (`SIDE_LIGHT.colour`).
 */
export const SIDE_COLOUR_DOUBT = { most: 1, from: 50, ramp: 20 } as const;

/**
 * Widening of the margins of colour by burnt-out red, as a share of the face: by `most` times itself at `from + ramp`.
 * What is left of the colour seems less saturated and redder than it is; twice the light, which burnt a sixth of two
 * faces, raised their redness by 16 points.
 */
export const BURNT_DOUBT = { most: 1.5, from: 0.05, ramp: 0.1 } as const;

/**
 * Widening of every margin by the blocks of a strong JPEG (`PixelNoise`), and of those of marks by lost detail (`least` of
 * `Sharpness`): pale ones vanish first. JPEG 20 evened out one face of 25 by 6 points, a blur that left 0.18 took 16 points of
 * pigment marks from one of 9. 3 % and 11 % of the portraits are widened.
 */
export const BLOCKS_DOUBT = { most: 0.5, from: 2.3, ramp: 1.1 } as const;
export const SOFT_MARKS_DOUBT = { most: 0.5, from: 0.25, ramp: 0.1 } as const;

/**
 * Widening of every margin by a veil (`blackLevel` of the photo's quality, L*) until it is refused (`GATE.maxBlackLevel`). 7
 * of 306 portraits are widened.
 */
export const VEIL_DOUBT = { most: 1, from: 12, ramp: 7 } as const;

/** A margin of at most one step of the product earns the highest confidence, one beyond these points the lowest. */
export const EARNED = { maxPoints: 15 } as const;
