import { describe, expect, test } from "vitest";
import { type ChangeRow, firstChanges, layOutChanges, MOST_CHANGES } from "./changes.ts";
import { ages, oval, scores } from "./testing/changes.ts";

const row = (rest: Partial<ChangeRow>): ChangeRow => ({
  id: "one",
  label: "Éclat",
  before: 40,
  after: 45,
  ...rest,
});
const blockOf = (...rows: readonly ChangeRow[]): typeof scores => ({ id: "block", label: "Scores", rows });
const only = (rest: Partial<ChangeRow>) => layOutChanges(blockOf(row(rest))).rows[0]!;

describe("a verdict", () => {
  test.each([
    [5, "improvement"],
    [5.4, "stable"],
    [4.2, "improvement"],
    [6, "stable"],
    [0, "improvement"],
    [-3, "improvement"],
    [Number.NaN, "improvement"],
  ] as const)("a change of 5 against a margin of %s is %s", (stableThreshold, verdict) => {
    expect(only({ stableThreshold }).verdict).toBe(verdict);
  });

  test.each(["improvement", "watch", "unconfirmed"] as const)(
    "the host's « %s » gives way inside the printed margin, and stays outside it",
    (verdict) => {
      expect(only({ stableThreshold: 6, verdict }).verdict).toBe("stable");
      expect(only({ stableThreshold: 5, verdict }).verdict).toBe(verdict);
    },
  );

  test("a printed margin is never larger than a change that counts", () => {
    for (const stableThreshold of [4.01, 4.5, 4.99, 5]) {
      expect(only({ stableThreshold })).toMatchObject({ margin: 5, difference: 5, verdict: "improvement" });
    }
    const tenths = layOutChanges({
      ...blockOf(row({ before: 0.1, after: 0.4, stableThreshold: 0.3 })),
      fractionDigits: 1,
    });
    expect(tenths.rows[0]).toMatchObject({ margin: 0.3, difference: 0.3, verdict: "improvement" });
  });

  test("a row that the host cannot compare has no place, though both values are there", () => {
    expect(only({ verdict: "incomparable" })).toMatchObject({ difference: null, at: null, band: null });
  });
});

describe("a place", () => {
  test("better is to the right of no change, for years as for points", () => {
    const eyes = layOutChanges(ages).rows[0]!;
    expect(eyes.difference).toBe(-4);
    expect(eyes.at).toBeGreaterThan(0.5);
    expect(only({ before: 45, after: 40 }).at).toBeLessThan(0.5);
    expect(only({ after: 40 }).at).toBe(0.5);
  });

  test("the band stands around no change, as wide as the margin", () => {
    const { rows, axis } = layOutChanges({ ...blockOf(row({ after: 50, stableThreshold: 4 })), limit: 20 });
    expect(rows[0]).toMatchObject({ at: 0.75, band: { start: 0.4, end: 0.6 } });
    expect(axis.map(({ value }) => value)).toEqual([-20, -10, 0, 10, 20]);
  });

  test("a change at the limit of the axis is on it, one beyond is said to be", () => {
    const at = (after: number) => layOutChanges({ ...blockOf(row({ after })), limit: 10 }).rows[0]!;
    expect(at(50)).toMatchObject({ at: 1, beyond: false });
    expect(at(51)).toMatchObject({ at: 1.02, beyond: true });
    expect(at(29)).toMatchObject({ at: -0.02, beyond: true });
  });

  test("a limit that is none gives way to one that holds every change and margin", () => {
    for (const limit of [0, -10, Number.NaN, Number.POSITIVE_INFINITY]) {
      const drawn = layOutChanges({ ...blockOf(row({ after: 57, stableThreshold: 30 })), limit });
      expect(drawn.rows[0]).toMatchObject({ beyond: false });
      expect(drawn.rows[0]!.band!.start).toBeGreaterThan(0);
    }
  });

  test("steps have whole graduations and no margin", () => {
    const drawn = layOutChanges({ ...oval, rows: [row({ before: 2, after: 3, stableThreshold: 2 })] });
    expect(drawn.axis.map(({ value }) => value)).toEqual([-1, 0, 1]);
    expect(drawn.rows[0]).toMatchObject({ margin: 0, band: null, verdict: "improvement" });
  });
});

describe("an order", () => {
  const ids = (order?: "change" | "verdict" | "given") =>
    layOutChanges(scores, order).rows.map(({ id }) => id);

  test("the best change is first, what cannot be compared last", () => {
    expect(ids()).toEqual([
      "wrinkles",
      "hydration",
      "redness",
      "radiance",
      "evenness",
      "pores",
      "spots",
      "firmness",
    ]);
    expect(layOutChanges(ages).rows.map(({ id }) => id)).toEqual(["eyesAge", "faceAge"]);
  });

  test("a verdict tells first what improved, then what is to be watched", () => {
    expect(ids("verdict").slice(0, 5)).toEqual(["hydration", "redness", "radiance", "spots", "wrinkles"]);
    expect(ids("given")[0]).toBe("redness");
  });
});

test("hostile numbers are laid out without end or error", () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, -1e308, 1e308, Number.MAX_VALUE]) {
    for (const other of [1e308, -Number.MAX_VALUE, 0, Number.NaN]) {
      const drawn = layOutChanges({
        ...blockOf(row({ before: value, after: other, stableThreshold: value }), row({ id: "two" })),
        fractionDigits: value,
      });
      expect(drawn.axis.length).toBeLessThan(12);
      for (const { at } of drawn.rows) expect(at === null || Number.isFinite(at)).toBe(true);
    }
  }
});

test("the first rows are drawn, as many as can be, over several blocks", () => {
  const many = (count: number) =>
    layOutChanges(blockOf(...Array.from({ length: count }, (_, index) => row({ id: String(index) }))));
  const count = (blocks: readonly { readonly rows: readonly unknown[] }[]) =>
    blocks.map(({ rows }) => rows.length);
  expect(count(firstChanges([many(MOST_CHANGES)]))).toEqual([200]);
  expect(count(firstChanges([many(150), many(60), many(3)]))).toEqual([150, 50]);
  expect(count(firstChanges([many(100_000)]))).toEqual([200]);
  expect(firstChanges([])).toEqual([]);
});
