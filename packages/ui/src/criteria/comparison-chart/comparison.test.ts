import { describe, expect, test } from "vitest";
import { changesOf, compareBlock, type ComparisonBlock, countVerdicts } from "./comparison.ts";
import { ages, oval, scores } from "./testing/blocks.ts";

const ids = (block: ComparisonBlock): string[] => compareBlock(block).rows.map(({ id }) => id);
const row = (block: ComparisonBlock, id: string) => compareBlock(block).rows.find((item) => item.id === id)!;

test("improvements, to watch, stable, not comparable; the largest change first", () => {
  expect(ids(scores)).toEqual([
    "hydration",
    "eye",
    "redness",
    "radiance",
    "blemishes",
    "spots",
    "evenness",
    "wrinkles",
    "pores",
    "firmness",
  ]);
});

test("ties keep the order of the host", () => {
  expect(ids({ ...scores, rows: scores.rows.toReversed() }).slice(3, 5)).toEqual(["blemishes", "radiance"]);
});

describe("places", () => {
  test("a block of which nothing was measured has no graduations", () => {
    const rows = ages.rows.map((each) => ({ ...each, before: null, after: null }));
    expect(compareBlock({ ...ages, rows }).axis).toEqual([]);
    expect(compareBlock(ages).axis.length).toBeGreaterThan(1);
  });

  test("right is better, for scores and for years", () => {
    expect(row(scores, "hydration")).toMatchObject({ beforeAt: 0.66, afterAt: 0.81, difference: 15 });
    const eyes = row(ages, "eyesAge");
    expect(eyes.beforeAt).toBeCloseTo(0.45);
    expect(eyes.afterAt).toBeCloseTo(0.65);
    expect(eyes.difference).toBe(-4);
  });

  test("the band is centred on the value before and stays on the axis", () => {
    expect(row(scores, "hydration").stableBand?.start).toBeCloseTo(0.58);
    expect(row(scores, "hydration").stableBand?.end).toBeCloseTo(0.74);
    const high = { ...scores, rows: [{ id: "a", label: "A", before: 98, after: 99, stableThreshold: 5 }] };
    expect(row(high, "a").stableBand).toEqual({ start: 0.93, end: 1 });
  });

  test("a value that was not measured has no place, not the place of zero", () => {
    expect(row(scores, "firmness")).toMatchObject({
      verdict: "incomparable",
      beforeAt: 0.68,
      afterAt: null,
      difference: null,
    });
  });

  test("a row without a margin has no band", () => {
    const exact = { ...scores, rows: [{ id: "a", label: "A", before: 60, after: 61 }] };
    expect(row(exact, "a")).toMatchObject({ stableBand: null, verdict: "improvement" });
  });

  test("steps have a tick each and no band", () => {
    const { axis, rows } = compareBlock(oval);
    expect(axis.map(({ value }) => value)).toEqual([1, 2, 3, 4]);
    expect(axis[1]?.at).toBeCloseTo(1 / 3);
    expect(rows[0]?.stableBand).toBeNull();
  });

  test("an axis of years runs from old to young", () => {
    expect(compareBlock(ages).axis).toEqual([
      { value: 50, at: 0 },
      { value: 40, at: 0.5 },
      { value: 30, at: 1 },
    ]);
  });

  test("an axis without bounds fits its values", () => {
    const { min: _min, max: _max, ...open } = ages;
    const places = compareBlock(open).rows.flatMap(({ beforeAt, afterAt }) => [beforeAt, afterAt]);
    for (const place of places) expect(place).toBeGreaterThan(0);
    for (const place of places) expect(place).toBeLessThan(1);
  });
});

test("counts, and changes alone", () => {
  const blocks = [scores, ages, oval].map(compareBlock);
  expect(countVerdicts(blocks)).toEqual({
    improvement: 6,
    watch: 1,
    unconfirmed: 0,
    stable: 5,
    incomparable: 1,
  });
  expect(changesOf(blocks).map(({ id, rows }) => [id, rows.length])).toEqual([
    ["scores", 6],
    ["ages", 1],
  ]);
});

test("the host's own verdict wins", () => {
  const rows = [{ id: "a", label: "A", before: 40, after: 60, verdict: "stable" as const }];
  expect(row({ ...scores, rows }, "a").verdict).toBe("stable");
});

test("a criterion that the host does not compare has no difference, though both values are there", () => {
  const rows = [
    { id: "redness", label: "Rougeurs", before: 40, after: 80, verdict: "incomparable" as const },
  ];
  expect(row({ ...scores, rows }, "redness")).toMatchObject({ before: 40, after: 80, difference: null });
});

test("a value that is no number was not measured", () => {
  const read = { id: "a", label: "A", before: Number.NaN, after: Number.POSITIVE_INFINITY };
  expect(row({ id: "scores", label: "Scores", rows: [read] }, "a")).toMatchObject({
    before: null,
    after: null,
    verdict: "incomparable",
    beforeAt: null,
  });
});

test("a larger loss is told before a smaller one", () => {
  const rows = [
    { id: "small", label: "Small", before: 50, after: 48 },
    { id: "large", label: "Large", before: 50, after: 40 },
  ];
  expect(ids({ id: "block", label: "Scores", rows })).toEqual(["large", "small"]);
});

test("steps have no stable band, whatever their threshold", () => {
  const rows = [{ id: "one", label: "One", before: 2, after: 3, stableThreshold: 1 }];
  const block = { id: "block", label: "Steps", rows, min: 1, max: 4 };
  expect(row({ ...block, scale: "steps" }, "one").stableBand).toBeNull();
  expect(row(block, "one").stableBand).not.toBeNull();
});
