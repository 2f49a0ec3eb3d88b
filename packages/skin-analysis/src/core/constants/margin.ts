/** How far a score moves from one photo of a face to the next. Units and version: see `engine.ts`. */

/** How still one criterion keeps. */
export interface Stillness {
  /** Points by which the product calls a difference a change: the finest that the criterion promises. */
  readonly step: number;
  /** 95th percentile of the move between two good photos of a face, in logits of the score. */
  readonly logit: number;
  /** What it moves by at the ends of the scale, where a logit is no points: points. */
  readonly floor: number;
}

/** By technical name. Measured on re-shots of real portraits (`bench/skin-analysis`), light, frame, size, noise and JPEG at once. */
export const STILLNESS = {
  redness: { step: 5, logit: 0.2, floor: 1 },
  uniformness: { step: 5, logit: 0.2, floor: 1 },
  eye_area_condition: { step: 6, logit: 0.2, floor: 1 },
  lines: { step: 6, logit: 0.3, floor: 1 },
  pores: { step: 5, logit: 0.4, floor: 1 },
  acne: { step: 4, logit: 0.4, floor: 2 },
  sagging: { step: 6, logit: 0.2, floor: 1 },
  pigmentation: { step: 4, logit: 0.3, floor: 2 },
  translucency: { step: 6, logit: 0.2, floor: 1 },
  hydration: { step: 8, logit: 0.4, floor: 1 },
} as const satisfies Record<string, Stillness>;

/** What each missing share of a photo's quality adds to the margin, as a share of it. */
export const DOUBT = { sharpness: 1, exposure: 1, lighting: 1, faceSize: 1, pose: 1 } as const;

/** A margin of so many steps still earns the word. */
export const EARNED = { high: 1, medium: 2 } as const;
