import { parseDiagnosisResult } from "@carnation/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { analysePyramid, type ReadAge } from "./core/analyseFace.ts";
import { perceivedAge } from "./core/age/perceivedAge.ts";
import { PERCEIVED_AGE } from "./core/constants/age.ts";
import type { FaceMesh } from "./core/face/faceMesh.ts";
import { buildPyramid, type Pyramid } from "./core/image/pyramid.ts";
import type { RgbImage } from "./core/image/rgbImage.ts";
import { AGE_NET_SIDE, loadAgeNet } from "./mesh/ageNet.ts";
import { createAgeReader } from "./mesh/ageReader.ts";
import { fileModelSource } from "./node/fileModelSource.ts";
import { ASSETS, sitterOf, testFinder } from "./testing/drawnFaces.ts";

const source = fileModelSource(ASSETS);

let pyramid: Pyramid;
let mesh: FaceMesh;
let readAge: ReadAge;

/** The same photo in a mirror. */
function mirrored({ data, width, height }: RgbImage): RgbImage {
  const out = new Uint8Array(data.length);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const other = pixel - (pixel % width) + (width - 1 - (pixel % width));
    for (let c = 0; c < 3; c++) out[3 * pixel + c] = data[3 * other + c] ?? 0;
  }
  return { data: out, width, height };
}

const ageIn = async (image: RgbImage) => {
  const levels = buildPyramid(image);
  const [face] = (await testFinder())(levels);
  return readAge(levels, face!);
};

const resultWith = (reader: ReadAge) => {
  const analysis = analysePyramid(pyramid, mesh, reader);
  if (!analysis.ok) throw new Error(analysis.error);
  return parseDiagnosisResult(structuredClone(analysis.entries)).criteria.find(
    ({ criterion }) => criterion.key === "PerceivedAge",
  )!;
};

beforeAll(async () => {
  const sitter = await sitterOf("light");
  pyramid = buildPyramid(sitter.paint());
  const finder = await testFinder();
  mesh = finder(pyramid)[0]!;
  readAge = await createAgeReader(source);
});

describe("the entry of the perceived age", () => {
  it("has a margin in years, a low confidence and the age that is read", () => {
    expect(resultWith(() => 47.123)).toMatchObject({
      value: 47.12,
      margin: PERCEIVED_AGE.margin,
      confidence: "low",
      reason: null,
    });
  });

  it("is not asked for when the photo is refused", () => {
    const turned = { ...mesh, landmarks: mesh.landmarks.map(({ x, y, z }) => ({ x: y, y: x, z })) };
    const refused = analysePyramid(pyramid, turned, () => {
      throw new Error("asked");
    });
    expect(refused.ok).toBe(false);
  });
});

describe("the net", () => {
  it("reads a plain grey square as it always has: weights, layers and input are those it was fitted with", async () => {
    const read = await loadAgeNet(source);
    const grey = new Float32Array(AGE_NET_SIDE * AGE_NET_SIDE * 3).fill(128);
    const dark = new Float32Array(grey.length).fill(32);
    const [one, other] = read([grey, dark]);
    expect([one, other]).toEqual([expect.closeTo(15.27, 1), expect.closeTo(10.49, 1)]);
    expect(read([dark])[0]).toBeCloseTo(other!, 3);
  });

  it("reads a drawn face within its range, the same in a mirror and at half the size", async () => {
    const here = readAge(pyramid, mesh);
    expect(here).toBeGreaterThanOrEqual(PERCEIVED_AGE.range.min);
    expect(here).toBeLessThan(PERCEIVED_AGE.range.max);
    expect(readAge(pyramid, mesh)).toBe(here);
    expect(Math.abs((await ageIn(mirrored(pyramid[0]))) - here)).toBeLessThan(1);
    expect(Math.abs((await ageIn(pyramid[1]!)) - here)).toBeLessThan(1.5);
  });

  it("refuses a file that is not its own", async () => {
    const other = { ...source, graph: () => source.graph("blazeface") };
    await expect(loadAgeNet(other)).rejects.toThrow(TypeError);
  });
});

describe("years from readings", () => {
  it("lift the mean reading and stay within the ages that were fitted", () => {
    expect(perceivedAge([40, 50])).toBeCloseTo(2.03 + 1.057 * 45);
    expect(perceivedAge([2])).toBe(PERCEIVED_AGE.range.min);
    expect(perceivedAge([120])).toBe(PERCEIVED_AGE.range.max);
  });
});
