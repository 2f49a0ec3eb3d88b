import { describe, expect, test } from "vitest";
import { spread, trendLayout, type TrendQuestion } from "./trendLayout.ts";
import { trendPath } from "./trendLine.ts";
import { placeNotes } from "./trendNotes.ts";

const at = (text: string): number => Date.parse(text);
const question: TrendQuestion = {
  values: [
    { time: at("2026-06-12T08:00:00Z"), value: 38 },
    { time: at("2026-08-20T08:00:00Z"), value: null },
    { time: at("2026-11-21T14:05:00Z"), value: 46 },
  ],
  notes: [],
  min: 0,
  max: 100,
  direction: "higher",
  stableThreshold: 5,
  reference: undefined,
  timeZone: "Europe/Paris",
};

test("time runs to the right with room on both sides, better is up", () => {
  const { points, valueAxis } = trendLayout(question);
  const [first, unmeasured, last] = points;
  expect(first!.x).toBeGreaterThan(0.02);
  expect(last!.x).toBeLessThan(0.98);
  expect(unmeasured!.x).toBeGreaterThan(first!.x);
  expect([first!.y, unmeasured!.y, last!.y]).toEqual([0.38, null, 0.46]);
  expect(valueAxis.map(({ value }) => value)).toEqual([0, 50, 100]);
});

test("fewer years are higher on the plot", () => {
  const values = [
    { time: 0, value: 44 },
    { time: 1e11, value: 37 },
  ];
  const { points } = trendLayout({ ...question, values, direction: "lower", min: 30, max: 50 });
  expect(points[1]!.y).toBeGreaterThan(points[0]!.y!);
});

test("the band stands around the first value, or the chosen one", () => {
  expect(trendLayout(question).stableBand).toEqual({ start: 0.33, end: 0.43 });
  expect(trendLayout({ ...question, reference: 2 }).stableBand).toEqual({ start: 0.41, end: 0.51 });
  expect(trendLayout({ ...question, stableThreshold: 0 }).stableBand).toBeNull();
});

test("an unmeasured reference falls back on the first measured value", () => {
  expect(trendLayout({ ...question, reference: 1 }).reference).toBe(0);
});

describe("line", () => {
  test("line breaks where nothing was measured", () => {
    expect(
      trendPath([
        { x: 0, y: 0.5 },
        { x: 0.2, y: 0.6 },
        { x: 0.5, y: null },
        { x: 0.8, y: 1 },
      ]),
    ).toBe("M0 50L20 40M80 0");
  });

  test("line follows time, not the order of the host", () => {
    const { line } = trendLayout({ ...question, values: question.values.toReversed() });
    expect(line.startsWith("M3.7 62")).toBe(true);
  });
});

describe("few points", () => {
  test("a single point stands in its day", () => {
    const { points, timeAxis } = trendLayout({ ...question, values: question.values.slice(0, 1) });
    expect(points[0]!.x).toBeCloseTo(10 / 24);
    expect(timeAxis).toHaveLength(1);
  });

  test("two of one day are told apart", () => {
    const values = [
      { time: at("2026-11-21T14:05:00Z"), value: 46 },
      { time: at("2026-11-21T14:07:00Z"), value: 47 },
      { time: at("2026-06-12T14:07:00Z"), value: 38 },
    ];
    const { points } = trendLayout({ ...question, values });
    expect(points[1]!.x - points[0]!.x).toBeGreaterThan(0.02);
  });

  test("the chart of no point draws an empty axis", () => {
    expect(trendLayout({ ...question, values: [] })).toMatchObject({
      points: [],
      line: "",
      timeAxis: [],
      stableBand: null,
    });
  });
});

test("crowded points keep their order and stay on the plot", () => {
  const places = spread(Array.from({ length: 20 }, () => 1));
  expect(places).toEqual(places.toSorted((left, right) => left - right));
  expect(Math.max(...places)).toBeCloseTo(1);
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0.5);
  expect(spread([0.1, 0.5, 0.9])).toEqual([0.1, 0.5, 0.9]);
  // The later ones give way to the right, but at the edge to the left.
  expect(spread([0.3, 0.3, 0.3], 0.05).map((x) => x.toFixed(2))).toEqual(["0.30", "0.35", "0.40"]);
  expect(spread([0.1, 1, 1]).map((x) => x.toFixed(3))).toEqual(["0.100", "0.955", "1.000"]);
});

test("the words of two notes never touch, and stay on the plot", () => {
  expect(placeNotes([0.1, 0.2, 0.6, 0.95])).toEqual([
    { x: 0.1, side: "start", row: 0 },
    { x: 0.2, side: "start", row: 1 },
    { x: 0.6, side: "end", row: 2 },
    { x: 0.95, side: "end", row: 3 },
  ]);
  expect(placeNotes([0.05, 0.98])).toEqual([
    { x: 0.05, side: "start", row: 0 },
    { x: 0.98, side: "end", row: 0 },
  ]);
});

test("a value of the next midnight is not drawn at the edge of the day before", () => {
  const values = ["2026-06-11T22:00:00Z", "2026-06-12T22:00:00Z"].map((text) => ({
    time: at(text),
    value: 40,
  }));
  const [first, last] = trendLayout({ ...question, values }).points;
  expect(first!.x).toBeCloseTo(1 - last!.x);
  expect(last!.x).toBeLessThan(1);
});

test("notes whose words touch and do not overlap share a row; one in the last place with room stands after its line", () => {
  expect(placeNotes([0, 0.25, 0.5], 0.25).map((place) => place?.row)).toEqual([0, 0, 0]);
  expect(placeNotes([0.75, 0.76], 0.25).map((place) => place?.side)).toEqual(["start", "end"]);
});
