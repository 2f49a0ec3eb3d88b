/** A complexion with the hair and the backdrop that go with it. */
export type FacePreset = "light" | "dark" | "older" | "fair" | "deep";

/** Describes what to draw. The painted amounts are the ground truth that the engine is tested against. */
export interface FaceOptions {
  readonly preset?: FacePreset;
  /** Pixels. */
  readonly width?: number;
  readonly height?: number;
  /** Chooses the texture of the skin and the places of the spots. */
  readonly seed?: number;
  /** Number of blemishes, 2.5 to 4.5 mm across. */
  readonly redSpots?: number;
  /** Number of pigment spots, 1.8 to 4 mm across: dark and pale naevi in turn. */
  readonly darkSpots?: number;
  /** Share of light that the skin under the eyes swallows, 0 to 1. */
  readonly darkCircles?: number;
  /** Number of horizontal lines on the forehead. */
  readonly foreheadLines?: number;
  /** Flush of the cheeks and the nose, 0 to 1. */
  readonly flush?: number;
  /** Visible pores per square centimetre of the nose and the cheeks, 0.3 to 0.6 mm across. */
  readonly pores?: number;
  /** Bags under the eyes, 0 to 1: a bulge of light and the shadow below it. */
  readonly eyeBags?: number;
  /** Depth of the folds from the nose to the mouth and below its corners, 0 to 1. */
  readonly folds?: number;
  /** Uneven melanin, 0 to 1: soft patches of one or two centimetres that are no spots. */
  readonly blotches?: number;
  /** A dull complexion, 0 to 1: a mottled film. */
  readonly dullness?: number;
  /** Dry skin, 0 to 1: pale flakes and fine relief. */
  readonly dryness?: number;
  readonly faces?: 1 | 2;
}

/** Width of the drawn face as a share of the picture's width (of half the picture when two are drawn). */
export const FACE_SHARE = 0.52;
/** The drawn face is 140 mm wide, like the engine's average one. */
export const FACE_MM = 140;
