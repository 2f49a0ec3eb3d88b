import { describe, expect, it } from "vitest";
import { overviewOf } from "./distributions.ts";
import { degradationsOf } from "./flattery.ts";
import { readOutcome, type CriterionReading, type Reading } from "./reading.ts";
import { movesOf, stabilityOf } from "./stability.ts";
import { correlation, countWords, quantile, spread, summarise } from "./statistics.ts";
import { toneLinksOf } from "./tone.ts";

const high = (value: number): CriterionReading => ({ value, confidence: "high", margin: 0 });
const reading = (scores: Record<string, CriterionReading>, quality = 90): Reading => ({
  engine: "e",
  quality,
  criteria: new Map(Object.entries(scores)),
});
const of = <Item extends { readonly criterion: string }>(items: readonly Item[], key: string): Item =>
  items.find((item) => item.criterion === key)!;

describe("statistics", () => {
  it("statistics interpolates quantiles and knows of nothing", () => {
    expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
    expect(summarise([10, 20, 30, 40, 50])).toEqual({
      count: 5,
      min: 10,
      lowerQuartile: 20,
      median: 30,
      upperQuartile: 40,
      max: 50,
    });
    expect(quantile([], 0.5)).toBeNaN();
  });

  it("statistics correlates pairs, and not what cannot be", () => {
    const line = [1, 2, 3, 4].map((x) => [x, 3 - 2 * x] as const);
    expect(correlation(line)).toBeCloseTo(-1, 12);
    expect(correlation([[0, 0], [1, 1], [2, 0]])).toBeCloseTo(0, 12); // prettier-ignore
    expect(correlation([[1, 5], [2, 5], [3, 5]])).toBeNaN(); // prettier-ignore
    expect(correlation([[1, 2], [3, 4]])).toBeNaN(); // prettier-ignore
  });

  it("statistics counts words and takes an even sample", () => {
    expect(countWords(["b", "a", "b"])).toEqual([["b", 2], ["a", 1]]); // prettier-ignore
    expect(spread([1, 2, 3, 4, 5, 6, 7, 8, 9], 3)).toEqual([1, 4, 7]);
    expect(spread([1, 2], 10)).toEqual([1, 2]);
  });
});

describe("an outcome", () => {
  it("an outcome is read by whole face, with the reason where there is no score", () => {
    const entry = (id: number, name: string, result: object) => ({
      algorithm_version_id: id,
      algorithm_tech_name: name,
      engine_version: "e",
      result: { area_results: [], confidence: "low" as const, ...result },
    });
    const face = (value: number) => [
      { area_name: "nose", main_metric: { value: 1 } },
      { area_name: "face", main_metric: { value } },
    ];
    const read = readOutcome({
      ok: true,
      engineVersion: "e",
      photo: { width: 1, height: 1 },
      masks: {
        version: 1,
        engine_version: "e",
        masks: [],
        hidden: [],
        anchors: [],
        face: { aspect: 1, outlines: [] },
      },
      entries: [
        entry(30, "redness", { area_results: face(61), confidence: "medium", margin: 0 }),
        entry(35, "pores", { not_measured: { reason: "low-quality" } }),
        entry(43, "image_quality", { area_results: face(88), confidence: "high", margin: 0 }),
      ],
    });
    expect(read).toMatchObject({ engine: "e", quality: 88 });
    const criteria = "refused" in read ? new Map<string, CriterionReading>() : read.criteria;
    expect(criteria.get("Redness")).toMatchObject({ value: 61, confidence: "medium", margin: 0 });
    expect(criteria.get("Pores")).toEqual({ missing: "low-quality" });
    expect(criteria.get("Acne")).toEqual({ missing: "no-entry" });
    expect(criteria.has("PerceivedAge")).toBe(false);
    expect(readOutcome({ ok: false, error: "no-face" })).toEqual({ refused: "no-face" });
  });
});

describe("distributions", () => {
  it("share the bands among the measured photos only", () => {
    const overview = overviewOf([
      reading({ Redness: high(69.6) }),
      reading({ Redness: high(55) }),
      reading({ Redness: high(20) }, 60),
      reading({ Redness: { missing: "area-hidden" } }),
      { refused: "no-face" },
    ]);
    expect(overview).toMatchObject({
      accepted: 4,
      refused: [["no-face", 1]],
      quality: { min: 60, median: 90 },
    });
    const redness = of(overview.distributions, "Redness");
    expect(redness).toMatchObject({
      scores: { count: 3, median: 55 },
      confidences: [["high", 3]],
      missing: [["area-hidden", 1]],
    });
    for (const share of Object.values(redness.bands)) expect(share).toBeCloseTo(1 / 3, 12);
  });
});

describe("stability", () => {
  const before = reading({ Redness: high(60), Acne: high(90) });
  const trial = (change: string, after: Reading) => ({ photo: "p", change, before, after });

  it("stability is the share of scores that the product would call equal", () => {
    const stability = stabilityOf([
      trial("light", reading({ Redness: high(64.9), Acne: high(86) })),
      trial("crop", reading({ Redness: high(50), Acne: { missing: "area-hidden" } })),
      trial("blur", { refused: "too-blurred" }),
    ]);
    expect(stability.all).toMatchObject({ compared: 3, worst: { criterion: "Redness", change: "crop" } });
    expect(stability.all.within).toBeCloseTo(1 / 3, 12);
    expect(stability.byCriterion.find(({ name }) => name === "Redness")?.within).toBe(0.5);
    expect(stability.byChange.map(({ name, compared }) => [name, compared])).toEqual([
      ["light", 2],
      ["crop", 1],
      ["blur", 0],
    ]);
    expect(stability.lost).toBe(3);
  });

  it("stability lists what a spoilt photo flatters, and forgives what it refuses to score", () => {
    const [dark, mask] = degradationsOf([
      trial("dark", reading({ Redness: high(95), Acne: high(93) }, 70)),
      trial("dark", reading({ Redness: high(65), Acne: high(40) }, 50)),
      trial("mask", { refused: "no-face" }),
      trial("mask", reading({ Redness: { missing: "area-hidden" }, Acne: high(91) })),
    ]);
    expect(dark?.flattered.map(({ criterion, after }) => [criterion, after])).toEqual([
      ["Redness", 95],
      ["Redness", 65],
    ]);
    expect(dark?.quality).toEqual({ before: 90, after: 60 });
    expect(mask).toMatchObject({ photos: 2, refused: [["no-face", 1]], notMeasured: 1, flattered: [] });
    expect(movesOf(trial("x", before))).toHaveLength(2);
  });

  it("stability leaves out pairs that the product does not compare: other areas, a redder skin", () => {
    const seen = (value: number, area: string, skinErythema: number): Reading =>
      reading({
        Uniformness: { value, confidence: "high", margin: 0, areas: new Map([[area, value]]), skinErythema },
      });
    const moves = [seen(60, "nose", 14), seen(60, "forehead", 14), seen(60, "nose", 18)].map(
      (after) => movesOf({ photo: "p", change: "x", before: seen(40, "nose", 13), after }).length,
    );
    expect(moves).toEqual([1, 0, 0]);
  });
});

describe("tone", () => {
  it("relates each score to the skin's lightness", () => {
    const samples = [40, 50, 60, 70].map((lightness) => ({
      lightness,
      reading: reading({ Translucency: high(lightness + 5), Redness: high(lightness === 50 ? 1 : 80) }),
    }));
    const links = toneLinksOf([...samples, { lightness: 10, reading: { refused: "no-face" } }]);
    expect(of(links, "Translucency")).toMatchObject({ count: 4, points: [[40, 45], [50, 55], [60, 65], [70, 75]] }); // prettier-ignore
    expect(of(links, "Translucency").r).toBeCloseTo(1, 12);
    expect(of(links, "Lines").r).toBeNaN();
  });
});
