import type { LabPlanes } from "../colour/lab.ts";
import { SCALE_MM, SKIN } from "../constants/engine.ts";
import { blur, blurInPlace } from "../filter/blur.ts";
import { scaleAround, unitNormal, type Point } from "../geometry/point.ts";
import { fillPolygon, intersect, overlapArea, polygonMask } from "../geometry/polygon.ts";
import type { Mask, Size } from "../image/rgbImage.ts";
import { maskedMedian } from "../statistics/maskedQuantile.ts";
import { outlineOf, pixels, type AlignedFace } from "./alignedFace.ts";
import {
  CHIN,
  FACE_OVAL,
  FOREHEAD,
  LIPS,
  mirrored,
  NOSE,
  NOSTRILS,
  RIGHT_ALAR_CREASE,
  RIGHT_BROW,
  RIGHT_CHEEK,
  RIGHT_EYE,
  RIGHT_NASOLABIAL_FOLD,
} from "./landmarks.ts";
import { fillMoles } from "./skinHoles.ts";

/** A colour in L*a*b*. */
interface LabColour {
  readonly lightness: number;
  readonly redGreen: number;
  readonly yellowBlue: number;
}

export interface SkinMask {
  /** Where skin should be by the mesh alone: the face without eyes, brows, lips, nostrils and folds. */
  readonly expected: Mask;
  /** The expected skin that does look like this person's skin, moles included: no fringe, glasses, beard or hand. */
  readonly visible: Mask;
  /** The visible skin away from its border, where a spot or a line is not the edge of something else. */
  readonly interior: Mask;
}

/** Takes a band of half width `radius` along a polyline out of a mask. */
function eraseBand(mask: Mask, size: Size, line: readonly Point[], radius: number): void {
  let a = line[0];
  for (const b of line.slice(1)) {
    if (!a) break;
    const normal = unitNormal(a, b);
    const side = (point: Point, sign: number) => ({
      x: point.x + sign * radius * normal.x,
      y: point.y + sign * radius * normal.y,
    });
    fillPolygon(mask, size, [side(a, 1), side(b, 1), side(b, -1), side(a, -1)], 0);
    a = b;
  }
}

function expectedSkin(face: AlignedFace): Mask {
  const { size } = face;
  const mask = polygonMask(size, scaleAround(outlineOf(face, FACE_OVAL), SKIN.ovalScale));
  const erase = (outline: readonly number[], factor: number) =>
    fillPolygon(mask, size, scaleAround(outlineOf(face, outline), factor), 0);
  for (const eye of [RIGHT_EYE, mirrored(RIGHT_EYE)]) erase(eye, SKIN.eyeScale);
  for (const brow of [RIGHT_BROW, mirrored(RIGHT_BROW)]) erase(brow, SKIN.browScale);
  erase(LIPS, SKIN.lipScale);
  erase(NOSTRILS, SKIN.nostrilScale);
  for (const crease of [RIGHT_NASOLABIAL_FOLD, RIGHT_ALAR_CREASE]) {
    for (const line of [crease, mirrored(crease)]) {
      eraseBand(mask, size, outlineOf(face, line), pixels(SKIN.creaseBandMm));
    }
  }
  return mask;
}

function looksLikeSkin({ redGreen, yellowBlue }: LabColour): boolean {
  const { minChroma, minHueDegrees, maxHueDegrees } = SKIN.reference;
  const hue = (Math.atan2(yellowBlue, redGreen) * 180) / Math.PI;
  return Math.hypot(redGreen, yellowBlue) >= minChroma && hue >= minHueDegrees && hue <= maxHueDegrees;
}

/**
 * Median colour of the first of cheeks, forehead, nose and chin that has the colour of skin. A surgical mask
 * covers the cheeks without troubling the mesh: its cloth must not become the reference.
 */
function referenceColour(face: AlignedFace, expected: Mask, smooth: LabPlanes): LabColour | undefined {
  for (const outlines of [[RIGHT_CHEEK, mirrored(RIGHT_CHEEK)], [FOREHEAD], [NOSE], [CHIN]]) {
    const polygons = outlines.map((outline) => outlineOf(face, outline));
    const region = intersect(polygonMask(face.size, ...polygons), expected);
    const colour: LabColour = {
      lightness: maskedMedian(smooth.lightness, region),
      redGreen: maskedMedian(smooth.redGreen, region),
      yellowBlue: maskedMedian(smooth.yellowBlue, region),
    };
    if (looksLikeSkin(colour)) return colour;
  }
  return undefined;
}

function keepSimilar(expected: Mask, smooth: LabPlanes, reference: LabColour): Mask {
  const { lightness, redGreen, yellowBlue } = smooth;
  const darkest = reference.lightness - SKIN.lightness.below;
  const lightest = Math.min(reference.lightness + SKIN.lightness.above, SKIN.lightness.max);
  const greenest = Math.min(reference.redGreen - SKIN.redGreen.below, SKIN.redGreen.always);
  const reddest = reference.redGreen + SKIN.redGreen.above;
  const visible = new Uint8Array(expected.length);
  for (let i = 0; i < visible.length; i++) {
    if (!expected[i]) continue;
    const l = lightness[i] ?? 0;
    const a = redGreen[i] ?? 0;
    const off = Math.abs((yellowBlue[i] ?? 0) - reference.yellowBlue);
    const similar = l >= darkest && l <= lightest && a >= greenest && a <= reddest;
    if (similar && off <= SKIN.yellowBlue) visible[i] = 1;
  }
  return visible;
}

function erode(visible: Mask, size: Size): Mask {
  const cover = blurInPlace(new Float32Array(visible), size, pixels(SKIN.interior.sigmaMm));
  const interior = new Uint8Array(visible.length);
  for (let i = 0; i < interior.length; i++) {
    if (visible[i] && (cover[i] ?? 0) > SKIN.interior.threshold) interior[i] = 1;
  }
  return interior;
}

/** Copies of the colour planes at the scale of what the eye sees as colour. */
export function smoothColour(lab: LabPlanes, size: Size): LabPlanes {
  const sigma = pixels(SCALE_MM.small);
  return {
    lightness: blur(lab.lightness, size, sigma),
    redGreen: blur(lab.redGreen, size, sigma),
    yellowBlue: blur(lab.yellowBlue, size, sigma),
  };
}

/** Finds the visible skin of a face from its mesh and its (smoothed) colours. */
export function findSkin(face: AlignedFace, smooth: LabPlanes): SkinMask {
  const expected = expectedSkin(face);
  const reference = referenceColour(face, expected, smooth);
  const visible = reference ? keepSimilar(expected, smooth, reference) : new Uint8Array(expected.length);
  if (reference) fillMoles(expected, visible, smooth.lightness, reference.lightness, face.size);
  return { expected, visible, interior: erode(visible, face.size) };
}

/** Share of the expected skin of a region that is visible, 0 to 1; 0 where the mesh expects none. */
export function coverage(skin: SkinMask, region: Mask): number {
  const expected = overlapArea(region, skin.expected);
  return expected ? overlapArea(region, skin.visible) / expected : 0;
}
