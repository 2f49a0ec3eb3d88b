import { SAGGING } from "../constants/criteria.ts";
import { MASK } from "../constants/masks.ts";
import { findEyes, lidPaths, signScores, type SeenEye } from "../criteria/eyes.ts";
import { findFolds } from "../criteria/sagging.ts";
import { outlineOf } from "../face/alignedFace.ts";
import type { FaceMaps } from "../faceMaps/faceMaps.ts";
import { RIGHT_TEAR_TROUGH, RIGHT_UNDER_EYE_HOLLOW } from "../face/landmarks.ts";
import { scoreCurve } from "../curve/scoreCurve.ts";
import type { Ring } from "./contours.ts";
import type { DrawnMask } from "./drawing.ts";
import { roundCorners } from "./simplify.ts";

/** The band under the lower lid in which a bag is looked for. */
function bagOutline({ face }: FaceMaps, { side }: SeenEye): Ring {
  const paths = lidPaths(face, side);
  return [...paths.map(({ from }) => from), ...paths.map(({ to }) => to).reverse()];
}

/** The signs of the eye contour, where the photo shows one: the places in which they are measured. */
export function eyeMasks(maps: FaceMaps): DrawnMask[] {
  const { face } = maps;
  const eyes = findEyes(maps);
  const marked = (sign: keyof ReturnType<typeof signScores>) =>
    eyes.filter(({ found }) => signScores(found)[sign] < MASK.signScore);
  const placesOfEyes = (seen: readonly SeenEye[]) => seen.map(({ area }) => ({ area, amount: 1 }));
  const [circles, bags, grooves] = [marked("circles"), marked("bags"), marked("grooves")];
  return [
    {
      name: "dark_circles",
      drawing: {
        type: "polygon",
        shapes: circles.map(({ side }) => roundCorners(outlineOf(face, side(RIGHT_UNDER_EYE_HOLLOW)))),
      },
      places: placesOfEyes(circles),
    },
    {
      name: "eye_bags",
      drawing: { type: "polygon", shapes: bags.map((eye) => roundCorners(bagOutline(maps, eye))) },
      places: placesOfEyes(bags),
    },
    {
      name: "lacrimal_grooves",
      drawing: {
        type: "polyline",
        shapes: grooves.map(({ side }) => outlineOf(face, side(RIGHT_TEAR_TROUGH))),
      },
      places: placesOfEyes(grooves),
    },
  ];
}

/** The folds beside the mouth that lower the score of their side. */
export function foldMask(maps: FaceMaps): DrawnMask {
  const sides = findFolds(maps)
    .filter(({ load }) => scoreCurve(load, SAGGING.curve) < MASK.signScore)
    .map(({ area, folds }) => ({ area, folds: folds.filter(({ depth }) => depth >= MASK.foldDepth) }))
    .filter(({ folds }) => folds.length > 0);
  return {
    name: "sagging_folds",
    drawing: {
      type: "polyline",
      shapes: sides.flatMap(({ folds }) => folds.map(({ outline }) => outlineOf(maps.face, outline))),
    },
    places: sides.map(({ area, folds }) => ({ area, amount: folds.length })),
  };
}
