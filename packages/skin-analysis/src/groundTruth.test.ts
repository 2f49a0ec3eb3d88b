import { beforeAll, describe, expect, it } from "vitest";
import type { FaceOptions } from "./face-renderer/index.ts";
import { createSitter, scoresOf, type Scores } from "./testing/drawnFaces.ts";

/** Criteria that one kind of mark must not move by more than this many points. */
const SMALL = 5;

function expectUnmoved(after: Scores, before: Scores, criteria: readonly string[]): void {
  const moved = criteria.filter((criterion) => Math.abs(after.of(criterion) - before.of(criterion)) > SMALL);
  expect(moved).toEqual([]);
}

describe.each(["light", "dark"] as const)("painted truth on the %s face", (preset) => {
  let paint: (marks?: FaceOptions) => ReturnType<Awaited<ReturnType<typeof createSitter>>>;
  let bare: Scores;

  beforeAll(async () => {
    paint = await createSitter(preset);
    bare = await scoresOf(paint());
  });

  it("finds no blemish on bare skin", () => {
    expect(bare.sub("acne", "number_of_regions")).toBe(0);
    expect(bare.of("acne")).toBeGreaterThan(90);
  });

  it.each([1, 5, 10, 20])("counts %i painted blemishes to within one", async (count) => {
    const scores = await scoresOf(paint({ redSpots: count }));
    expect(Math.abs(scores.sub("acne", "number_of_regions") - count)).toBeLessThanOrEqual(1);
  });

  it("scores more blemishes lower, and touches nothing else", async () => {
    const few = await scoresOf(paint({ redSpots: 3 }));
    const many = await scoresOf(paint({ redSpots: 10 }));
    expect(few.of("acne")).toBeLessThan(bare.of("acne") - 10);
    expect(many.of("acne")).toBeLessThan(few.of("acne") - 10);
    expectUnmoved(many, bare, [
      "redness",
      "uniformness",
      "eye_area_condition",
      "lines",
      "pores",
      "pigmentation",
      "sagging",
    ]);
  });

  it("counts pigment spots and scores them as pigmentation, not as blemishes", async () => {
    const scores = await scoresOf(paint({ darkSpots: 10 }));
    const added =
      scores.sub("pigmentation", "number_of_regions") - bare.sub("pigmentation", "number_of_regions");
    expect(Math.abs(added - 10)).toBeLessThanOrEqual(1);
    expect(scores.of("pigmentation")).toBeLessThan(bare.of("pigmentation") - 20);
    expectUnmoved(scores, bare, ["acne", "redness", "uniformness", "eye_area_condition", "lines", "sagging"]);
  });

  it("sees dark circles in the eye contour", async () => {
    const slight = await scoresOf(paint({ darkCircles: 0.2 }));
    const marked = await scoresOf(paint({ darkCircles: 0.35 }));
    const circles = (scores: Scores) => scores.sub("eye_area_condition", "dark_circles_score");
    expect(circles(slight)).toBeLessThan(circles(bare) - 2);
    expect(circles(marked)).toBeLessThan(circles(slight) - 10);
    expect(marked.of("eye_area_condition")).toBeLessThan(bare.of("eye_area_condition") - 5);
    expectUnmoved(marked, bare, ["acne", "redness", "lines", "pores", "pigmentation", "sagging"]);
  });

  it("sees forehead lines as lines of the forehead", async () => {
    const one = await scoresOf(paint({ foreheadLines: 1 }));
    const four = await scoresOf(paint({ foreheadLines: 4 }));
    expect(one.of("lines")).toBeLessThan(bare.of("lines") - 10);
    expect(four.of("lines")).toBeLessThan(one.of("lines") - 10);
    expect(four.of("lines", "forehead")).toBeLessThan(four.of("lines", "right_cheek"));
    expectUnmoved(four, bare, [
      "acne",
      "redness",
      "uniformness",
      "eye_area_condition",
      "pigmentation",
      "sagging",
    ]);
  });

  it("sees a flush as redness of the cheeks", async () => {
    const flushed = await scoresOf(paint({ flush: 1 }));
    expect(flushed.of("redness")).toBeLessThan(bare.of("redness") - 5);
    expect(flushed.of("redness", "right_cheek")).toBeLessThan(flushed.of("redness", "forehead"));
    expectUnmoved(flushed, bare, ["eye_area_condition", "lines", "pores", "sagging"]);
  });
});
