import { SKIN_CELL } from "../constants/skin.ts";
import type { Mask, Size } from "../image/rgbImage.ts";
import { COVERS, type Cover, type CoverMap } from "./covers.ts";

/** Reason why an area is hidden, if it is known. */
export type HiddenReason =
  | "hidden-by-hair"
  | "hidden-by-beard"
  | "hidden-by-glasses"
  | "hidden-by-object"
  | "in-shadow";

const REASONS: Readonly<Record<Cover, HiddenReason>> = {
  light: "in-shadow",
  hair: "hidden-by-hair",
  beard: "hidden-by-beard",
  glasses: "hidden-by-glasses",
  object: "hidden-by-object",
};

/** Counts how many pixels of a region each cover hides, by its place in `COVERS`. */
export function coveredPixels({ codes, size: cells }: CoverMap, region: Mask, size: Size): number[] {
  const counts = COVERS.map(() => 0);
  for (let y = 0; y < cells.height * SKIN_CELL; y++) {
    const row = Math.trunc(y / SKIN_CELL) * cells.width;
    for (let x = 0; x < cells.width * SKIN_CELL; x++) {
      const code = codes[row + Math.trunc(x / SKIN_CELL)] ?? 0;
      if (code && region[y * size.width + x]) counts[code - 1] = (counts[code - 1] ?? 0) + 1;
    }
  }
  return counts;
}

/** Gives what hides most of the hidden part of a region; nothing when nothing does. */
export function hiddenReason(covers: CoverMap, region: Mask, size: Size): HiddenReason | undefined {
  const counts = coveredPixels(covers, region, size);
  const most = Math.max(...counts);
  const cover = most > 0 ? COVERS[counts.indexOf(most)] : undefined;
  return cover && REASONS[cover];
}
