import { beforeAll, expect, it, vi } from "vitest";
import type { FaceOptions } from "../../face-renderer/index.ts";
import { faceIn, sitterOf, type Sitter } from "../../testing/drawnFaces.ts";
import { alignFace, focusOnFace } from "../face/alignedFace.ts";
import { mapFace, type FaceMaps } from "../faceMaps/faceMaps.ts";
import type { FaceMesh } from "../face/faceMesh.ts";
import { findComponents } from "../geometry/components.ts";
import { buildPyramid } from "../image/pyramid.ts";
import { markFeatures } from "./markFeatures.ts";
import { positionMm, proposeMarks, radiusMm } from "./proposals.ts";

vi.setConfig({ testTimeout: 180_000 });

let sitter: Sitter;
let mesh: FaceMesh;
let bare: FaceMaps;

/** The maps of the face with some marks, on one mesh: nothing but the marks differs. */
const mapsOf = (marks?: FaceOptions): FaceMaps =>
  mapFace(alignFace(focusOnFace(buildPyramid(sitter.paint(marks)), mesh), mesh));

/** Middles of the places where two pictures of one face differ plainly, in raster positions. */
function differences(one: FaceMaps, other: FaceMaps): { x: number; y: number }[] {
  const { width, height } = one.size;
  const changed = new Uint8Array(width * height);
  for (let i = 0; i < changed.length; i++) {
    changed[i] = Math.abs((one.face.rgb[3 * i + 1] ?? 0) - (other.face.rgb[3 * i + 1] ?? 0)) > 14 ? 1 : 0;
  }
  return findComponents(changed, one.size)
    .filter(({ pixels }) => pixels.length > 20)
    .map(({ pixels }) => ({
      x: pixels.reduce((sum, pixel) => sum + (pixel % width), 0) / pixels.length,
      y: pixels.reduce((sum, pixel) => sum + Math.trunc(pixel / width), 0) / pixels.length,
    }));
}

beforeAll(async () => {
  sitter = await sitterOf("light");
  mesh = await faceIn(sitter.paint());
  bare = mapsOf();
});

it.each([
  ["red", { redSpots: 10 }],
  ["brown", { darkSpots: 10 }],
] as const)("every %s mark that is painted is proposed, where it is", (_kind, marks) => {
  const maps = mapsOf(marks);
  const painted = differences(maps, bare);
  expect(painted.length).toBeGreaterThanOrEqual(9);
  const proposals = proposeMarks(maps);
  const missed = painted.filter(
    ({ x, y }) => !proposals.some((proposal) => Math.hypot(proposal.x - x, proposal.y - y) < 5),
  );
  expect(missed).toEqual([]);
});

it("proposals are told apart, are of 0.7 to 13 mm, and lie on the face", () => {
  const proposals = proposeMarks(bare);
  for (const [index, proposal] of proposals.entries()) {
    expect(radiusMm(proposal)).toBeGreaterThan(0.35);
    expect(radiusMm(proposal)).toBeLessThan(6.5);
    const { x, y } = positionMm(bare, proposal);
    expect(Math.abs(x)).toBeLessThan(77);
    expect(Math.abs(y)).toBeLessThan(105);
    const closest = proposals
      .slice(0, index)
      .map((other) => Math.hypot(other.x - proposal.x, other.y - proposal.y));
    expect(Math.min(...closest, 99)).toBeGreaterThan(4.5);
  }
});

it("a red mark is told from a brown one by its features: green over blue, and its place", () => {
  const blueOverGreen = 36;
  const ratiosOf = (marks: FaceOptions): number[] => {
    const maps = mapsOf(marks);
    const painted = differences(maps, bare);
    return proposeMarks(maps)
      .filter(({ x, y }) => painted.some((place) => Math.hypot(place.x - x, place.y - y) < 5))
      .map((proposal) => markFeatures(maps, proposal)[blueOverGreen] ?? 0);
  };
  const red = ratiosOf({ redSpots: 10 });
  const brown = ratiosOf({ darkSpots: 10 });
  expect(Math.max(...red)).toBeLessThan(Math.min(...brown));
  const [first] = proposeMarks(bare);
  const features = markFeatures(bare, first!);
  expect(features.every(Number.isFinite)).toBe(true);
  expect(features.slice(-9, -7)).toEqual([Math.abs(positionMm(bare, first!).x), positionMm(bare, first!).y]);
});
