import type { Page } from "playwright";

/**
 * Takes the network from a page, and returns when its requests fail. Chromium tells the page that it is offline before it
 * cuts requests: on a busy machine one that is sent right after that event still gets through.
 */
export async function cutNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true);
  // HEAD, since no service worker answers it from a cache.
  await page.waitForFunction(() =>
    fetch(window.location.href, { method: "HEAD", cache: "no-store" }).then(
      () => false,
      () => true,
    ),
  );
}
