import { centroid, type Point } from "../geometry/point.ts";
import { intersect, maskArea, polygonMask } from "../geometry/polygon.ts";
import type { Mask } from "../image/rgbImage.ts";
import { SKIN } from "../constants/engine.ts";
import { outlineOf, type AlignedFace } from "../face/alignedFace.ts";
import {
  CHIN,
  FOREHEAD,
  mirrored,
  NOSE,
  NOSE_BRIDGE,
  NOSE_UPPER_TRIANGLE,
  RIGHT_CHEEK,
  RIGHT_CHEEK_WIDE,
  RIGHT_CROW_FEET,
  RIGHT_UNDER_EYE,
  type Outline,
} from "../face/landmarks.ts";
import { coverage, type SkinMask } from "./skinMask.ts";

/** Outlines whose union is each named part of the face; sides are the person's own. */
const AREA_OUTLINES = {
  forehead: [FOREHEAD],
  forehead_n_bridge: [FOREHEAD, NOSE_BRIDGE],
  nose: [NOSE],
  nose_bridge: [NOSE_BRIDGE],
  nose_upper_triangle: [NOSE_UPPER_TRIANGLE],
  right_cheek: [RIGHT_CHEEK],
  left_cheek: [mirrored(RIGHT_CHEEK)],
  right_cheek_large: [RIGHT_CHEEK_WIDE],
  left_cheek_large: [mirrored(RIGHT_CHEEK_WIDE)],
  right_cheek_wide: [RIGHT_CHEEK_WIDE],
  left_cheek_wide: [mirrored(RIGHT_CHEEK_WIDE)],
  chin_wide: [CHIN],
  right_eye_area: [RIGHT_CROW_FEET, RIGHT_UNDER_EYE],
  left_eye_area: [mirrored(RIGHT_CROW_FEET), mirrored(RIGHT_UNDER_EYE)],
  right_eye_area_outer: [RIGHT_UNDER_EYE],
  left_eye_area_outer: [mirrored(RIGHT_UNDER_EYE)],
} as const satisfies Record<string, readonly Outline[]>;

/** A part of the face, by its wire name. */
export type PartName = keyof typeof AREA_OUTLINES;

/** A part, or the whole face. */
export type AreaName = PartName | "face";

/** The visible skin of one area. */
export interface Area {
  readonly name: AreaName;
  readonly skin: Mask;
  /** The part of `skin` away from any border. */
  readonly interior: Mask;
}

/** Pixels inside some outlines, skin or not. */
export const regionOf = (face: AlignedFace, outlines: readonly Outline[]): Mask =>
  polygonMask(face.size, ...outlines.map((outline) => outlineOf(face, outline)));

/** Tells whether a name is that of a part of the face. */
export const isPart = (name: string): name is PartName => Object.hasOwn(AREA_OUTLINES, name);

/** The middle of a part by the mesh alone, in raster positions. */
export const areaCentre = (face: AlignedFace, name: PartName): Point =>
  centroid(AREA_OUTLINES[name].flatMap((outline) => outlineOf(face, outline)));

/** The whole visible skin, or nothing when too much of the face is covered. */
export function wholeFace(skin: SkinMask): Area | undefined {
  const visible = maskArea(skin.visible);
  const enough = visible > 0 && visible / maskArea(skin.expected) >= SKIN.minWholeCoverage;
  return enough ? { name: "face", skin: skin.visible, interior: skin.interior } : undefined;
}

/** A part's visible skin, or nothing when too much of it is covered (fringe, glasses, mask, hand). */
export function visiblePart(face: AlignedFace, skin: SkinMask, name: PartName): Area | undefined {
  const region = regionOf(face, AREA_OUTLINES[name]);
  if (coverage(skin, region) < SKIN.minCoverage) return undefined;
  const interior = intersect(region, skin.interior);
  return maskArea(interior) ? { name, skin: intersect(region, skin.visible), interior } : undefined;
}
