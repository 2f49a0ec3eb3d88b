import { MASK } from "../constants/masks.ts";
import { findLines } from "../criteria/lines.ts";
import type { Ridge } from "../criteria/ridges.ts";
import { pixels } from "../face/alignedFace.ts";
import type { Area } from "../faceMaps/areas.ts";
import type { FaceMaps } from "../faceMaps/faceMaps.ts";
import type { Point } from "../geometry/point.ts";
import type { DrawnMask } from "./drawing.ts";
import { bandAround, linePaths } from "./linePaths.ts";
import { placesOf } from "./places.ts";
import { simplifyLine } from "./simplify.ts";

/** Tells whether a line is so deep that it is more than a fine one: by its mean strength. */
const isDeep = ({ strength, pixels: found }: Ridge): boolean => strength / found.length >= MASK.deepLine;

/** The lines that one sees as such: fine ones along their course, deep ones with a band around it. */
export function lineMasks(maps: FaceMaps, parts: readonly Area[]): DrawnMask[] {
  const counted = findLines(maps).filter(({ pixels: found }) => found.length >= pixels(MASK.lineMm));
  const deep = counted.filter(isDeep);
  const fine = counted.filter((ridge) => !isDeep(ridge));
  const coursesOf = (ridges: readonly Ridge[]): Point[][] =>
    ridges
      .flatMap((ridge) => linePaths(ridge.pixels, maps.size, pixels(MASK.lineMm)))
      .map((course) => simplifyLine(course, pixels(MASK.toleranceMm.line)));
  const pixelsOf = (ridges: readonly Ridge[]) => ridges.flatMap((ridge) => ridge.pixels);
  const bands = coursesOf(deep).map((course) => bandAround(course, pixels(MASK.deepHalfWidthMm)));
  return [
    {
      name: "lines_fine",
      drawing: { type: "polyline", shapes: coursesOf(fine) },
      places: placesOf(parts, pixelsOf(fine)),
    },
    {
      name: "lines_deep",
      drawing: { type: "polygon", shapes: bands },
      places: placesOf(parts, pixelsOf(deep)),
    },
  ];
}
