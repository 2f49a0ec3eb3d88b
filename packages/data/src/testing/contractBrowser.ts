import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { findBrowser } from "@carnation/testing/browser/findBrowser";
import { cutNetwork } from "@carnation/testing/cutNetwork";

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
 * Takes the network from a page whose streams are open. Those that Firestore opens anew at the browser's event may still
 * get through, and stay; the second event, after the cut, opens them once more.
 */
export async function goOffline(page: Page): Promise<void> {
  await cutNetwork(page);
  await page.evaluate(() => window.dispatchEvent(new Event("offline")));
}
