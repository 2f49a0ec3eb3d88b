import { array, assert, double, integer, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import {
  clampView,
  stageIn,
  homeView,
  panBy,
  pinchBy,
  sameView,
  viewShowing,
  type ZoomStage,
  type ZoomView,
  zoomAround,
} from "./zoomMath.ts";

const MAX = 6;
const frame = { width: 300, height: 400 };
const stage = stageIn(frame, 3 / 4);
const home = { scale: 1, x: 0.5, y: 0.5 };

/** Start and end of the content along one side, in px of the frame. */
const span = (view: ZoomView, { frame, content }: ZoomStage, side: "width" | "height") => {
  const size = content[side] * view.scale;
  const start = (frame[side] - size) * (side === "width" ? view.x : view.y);
  return { start, end: start + size };
};

describe("stageIn", () => {
  test.each([
    [
      { width: 300, height: 400 },
      { width: 300, height: 400 },
    ],
    [
      { width: 800, height: 400 },
      { width: 800, height: 1066.667 },
    ],
    [
      { width: 200, height: 800 },
      { width: 600, height: 800 },
    ],
  ])("a 3:4 content covers %o", (frame, content) => {
    const stage = stageIn(frame, 3 / 4);
    expect(stage.content.width).toBeCloseTo(content.width, 2);
    expect(stage.content.height).toBeCloseTo(content.height, 2);
  });
});

test.each([
  ["a portrait", 3 / 4, { width: 555.556, height: 740.741 }],
  ["nearly the frame's shape", 7 / 6, { width: 800, height: 685.714 }],
  ["a panorama", 4, { width: 888.889, height: 222.222 }],
] as const)("%s seen whole hides a tenth of one side at most", (_, ratio, content) => {
  const whole = stageIn({ width: 800, height: 666.667 }, ratio, "whole").content;
  expect(whole.width).toBeCloseTo(content.width, 1);
  expect(whole.height).toBeCloseTo(content.height, 1);
});

test("a side that does not fill its frame is centred, and is not moved", () => {
  const panorama = stageIn({ width: 900, height: 900 }, 3, "whole");
  const near = zoomAround({ scale: 1, x: 0.5, y: 0.36 }, 2, { x: 300, y: 450 }, panorama, MAX);
  expect(near).toEqual({ scale: 2, x: expect.closeTo(0.3636, 3), y: 0.36 });
  expect(panBy(near, { x: 0, y: 200 }, panorama)).toEqual(near);
});

test("the point under the pointer stays there", () => {
  const point = { x: 100, y: 150 };
  const view = zoomAround(home, 2, point, stage, MAX);
  const { start: left } = span(view, stage, "width");
  const { start: top } = span(view, stage, "height");
  expect(view.scale).toBe(2);
  expect((point.x - left) / 600).toBeCloseTo(100 / 300);
  expect((point.y - top) / 800).toBeCloseTo(150 / 400);
});

test("a zoom in and out again at one point comes back", () => {
  const point = { x: 40, y: 330 };
  const near = zoomAround({ scale: 2, x: 0.3, y: 0.6 }, 1.5, point, stage, MAX);
  const back = zoomAround(near, 1 / 1.5, point, stage, MAX);
  expect(back.scale).toBeCloseTo(2);
  expect(back.x).toBeCloseTo(0.3);
  expect(back.y).toBeCloseTo(0.6);
});

test("scale stays between the whole view and the most", () => {
  expect(zoomAround(home, 100, { x: 0, y: 0 }, stage, MAX).scale).toBe(MAX);
  expect(zoomAround(home, 0.01, { x: 0, y: 0 }, stage, MAX).scale).toBe(1);
});

test("a drag moves the content with the pointer and stops at its edge", () => {
  const view = panBy({ scale: 2, x: 0.5, y: 0.5 }, { x: 30, y: -40 }, stage);
  expect(span(view, stage, "width").start).toBeCloseTo(-120);
  expect(span(view, stage, "height").start).toBeCloseTo(-240);
  expect(panBy(view, { x: 9999, y: -9999 }, stage)).toEqual({ scale: 2, x: 0, y: 1 });
});

test("content that fills the frame exactly does not move", () => {
  expect(panBy(home, { x: 50, y: 50 }, stage)).toEqual(home);
});

test("content that sticks out at scale 1 can be brought in", () => {
  const wide = stageIn({ width: 800, height: 400 }, 3 / 4);
  expect(panBy(home, { x: 0, y: -9999 }, wide)).toEqual({ scale: 1, x: 0.5, y: 1 });
});

test("two fingers zoom by their spread and move by their middle", () => {
  const from = [
    { x: 100, y: 200 },
    { x: 200, y: 200 },
  ] as const;
  const to = [
    { x: 60, y: 220 },
    { x: 260, y: 220 },
  ] as const;
  const view = pinchBy(home, from, to, stage, MAX);
  expect(view.scale).toBeCloseTo(2);
  const { start } = span(view, stage, "width");
  // The middle was at 150 of 300 px; it is now at 160 px, on the same half of the content.
  expect((160 - start) / 600).toBeCloseTo(0.5);
  const still = pinchBy(home, [from[0], from[0]], [from[0], from[0]], stage, MAX);
  expect(still.scale).toBe(1);
});

test("a view of the host that is no view is put right", () => {
  expect(clampView({ scale: Number.NaN, x: -3, y: 8 }, MAX)).toEqual({ scale: 1, x: 0, y: 1 });
  expect(clampView({ scale: 99, x: Number.NaN, y: 0.2 }, MAX)).toEqual({ scale: 6, x: homeView.x, y: 0.2 });
});

test("two views look the same only in scale and in both directions", () => {
  expect(sameView(home, { ...home })).toBe(true);
  for (const other of [{ scale: 2 }, { x: 0.25 }, { y: 0.25 }]) {
    expect(sameView(home, { ...home, ...other })).toBe(false);
  }
});

test("the content covers the frame whatever is done", () => {
  const coordinate = double({ min: -500, max: 1500, noNaN: true });
  const ratio = double({ min: 0, max: 1, noNaN: true });
  assert(
    property(
      record({ width: integer({ min: 40, max: 2000 }), height: integer({ min: 40, max: 2000 }) }),
      record({ scale: double({ min: 1, max: MAX, noNaN: true }), x: ratio, y: ratio }),
      array(record({ x: coordinate, y: coordinate, factor: double({ min: 0.1, max: 9, noNaN: true }) }), {
        maxLength: 6,
      }),
      (frame, start, moves) => {
        const stage = stageIn(frame, 3 / 4);
        let view: ZoomView = start;
        for (const { x, y, factor } of moves) {
          view = panBy(zoomAround(view, factor, { x, y }, stage, MAX), { x: y, y: x }, stage);
        }
        for (const side of ["width", "height"] as const) {
          const { start, end } = span(view, stage, side);
          expect(start).toBeLessThanOrEqual(1e-6);
          expect(end).toBeGreaterThanOrEqual(frame[side] - 1e-6);
        }
      },
    ),
  );
});

describe("viewShowing", () => {
  const wide = stageIn({ width: 820, height: 560 }, 3 / 4);

  test("places out of sight are brought in by the least move, with room around them", () => {
    const moved = viewShowing(homeView, [[0.5, 0.735]], wide, 36);
    expect(span(moved, wide, "height").start).toBeCloseTo(560 - 36 - 0.735 * wide.content.height, 6);
    const back = viewShowing({ ...homeView, y: 1 }, [[0.5, 0.2]], wide, 36);
    expect(span(back, wide, "height").start).toBeCloseTo(36 - 0.2 * wide.content.height, 6);
  });

  test("places in sight, too far apart, or none at all move nothing", () => {
    expect(viewShowing(homeView, [[0.5, 0.4]], wide, 36)).toEqual(homeView);
    expect(
      viewShowing(
        homeView,
        [
          [0.5, 0.05],
          [0.5, 0.95],
        ],
        wide,
        36,
      ),
    ).toEqual(homeView);
    expect(viewShowing(homeView, [], wide, 36)).toEqual(homeView);
  });

  test("a place at the edge of the content shows the edge", () => {
    expect(viewShowing(homeView, [[0.5, 1]], wide, 36).y).toBe(1);
  });
});
