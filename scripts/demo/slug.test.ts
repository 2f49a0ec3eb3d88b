import { expect, test } from "vitest";
import { slug } from "./slug.ts";

test.each([
  ["Institut +", "institut-plus"],
  ["Contour de l’œil : cernes", "contour-de-l-oeil-cernes"],
  ["Marie-Thérèse", "marie-therese"],
  ["d’Astorg", "d-astorg"],
])("%s becomes %s", (text, expected) => {
  expect(slug(text)).toBe(expected);
});
