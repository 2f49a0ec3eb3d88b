import { COLOUR_BALANCE } from "../constants/photo.ts";
import { regionOf } from "../faceMaps/areas.ts";
import type { FaceMaps } from "../faceMaps/faceMaps.ts";
import { CHIN, FACE_OVAL, FOREHEAD, mirrored, NOSE, RIGHT_CHEEK } from "../face/landmarks.ts";
import { intersect } from "../geometry/polygon.ts";
import type { Mask } from "../image/rgbImage.ts";
import { maskedMedian } from "../statistics/maskedQuantile.ts";

/** The colours of a photographed face, before any skin is looked for in them. */
export interface ColourBalance {
  /**
   * Measure of how much colour varies among pixels that are equally light, in units of a* and b*. Skin, lips and eyes always
   * differ; a black-and-white or sepia picture has one colour for each lightness, and only noise remains.
   */
  readonly variety: number;
  /** Hue in degrees, -180 to 180 (0 is red, 90 yellow), of the part of the face that comes nearest to skin. */
  readonly hue: number;
  /** Chroma of that part: 0 is grey. */
  readonly chroma: number;
  /** Measure of how far its hue or chroma lies outside of what skin has in fair light: 0 inside, 1 where no skin is found. */
  readonly cast: number;
}

/** The parts of a face that are skin unless something covers them. */
const PARTS = [[RIGHT_CHEEK, mirrored(RIGHT_CHEEK)], [FOREHEAD], [NOSE], [CHIN]] as const;

/** Mean variance of a plane within classes of equal lightness. */
function varianceWithin(plane: Float32Array, lightness: Float32Array, mask: Mask): number {
  const { classes } = COLOUR_BALANCE;
  const count = new Float64Array(classes);
  const sum = new Float64Array(classes);
  const squares = new Float64Array(classes);
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    const k = Math.min(classes - 1, Math.max(0, Math.trunc(((lightness[i] ?? 0) / 100) * classes)));
    const value = plane[i] ?? 0;
    count[k] = (count[k] ?? 0) + 1;
    sum[k] = (sum[k] ?? 0) + value;
    squares[k] = (squares[k] ?? 0) + value * value;
  }
  let within = 0;
  let all = 0;
  for (let k = 0; k < classes; k++) {
    const n = count[k] ?? 0;
    if (n === 0) continue;
    within += (squares[k] ?? 0) - (sum[k] ?? 0) ** 2 / n;
    all += n;
  }
  return all > 0 ? Math.max(0, within) / all : 0;
}

/** Share of the way from the end of the usual range to the limit beyond which nothing looks like skin. */
const excess = (value: number, usual: number, limit: number): number =>
  Math.max(0, (value - usual) / (limit - usual));

/** Tells how far a colour is from any skin's, 0 for an ordinary one, above 1 for none. */
function castOf(hue: number, chroma: number): number {
  const { usual, limit } = COLOUR_BALANCE;
  return Math.max(
    excess(hue, usual.maxHueDegrees, limit.maxHueDegrees),
    excess(-hue, -usual.minHueDegrees, -limit.minHueDegrees),
    excess(chroma, usual.maxChroma, limit.maxChroma),
    excess(-chroma, -usual.minChroma, -limit.minChroma),
  );
}

/**
 * Measures the colours of a face by its mesh alone: in a false light no skin would be found. A mask or a fringe has
 * a colour of its own; a light tints every part, so the part that comes nearest to skin is judged.
 */
export function measureColourBalance({ face, skin, smooth }: FaceMaps): ColourBalance {
  const oval = regionOf(face, [FACE_OVAL]);
  const { lightness, redGreen, yellowBlue } = smooth;
  const colours = PARTS.map((outlines) => {
    const part = intersect(regionOf(face, outlines), skin.expected);
    const a = maskedMedian(redGreen, part);
    const b = maskedMedian(yellowBlue, part);
    const hue = (Math.atan2(b, a) * 180) / Math.PI;
    const chroma = Math.hypot(a, b);
    return { hue, chroma, cast: castOf(hue, chroma) };
  });
  const nearest = colours.reduce((best, other) => (other.cast < best.cast ? other : best));
  return {
    variety: Math.sqrt(
      varianceWithin(redGreen, lightness, oval) + varianceWithin(yellowBlue, lightness, oval),
    ),
    ...nearest,
  };
}
