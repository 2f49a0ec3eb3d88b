import { describe, expect, test } from "vitest";
import { colours } from "../tokens/colours.ts";
import { contrast } from "./contrast.ts";

test("black on white is 21, and the order does not matter", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#ffffff", "#777777")).toBeCloseTo(4.48, 2);
});

const grounds = ["ground", "surface", "sunken"] as const;
const texts = ["ink", "ink-2", "ink-3", "accent-strong", "error"] as const;
const graphics = ["line-strong", "accent", "strength", "maintain", "priority", "reference"] as const;
const bands = ["strength", "maintain", "priority", "reference"] as const;

describe.each(["light", "dark"] as const)("%s", (theme) => {
  test.each(texts)("%s is read on every ground: 4.5 at least", (name) => {
    for (const ground of grounds) {
      expect(contrast(colours[name][theme], colours[ground][theme])).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(graphics)("%s is seen on every ground: 3 at least", (name) => {
    for (const ground of grounds) {
      expect(contrast(colours[name][theme], colours[ground][theme])).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(bands)("%s: its text on its wash, 4.5 at least", (name) => {
    const wash = colours[`${name}-wash`][theme];
    expect(contrast(colours[`${name}-ink`][theme], wash)).toBeGreaterThanOrEqual(4.5);
  });
});
