import { describe, expect, test } from "vitest";
import type { GaugeBand, GaugeScale } from "../criterion-gauge/gaugeScale.ts";
import { scaleDrawing } from "./scaleDrawing.ts";

const score: GaugeScale = { min: 0, max: 100, direction: "higher" };
const bands: readonly GaugeBand[] = [
  { tone: "priority" },
  { tone: "maintain", from: 50 },
  { tone: "strength", from: 70 },
];

test("the scale has one piece per band, worst on the left, ticks at the limits and the ends", () => {
  const { segments, ticks } = scaleDrawing(score, bands, [], false);
  expect(segments).toEqual([
    { start: 0, end: 0.5, tone: "priority" },
    { start: 0.5, end: 0.7, tone: "maintain" },
    { start: 0.7, end: 1, tone: "strength" },
  ]);
  expect(ticks.map(({ value }) => value)).toEqual([0, 50, 70, 100]);
});

test("steps have a piece and a tick each, in the colour of their band", () => {
  const oval = [{ tone: "priority" }, { tone: "maintain", from: 3 }, { tone: "strength", from: 4 }] as const;
  const { segments, ticks } = scaleDrawing({ min: 1, max: 4, direction: "higher" }, oval, [], true);
  expect(segments.map(({ tone }) => tone)).toEqual(["priority", "priority", "maintain", "strength"]);
  expect(ticks.map(({ at }) => at)).toEqual([0.125, 0.375, 0.625, 0.875]);
});

describe("markers", () => {
  const marker = (id: string, value: number | null) => ({ id, value });

  test("markers take the shape of their band and stand in order", () => {
    const { markers } = scaleDrawing(score, bands, [marker("b", 81), marker("a", 46)], false);
    expect(markers.map(({ id, tone, at }) => [id, tone, at])).toEqual([
      ["a", "priority", 0.46],
      ["b", "strength", 0.81],
    ]);
  });

  test("a criterion without a value has no marker", () => {
    expect(scaleDrawing(score, bands, [marker("a", null)], false).markers).toEqual([]);
  });

  test("markers near each other turn their words away", () => {
    const { markers } = scaleDrawing(score, bands, [marker("a", 38), marker("b", 46)], false);
    expect(markers.map(({ anchor }) => anchor)).toEqual(["end", "start"]);
  });

  test("markers at the ends keep their words on the scale", () => {
    const { markers } = scaleDrawing(score, bands, [marker("a", 2), marker("b", 99)], false);
    expect(markers.map(({ anchor }) => anchor)).toEqual(["start", "end"]);
  });
});

test("fewer years stand further right", () => {
  const { markers, ticks } = scaleDrawing(
    { min: 31, max: 51, direction: "lower" },
    [],
    [{ id: "a", value: 39 }],
    false,
  );
  expect(markers[0]).toMatchObject({ at: 0.6, tone: "reference" });
  expect(ticks.map(({ value }) => value)).toEqual([51, 31]);
});

test("a limit at an end of the scale makes no empty piece", () => {
  const { segments } = scaleDrawing(score, [{ tone: "priority" }, { tone: "strength", from: 0 }], [], false);
  expect(segments).toEqual([{ start: 0, end: 1, tone: "strength" }]);
});
