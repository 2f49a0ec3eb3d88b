import { type Page, test as base } from "@playwright/test";
import { serveFolder } from "../scripts/serveFolder.ts";
import { storybookFolder } from "./stories.ts";

/** Playwright's test with the built Storybook, served to the tests of one worker. */
export const test = base.extend<object, { readonly storybook: string }>({
  storybook: [
    // Playwright reads a fixture's needs from this pattern, so it must stay although it is empty.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const server = await serveFolder(storybookFolder);
      await provide(server.url);
      server.stop();
    },
    { scope: "worker" },
  ],
});

/** Describes what Storybook's preview tells a page about the story that it draws. */
interface Preview {
  readonly currentRender?: { readonly id: string; readonly phase?: string };
  readonly channel: { readonly emit: (event: string, payload: unknown) => void };
}
declare const __STORYBOOK_PREVIEW__: Preview | undefined;

/**
 * Shows one story and waits until it is drawn, with its fonts and what its `play` function does. A page that has a
 * story already takes the next one without loading Storybook anew.
 */
export async function openStory(page: Page, storybook: string, id: string): Promise<void> {
  if (page.url().startsWith(storybook)) {
    await page.evaluate((storyId) => {
      __STORYBOOK_PREVIEW__?.channel.emit("setCurrentStory", { storyId, viewMode: "story" });
    }, id);
  } else {
    await page.goto(`${storybook}/iframe.html?id=${id}&viewMode=story&cellule`);
  }
  await page.waitForFunction((storyId) => {
    const render =
      typeof __STORYBOOK_PREVIEW__ === "undefined" ? undefined : __STORYBOOK_PREVIEW__.currentRender;
    if (render?.id === storyId && render.phase === "errored") throw new Error(`${storyId} does not render.`);
    return render?.id === storyId && render.phase === "finished";
  }, id);
  await page.evaluate(() => document.fonts.ready);
}

export { expect } from "@playwright/test";
