import type { Point } from "../core/geometry/point.ts";
import { distance } from "../core/geometry/point.ts";
import { toPhoto, type Similarity } from "../core/geometry/similarity.ts";
import type { Pyramid } from "../core/image/pyramid.ts";
import { warp } from "../core/geometry/warp.ts";
import type { ModelOutput, RunModel } from "./graphModel.ts";

/** A place where the detector sees a face; photo pixels. */
export interface FaceCandidate {
  readonly centre: Point;
  /** Longer side of its box. */
  readonly side: number;
  /** Radians of the line from the right to the left eye. */
  readonly angle: number;
  readonly probability: number;
}

const SIDE = 256;
const SIZE = { width: SIDE, height: SIDE };
const MIN_PROBABILITY = 0.3;
/** Measure of how much wider than the photo the second look is, for a face too large for the first. */
export const WIDE_VIEW = 1.6;
/** Two candidates nearer than this share of the larger box are one face. */
const SAME_FACE = 0.4;
/** Values per anchor: box centre and size, then six key points (right eye, left eye, nose, mouth, ears). */
const BOX_VALUES = 16;

/** Centres of the detector's anchors, in its own input pixels. */
const ANCHORS: readonly Point[] = [
  { stride: 16, perCell: 2 },
  { stride: 32, perCell: 6 },
].flatMap(({ stride, perCell }) => {
  const cells = SIDE / stride;
  return Array.from({ length: cells * cells * perCell }, (_, k) => {
    const cell = Math.trunc(k / perCell);
    return { x: stride * ((cell % cells) + 0.5), y: stride * (Math.trunc(cell / cells) + 0.5) };
  });
});

/** The photo, letterboxed on black, as the model wants it: -1 to 1. */
function inputOf(pyramid: Pyramid, placement: Similarity): Float32Array {
  const { width, height } = pyramid[0];
  const pixels = warp(pyramid, placement, SIZE);
  for (let v = 0; v < SIDE; v++) {
    for (let u = 0; u < SIDE; u++) {
      const { x, y } = toPhoto(placement, SIZE, { x: u, y: v });
      if (x < 0 || y < 0 || x > width || y > height)
        pixels.fill(0, (v * SIDE + u) * 3, (v * SIDE + u + 1) * 3);
    }
  }
  return pixels.map((value) => value / 127.5 - 1);
}

/** The outputs with `values` values per anchor, joined in the order of the anchors: finer grid first. */
function joined(outputs: readonly ModelOutput[], values: number): Float32Array {
  const parts = outputs.filter(({ shape }) => shape[2] === values);
  parts.sort((a, b) => b.values.length - a.values.length);
  const all = new Float32Array(parts.reduce((length, part) => length + part.values.length, 0));
  let offset = 0;
  for (const part of parts) {
    all.set(part.values, offset);
    offset += part.values.length;
  }
  return all;
}

function candidateAt(
  box: Float32Array,
  anchor: Point,
  placement: Similarity,
  probability: number,
): FaceCandidate {
  // The model speaks in continuous input pixels; `toPhoto` in pixel indices, half a pixel less.
  const at = (k: number) =>
    toPhoto(placement, SIZE, { x: (box[k] ?? 0) + anchor.x - 0.5, y: (box[k + 1] ?? 0) + anchor.y - 0.5 });
  const rightEye = at(4);
  const leftEye = at(6);
  return {
    centre: at(0),
    side: Math.max(box[2] ?? 0, box[3] ?? 0) * placement.scale,
    angle: Math.atan2(leftEye.y - rightEye.y, leftEye.x - rightEye.x),
    probability,
  };
}

/** Keeps the most probable of each group of overlapping candidates. */
function suppress(candidates: readonly FaceCandidate[]): FaceCandidate[] {
  const kept: FaceCandidate[] = [];
  for (const candidate of candidates.toSorted((a, b) => b.probability - a.probability)) {
    const apart = kept.every(
      (other) => distance(other.centre, candidate.centre) > SAME_FACE * Math.max(other.side, candidate.side),
    );
    if (apart) kept.push(candidate);
  }
  return kept;
}

/**
 * Finds faces with BlazeFace (back camera model, 256 px). Sure of itself on cats and cups too: the mesh decides.
 * @param view side of the square that is looked at over the photo's longer side, the photo in its middle
 * @returns candidates, the largest and most probable first
 */
export function detectFaces(pyramid: Pyramid, model: RunModel, view = 1): FaceCandidate[] {
  const { width, height } = pyramid[0];
  const placement: Similarity = {
    centre: { x: width / 2, y: height / 2 },
    scale: (view * Math.max(width, height)) / SIDE,
    angle: 0,
  };
  const outputs = model(inputOf(pyramid, placement), SIDE);
  const logits = joined(outputs, 1);
  const boxes = joined(outputs, BOX_VALUES);
  const candidates = ANCHORS.flatMap((anchor, k) => {
    const probability = 1 / (1 + Math.exp(-(logits[k] ?? -Infinity)));
    if (probability <= MIN_PROBABILITY) return [];
    const box = boxes.subarray(k * BOX_VALUES, (k + 1) * BOX_VALUES);
    return [candidateAt(box, anchor, placement, probability)];
  });
  return suppress(candidates).sort((a, b) => b.side * b.probability - a.side * a.probability);
}
