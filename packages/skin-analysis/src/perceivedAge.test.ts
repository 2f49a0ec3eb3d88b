import { parseDiagnosisResult } from "@carnation/domain/result";
import { globSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { analysePyramid, type ReadAge } from "./core/analyseFace.ts";
import { perceivedAge } from "./core/age/perceivedAge.ts";
import { PERCEIVED_AGE } from "./core/constants/age.ts";
import type { FaceMesh } from "./core/face/faceMesh.ts";
import { buildPyramid, type Pyramid } from "./core/image/pyramid.ts";
import type { RgbImage } from "./core/image/rgbImage.ts";
import { DRAWN } from "./face-renderer/index.ts";
import { AGE_NET_SIDE, loadAgeNet } from "./mesh/ageNet.ts";
import { createAgeReader } from "./mesh/ageReader.ts";
import { ageModelProblem, loadAgeModel } from "./node/ageModel.ts";
import { decodePhoto } from "./node/decodePhoto.ts";
import { fileModelSource } from "./node/fileModelSource.ts";
import { AGE_MODEL, ASSETS, LINED, sitterOf, testFinder } from "./testing/drawnFaces.ts";

const source = fileModelSource(AGE_MODEL);

/** The pictures of the web application's demo. */
const DEMO = join(import.meta.dirname, "../../../apps/web/public/demo");

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

function yearsOf(age: ReturnType<ReadAge>): number {
  if (typeof age === "string") throw new Error(age);
  return age;
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
  it("the entry of the perceived age has a margin in years, a low confidence and the age that is read", () => {
    expect(resultWith(() => 47.123)).toMatchObject({
      value: 47.12,
      margin: PERCEIVED_AGE.margin,
      confidence: "low",
      reason: null,
    });
  });

  it("the entry of the perceived age is not asked for when the photo is refused", () => {
    const turned = { ...mesh, landmarks: mesh.landmarks.map(({ x, y, z }) => ({ x: y, y: x, z })) };
    const refused = analysePyramid(pyramid, turned, () => {
      throw new Error("asked");
    });
    expect(refused.ok).toBe(false);
  });
});

describe("the net", () => {
  it("the net reads a plain grey square as it always has: weights, layers and input are those it was fitted with", async () => {
    const read = await loadAgeNet(source);
    const grey = new Float32Array(AGE_NET_SIDE * AGE_NET_SIDE * 3).fill(128);
    const dark = new Float32Array(grey.length).fill(32);
    const [one, other] = read([grey, dark]);
    expect([one, other]).toEqual([expect.closeTo(15.27, 1), expect.closeTo(10.49, 1)]);
    expect(read([dark])[0]).toBeCloseTo(other!, 3);
  });

  it("the net reads a face the same again, in a mirror and at half the size", async () => {
    const levels = buildPyramid((await sitterOf("light")).paint(LINED));
    const here = yearsOf(await ageIn(levels[0]));
    expect(await ageIn(levels[0])).toBe(here);
    expect(Math.abs(yearsOf(await ageIn(mirrored(levels[0]))) - here)).toBeLessThan(1);
    expect(Math.abs(yearsOf(await ageIn(levels[1]!)) - here)).toBeLessThan(3);
  });

  it("the net refuses a file that is not its own", async () => {
    const other = { ...source, graph: () => fileModelSource(ASSETS).graph("blazeface") };
    await expect(loadAgeNet(other)).rejects.toThrow(TypeError);
  });
});

describe("drawn faces", () => {
  it("demo faces state in their files that they are drawn, and read outside the range without that", async () => {
    const names = globSync("*.jpg", { cwd: DEMO }).filter((name) => !name.startsWith("refus-"));
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      const photo = await readFile(join(DEMO, name));
      const decoded = await decodePhoto(photo);
      if (!decoded.ok) throw new Error(decoded.error);
      expect(`${name} ${decoded.isSynthetic}`).toBe(`${name} true`);
      expect(`${name} ${await ageIn(decoded.image)}`).toBe(`${name} outside-range`);
    }
  });

  it("a PNG of a drawn face is synthetic when its XMP says so, and a photo without it", async () => {
    const { data, width, height } = pyramid[0];
    const drawn = sharp(data, { raw: { width, height, channels: 3 } }).png();
    expect(await decodePhoto(await drawn.clone().toBuffer())).toMatchObject({ isSynthetic: false });
    expect(await decodePhoto(await drawn.withXmp(DRAWN).toBuffer())).toMatchObject({ isSynthetic: true });
  });
});

describe("a folder of the age model", () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "carnation-age-model-"));
    await cp(AGE_MODEL, folder, { recursive: true });
  });

  afterEach(() => rm(folder, { recursive: true, force: true }));

  it("a folder is read where its files are the model's", async () => {
    expect(await ageModelProblem(folder)).toBeNull();
    expect((await loadAgeModel(folder)).problem).toBeUndefined();
  });

  it.each<[string, (folder: string) => Promise<void>, RegExp]>([
    ["is not there", (gone) => rm(gone, { recursive: true }), /cannot be read.*ENOENT/u],
    [
      "lacks its weights",
      (own) => rm(join(own, "models/age_gender.bin")),
      /cannot be read.*age_gender\.bin/u,
    ],
    [
      "holds other weights",
      (own) => writeFile(join(own, "models/age_gender.bin"), "?"),
      /age_gender\.bin is another/u,
    ],
    [
      "holds half a manifest",
      (own) => writeFile(join(own, "models/age_gender.json"), "["),
      /json is another/u,
    ],
  ])("a folder is refused with a reason where it %s", async (_what, spoil, reason) => {
    await spoil(folder);
    const { readAge: read, problem } = await loadAgeModel(folder);
    expect(problem).toMatch(reason);
    expect(read(pyramid, mesh)).toBe("model-unreadable");
  });
});

describe("years from readings", () => {
  it("the fitted line lifts the mean reading", () => {
    expect(perceivedAge([40, 50])).toBeCloseTo(2.03 + 1.057 * 45);
  });

  it("readings beyond the ages that the net was tried on give no years, never the nearest of them", () => {
    const { fit, range } = PERCEIVED_AGE;
    const readingOf = (years: number) => (years - fit.intercept) / fit.slope;
    expect(perceivedAge([readingOf(range.min + 0.01)])).toBeCloseTo(range.min, 1);
    expect(perceivedAge([readingOf(range.max - 0.01)])).toBeCloseTo(range.max, 1);
    for (const years of [range.min - 0.01, 2, range.max + 0.01, 120]) {
      expect(perceivedAge([readingOf(years)])).toBe("outside-range");
    }
  });
});
