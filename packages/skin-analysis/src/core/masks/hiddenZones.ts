import { MASK } from "../constants/masks.ts";
import { SKIN_CELL } from "../constants/skin.ts";
import type { FaceMaps } from "../face/faceMaps.ts";
import { blurInPlace } from "../filter/blur.ts";
import { codeOf, COVERS, type Cover } from "../skin/covers.ts";
import type { Ring } from "./contours.ts";
import { outlinesAbove } from "./heat.ts";

/** A zone in which nothing is measured. */
export interface HiddenZone {
  readonly cause: Cover;
  readonly outline: Ring;
}

/** Where the mesh expects skin and something hides it, by what does. */
export function hiddenZones({ skin: { covers } }: FaceMaps): HiddenZone[] {
  return COVERS.flatMap((cause) => {
    const code = codeOf(cause);
    if (!covers.codes.includes(code)) return [];
    const values = new Float32Array(covers.codes.length);
    for (let i = 0; i < values.length; i++) if (covers.codes[i] === code) values[i] = 1;
    // The steps of the cells are no outline.
    blurInPlace(values, covers.size, 1);
    const plane = { size: covers.size, values, side: SKIN_CELL };
    return outlinesAbove(plane, 0.5, MASK.minHiddenMm2).map((outline) => ({ cause, outline }));
  });
}
