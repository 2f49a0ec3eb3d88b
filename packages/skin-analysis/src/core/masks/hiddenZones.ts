import { MASK } from "../constants/masks.ts";
import { SKIN_CELL } from "../constants/skin.ts";
import { outlineOf, pixels, type AlignedFace } from "../face/alignedFace.ts";
import type { FaceMaps } from "../faceMaps/faceMaps.ts";
import { mirrored, RIGHT_BROW, RIGHT_EYE, type Outline } from "../face/landmarks.ts";
import { blurInPlace } from "../filter/blur.ts";
import { polygonMask } from "../geometry/polygon.ts";
import type { Mask, Size } from "../image/rgbImage.ts";
import { outlineAround } from "../inspection/hull.ts";
import { codeOf, COVERS, type Cover } from "../skin/covers.ts";
import { toCells } from "../skin/skinField.ts";
import type { Ring } from "./contours.ts";
import { outlinesAbove } from "./heat.ts";

/** A zone in which nothing is measured. */
export interface HiddenZone {
  readonly cause: Cover;
  readonly outline: Ring;
}

/** Reach of a socket beyond the outlines of the eye and its brow: hairs of the brow, the shade of the lid's fold. */
const SOCKET_GAP_MM = 4;

/** Draws the cells around each eye and its brow. */
function socketsOf(face: AlignedFace, size: Size): Mask {
  const around = (outline: Outline) => toCells(outlineOf(face, outline));
  const gap = pixels(SOCKET_GAP_MM) / SKIN_CELL;
  const right = outlineAround([...around(RIGHT_BROW), ...around(RIGHT_EYE)], gap);
  const left = outlineAround([...around(mirrored(RIGHT_BROW)), ...around(mirrored(RIGHT_EYE))], gap);
  return polygonMask(size, right, left);
}

/**
 * Finds where the mesh expects skin and something hides it, by what does. Hair and shade within a socket are brow, lashes and
 * the lid's fold: nobody can take them away, and every photo has them.
 */
export function hiddenZones({ face, skin: { covers } }: FaceMaps): HiddenZone[] {
  const socketCells = socketsOf(face, covers.size);
  return COVERS.flatMap((cause) => {
    const code = codeOf(cause);
    if (!covers.codes.includes(code)) return [];
    const isBrowOrLid = (i: number): boolean =>
      socketCells[i] === 1 && (cause === "hair" || cause === "light");
    const values = new Float32Array(covers.codes.length);
    for (let i = 0; i < values.length; i++) if (covers.codes[i] === code && !isBrowOrLid(i)) values[i] = 1;
    // The steps of the cells are no outline.
    blurInPlace(values, covers.size, 1);
    const plane = { size: covers.size, values, side: SKIN_CELL };
    return outlinesAbove(plane, 0.5, MASK.minHiddenMm2).map((outline) => ({ cause, outline }));
  });
}
