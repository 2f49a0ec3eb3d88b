import { expect, test } from "vitest";
import { bandShapes, SHAPE_BOX, verdictShapes } from "./shapes.ts";

const shapes = Object.entries({ ...bandShapes, ...verdictShapes });

test.each(shapes)("the shape of %s is closed, in commands that SVG and PDF both know", (_, path) => {
  expect(path).toMatch(/^M[-\d. MmZzLlHhVvAaCc]+[Zz]$/u);
});

test.each(shapes)("the shape of %s begins each of its parts inside the box", (_, path) => {
  const starts = [...path.matchAll(/M(?<x>[\d.]+?) ?(?<y>(?:\d*\.)?\d+)(?![\d.])/gu)];
  expect(starts.length).toBeGreaterThan(0);
  for (const { groups } of starts) {
    expect(Number(groups?.["x"])).toBeLessThanOrEqual(SHAPE_BOX);
    expect(Number(groups?.["y"])).toBeLessThanOrEqual(SHAPE_BOX);
  }
});

test("no two bands or verdicts share a shape: they are told apart without colour", () => {
  expect(new Set(shapes.map(([, path]) => path)).size).toBe(shapes.length);
});
