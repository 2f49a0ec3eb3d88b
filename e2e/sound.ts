import axe from "axe-core";
import { expect, type Page } from "@playwright/test";
import { looksOfWords } from "../.storybook/checks/looks.ts";
import content from "../scripts/demo/content.json" with { type: "json" };
import articles from "../scripts/demo/news.json" with { type: "json" };
import { typographyFaults } from "../scripts/testing/typographyFaults.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules whose answer a theme can change: it changes colours, no structure. */
const COLOURS = ["color-contrast", "link-in-text-block"];
const isDeep = process.env["CARNATION_DEEP"] === "1";

declare global {
  interface Window {
    readonly axe: typeof axe;
    looksOfWords: typeof looksOfWords;
  }
}

/** Looks whose colours were found good in a theme, on whatever page: `npm run test:deep` looks at all of them again. */
const goodLooks = new Map<string, Set<number>>();

/** axe finds nothing in the page as it is shown; colours of a look that was met before in this theme are known. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // A text is run by the debugger's door: the policy of the page lets no other script in.
  if (!(await page.evaluate(() => "looksOfWords" in window))) {
    await page.evaluate(axe.source);
    await page.evaluate(`window.looksOfWords = ${looksOfWords.toString()}`);
  }
  const theme = (await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches))
    ? "dark"
    : "light";
  const good = goodLooks.get(theme) ?? new Set<number>();
  goodLooks.set(theme, good);
  const { found, looks } = await page.evaluate(
    async ({ values, colours, known }) => {
      // Where a page happens to stand decides which control is half behind its header, and counts as too small.
      window.scrollTo(0, 0);
      const lean: axe.RunOptions = { reporter: "no-passes", resultTypes: ["violations"], preload: false };
      const off = Object.fromEntries(colours.map((rule) => [rule, { enabled: false }]));
      const seen = new Set(known);
      const unknown = [...window.looksOfWords()].filter(([look]) => !seen.has(look));
      const results = [
        await window.axe.run(document, { ...lean, runOnly: { type: "tag", values }, rules: off }),
      ];
      // The page may have been drawn anew meanwhile.
      const shown = unknown.filter(([, element]) => element.isConnected);
      const include = shown.map(([, element]) => element);
      if (include.length > 0) {
        results.push(
          await window.axe.run({ include }, { ...lean, runOnly: { type: "rule", values: colours } }),
        );
      }
      return {
        found: results
          .flatMap(({ violations }) => violations)
          .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
        looks: shown.map(([look]) => look),
      };
    },
    { values: tags, colours: COLOURS, known: isDeep ? [] : [...good] },
  );
  expect(found, where).toEqual([]);
  for (const look of looks) good.add(look);
}

/** Texts of the demo as somebody typed them, which stay as they are, and a sentence that the specification has letter for letter. */
const asTyped = [
  ...[...content.recommendations, ...content.contraindications].map(({ name }) => name),
  ...articles.news.map(({ title }) => title),
  "Le client doit accepter les conditions d'utilisation",
];

/** Every line that is shown has the spaces and apostrophes of French. */
async function expectTypeset(page: Page, where: string): Promise<void> {
  const lines = (await page.evaluate(() => document.body.innerText)).split("\n");
  const found = lines.flatMap((line) => {
    const ours = asTyped.reduce((text, typed) => text.replaceAll(typed, "texte"), line);
    return typographyFaults(ours).map((fault) => `${fault}: ${line}`);
  });
  expect(found, where).toEqual([]);
}

export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}

const widths = [390, 820, 1440] as const;
/** Both themes, the narrowest and the widest page; `npm run test:deep` crosses them all. */
const everyTime = [
  ["light", 390],
  ["dark", 1440],
] as const;
const everyPair = (["light", "dark"] as const).flatMap((scheme) =>
  widths.map((width) => [scheme, width] as const),
);
const looks = isDeep ? everyPair : everyTime;

/** Looks at a page that is open in every theme and width: a load for each of them would cost more than the look. */
export async function expectSound(page: Page, where: string): Promise<void> {
  await expectTypeset(page, where);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page, `${where}, ${width} px`);
  }
  for (const [colorScheme, width] of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `${where}, ${colorScheme}, ${width} px`);
  }
}
