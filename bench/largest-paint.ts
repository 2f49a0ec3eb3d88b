/**
 * Measures the largest paint of two pages, as a share of its limit, with the processor four times slower and the network
 * of a slow 4G (1.6 Mbit/s, 150 ms), nothing cached: the login, and the results of somebody who is signed in.
 * Beside it, what does not depend on how busy the machine is: the files and the bytes that had come by then.
 * Run: `npm run bench:paint`, or `npm run bench:paint -- http://127.0.0.1:5000` for a product that runs already
 */
import { availableParallelism, loadavg } from "node:os";
import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { prepareProduct } from "../e2e/product.ts";
import { CLAIRE, signIn } from "../e2e/steps.ts";
import { ensureBrowser } from "../scripts/ensureBrowser.ts";
import { demoId } from "../scripts/demo/demoId.ts";

const LIMITS_MS = { login: 2000, results: 3000 } as const;
const ROUNDS = 5;
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

/** One opening of a page. */
interface Opening {
  readonly paints: readonly Paint[];
  /** Time at which each file had come, in milliseconds, with its bytes on the line. */
  readonly files: readonly { readonly time: number; readonly bytes: number }[];
}

declare global {
  interface Window {
    paints: Paint[];
  }
}

/** Opens an address as for the first time, on the slow device, and tells its paints, each larger than the one before. */
async function open(context: BrowserContext, path: string): Promise<Opening> {
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
  let start = 0;
  const files: { time: number; bytes: number }[] = [];
  device.on("Network.requestWillBeSent", ({ timestamp }) => {
    if (start === 0) start = timestamp;
  });
  device.on("Network.loadingFinished", ({ timestamp, encodedDataLength: bytes }) => {
    files.push({ time: (timestamp - start) * 1000, bytes });
  });
  await page.goto(path, { waitUntil: "commit" });
  const paints = await settled(page);
  await page.close();
  return { paints, files };
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
  const rounds: Opening[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await open(context, path));
  const last = ({ paints }: Opening): number => paints.at(-1)?.time ?? Number.NaN;
  const sorted = rounds.toSorted((one, other) => last(one) - last(other));
  const share = (opening: Opening | undefined): string => {
    const time = opening ? last(opening) : Number.NaN;
    return `${(time / 1000).toFixed(2)} s = ${(time / LIMITS_MS[name]).toFixed(2)} of the limit`;
  };
  const middle = sorted[ROUNDS >> 1];
  const load = (loadavg()[0] ?? 0).toFixed(1);
  console.log(`${name}: best ${share(sorted[0])}, median ${share(middle)}, worst ${share(sorted.at(-1))}`);
  console.log(`  at a load of ${load} on ${availableParallelism()} processors`);
  if (!middle) return;
  const before = middle.files.filter(({ time }) => time <= last(middle));
  const kilobytes = before.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  console.log(`  ${before.length} files of ${kilobytes.toFixed(0)} kB had come by then`);
  for (const { time, what } of middle.paints) console.log(`  ${(time / 1000).toFixed(2)} s: ${what}`);
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
await page.goto(`/user/diagnosis/results/${demoId("diagnosis", "anais-morel")}`);
await page.getByRole("meter").first().waitFor({ timeout: 60_000 });
await page.close();
await measure(signedIn, "results", `/user/diagnosis/results/${demoId("diagnosis", "anais-morel")}`);
await browser.close();
await product?.dispose();
