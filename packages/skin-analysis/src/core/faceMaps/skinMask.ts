import type { ChannelPlanes } from "../colour/absorbance.ts";
import type { LabPlanes } from "../colour/lab.ts";
import { SCALE_MM, SKIN } from "../constants/engine.ts";
import { blur, blurInPlace } from "../filter/blur.ts";
import { scaleAround, unitNormal, type Point } from "../geometry/point.ts";
import { fillPolygon, overlapArea, polygonMask } from "../geometry/polygon.ts";
import type { Mask, Size } from "../image/rgbImage.ts";
import { findOwnSkin } from "../skin/findOwnSkin.ts";
import type { CellFeatures } from "../skin/cellFeatures.ts";
import type { CoverMap } from "../skin/covers.ts";
import { enlargeMask, reduceFace } from "../skin/skinField.ts";
import { outlineOf, pixels, type AlignedFace } from "../face/alignedFace.ts";
import {
  FACE_OVAL,
  LIPS,
  mirrored,
  NOSTRILS,
  RIGHT_ALAR_CREASE,
  RIGHT_BROW,
  RIGHT_EYE,
  RIGHT_NASOLABIAL_FOLD,
} from "../face/landmarks.ts";

export interface SkinMask {
  /** Place where skin should be by the mesh alone: the face without eyes, brows, lips, nostrils and folds. */
  readonly expected: Mask;
  /** The expected skin that does look like this person's skin, moles included: no fringe, glasses, beard or hand. */
  readonly visible: Mask;
  /** The visible skin away from its border, where a spot or a line is not the edge of something else. */
  readonly interior: Mask;
  /** Holds what hides the rest, in cells: see `codeOf`. */
  readonly covers: CoverMap;
  /** Features that the judge read of each cell; absent where nothing looks like skin. */
  readonly cellFeatures: CellFeatures | undefined;
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

function erode(visible: Mask, size: Size): Mask {
  const cover = blurInPlace(new Float32Array(visible), size, pixels(SKIN.interior.sigmaMm));
  const interior = new Uint8Array(visible.length);
  for (let i = 0; i < interior.length; i++) {
    if (visible[i] && (cover[i] ?? 0) > SKIN.interior.threshold) interior[i] = 1;
  }
  return interior;
}

/** The colour planes at the scale of what the eye sees as colour: a copy of the lightness, the hues in place. */
export function smoothColour(lab: LabPlanes, size: Size): LabPlanes {
  const sigma = pixels(SCALE_MM.small);
  return {
    lightness: blur(lab.lightness, size, sigma),
    redGreen: blurInPlace(lab.redGreen, size, sigma),
    yellowBlue: blurInPlace(lab.yellowBlue, size, sigma),
  };
}

/** Finds the visible skin of a face from its mesh and its colours. */
export function findSkin(
  face: AlignedFace,
  lightness: Float32Array,
  smooth: LabPlanes,
  absorbed: ChannelPlanes,
): SkinMask {
  const { size } = face;
  const expected = expectedSkin(face);
  const field = reduceFace(size, expected, lightness, smooth.lightness, absorbed);
  const { skin, codes, features } = findOwnSkin(face, field, smooth);
  const visible = enlargeMask(skin, field.size, size, expected);
  return {
    expected,
    visible,
    interior: erode(visible, size),
    covers: { codes, size: field.size },
    cellFeatures: features,
  };
}

/** Share of the expected skin of a region that is visible, 0 to 1; 0 where the mesh expects none. */
export function coverage(skin: SkinMask, region: Mask): number {
  const expected = overlapArea(region, skin.expected);
  return expected ? overlapArea(region, skin.visible) / expected : 0;
}
