import { expect, test } from "vitest";
import { themeCss } from "./themeCss.ts";
import { tokensCss } from "./tokensCss.ts";
import { tokensJson } from "./tokensJson.ts";

// `npm run tokens -w packages/ui` rewrites the three files; here a stale one is an error.
test("the shipped sheets and the design-token file say what the sources say", async () => {
  await expect(tokensCss()).toMatchFileSnapshot("../styles/tokens.css");
  await expect(themeCss()).toMatchFileSnapshot("../styles/theme.css");
  await expect(tokensJson()).toMatchFileSnapshot("../styles/tokens.json");
});

test("dark values never reach paper", () => {
  const css = tokensCss();
  const outsideScreen = css.replaceAll(/@media screen[^{]*\{[\s\S]*?\n {2}\}/gu, "");
  expect(outsideScreen).not.toContain("color-scheme: dark");
});
