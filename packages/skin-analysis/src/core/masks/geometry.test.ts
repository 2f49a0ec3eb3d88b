import { array, assert, integer, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import type { Point } from "../geometry/point.ts";
import { contoursAbove } from "./contours.ts";
import { bandAround, linePaths } from "./linePaths.ts";
import { roundCorners, simplifyLine, simplifyRing } from "./simplify.ts";

const size = { width: 40, height: 30 };

const plane = (valueAt: (x: number, y: number) => number): Float32Array =>
  Float32Array.from({ length: size.width * size.height }, (_, i) =>
    valueAt(i % size.width, Math.trunc(i / size.width)),
  );

/** Signed, so that outlines and holes differ. */
const areaOf = (ring: readonly Point[]): number =>
  ring.reduce((sum, { x, y }, k) => {
    const next = ring[(k + 1) % ring.length]!;
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);

describe("contours", () => {
  it("run round a cone where it has the level", () => {
    const rings = contoursAbove(
      plane((x, y) => 10 - Math.hypot(x - 20, y - 15)),
      size,
      2,
    );
    expect(rings).toHaveLength(1);
    for (const { x, y } of rings[0]!) expect(Math.hypot(x - 20, y - 15)).toBeCloseTo(8, 1);
  });

  it("turn the other way round a hole", () => {
    const rings = contoursAbove(
      plane((x, y) => (Math.abs(Math.hypot(x - 20, y - 15) - 8) < 3 ? 1 : 0)),
      size,
      0.5,
    );
    const areas = rings.map(areaOf).toSorted((a, b) => a - b);
    expect(areas).toHaveLength(2);
    expect(areas[0]! * areas[1]!).toBeLessThan(0);
  });

  it("close at the raster's edge, and keep two squares apart that touch at a corner", () => {
    const all = contoursAbove(
      plane(() => 1),
      size,
      0.5,
    );
    expect(all.map((ring) => Math.abs(areaOf(ring)))).toEqual([expect.closeTo(40 * 30, -1)]);
    const corners = plane((x, y) => ((x < 5 && y < 5) || (x >= 5 && x < 10 && y >= 5 && y < 10) ? 1 : 0));
    expect(contoursAbove(corners, size, 0.5)).toHaveLength(2);
  });

  it("find nothing in nothing", () => {
    expect(contoursAbove(new Float32Array(1200), size, 0.5)).toEqual([]);
  });
});

describe("simplified lines", () => {
  const point = record({ x: integer({ min: 0, max: 50 }), y: integer({ min: 0, max: 50 }) });
  const off = (p: Point, line: readonly Point[]): number =>
    Math.min(
      ...line.slice(1).map((to, k) => {
        const from = line[k]!;
        const [dx, dy] = [to.x - from.x, to.y - from.y];
        const length = dx * dx + dy * dy || 1;
        const t = Math.min(1, Math.max(0, ((p.x - from.x) * dx + (p.y - from.y) * dy) / length));
        return Math.hypot(p.x - from.x - t * dx, p.y - from.y - t * dy);
      }),
    );

  it("simplified lines keep both ends, and no point of the old line farther than the tolerance", () => {
    assert(
      property(array(point, { minLength: 2, maxLength: 30 }), (line) => {
        const simple = simplifyLine(line, 2);
        expect(simple[0]).toEqual(line[0]);
        expect(simple.at(-1)).toEqual(line.at(-1));
        for (const p of line) expect(off(p, simple)).toBeLessThanOrEqual(2 + 1e-9);
      }),
    );
  });

  it("leave the corners of a square, nothing of a sliver", () => {
    const side = (from: Point, dx: number, dy: number) =>
      Array.from({ length: 10 }, (_, k) => ({ x: from.x + k * dx, y: from.y + k * dy }));
    const square = [
      ...side({ x: 0, y: 0 }, 1, 0),
      ...side({ x: 10, y: 0 }, 0, 1),
      ...side({ x: 10, y: 10 }, -1, 0),
      ...side({ x: 0, y: 10 }, 0, -1),
    ];
    expect(simplifyRing(square, 0.5)).toHaveLength(4);
    expect(simplifyRing(side({ x: 0, y: 0 }, 1, 0), 0.5)).toEqual([]);
  });

  it("cut corners without leaving the outline", () => {
    const round = roundCorners([
      { x: 0, y: 0 },
      { x: 8, y: 0 },
      { x: 8, y: 8 },
      { x: 0, y: 8 },
    ]);
    expect(round).toHaveLength(16);
    for (const { x, y } of round) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y)).toBeLessThanOrEqual(8);
    }
  });
});

describe("the course of a line", () => {
  const at = (x: number, y: number) => y * size.width + x;
  const along = Array.from({ length: 20 }, (_, k) => at(5 + k, 10));

  it("runs from end to end, wherever its pixels begin", () => {
    const [course, ...branches] = linePaths([...along.slice(7), ...along.slice(0, 7)], size, 4);
    expect(branches).toEqual([]);
    expect(course).toHaveLength(20);
    expect([course![0]!.x, course!.at(-1)!.x].toSorted((a, b) => a - b)).toEqual([5, 24]);
  });

  it("the course of a line has a branch of its own only where that is long enough", () => {
    const branched = [...along, ...Array.from({ length: 6 }, (_, k) => at(14, 11 + k))];
    expect(linePaths(branched, size, 4)).toHaveLength(2);
    expect(linePaths(branched, size, 9)).toHaveLength(1);
  });

  it("the course of a line is banded evenly on both sides", () => {
    const band = bandAround(
      [
        { x: 0, y: 5 },
        { x: 5, y: 5 },
        { x: 9, y: 5 },
      ],
      2,
    );
    expect(band.map(({ y }) => y)).toEqual([7, 7, 7, 3, 3, 3]);
  });
});
