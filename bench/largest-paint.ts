/**
 * When the largest paint of two pages comes, as a share of its limit, with the processor four times slower and the network
 * of a slow 4G (1.6 Mbit/s, 150 ms), nothing cached: the login, and the results of somebody who is signed in.
 * Run: `npm run bench:paint`, or `npm run bench:paint -- http://127.0.0.1:5000` for a product that runs already
 */
import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { prepareProduct } from "../e2e/product.ts";
import { CLAIRE, signIn } from "../e2e/steps.ts";
import { ensureBrowser } from "../scripts/ensureBrowser.ts";

const LIMITS_MS = { login: 2000, results: 3000 } as const;
const ROUNDS = 3;
const CPU_SLOWDOWN = 4;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** No paint is larger than the last one for this long: the page is done. */
const QUIET_MS = 4000;

interface Paint {
  readonly time: number;
  readonly what: string;
}

declare global {
  interface Window {
    paints: Paint[];
  }
}

/** Opens an address as for the first time, on the slow device, and tells its paints, each larger than the one before. */
async function paintsOf(context: BrowserContext, path: string): Promise<readonly Paint[]> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.paints = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element, size } = entry as PerformanceEntry & { element: Element | null; size: number };
        window.paints.push({ time: entry.startTime, what: `${element?.tagName ?? "?"} of ${size} px²` });
      }
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  const device = await context.newCDPSession(page);
  await device.send("Network.enable");
  await device.send("Network.clearBrowserCache");
  await device.send("Network.emulateNetworkConditions", SLOW_4G);
  await device.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.goto(path, { waitUntil: "commit" });
  const paints = await settled(page);
  await page.close();
  return paints;
}

async function settled(page: Page): Promise<readonly Paint[]> {
  for (let known = 0; ;) {
    await page.waitForTimeout(QUIET_MS);
    const paints = await page.evaluate(() => window.paints);
    if (paints.length > 0 && paints.length === known) return paints;
    known = paints.length;
  }
}

async function measure(context: BrowserContext, name: keyof typeof LIMITS_MS, path: string): Promise<void> {
  const rounds: (readonly Paint[])[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await paintsOf(context, path));
  const last = (paints: readonly Paint[]): number => paints.at(-1)?.time ?? Number.NaN;
  const sorted = rounds.toSorted((one, other) => last(one) - last(other));
  const middle = sorted[ROUNDS >> 1] ?? [];
  const share = (time: number): string =>
    `${(time / 1000).toFixed(2)} s = ${(time / LIMITS_MS[name]).toFixed(2)} of the limit`;
  console.log(`${name}: median ${share(last(middle))}, worst ${share(last(sorted.at(-1) ?? []))}`);
  for (const { time, what } of middle) console.log(`  ${(time / 1000).toFixed(2)} s: ${what}`);
}

const [running] = process.argv.slice(2);
const product = running === undefined ? await prepareProduct() : null;
await product?.start();
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ["--no-sandbox", "--disable-background-networking", "--no-first-run"],
});
const options = {
  baseURL: running ?? product?.url ?? "",
  locale: "fr-FR",
  viewport: { width: 1440, height: 900 },
};
await measure(await browser.newContext(options), "login", "/auth/login");
const signedIn = await browser.newContext(options);
const page = await signedIn.newPage();
await signIn(page, CLAIRE);
// The demo photos are analysed first.
await page.goto("/user/diagnosis/results/demo-anais-morel");
await page.getByRole("meter").first().waitFor({ timeout: 60_000 });
await page.close();
await measure(signedIn, "results", "/user/diagnosis/results/demo-anais-morel");
await browser.close();
await product?.dispose();
