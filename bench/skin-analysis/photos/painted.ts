import type { FaceInspection } from "@carnation/skin-analysis/node";
import sharp from "sharp";
import {
  CHIN,
  FOREHEAD,
  mirrored,
  RIGHT_CHEEK,
} from "../../../packages/skin-analysis/src/core/face/landmarks.ts";
import { centroid, distance, type Point } from "../../../packages/skin-analysis/src/core/geometry/point.ts";
import { createRandom } from "../../../packages/skin-analysis/src/face-renderer/svg/random.ts";
import {
  applyStain,
  type Canvas,
  roundStain,
  type Stain,
} from "../../../packages/skin-analysis/src/face-renderer/tint.ts";
import { toFile, type Subject } from "./portrait.ts";

type Transmission = Stain["transmission"];

/** A kind of mark that is painted on real skin. */
export interface PaintedKind {
  readonly name: string;
  /** The criterion that is to count it. */
  readonly criterion: "acne" | "pigmentation";
  readonly diameterMm: readonly [number, number];
  /** Shares of linear light that it lets through, in turn. */
  readonly transmissions: readonly [Transmission, ...Transmission[]];
}

/**
 * Marks of known colour, as others measured them on portraits without labels. None of these colours is one that was learnt
 * from (`isHeldOut`); those that the drawn faces wear (the renderer's `BLEMISH` and `PIGMENT`) judge nothing.
 */
export const paintedKinds: readonly PaintedKind[] = [
  {
    name: "naevi",
    criterion: "pigmentation",
    diameterMm: [1.8, 4],
    transmissions: [
      [0.63, 0.4, 0.28],
      [0.79, 0.6, 0.5],
    ],
  },
  { name: "papules", criterion: "acne", diameterMm: [2.5, 4.5], transmissions: [[0.89, 0.76, 0.78]] },
  { name: "pale red", criterion: "acne", diameterMm: [2.5, 4.5], transmissions: [[0.99, 0.82, 0.82]] },
  {
    name: "pale freckles",
    criterion: "pigmentation",
    diameterMm: [1.5, 3],
    transmissions: [[0.88, 0.8, 0.74]],
  },
];

/** Number of marks of a kind on one photo. */
export const PAINTED = 6;
const FACE_MM = 140;
const MIN_GAP_MM = 9;
const MAX_TRIES = 3000;
/** Parts of each area's outline around its middle: its border may be hair. */
const SHRINK = 0.7;
/** Spread of the luma around a place, over its mean, from which it is no plain skin. */
const MAX_UNEVENNESS = 0.12;

interface Photo extends Canvas {
  readonly channels: 3;
}

/** Mean and standard deviation of the luma in a square. */
function lumaAround(
  { data, width, height }: Photo,
  { x, y }: Point,
  reach: number,
): { mean: number; spread: number } {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let v = Math.max(0, Math.round(y - reach)); v <= Math.min(height - 1, y + reach); v++) {
    for (let u = Math.max(0, Math.round(x - reach)); u <= Math.min(width - 1, x + reach); u++) {
      const i = 3 * (v * width + u);
      const luma = 0.2126 * (data[i] ?? 0) + 0.7152 * (data[i + 1] ?? 0) + 0.0722 * (data[i + 2] ?? 0);
      sum += luma;
      squares += luma * luma;
      count++;
    }
  }
  const mean = sum / Math.max(1, count);
  return { mean, spread: Math.sqrt(Math.max(0, squares / Math.max(1, count) - mean * mean)) };
}

/** A random place within an outline of landmarks: between its middle and a random place of its border. */
function placeIn(outline: readonly Point[], random: () => number): Point {
  const middle = centroid(outline);
  const k = Math.floor(random() * outline.length);
  const [a = middle, b = middle] = [outline[k], outline[(k + 1) % outline.length]];
  const along = random();
  const share = SHRINK * Math.sqrt(random());
  return {
    x: middle.x + share * (a.x + along * (b.x - a.x) - middle.x),
    y: middle.y + share * (a.y + along * (b.y - a.y) - middle.y),
  };
}

/** Places on the plain skin of forehead, cheeks and chin; fewer than asked for where there is too little of it. */
function placesOn(
  photo: Photo,
  { landmarks, faceWidth, size }: FaceInspection,
  random: () => number,
): Point[] {
  const scale = photo.width / size.width;
  const mm = (faceWidth * scale) / FACE_MM;
  const areas = [FOREHEAD, RIGHT_CHEEK, mirrored(RIGHT_CHEEK), CHIN].map((outline) =>
    outline.flatMap((index) => {
      const landmark = landmarks[index];
      return landmark ? [{ x: scale * landmark.x, y: scale * landmark.y }] : [];
    }),
  );
  const places: Point[] = [];
  for (let attempt = 0; places.length < PAINTED && attempt < MAX_TRIES; attempt++) {
    const place = placeIn(areas[attempt % areas.length] ?? [], random);
    const { mean, spread } = lumaAround(photo, place, 2.5 * mm);
    if (spread > MAX_UNEVENNESS * mean || places.some((other) => distance(other, place) < MIN_GAP_MM * mm))
      continue;
    places.push(place);
  }
  return places;
}

/** A photo on which marks were painted. */
export interface Painted {
  readonly photo: Buffer;
  /** Middle of each mark, in pixels of the subject. */
  readonly places: readonly Point[];
}

/**
 * Paints marks of a kind on the plain skin of a photo, as pigment: the light is multiplied.
 * @param seed chooses places and sizes
 */
export async function paintOn(
  { bytes, width, height, inspection }: Subject,
  kind: PaintedKind,
  seed: number,
): Promise<Painted> {
  const random = createRandom(seed);
  const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const photo: Photo = { data: new Uint8ClampedArray(data), width, height, channels: 3 };
  const mm = (inspection.faceWidth * width) / inspection.size.width / FACE_MM;
  const [smallest, largest] = kind.diameterMm;
  const places = placesOn(photo, inspection, random);
  for (const [k, place] of places.entries()) {
    const diameter = smallest + random() * (largest - smallest);
    const transmission = kind.transmissions[k % kind.transmissions.length] ?? kind.transmissions[0];
    applyStain(photo, { x: 0, y: 0, unit: 1 }, roundStain(place, (diameter / 2) * mm, transmission));
  }
  const raw = { width, height, channels: 3 } as const;
  return { photo: await toFile(sharp(photo.data, { raw })), places };
}
