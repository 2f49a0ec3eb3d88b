import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export async function expectAccessible(page: Page, where: string): Promise<void> {
  // Where a page happens to stand decides which control is half behind its header, and counts as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  const { violations } = await new AxeBuilder({ page })
    // No page has frames: nothing has to be put together in a blank page of its own, which takes as long as the look.
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(tags)
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
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
const looks = process.env["CARNATION_DEEP"] === "1" ? everyPair : everyTime;

/** Looks at a page that is open in every theme and width: a load for each of them would cost more than the look. */
export async function expectSound(page: Page, where: string): Promise<void> {
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
