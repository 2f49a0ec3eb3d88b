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

const widths = [390, 1280] as const;

async function expectReadable(page: Page, part: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`)).toEqual([]);
}

/** What a host may ask: that it stays what it was, and that the kit looks and works like itself. */
export function describeHostedPages(
  { name, alone, untouched, layered, kit }: HostedPages,
  url: () => string,
): void {
  const pages = [layered, ...(untouched === undefined ? [] : [untouched])];

  for (const width of widths) {
    test(`${name}, ${width} px: the host's own parts are what they were without the kit`, async ({
      page,
    }) => {
      await open(page, url() + alone, width);
      const before = await hostOf(page);
      for (const path of pages) {
        await open(page, url() + path, width);
        await expectSameLook(await hostOf(page), before);
      }
    });

    test(`${name}, ${width} px: the kit's parts look as they do alone`, async ({ page }) => {
      const wide = Math.min(width - 32, 600);
      await open(page, url() + kit, width);
      const own = await kitOf(page, wide);
      await open(page, url() + layered, width);
      await expectSameLook(await kitOf(page, wide), own);
    });
  }

  test(`${name}: nothing scrolls sideways on a phone, and all can be read`, async ({ page }) => {
    for (const path of pages) {
      await open(page, url() + path, 390);
      const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(content, path).toBeLessThanOrEqual(window ?? 0);
      await expectReadable(page, "[data-kit]");
    }
  });

  test(`${name}: a dialog stands over the host's bar, and can be read`, async ({ page }) => {
    for (const path of pages) {
      await page.setViewportSize({ width: 390, height: 700 });
      await page.goto(url() + path);
      await page.getByRole("button", { name: "Supprimer le diagnostic" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      const seen = await page.evaluate(
        () => document.elementFromPoint(8, 8)?.closest("[data-host]")?.tagName,
      );
      expect(seen, "what is not covered at the top of the window").toBeUndefined();
      await expectReadable(page, "[role=dialog]");
    }
  });
}
