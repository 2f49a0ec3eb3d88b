import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pageCss } from "./pageCss.ts";
import { themeCss } from "./themeCss.ts";
import { tokensCss } from "./tokensCss.ts";
import { tokensJson } from "./tokensJson.ts";

// `npm run tokens -w packages/ui` rewrites the four files; here a stale one is an error.
test("the shipped sheets and the design-token file say what the sources say", async () => {
  await expect(tokensCss()).toMatchFileSnapshot("../tokens.css");
  const base = readFileSync(new URL("../base.css", import.meta.url), "utf8");
  await expect(pageCss(base)).toMatchFileSnapshot("../page.css");
  await expect(themeCss()).toMatchFileSnapshot("../theme.css");
  await expect(tokensJson()).toMatchFileSnapshot("../tokens.json");
});

test("dark values never reach paper", () => {
  const css = tokensCss();
  const outsideScreen = css.replaceAll(/@media screen[^{]*\{[\s\S]*?\n {2}\}/gu, "");
  expect(outsideScreen).not.toContain("--cn-scheme: dark");
});
