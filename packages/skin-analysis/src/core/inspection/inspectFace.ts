import { SKIN_CELL } from "../constants/skin.ts";
import { SPOT_CONFIDENCE } from "../constants/spots.ts";
import { findBlemishes } from "../criteria/acne.ts";
import { findBrownSpots } from "../criteria/pigmentation.ts";
import type { Spot } from "../criteria/spot.ts";
import { alignFace, focusOnFace, pixels, squareMm } from "../face/alignedFace.ts";
import { mapFace, type FaceMaps } from "../faceMaps/faceMaps.ts";
import { faceWidth, type FaceMesh, type Landmark } from "../face/faceMesh.ts";
import { judgeMarks } from "../marks/judgedMarks.ts";
import { positionMm, radiusMm, type Projection } from "../marks/proposals.ts";
import { toPhoto } from "../geometry/similarity.ts";
import type { Point } from "../geometry/point.ts";
import type { Pyramid } from "../image/pyramid.ts";
import type { Size } from "../image/rgbImage.ts";
import { COVERS, type Cover } from "../skin/covers.ts";
import { maskedMedian } from "../statistics/maskedQuantile.ts";
import { outlineAround } from "./hull.ts";

/** Criteria that count marks, by their wire names. */
export type MarkedCriterion = "acne" | "pigmentation";

/** One mark that a criterion counted. */
export interface Mark {
  readonly criterion: MarkedCriterion;
  /** Closed outline a little outside the mark, in pixels of the inspected image. */
  readonly outline: readonly Point[];
  readonly areaMm2: number;
  /** Highest contrast inside it, in hundredths of a decade. */
  readonly peak: number;
  /** Soft membership, 0.5 to 1. */
  readonly weight: number;
}

/** A place that may be a mark, before it is judged. */
export interface Candidate {
  /** Position in millimetres from the middle of the face, eyes level, to the right and downwards. */
  readonly x: number;
  readonly y: number;
  readonly radiusMm: number;
  readonly projection: Projection;
  readonly prominence: number;
  /** Its middle in pixels of the inspected image. */
  readonly at: Point;
  /** Features that the judges read (`markFeatures`). */
  readonly features: readonly number[];
  /** Probabilities that it is a brown, or a red, mark of the skin. */
  readonly brown: number;
  readonly red: number;
}

/** A cell of the face where the mesh expects skin, .9 mm wide. */
export interface SkinCell {
  /** True where the engine takes it for skin. */
  readonly isSkin: boolean;
  /** Features that a judge of skin reads (`cellFeatures`). */
  readonly features: readonly number[];
}

/** A strip of skin that cannot be measured, from left to right along the face. */
export interface HiddenStrip {
  readonly cover: Cover;
  /** Ends of its middle line, in pixels of the inspected image. */
  readonly from: Point;
  readonly to: Point;
}

/** Findings of the engine in a face, for those who judge the engine. Never part of a result. */
export interface FaceInspection {
  /** Size of the inspected image: that of the upright photo unless the photo was shrunk for decoding. */
  readonly size: Size;
  readonly landmarks: readonly Landmark[];
  /** Distance between the cheekbones in pixels of the inspected image. */
  readonly faceWidth: number;
  /** Median CIE L*a*b* of the visible skin; absent when too much of the face is covered. */
  readonly skin:
    | { readonly lightness: number; readonly redGreen: number; readonly yellowBlue: number }
    | undefined;
  /** Every counted mark. */
  readonly marks: readonly Mark[];
  /** Everything that was proposed as a mark, the most prominent first. */
  readonly candidates: readonly Candidate[];
  /** Finds the cell at a place, in millimetres like a candidate's; undefined where no skin is expected or none was found. */
  readonly cellAt: (x: number, y: number) => SkinCell | undefined;
  /** Pixels of the inspected image for each millimetre, and the angle of the eyes in it, in radians. */
  readonly pixelsPerMm: number;
  readonly angle: number;
  /** Everything that hides skin, and how thick its strips are, in pixels of the inspected image. */
  readonly hidden: readonly HiddenStrip[];
  readonly stripWidth: number;
}

/** Gap between a mark and its outline. */
const GAP_MM = 0.8;

function markOf(maps: FaceMaps, criterion: MarkedCriterion, spot: Spot): Mark {
  const { face, size } = maps;
  const positions = spot.pixels.map((pixel) => ({
    x: pixel % size.width,
    y: Math.trunc(pixel / size.width),
  }));
  return {
    criterion,
    outline: outlineAround(positions, pixels(GAP_MM)).map((point) => toPhoto(face.placement, size, point)),
    areaMm2: squareMm(spot.pixels.length),
    peak: spot.peak,
    weight: spot.weight,
  };
}

/** The marks that a whole face's score counts; none when the face is too covered to be scored. */
function marksOf(maps: FaceMaps): Mark[] {
  if (!maps.whole) return [];
  const counted = (criterion: MarkedCriterion, spots: readonly Spot[]): Mark[] =>
    spots
      .filter((spot) => spot.weight >= SPOT_CONFIDENCE.counted)
      .map((spot) => markOf(maps, criterion, spot));
  return [...counted("acne", findBlemishes(maps)), ...counted("pigmentation", findBrownSpots(maps))];
}

const candidatesOf = (maps: FaceMaps): Candidate[] =>
  judgeMarks(maps).map(({ proposal, features, brown, red }) => ({
    ...positionMm(maps, proposal),
    radiusMm: radiusMm(proposal),
    projection: proposal.projection,
    prominence: proposal.prominence,
    at: toPhoto(maps.face.placement, maps.size, proposal),
    features,
    brown,
    red,
  }));

/** Finds the cell at a place; see `FaceInspection.cellAt`. */
function cellFinder({ skin, size }: FaceMaps): FaceInspection["cellAt"] {
  const cells = skin.covers.size;
  return (x, y) => {
    const column = Math.floor((pixels(x) + size.width / 2) / SKIN_CELL);
    const row = Math.floor((pixels(y) + size.height / 2) / SKIN_CELL);
    if (column < 0 || row < 0 || column >= cells.width || row >= cells.height) return undefined;
    const cell = row * cells.width + column;
    const read = skin.cellFeatures?.(cell);
    if (!read) return undefined;
    const middle = (row * SKIN_CELL + SKIN_CELL / 2) * size.width + column * SKIN_CELL + SKIN_CELL / 2;
    return skin.expected[middle] ? { isSkin: skin.visible[middle] === 1, features: read } : undefined;
  };
}

function hiddenStrips({ face, skin }: FaceMaps): HiddenStrip[] {
  const { codes, size: cells } = skin.covers;
  const middleOf = (column: number, row: number): Point =>
    toPhoto(face.placement, face.size, { x: (column + 0.5) * SKIN_CELL, y: (row + 0.5) * SKIN_CELL });
  const strips: HiddenStrip[] = [];
  for (let row = 0; row < cells.height; row++) {
    for (let start = 0; start < cells.width; start++) {
      const code = codes[row * cells.width + start] ?? 0;
      const cover = COVERS[code - 1];
      if (!cover) continue;
      let end = start;
      while (end + 1 < cells.width && codes[row * cells.width + end + 1] === code) end++;
      strips.push({ cover, from: middleOf(start - 0.5, row), to: middleOf(end + 0.5, row) });
      start = end;
    }
  }
  return strips;
}

function skinColour({ skin, smooth, whole }: FaceMaps): FaceInspection["skin"] {
  if (!whole) return undefined;
  return {
    lightness: maskedMedian(smooth.lightness, skin.visible),
    redGreen: maskedMedian(smooth.redGreen, skin.visible),
    yellowBlue: maskedMedian(smooth.yellowBlue, skin.visible),
  };
}

/**
 * Finds the counted marks and the colour of the skin by the very functions that score them. It says nothing
 * about whether the photo is good enough: ask `analyseFace` for that.
 */
export function inspectFace(pyramid: Pyramid, mesh: FaceMesh): FaceInspection {
  const maps = mapFace(alignFace(focusOnFace(pyramid, mesh), mesh));
  const [{ width, height }] = pyramid;
  return {
    size: { width, height },
    landmarks: mesh.landmarks,
    faceWidth: faceWidth(mesh.landmarks),
    skin: skinColour(maps),
    marks: marksOf(maps),
    candidates: candidatesOf(maps),
    cellAt: cellFinder(maps),
    pixelsPerMm: pixels(1) * maps.face.placement.scale,
    angle: maps.face.placement.angle,
    hidden: hiddenStrips(maps),
    stripWidth: SKIN_CELL * maps.face.placement.scale,
  };
}
