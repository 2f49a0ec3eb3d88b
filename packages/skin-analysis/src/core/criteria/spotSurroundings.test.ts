import { expect, it } from "vitest";
import { PIGMENTATION } from "../constants/spots.ts";
import { lookAround } from "./spotSurroundings.ts";

const size = { width: 120, height: 120 };
const CENTRE = 60;
const everywhere = new Uint8Array(size.width * size.height).fill(1);

type Shape = (x: number, y: number) => number;

const planeOf = (shape: Shape): Float32Array =>
  Float32Array.from(everywhere, (_, i) =>
    shape((i % size.width) - CENTRE, Math.trunc(i / size.width) - CENTRE),
  );

/** How surely the mark of `inside` pixels lies alone in a picture. */
function alone(contrast: Shape, inside: (x: number, y: number) => boolean, visible: Shape = () => 1): number {
  const plane = planeOf(contrast);
  const marked = planeOf((x, y) => Number(inside(x, y)));
  const pixels = [...marked.keys()].filter((i) => marked[i]);
  const mean = pixels.reduce((sum, pixel) => sum + plane[pixel]!, 0) / pixels.length;
  return lookAround(plane, Uint8Array.from(planeOf(visible)), size, { pixels, mean }, PIGMENTATION.isolation)
    .alone;
}

const isDisc = (x: number, y: number): boolean => Math.hypot(x, y) <= 8;
const disc: Shape = (x, y) => (isDisc(x, y) ? 20 : 0);

it("a disc in the middle of skin lies alone", () => {
  expect(alone(disc, isDisc)).toBe(1);
});

it("a disc on a gentle slope of shade still does", () => {
  expect(alone((x, y) => disc(x, y) + x / 10, isDisc)).toBe(1);
});

it.each<[string, Shape]>([
  ["the border of a dark field", (x, y) => (x > -4 ? 20 : disc(x, y))],
  ["a piece of a band", (x, y) => (Math.abs(y) <= 8 ? 20 : disc(x, y))],
  ["the crest of a broad shadow", (x, y) => 20 * Math.exp(-(x * x + y * y) / (2 * 20 * 20))],
])("%s does not", (_, contrast) => {
  expect(alone(contrast, isDisc)).toBe(0);
});

it("nor does what has no skin on one side: the edge of a brow, the hair or a nostril", () => {
  expect(alone(disc, isDisc, (x) => Number(x < 10))).toBe(0);
});

it("nor is one of many clumps of stubble a spot, however sharp its edge", () => {
  const stubble: Shape = (x, y) => (isDisc(x, y) ? 20 : 20 * Number((x + y) % 3 !== 0 && (x * y) % 2 === 0));
  expect(alone(stubble, isDisc)).toBeLessThan(0.5);
});

it("one neighbour on one side is no objection", () => {
  const withNeighbour: Shape = (x, y) => (Math.hypot(x - 17, y) <= 4 ? 20 : disc(x, y));
  expect(alone(withNeighbour, isDisc)).toBe(1);
});
