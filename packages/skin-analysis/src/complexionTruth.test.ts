import { beforeAll, describe, expect, it, vi } from "vitest";
import { analyseFace } from "./core/analyseFace.ts";
import { decodeSrgb, encodeSrgb } from "./core/colour/srgb.ts";
import { buildPyramid } from "./core/image/pyramid.ts";
import type { RgbImage } from "./core/image/rgbImage.ts";
import type { FaceOptions } from "./face-renderer/index.ts";
import { readScores, sitterOf, testFinder, type Scores, type Sitter } from "./testing/drawnFaces.ts";

// One test measures up to four faces, a second each on a core of its own.
vi.setConfig({ testTimeout: 180_000 });

const DEEP = process.env["CARNATION_DEEP"] === "1";

/** Points by which a paint may move a criterion that is not its own. */
const SMALL = 6;
/** Points by which the same paint may weigh otherwise on another tone of skin. */
const SAME = 8;
/** The same of half a film: the paint that lies over all of the skin. */
const SAME_FILM = 5;

/** Each paint at half and full strength, what it must lower, and what it must leave alone. */
const PAINTS = [
  {
    name: "bags",
    paint: (strength: number): FaceOptions => ({ eyeBags: strength }),
    read: (scores: Scores) => scores.sub("eye_area_condition", "eyes_bags_score"),
    others: ["redness", "uniformness", "sagging", "acne", "pigmentation"],
  },
  {
    name: "folds",
    paint: (strength: number): FaceOptions => ({ folds: strength }),
    read: (scores: Scores) => scores.of("sagging"),
    others: ["redness", "uniformness", "eye_area_condition", "translucency", "acne", "pigmentation"],
  },
  {
    name: "blotches",
    paint: (strength: number): FaceOptions => ({ blotches: strength }),
    read: (scores: Scores) => scores.of("uniformness"),
    others: ["sagging", "lines", "pores"],
  },
  {
    name: "dullness",
    paint: (strength: number): FaceOptions => ({ dullness: strength }),
    read: (scores: Scores) => scores.of("translucency"),
    others: ["redness", "uniformness", "sagging"],
  },
] as const;

/** Paint that stood in the engine's truth before, weighed here on both tones. */
const KNOWN = [
  { name: "a flush", paint: { flush: 0.5 }, read: (scores: Scores) => scores.of("redness") },
  {
    name: "dark circles",
    paint: { darkCircles: 0.3 },
    read: (scores: Scores) => scores.sub("eye_area_condition", "dark_circles_score"),
  },
] as const;

const WHOLE_AND_ZONES = ["redness", "uniformness", "eye_area_condition", "sagging", "translucency"];

/** The picture as an editor deepens its colours: each channel further from the brightness of its pixel. */
function deepened(image: RgbImage, power: number): RgbImage {
  const data = new Uint8ClampedArray(image.data);
  for (let i = 0; i < data.length; i += 3) {
    const light = [0, 1, 2].map((c) => decodeSrgb(data[i + c] ?? 0));
    const [red = 0, green = 0, blue = 0] = light;
    const bright = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    for (const [c, value] of light.entries()) {
      data[i + c] = encodeSrgb(bright > 0 ? bright * (value / bright) ** power : 0);
    }
  }
  return { ...image, data };
}

async function scoresOf(image: RgbImage): Promise<Scores> {
  const [face] = (await testFinder())(buildPyramid(image));
  const analysis = analyseFace(image, face!);
  if (!analysis.ok) throw new Error(analysis.error);
  return readScores(analysis.entries);
}

/** Criteria whose score of the face lies outside those of its areas. */
const contradictions = ({ entries }: Scores): string[] =>
  entries.flatMap(({ algorithm_tech_name: name, result }) => {
    if (!WHOLE_AND_ZONES.includes(name)) return [];
    const [whole, ...zones] = result.area_results.map((area) => area.main_metric.value);
    const within = whole! >= Math.min(...zones) - 0.01 && whole! <= Math.max(...zones) + 0.01;
    return within ? [] : [name];
  });

describe("painted complexions", () => {
  let fair: Sitter;
  let deep: Sitter;

  beforeAll(async () => {
    fair = await sitterOf("fair");
    deep = await sitterOf("deep");
  });

  it.each(PAINTS)(
    "painted complexions sees $name, more of it lower, on fair and on deep skin alike",
    async (truth) => {
      const tones = [fair, deep];
      const read = (strength: number, sitters: readonly Sitter[]): Promise<readonly number[]> =>
        Promise.all(sitters.map(async (sitter) => truth.read(await sitter.scores(truth.paint(strength)))));
      const bare = [truth.read(await fair.scores()), truth.read(await deep.scores())];
      const half = await read(0.5, DEEP ? tones : [fair]);
      const full = await read(1, tones);
      for (const [tone, slight] of half.entries()) {
        expect(slight).toBeLessThan(bare[tone]! - 2);
        expect(full[tone]!).toBeLessThan(slight - 5);
      }
      expect(full[1]!).toBeLessThan(bare[1]! - 7);
      const onDeep = half[1] ?? half[0]!;
      expect(Math.abs(half[0]! - onDeep)).toBeLessThanOrEqual(truth.name === "dullness" ? SAME_FILM : SAME);
      expect(Math.abs(full[0]! - full[1]!)).toBeLessThanOrEqual(SAME);
    },
  );

  it.each(PAINTS)("painted complexions takes $name for nothing else", async ({ paint, others }) => {
    for (const sitter of DEEP ? [fair, deep] : [fair]) {
      const bare = await sitter.scores();
      const painted = await sitter.scores(paint(0.5));
      const moved = others.filter((name) => Math.abs(painted.of(name) - bare.of(name)) > SMALL);
      expect(moved).toEqual([]);
    }
  });

  it.each(KNOWN)(
    "painted complexions weighs $name the same on fair and on deep skin",
    async ({ paint, read }) => {
      const [onFair, onDeep] = await Promise.all([fair.scores(paint), deep.scores(paint)]);
      expect(Math.abs(read(onFair) - read(onDeep))).toBeLessThanOrEqual(SAME);
    },
  );

  it("painted complexions reads a photo of deepened colours as the photo it was", async () => {
    const marks: FaceOptions = { flush: 0.5, blotches: 0.5 };
    const bare = await fair.scores(marks);
    const vivid = await scoresOf(deepened(fair.paint(marks), 1.4));
    for (const name of ["redness", "uniformness"]) {
      expect(Math.abs(vivid.of(name) - bare.of(name))).toBeLessThanOrEqual(SMALL);
    }
  });

  it("painted complexions scores drier skin lower", async () => {
    const dry = async (dryness: number) => (await fair.scores({ dryness })).of("hydration");
    const bare = (await fair.scores()).of("hydration");
    const half = await dry(0.5);
    expect(half).toBeLessThan(bare - 3);
    expect(await dry(1)).toBeLessThan(half - 3);
  });

  it.each(DEEP ? [5, 10] : [10])(
    "painted complexions counts %i blemishes on deep skin to within one",
    async (redSpots) => {
      const scores = await deep.scores({ redSpots });
      expect(Math.abs(scores.sub("acne", "number_of_regions") - redSpots)).toBeLessThanOrEqual(1);
    },
  );

  it("painted complexions never says of the face what is true of none of its areas", async () => {
    for (const { paint } of PAINTS) {
      for (const sitter of [fair, deep]) expect(contradictions(await sitter.scores(paint(1)))).toEqual([]);
    }
  });
});
