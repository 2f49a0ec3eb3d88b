import { describe, expect, test } from "vitest";
import { colours } from "@carnation/tokens";
import { contrast } from "./contrast.ts";

test.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#ffffff", 1],
  ["#767676", "#ffffff", 4.54],
  ["#ffffff", "#17399b", 10.04],
])("the contrast of %s and %s is %d", (a, b, ratio) => {
  expect(contrast(a, b)).toBeCloseTo(ratio, 1);
  expect(contrast(b, a)).toBe(contrast(a, b));
});

const grounds = ["ground", "surface", "sunken"] as const;
const texts = ["ink", "ink-2", "ink-3", "accent-strong", "error"] as const;
const graphics = [
  "ultramarine",
  "line-strong",
  "accent",
  "strength",
  "maintain",
  "priority",
  "reference",
] as const;
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

test("the ring of the focus is seen on every ground, washes and waiting photos included", () => {
  const others = Object.keys(colours).filter((name) => /-wash$|^(?:table|photo-ground|well)$/u.test(name));
  for (const theme of ["light", "dark"] as const) {
    for (const name of [...grounds, ...others] as (keyof typeof colours)[]) {
      expect(
        contrast(colours.ultramarine[theme], colours[name][theme]),
        `${theme}, ${name}`,
      ).toBeGreaterThanOrEqual(3);
    }
  }
});
