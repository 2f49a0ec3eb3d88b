import { erythemaIndex, mixAbsorbance } from "../colour/absorbance.ts";
import { PATCH } from "../constants/engine.ts";
import { PROPOSAL } from "./constants.ts";
import { PIGMENTATION } from "../constants/spots.ts";
import { findBlobs, type Blob, type Layer } from "./spotBlobs.ts";
import { regionOfBlob } from "./spotRegion.ts";
import { outlineOf, pixels } from "../face/alignedFace.ts";
import type { FaceMaps } from "../faceMaps/faceMaps.ts";
import { FACE_OVAL, LIPS, mirrored, RIGHT_BROW, RIGHT_EYE_OPENING } from "../face/landmarks.ts";
import { perFace } from "../faceMaps/perFace.ts";
import { blurInPlace } from "../filter/blur.ts";
import { scaleAround } from "../geometry/point.ts";
import { fillPolygon, polygonMask } from "../geometry/polygon.ts";
import type { Mask } from "../image/rgbImage.ts";

/** The colour projections in which marks are looked for. */
export type Projection = "brown" | "red" | "dark";

/** A place that may be a mark: what it is, is judged by `markFeatures`. */
export interface Proposal {
  /** Raster position of its centre. */
  readonly x: number;
  readonly y: number;
  /** Radius of the disc that would stand out most there, in pixels of the raster. */
  readonly radius: number;
  /** The projection in which it stands out most. */
  readonly projection: Projection;
  /** The blob in that projection. */
  readonly blob: Blob;
  /** Its contrast over the mean of what the surroundings show at its own scale. */
  readonly prominence: number;
}

/** The area in which marks are looked for: the face up to the edges of eyes, brows and lips, folds and the whole nose included. */
function searchArea({ face, size }: FaceMaps): Mask {
  const { ovalScale, eyeScale, browScale, lipScale } = PROPOSAL.area;
  const mask = polygonMask(size, scaleAround(outlineOf(face, FACE_OVAL), ovalScale));
  const erase = (outline: readonly number[], factor: number) =>
    fillPolygon(mask, size, scaleAround(outlineOf(face, outline), factor), 0);
  for (const side of [(outline: readonly number[]) => outline, mirrored]) {
    erase(side(RIGHT_EYE_OPENING), eyeScale);
    erase(side(RIGHT_BROW), browScale);
  }
  erase(LIPS, lipScale);
  return mask;
}

/** The planes of the projections, higher where a mark is; hundredths of a decade. Nothing in them ends where skin does. */
const planesOf = ({ absorbance }: FaceMaps): Record<Projection, Float32Array> => ({
  brown: mixAbsorbance(absorbance, PIGMENTATION.plane),
  red: erythemaIndex(absorbance),
  dark: absorbance.green,
});

/** Tells whether two places are one: the centre of one lies in the other, and their sizes are alike. */
function isSame(a: Proposal, b: Proposal): boolean {
  const reach = Math.max(pixels(PROPOSAL.leastApartMm), PROPOSAL.merge * Math.max(a.radius, b.radius));
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= reach ** 2;
}

/** Mean size of a layer’s response around each of its samples. */
function strengthOf({ response, size, step }: Layer): Float32Array {
  const strength = new Float32Array(response.length);
  for (let i = 0; i < strength.length; i++) strength[i] = Math.abs(response[i] ?? 0);
  return blurInPlace(strength, size, pixels(PROPOSAL.surroundingsMm) / step);
}

/**
 * Roundness of a peak: its weaker over its stronger curvature, 0 on a ridge or an edge, 1 on a disc.
 * Source: Lowe, Int. J. Comput. Vis. 2004, 60:91, section 4.1.
 */
function roundnessAt({ response, size: { width } }: Layer, i: number): number {
  const at = (step: number): number => response[i + step] ?? 0;
  const xx = at(1) + at(-1) - 2 * at(0);
  const yy = at(width) + at(-width) - 2 * at(0);
  const xy = (at(width + 1) + at(-width - 1) - at(width - 1) - at(1 - width)) / 4;
  const spread = Math.sqrt((xx - yy) ** 2 + 4 * xy * xy);
  const strong = (xx + yy - spread) / 2;
  const weak = (xx + yy + spread) / 2;
  return strong < 0 ? Math.max(0, weak / strong) : 0;
}

/** The blobs of a projection, each with its prominence. */
function prominentBlobs(
  plane: Float32Array,
  mask: Mask,
  { size }: FaceMaps,
): { readonly blob: Blob; readonly prominence: number; readonly roundness: number }[] {
  const strengths = new Map<Layer, Float32Array>();
  return findBlobs(plane, mask, size).map((blob) => {
    const { layer, x, y } = blob;
    const strength = strengths.get(layer) ?? strengthOf(layer);
    strengths.set(layer, strength);
    const sample = Math.trunc(y / layer.step) * layer.size.width + Math.trunc(x / layer.step);
    const prominence =
      (layer.response[sample] ?? 0) / Math.max(PROPOSAL.leastStrength, strength[sample] ?? 0);
    return { blob, prominence, roundness: roundnessAt(layer, sample) };
  });
}

/**
 * Every place of a face that may be a mark: whatever stands out in one of several colour projections at one of several
 * scales, from the size of a freckle to that of a large lentigo. It proposes many more than there are marks.
 * @returns the most prominent ones first
 */
export const proposeMarks = perFace((maps): readonly Proposal[] => {
  const mask = searchArea(maps);
  const all = Object.entries(planesOf(maps)).flatMap(([name, plane]) => {
    const projection = name as Projection;
    const { leastContrast, leastProminence } = PROPOSAL.projections[projection];
    return prominentBlobs(plane, mask, maps)
      .filter(
        ({ blob, prominence, roundness }) =>
          blob.contrast >= leastContrast &&
          prominence >= leastProminence &&
          roundness >= PROPOSAL.leastRoundness,
      )
      .map(({ blob, prominence }) => ({ blob, prominence, projection }));
  });
  const kept: Proposal[] = [];
  for (const { blob, prominence, projection } of all.toSorted((a, b) => b.prominence - a.prominence)) {
    const proposal = { x: blob.x, y: blob.y, radius: blob.radius, projection, blob, prominence };
    if (!kept.some((other) => isSame(proposal, other))) kept.push(proposal);
    if (kept.length === PROPOSAL.most) break;
  }
  return kept;
});

/**
 * The pixels of a proposal in the projection in which it stands out most.
 * @param taken pixels of other marks, which are left to them; the region is added to it
 * @returns raster indices; none when its summit is another mark's
 */
export const regionOfProposal = (maps: FaceMaps, { blob, projection }: Proposal, taken: Mask): number[] =>
  regionOfBlob(planesOf(maps)[projection], maps.size, blob, taken);

/** The position of a raster pixel in millimetres from the middle of the face, to the right and downwards. */
export const positionMm = ({ size }: Pick<FaceMaps, "size">, { x, y }: Pick<Proposal, "x" | "y">) => ({
  x: (x - size.width / 2 + 0.5) / PATCH.pixelsPerMm,
  y: (y - size.height / 2 + 0.5) / PATCH.pixelsPerMm,
});

/** The radius of a proposal, in millimetres. */
export const radiusMm = ({ radius }: Proposal): number => radius / pixels(1);
