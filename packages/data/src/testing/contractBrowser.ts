import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { findBrowser } from "../../../../scripts/findBrowser.ts";

/** Starts the Chromium that the contract runs in. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--no-sandbox", "--disable-gpu"],
  });
}

/** Opens the contract page; without a context, in a new one with nothing stored. */
export async function openPage(browser: Browser, url: string, context?: BrowserContext): Promise<Page> {
  const page = await (context ?? (await browser.newContext())).newPage();
  await page.goto(url);
  await page.waitForFunction(() => "carnation" in window);
  return page;
}

/**
 * Takes the network from a page whose streams are open. Chromium tells the page before it cuts requests: on a busy
 * machine the streams that Firestore opens anew at that event still get through, and stay. The second event, after the
 * cut, opens them once more.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event("offline")));
}
