import { toLab } from "../core/colour/lab.ts";
import { PATCH } from "../core/constants/engine.ts";
import { QUALITY } from "../core/constants/photo.ts";
import { blackLevelOf } from "../core/quality/blackLevel.ts";
import { measureSharpness, type Sharpness } from "../core/quality/sharpness.ts";
import { cutOut, placementOf, type AlignedFace } from "../core/face/alignedFace.ts";
import { regionOf } from "../core/faceMaps/areas.ts";
import type { FaceMesh } from "../core/face/faceMesh.ts";
import {
  CHIN,
  FACE_OVAL,
  FOREHEAD,
  mirrored,
  NOSE,
  RIGHT_CHEEK,
  RIGHT_EYE_OPENING,
} from "../core/face/landmarks.ts";
import type { Pyramid } from "../core/image/pyramid.ts";
import type { Mask } from "../core/image/rgbImage.ts";
import { maskedMedian, maskedQuantile } from "../core/statistics/maskedQuantile.ts";

/** Way that the light falls on a face; L* is 0 to 100. The same measures as the gate's, on a patch of a sixteenth. */
export interface FaceLight {
  /** L* of the brightest hundredth of the face, or of the brightest twentieth of the eyes when that is more. */
  readonly highlight: number;
  /** Median L* of the skin. */
  readonly skin: number;
  /** Shares of the face whose red and green, and whose red, are burnt out. */
  readonly clipped: number;
  readonly clippedRed: number;
  /** L* of what is black in every face: light over it is a veil. */
  readonly blackLevel: number;
  /** Difference of L* between the cheeks. */
  readonly asymmetry: number;
}

const SHRINK = 4;
const SIZE = { width: PATCH.width / SHRINK, height: PATCH.height / SHRINK } as const;

/** The face cut out as `alignFace` does, at a quarter of its scale. */
function smallFace(pyramid: Pyramid, mesh: FaceMesh): AlignedFace {
  const placement = placementOf(mesh.landmarks);
  return cutOut(pyramid, mesh, { ...placement, scale: SHRINK * placement.scale }, SIZE);
}

/**
 * Measures the light on a face.
 * @param pyramid the part of the photo around the face
 * @param mesh its landmarks in that part
 */
export function measureLight(pyramid: Pyramid, mesh: FaceMesh): FaceLight {
  const face = smallFace(pyramid, mesh);
  const { lightness } = toLab(face.rgb);
  const region = (...outlines: readonly (readonly number[])[]): Mask => regionOf(face, outlines);
  const left = mirrored(RIGHT_CHEEK);
  const oval = region(FACE_OVAL);
  let area = 0;
  let clipped = 0;
  let clippedRed = 0;
  for (let i = 0; i < oval.length; i++) {
    if (!oval[i]) continue;
    area++;
    if ((face.rgb[3 * i] ?? 0) < QUALITY.exposure.clipped) continue;
    clippedRed++;
    if ((face.rgb[3 * i + 1] ?? 0) >= QUALITY.exposure.clipped) clipped++;
  }
  const eyes = region(RIGHT_EYE_OPENING, mirrored(RIGHT_EYE_OPENING));
  return {
    // `Math.max` with a NaN is NaN: closed eyes have no pixels here.
    highlight: Math.max(maskedQuantile(lightness, oval, 0.99), maskedQuantile(lightness, eyes, 0.95) || 0),
    skin: maskedMedian(lightness, region(RIGHT_CHEEK, left, FOREHEAD, NOSE, CHIN)),
    clipped: clipped / Math.max(1, area),
    clippedRed: clippedRed / Math.max(1, area),
    blackLevel: blackLevelOf(face, lightness),
    asymmetry: Math.abs(maskedMedian(lightness, region(RIGHT_CHEEK)) - maskedMedian(lightness, region(left))),
  };
}

/** The part of the patch on which sharpness is measured: 0.8 face widths across, one down. */
const MIDDLE = { width: 0.8 * PATCH.faceWidth, height: PATCH.faceWidth } as const;

/**
 * Measures the sharpness of a face by the gate's own measure.
 * @param pyramid the part of the photo around the face, at the photo's own resolution: shrunk, a blur would not show
 * @param mesh its landmarks in that part
 */
export function sharpnessOf(pyramid: Pyramid, mesh: FaceMesh): Sharpness {
  const placement = placementOf(mesh.landmarks);
  // A face of fewer pixels than the patch is read at its own scale, whatever was cut out before.
  const size = placement.scale < 1 ? { width: 1, height: 1 } : MIDDLE;
  return measureSharpness(pyramid, cutOut(pyramid, mesh, placement, size));
}
