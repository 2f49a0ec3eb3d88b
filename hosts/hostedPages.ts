import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expectSameLook, hostOf, kitOf, open } from "./sameLook.ts";
import { expect, test } from "./test.ts";

/** A host that has a look of its own, and the pages that show it. Paths are relative to where it is served. */
export interface HostedPages {
  readonly name: string;
  /** Its own parts, without the kit. */
  readonly alone: string;
  /** The kit's parts in it, as they come when nothing is done about the host's sheets. */
  readonly untouched?: string;
  /** The same with the host's sheets in a layer before the kit's, as the README says. */
  readonly layered: string;
  /** The kit's parts and nothing else. */
  readonly kit: string;
}

async function expectReadable(page: Page, part: string): Promise<void> {
  // What still fades in has less contrast than it will have.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`)).toEqual([]);
}

async function expectDialogOverHost(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.getByRole("button", { name: "Supprimer le diagnostic" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  const seen = await page.evaluate(() => document.elementFromPoint(8, 8)?.closest("[data-host]")?.tagName);
  expect(seen, "what is not covered at the top of the window").toBeUndefined();
  await expectReadable(page, "[role=dialog]");
}

/**
 * Gives what a host may ask: that it stays what it was, and that the kit looks and works like itself. Each page is loaded once a width.
 */
export function describeHostedPages(
  { name, alone, untouched, layered, kit }: HostedPages,
  url: () => string,
): void {
  test(`${name}, 1280 px: the host is what it was, the kit looks as it does alone`, async ({ page }) => {
    test.setTimeout(120_000);
    await open(page, url() + alone, 1280);
    const host = await hostOf(page);
    await open(page, url() + kit, 1280);
    const own = await kitOf(page, 600);
    await open(page, url() + layered, 1280);
    await expectSameLook(await hostOf(page), host);
    await expectSameLook(await kitOf(page, 600), own);
    if (untouched === undefined) return;
    await open(page, url() + untouched, 1280);
    await expectSameLook(await hostOf(page), host);
  });

  test(`${name}, 390 px: so it is, nothing scrolls sideways, dialogs are on top, all can be read`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await open(page, url() + alone, 390);
    const host = await hostOf(page);
    await open(page, url() + kit, 390);
    const own = await kitOf(page, 358);
    for (const path of [layered, ...(untouched === undefined ? [] : [untouched])]) {
      await open(page, url() + path, 390);
      await expectSameLook(await hostOf(page), host);
      if (path === layered) await expectSameLook(await kitOf(page, 358), own);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(390);
      await expectReadable(page, "[data-kit]");
      await expectDialogOverHost(page);
    }
  });
}
