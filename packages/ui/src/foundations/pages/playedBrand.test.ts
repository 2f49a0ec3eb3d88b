import { expect, test } from "vitest";
import { brandCss, type PlayedBrand, playedPairs } from "./playedBrand.ts";

const brand: PlayedBrand = {
  primary: { light: "#00594c", dark: "#7fd1b9" },
  onPrimary: { light: "#ffffff", dark: "#00251f" },
  focus: { light: "#8a3ffc", dark: "#d4bbff" },
  radius: 8,
  font: "kit",
};

test("the style sheet of a brand gives both themes, the corner and the typefaces that are not the kit's", () => {
  expect(brandCss(brand)).toBe(
    ":root {\n  --cn-primary: light-dark(#00594c, #7fd1b9);\n  --cn-on-primary: light-dark(#ffffff, #00251f);\n  --cn-focus: light-dark(#8a3ffc, #d4bbff);\n  --cn-radius: 8px;\n}",
  );
  expect(brandCss({ ...brand, font: "system" })).toContain("--cn-font-serif: system-ui, sans-serif;");
});

test("the pairs of a brand are measured once all its colours are written", () => {
  expect(playedPairs(brand)?.every(({ ratio, minimum }) => ratio >= minimum)).toBe(true);
  expect(playedPairs({ ...brand, primary: { light: "#00", dark: "#7fd1b9" } })).toBeUndefined();
  const pale = playedPairs({ ...brand, primary: { light: "#e8a200", dark: "#7fd1b9" } });
  expect(pale?.some(({ ratio, minimum }) => ratio < minimum)).toBe(true);
});
