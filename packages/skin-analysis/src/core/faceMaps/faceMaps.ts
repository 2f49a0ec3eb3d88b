import { channelAbsorbance, erythemaIndex, type ChannelPlanes } from "../colour/absorbance.ts";
import { toLab, type LabPlanes } from "../colour/lab.ts";
import { SCALE_MM } from "../constants/engine.ts";
import { blurInPlace } from "../filter/blur.ts";
import { maskedBlur } from "../filter/maskedBlur.ts";
import type { Mask, Size } from "../image/rgbImage.ts";
import { pixels, type AlignedFace } from "../face/alignedFace.ts";
import { visiblePart, wholeFace, type Area, type PartName } from "./areas.ts";
import { findDetail, type FineDetail } from "./fineDetail.ts";
import { findSkin, smoothColour, type SkinMask } from "./skinMask.ts";

/** Everything that the criteria measure from, computed once per face. */
export interface FaceMaps {
  readonly face: AlignedFace;
  readonly size: Size;
  readonly skin: SkinMask;
  /** The whole face; absent when too much of it is covered. */
  readonly whole: Area | undefined;
  /** The parts asked for that are visible enough, in that order. */
  readonly parts: (...names: readonly PartName[]) => Area[];
  /** L* as photographed. */
  readonly lightness: Float32Array;
  /** The fine detail of the skin, computed when it is first asked for. */
  readonly detail: () => FineDetail;
  /** Colours at the scale of what the eye sees as colour. */
  readonly smooth: LabPlanes;
  /** Absorbance of each channel at the same scale. Hundredths of a decade. */
  readonly absorbance: ChannelPlanes;
  /** Absorbance of each channel above the surroundings: tells pigments apart. Hundredths of a decade. */
  readonly absorbanceContrast: ChannelPlanes;
  /** Erythema index above the surroundings: red marks stand out. Hundredths of a decade. */
  readonly erythemaContrast: Float32Array;
}

/** The plane at small scale minus its own surroundings within the skin; leaves the plane at small scale. */
function contrast(plane: Float32Array, skin: Mask, size: Size): Float32Array {
  const out = maskedBlur(plane, skin, size, pixels(SCALE_MM.background));
  blurInPlace(plane, size, pixels(SCALE_MM.small));
  for (let i = 0; i < out.length; i++) out[i] = (plane[i] ?? 0) - (out[i] ?? 0);
  return out;
}

/** Remembers each part's masks: several criteria look at the same ones. */
function partFinder(face: AlignedFace, skin: SkinMask): FaceMaps["parts"] {
  const known = new Map<PartName, Area | undefined>();
  const find = (name: PartName) => {
    if (!known.has(name)) known.set(name, visiblePart(face, skin, name));
    return known.get(name);
  };
  return (...names) => names.map(find).filter((area) => area !== undefined);
}

/** Computes the maps of an aligned face. */
export function mapFace(face: AlignedFace): FaceMaps {
  const { size } = face;
  const lab = toLab(face.rgb);
  const smooth = smoothColour(lab, size);
  let detail: FineDetail | undefined;
  const absorbed = channelAbsorbance(face.rgb);
  const skin = findSkin(face, lab.lightness, smooth, absorbed);
  const absorbanceContrast: ChannelPlanes = {
    red: contrast(absorbed.red, skin.visible, size),
    green: contrast(absorbed.green, skin.visible, size),
    blue: contrast(absorbed.blue, skin.visible, size),
  };
  return {
    face,
    size,
    skin,
    whole: wholeFace(skin),
    parts: partFinder(face, skin),
    lightness: lab.lightness,
    detail: () => (detail ??= findDetail(face, skin, smooth.lightness)),
    smooth,
    // Computing the contrast has blurred it.
    absorbance: absorbed,
    absorbanceContrast,
    // The contrast is linear: that of a difference is the difference of the contrasts.
    erythemaContrast: erythemaIndex(absorbanceContrast),
  };
}
