import { beforeAll, describe, expect, it, vi } from "vitest";
import type { FaceOptions } from "./face-renderer/index.ts";
import { sitterOf, type Scores, type Sitter } from "./testing/drawnFaces.ts";

// One test measures up to four faces, a second each on a core of its own.
vi.setConfig({ testTimeout: 180_000 });

const DEEP = process.env["CARNATION_DEEP"] === "1";

/** Points by which a paint may move a criterion that is not its own. */
const SMALL = 6;
/** Points by which the same paint may weigh otherwise on another tone of skin. */
const SAME = 8;

/** Each paint at half and full strength, what it must lower, and what it must leave alone. */
const PAINTS = [
  {
    name: "bags",
    full: SAME,
    paint: (strength: number): FaceOptions => ({ eyeBags: strength }),
    read: (scores: Scores) => scores.sub("eye_area_condition", "eyes_bags_score"),
    others: ["redness", "uniformness", "sagging", "acne", "pigmentation"],
  },
  {
    name: "folds",
    full: SAME,
    paint: (strength: number): FaceOptions => ({ folds: strength }),
    read: (scores: Scores) => scores.of("sagging"),
    others: ["redness", "uniformness", "eye_area_condition", "translucency", "acne", "pigmentation"],
  },
  {
    name: "blotches",
    full: SAME,
    paint: (strength: number): FaceOptions => ({ blotches: strength }),
    read: (scores: Scores) => scores.of("uniformness"),
    others: ["sagging", "lines", "pores"],
  },
  {
    name: "dullness",
    // Weighed by the tone as on real faces, whose gloss and shade mottle a dark skin more; a drawn film does not.
    full: 2 * SAME,
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

  it.each(PAINTS)("sees $name, more of it lower, on fair and on deep skin alike", async (truth) => {
    const read = async (strength: number): Promise<readonly number[]> =>
      Promise.all([fair, deep].map(async (sitter) => truth.read(await sitter.scores(truth.paint(strength)))));
    const bare = [truth.read(await fair.scores()), truth.read(await deep.scores())];
    const half = await read(0.5);
    const full = await read(1);
    for (const tone of [0, 1]) {
      expect(half[tone]!).toBeLessThan(bare[tone]! - 2);
      expect(full[tone]!).toBeLessThan(half[tone]! - 5);
    }
    expect(Math.abs(half[0]! - half[1]!)).toBeLessThanOrEqual(SAME);
    expect(Math.abs(full[0]! - full[1]!)).toBeLessThanOrEqual(truth.full);
  });

  it.each(PAINTS)("takes $name for nothing else", async ({ paint, others }) => {
    for (const sitter of DEEP ? [fair, deep] : [fair]) {
      const bare = await sitter.scores();
      const painted = await sitter.scores(paint(0.5));
      const moved = others.filter((name) => Math.abs(painted.of(name) - bare.of(name)) > SMALL);
      expect(moved).toEqual([]);
    }
  });

  it.each(KNOWN)("weighs $name the same on fair and on deep skin", async ({ paint, read }) => {
    const [onFair, onDeep] = await Promise.all([fair.scores(paint), deep.scores(paint)]);
    expect(Math.abs(read(onFair) - read(onDeep))).toBeLessThanOrEqual(SAME);
  });

  it("scores drier skin lower", async () => {
    const dry = async (dryness: number) => (await fair.scores({ dryness })).of("hydration");
    const bare = (await fair.scores()).of("hydration");
    const half = await dry(0.5);
    expect(half).toBeLessThan(bare - 3);
    expect(await dry(1)).toBeLessThan(half - 3);
  });

  it.each([5, 10])("counts %i blemishes on deep skin to within one", async (redSpots) => {
    const scores = await deep.scores({ redSpots });
    expect(Math.abs(scores.sub("acne", "number_of_regions") - redSpots)).toBeLessThanOrEqual(1);
  });

  it("never says of the face what is true of none of its areas", async () => {
    for (const { paint } of PAINTS) {
      for (const sitter of [fair, deep]) expect(contradictions(await sitter.scores(paint(1)))).toEqual([]);
    }
  });
});
