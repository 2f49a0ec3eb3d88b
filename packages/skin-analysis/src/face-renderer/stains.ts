import { clamp } from "../core/curve/scoreCurve.ts";
import { distance, type Point } from "../core/geometry/point.ts";
import { blotches, dullFilm, flakes } from "./complexion.ts";
import { FACE_MM, type FaceOptions } from "./options/faceOptions.ts";
import { createRandom } from "./svg/random.ts";
import { bag, folds } from "./relief.ts";
import { roundStain, type Stain } from "./tint.ts";

/** Face units of a length in millimetres. */
const mm = (length: number): number => length / FACE_MM;

/** Ellipses of plain skin on which spots are painted: forehead, cheeks, chin. */
const PLAIN_SKIN = [
  { x: 0, y: -0.325, rx: 0.2, ry: 0.05 },
  { x: -0.285, y: 0.13, rx: 0.095, ry: 0.1 },
  { x: 0.285, y: 0.13, rx: 0.095, ry: 0.1 },
  { x: 0, y: 0.58, rx: 0.085, ry: 0.035 },
] as const;

/** Ellipses on which pores are painted: nose and the inner cheeks. */
const PORED_SKIN = [
  { x: 0, y: 0.13, rx: 0.075, ry: 0.13 },
  { x: -0.22, y: 0.15, rx: 0.15, ry: 0.12 },
  { x: 0.22, y: 0.15, rx: 0.15, ry: 0.12 },
] as const;

/** Spots nearer than this would merge into one. */
const MIN_GAP_MM = 9;
const MAX_TRIES = 20_000;

type Transmission = Stain["transmission"];

interface SpotKind {
  readonly diameterMm: readonly [number, number];
  /** One or several, taken in turn. */
  readonly transmissions: readonly [Transmission, ...Transmission[]];
}

const BLEMISH: SpotKind = { diameterMm: [2.5, 4.5], transmissions: [[0.98, 0.72, 0.72]] };
const PORE: SpotKind = { diameterMm: [0.3, 0.6], transmissions: [[0.76, 0.7, 0.66]] };
/** A dark and a pale naevus as measured on real portraits. */
const PIGMENT: SpotKind = {
  diameterMm: [1.8, 4],
  transmissions: [
    [0.59, 0.385, 0.3],
    [0.74, 0.57, 0.47],
  ],
};

/** Places that lie on plain skin and keep their distance from those in `taken`, which they join. */
function scatter(count: number, random: () => number, taken: Point[]): Point[] {
  const places: Point[] = [];
  for (let attempt = 0; places.length < count && attempt < MAX_TRIES; attempt++) {
    const place = { x: random() - 0.5, y: random() * 1.2 - 0.5 };
    const inside = PLAIN_SKIN.some(
      ({ x, y, rx, ry }) => ((place.x - x) / rx) ** 2 + ((place.y - y) / ry) ** 2 < 1,
    );
    if (!inside || taken.some((other) => distance(other, place) < mm(MIN_GAP_MM))) continue;
    places.push(place);
    taken.push(place);
  }
  if (places.length < count) throw new RangeError(`There is no room for ${count} spots.`);
  return places;
}

/** @param index counts the marks of a kind, whose colours take turns */
function spotOf(
  { diameterMm, transmissions }: SpotKind,
  place: Point,
  random: () => number,
  index: number,
): Stain {
  const [smallest, largest] = diameterMm;
  const diameter = smallest + random() * (largest - smallest);
  const transmission = transmissions[index % transmissions.length] ?? transmissions[0];
  return roundStain(place, mm(diameter) / 2, transmission);
}

const spots = (count: number, kind: SpotKind, random: () => number, taken: Point[]): Stain[] =>
  scatter(count, random, taken).map((place, k) => spotOf(kind, place, random, k));

/**
 * Pores of uneven depth on a shaken lattice: none touch, which would make a spot of them. They fade outwards.
 * @param perCm2 number per square centimetre
 */
function pores(perCm2: number, random: () => number): Stain[] {
  const step = mm(10 / Math.sqrt(perCm2));
  const shake = () => 0.7 * step * (random() - 0.5);
  return PORED_SKIN.flatMap(({ x, y, rx, ry }) => {
    const columns = 2 * Math.floor(rx / step) + 1;
    const rows = 2 * Math.floor(ry / step) + 1;
    return Array.from({ length: rows * columns }, (_, cell) => {
      const row = Math.trunc(cell / columns);
      const stagger = (row % 2) / 2 - 0.25;
      const u = step * ((cell % columns) - (columns - 1) / 2 + stagger) + shake();
      const v = step * (row - (rows - 1) / 2) + shake();
      const centrality = clamp(1 - (u / rx) ** 2 - (v / ry) ** 2, 0, 1);
      const pore = spotOf(PORE, { x: x + u, y: y + v }, random, cell);
      const depth = Math.sqrt(centrality) * (0.4 + 0.6 * random());
      return { ...pore, cover: (px: number, py: number) => depth * pore.cover(px, py) };
    });
  });
}

/** The hollow under one eye, feathered. @param side -1 for the person's right */
function darkCircle(strength: number, side: -1 | 1): Stain {
  const centre = { x: side * 0.214, y: -0.008 };
  const kept = 1 - strength;
  return {
    left: centre.x - 0.17,
    right: centre.x + 0.17,
    top: -0.06,
    bottom: 0.1,
    // Slightly violet: thin skin over veins.
    transmission: [kept, 0.97 * kept, Math.min(1, 1.03 * kept)],
    cover: (u, v) => {
      const radius = Math.hypot((u - centre.x) / 0.105, (v - centre.y) / 0.058);
      return clamp((1.3 - radius) / 0.6, 0, 1) * clamp((v + 0.058) / 0.02, 0, 1);
    },
  };
}

/** A horizontal furrow of the forehead, slightly wavy, 0.9 mm wide, fading at its ends. No two are alike. */
function furrow(y: number, index: number): Stain {
  const depth = mm(0.45);
  const reach = 0.24 - 0.03 * (index % 3);
  const middle = 0.015 * ((index % 2) - 0.5);
  return {
    left: -0.25,
    right: 0.25,
    top: y - 0.03,
    bottom: y + 0.03,
    transmission: [0.75, 0.75, 0.75],
    cover: (u, v) => {
      const offset = (v - y + 0.1 * u * u - 0.004 * Math.sin(14 * u + 2 * index)) / depth;
      return Math.exp((-offset * offset) / 2) * clamp((reach - Math.abs(u - middle)) / 0.06, 0, 1);
    },
  };
}

/** Redness over the cheeks and the nose. */
function flushed(strength: number): Stain {
  const centres = [
    { x: -0.29, y: 0.13, rx: 0.13, ry: 0.12 },
    { x: 0.29, y: 0.13, rx: 0.13, ry: 0.12 },
    { x: 0, y: 0.1, rx: 0.07, ry: 0.1 },
  ];
  return {
    left: -0.48,
    right: 0.48,
    top: -0.06,
    bottom: 0.32,
    transmission: [1 - 0.04 * strength, 1 - 0.34 * strength, 1 - 0.28 * strength],
    cover: (u, v) =>
      Math.max(
        ...centres.map(({ x, y, rx, ry }) => Math.exp(-((((u - x) / rx) ** 2 + ((v - y) / ry) ** 2) ** 2))),
      ),
  };
}

/** Everything to be painted on one face, in order. */
export function stainsOf(options: Required<FaceOptions>): Stain[] {
  const { redSpots, darkSpots, darkCircles, foreheadLines, flush, eyeBags, seed } = options;
  const sides = [-1, 1] as const;
  const random = createRandom(seed + 7);
  const taken: Point[] = [];
  const circles = darkCircles > 0 ? sides.map((side) => darkCircle(darkCircles, side)) : [];
  const furrows = Array.from({ length: foreheadLines }, (_, k) =>
    furrow(-0.38 + (0.12 * (k + 0.5)) / foreheadLines, k),
  );
  return [
    ...(options.blotches > 0 ? [blotches(options.blotches, seed + 17)] : []),
    ...(options.dullness > 0 ? dullFilm(options.dullness, seed + 19) : []),
    ...(options.dryness > 0 ? flakes(options.dryness, seed + 23) : []),
    ...(options.folds > 0 ? sides.flatMap((side) => folds(options.folds, side)) : []),
    ...(flush > 0 ? [flushed(flush)] : []),
    ...circles,
    ...(eyeBags > 0 ? sides.flatMap((side) => bag(eyeBags, side)) : []),
    ...(options.pores > 0 ? pores(options.pores, createRandom(seed + 13)) : []),
    ...furrows,
    ...spots(redSpots, BLEMISH, random, taken),
    ...spots(darkSpots, PIGMENT, random, taken),
  ];
}
