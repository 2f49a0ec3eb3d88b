import { describe, expect, it } from "vitest";
import { encodeJpeg } from "../../face-renderer/index.ts";
import { createInspector } from "../../node/index.ts";
import { sitterOf, TEST_SIZE } from "../../testing/drawnFaces.ts";
import { centroid, distance } from "../geometry/point.ts";
import { outlineAround } from "./hull.ts";

describe("the outline of a mark", () => {
  it("the outline of a mark keeps its gap from a disc in every direction", () => {
    const disc = Array.from({ length: 21 * 21 }, (_, i) => ({
      x: (i % 21) - 10,
      y: Math.trunc(i / 21) - 10,
    }));
    const outline = outlineAround(
      disc.filter(({ x, y }) => Math.hypot(x, y) <= 10).map(({ x, y }) => ({ x: x + 50, y: y + 80 })),
      3,
    );
    for (const point of outline) {
      expect(distance(point, { x: 50, y: 80 })).toBeGreaterThan(12.4);
      expect(distance(point, { x: 50, y: 80 })).toBeLessThanOrEqual(13.5);
    }
  });
});

describe("the outline of a long mark", () => {
  it("the outline of a long mark has no waist", () => {
    const bar = Array.from({ length: 41 }, (_, x) => ({ x, y: 0 }));
    const above = outlineAround(bar, 2).filter(({ y }) => y > 0);
    // Along the flat side the line keeps its distance instead of closing in on the middle.
    expect(Math.max(...above.map(({ y }) => y))).toBeCloseTo(2, 12);
    for (const { x, y } of above) expect(x < 1 || x > 39 ? y > 0 : y >= 1.9).toBe(true);
    expect(Math.min(...above.map(({ x }) => x))).toBeLessThan(0);
    expect(Math.max(...above.map(({ x }) => x))).toBeGreaterThan(40);
  });
});

describe("an inspection of the engine", () => {
  it("an inspection of the engine shows each counted mark where it lies on the photo, as many as the score tells", async () => {
    const sitter = await sitterOf("light");
    const marks = { redSpots: 4 };
    const { inspect } = await createInspector();
    const seen = await inspect(await encodeJpeg(sitter.paint(marks), 95));
    const counted = (await sitter.scores(marks)).sub("acne", "number_of_regions");
    expect(seen?.size).toEqual(TEST_SIZE);
    const acne = seen!.marks.filter((mark) => mark.criterion === "acne");
    expect(acne).toHaveLength(counted);
    const nose = seen!.landmarks[1]!;
    for (const mark of acne) {
      expect(distance(centroid(mark.outline), nose)).toBeLessThan(seen!.faceWidth);
      expect(mark.weight).toBeGreaterThanOrEqual(0.5);
    }
  });

  it("an inspection of the engine reads the cells of the cheeks as skin, and none beside the face", async () => {
    const { inspect } = await createInspector();
    const seen = await inspect(await encodeJpeg((await sitterOf("light")).paint(), 95));
    const cheeks = [-30, 30].map((x) => seen?.cellAt(x, 15));
    for (const cell of cheeks) {
      expect(cell?.isSkin).toBe(true);
      expect(cell?.features.every(Number.isFinite)).toBe(true);
    }
    expect(cheeks[0]?.features).not.toEqual(cheeks[1]?.features);
    expect([seen?.cellAt(-300, 0), seen?.cellAt(0, 400), seen?.cellAt(74, -100)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("an inspection of the engine tells a deep skin from a light one by its L*", async () => {
    const { inspect } = await createInspector();
    const lightness = async (preset: "light" | "dark") =>
      (await inspect(await encodeJpeg((await sitterOf(preset)).paint(), 95)))?.skin?.lightness ?? Number.NaN;
    expect(await lightness("light")).toBeGreaterThan((await lightness("dark")) + 15);
  });

  it("an inspection of the engine has nothing of what is no photo", async () => {
    const { inspect } = await createInspector();
    expect(await inspect(new Uint8Array([1, 2, 3]))).toBeUndefined();
  });
});
