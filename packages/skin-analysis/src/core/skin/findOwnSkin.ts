import type { LabPlanes } from "../colour/lab.ts";
import { SKIN_CELL } from "../constants/skin.ts";
import { outlineOf, type AlignedFace } from "../face/alignedFace.ts";
import { landmarkAt } from "../face/faceMesh.ts";
import {
  ABOVE_BROWS,
  BEARD_CHIN,
  CHIN,
  FOREHEAD,
  LEFT_INNER_EYE,
  LIPS_TOP,
  mirrored,
  NOSE,
  NOSE_RIDGE,
  RIGHT_CHEEK,
  RIGHT_INNER_EYE,
  RIGHT_JAW,
  RIGHT_LOWER_LID_BAND,
  RIGHT_UNDER_EYE,
  RIGHT_UPPER_CHEEK,
  UPPER_LIP,
  type Outline,
} from "../face/landmarks.ts";
import { intersect, polygonMask } from "../geometry/polygon.ts";
import type { Mask } from "../image/rgbImage.ts";
import { squareMm } from "../face/alignedFace.ts";
import { fillCreases, fillMoles } from "../face/skinHoles.ts";
import { findBeard } from "./beard.ts";
import { cellFeatures, type CellFeatures } from "./cellFeatures.ts";
import { codeOf, nameCovers, type Layout } from "./covers.ts";
import { dropIslands, findFringe } from "./fringe.ts";
import { findGlasses } from "./glasses.ts";
import { growSkin, hasShadeHue } from "./growSkin.ts";
import { judgeSkin } from "./judgeSkin.ts";
import { learnSkin } from "./ownSkin.ts";
import { cellMask, type SkinField, toCells } from "./skinField.ts";

/** The person's own skin, in cells. */
export interface OwnSkinCells {
  readonly skin: Mask;
  /** Holds what hides the rest: see `codeOf`. */
  readonly codes: Uint8Array;
  /** Features that the judge read; absent where nothing looks like skin. */
  readonly features: CellFeatures | undefined;
}

function layoutOf({ landmarks }: AlignedFace): Layout {
  const at = (index: number) => landmarkAt(landmarks, index);
  return {
    noseRow: at(NOSE_RIDGE).y / SKIN_CELL,
    mouthRow: at(LIPS_TOP).y / SKIN_CELL,
    eyeColumns: [at(RIGHT_INNER_EYE).x / SKIN_CELL, at(LEFT_INNER_EYE).x / SKIN_CELL],
  };
}

/** Nothing has the hue of skin: all of the face lies under something. */
const nothingFound = ({ expected }: SkinField): Uint8Array =>
  expected.map((inside) => (inside ? codeOf("object") : 0));

/** Cells inside some outlines of the face. */
function cellsWithin(face: AlignedFace, { size }: SkinField, ...outlines: readonly Outline[]): Mask {
  const polygons = outlines.map((outline) => toCells(outlineOf(face, outline)));
  return polygonMask(size, ...polygons);
}

/** Finds this person's own skin, what covers it, and how that is called. */
export function findOwnSkin(face: AlignedFace, field: SkinField, smooth: LabPlanes): OwnSkinCells {
  const cells = (...outlines: readonly Outline[]) => cellsWithin(face, field, ...outlines);
  const parts = [RIGHT_CHEEK, mirrored(RIGHT_CHEEK), FOREHEAD, NOSE, CHIN].map((part) => cells(part));
  const own = learnSkin(field, parts);
  if (!own) {
    return { skin: new Uint8Array(field.expected.length), codes: nothingFound(field), features: undefined };
  }
  const grown = growSkin(field, own);
  // A dark circle is a shade with an edge, and what the eye contour is about.
  const underEyes = cells(
    ...[RIGHT_UNDER_EYE, RIGHT_LOWER_LID_BAND].flatMap((part) => [part, mirrored(part)]),
  );
  for (let i = 0; i < grown.length; i++) {
    if (underEyes[i] && field.expected[i] && hasShadeHue(field, own, i)) grown[i] = 1;
  }
  const cheeks = cells(RIGHT_UPPER_CHEEK, mirrored(RIGHT_UPPER_CHEEK));
  const beard = findBeard(field, {
    upperLip: cells(UPPER_LIP),
    chin: cells(BEARD_CHIN),
    jaws: cells(RIGHT_JAW, mirrored(RIGHT_JAW)),
    cheeks,
  });
  const forehead = cells(ABOVE_BROWS);
  const fringe = findFringe(field, forehead, cheeks);
  const lenses = findGlasses(face, smooth);
  const glasses = lenses && cellMask(lenses, face.size);
  /** Gives the skin its moles back, takes what lies under something out of it, and names that. */
  const complete = (skin: Mask, moles: Mask): Uint8Array => {
    fillMoles(field.expected, skin, moles, field.size, squareMm(SKIN_CELL ** 2));
    for (let i = 0; i < skin.length; i++) if (beard?.[i] || fringe?.[i] || glasses?.[i]) skin[i] = 0;
    if (fringe) dropIslands(skin, forehead, field);
    return nameCovers(field, own, { skin, beard, fringe, glasses }, layoutOf(face));
  };
  const darker = Uint8Array.from(field.lightness, (light) => (light < own.lightness.median ? 1 : 0));
  const features = cellFeatures({ face, field, own, skin: grown, codes: complete(grown, darker) });
  const skin = judgeSkin(field, features);
  // The judge takes the creases of a forehead for strands; the rules tell them apart by their slopes (`findFringe`).
  fillCreases(skin, intersect(grown, forehead), field.size);
  // A spot that the rules took for skin: hair has no round edge within the skin.
  const spots = darker.map((dark, i) => (dark || grown[i] ? 1 : 0));
  return { skin, codes: complete(skin, spots), features };
}
