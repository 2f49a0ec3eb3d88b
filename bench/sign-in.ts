/**
 * Time: how long it takes from « Se connecter » to a dashboard that can be used, as a share of its limit, with the processor four
 * times slower: the way to a new diagnosis answers, and the clients analysed last have names. The page is one that was just
 * opened with an empty cache, and somebody has typed their address and password. Beside it, what hardly depends on how busy
 * the machine is: for how long the page itself had the slowed processor.
 * Run: `npm run bench:sign-in`, or `npm run bench:sign-in -- http://127.0.0.1:5000` for a product that runs already
 */
import { availableParallelism, loadavg } from "node:os";
import { chromium, type Browser, type CDPSession } from "@playwright/test";
import { prepareProduct } from "../e2e/product.ts";
import { CLAIRE } from "../e2e/steps.ts";
import { DEMO_PASSWORD } from "../scripts/demo/accounts.ts";
import { ensureBrowser } from "../scripts/ensureBrowser.ts";

const LIMIT_MS = 1500;
const ROUNDS = 7;
const CPU_SLOWDOWN = 4;
/** A person's pause between two keys, in milliseconds. */
const KEY_MS = 40;

/** Time at which each stage was reached, in milliseconds from the press of the button. */
interface Stages {
  /** The server has said who it is. */
  readonly signedIn: number;
  /** The page is there: its heading, and the way to a new diagnosis. */
  readonly drawn: number;
  /** The first client has a name that leads to them, and the page answers at once. */
  readonly usable: number;
}

interface Round extends Stages {
  /** For how long the page had the processor from the press on, in milliseconds. */
  readonly busy: number;
}

declare global {
  interface Window {
    pressed: number;
    stages: Partial<Record<keyof Stages, number>>;
  }
}

/** Notes the stages inside the page: asked from outside, each answer would wait its turn. */
function watchStages(): void {
  window.stages = {};
  const note = (stage: keyof Stages): void => {
    window.stages[stage] ??= performance.now() - window.pressed;
  };
  addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest("button[type=submit]"))
        window.pressed = performance.now();
    },
    true,
  );
  const look = (): void => {
    if (location.pathname === "/user/dashboard") note("signedIn");
    const isDrawn = document.querySelector("h1")?.textContent.startsWith("Bonjour") === true;
    if (!isDrawn || document.querySelector('main a[href="/user/diagnosis"]') === null) return;
    note("drawn");
    // A page that answers at once has nothing left to do.
    if (document.querySelector("article a[href] h3"))
      requestAnimationFrame(() => setTimeout(() => note("usable")));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}

/** For how long the page has had the processor since it was opened, in milliseconds. */
async function processorTime(device: CDPSession): Promise<number> {
  const { metrics } = await device.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
}

async function measure(browser: Browser, baseURL: string): Promise<Round> {
  const context = await browser.newContext({
    baseURL,
    locale: "fr-FR",
    viewport: { width: 1440, height: 900 },
  });
  await context.addInitScript(watchStages);
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  await device.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await device.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto("/auth/login", { waitUntil: "networkidle" });
  await page.getByLabel("Adresse e-mail").pressSequentially(CLAIRE, { delay: KEY_MS });
  await page.getByLabel("Mot de passe", { exact: true }).pressSequentially(DEMO_PASSWORD, { delay: KEY_MS });
  const before = await processorTime(device);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.waitForFunction(() => window.stages.usable !== undefined, undefined, { timeout: 60_000 });
  const busy = (await processorTime(device)) - before;
  const stages = await page.evaluate(() => window.stages);
  await context.close();
  const { signedIn = Number.NaN, drawn = Number.NaN, usable = Number.NaN } = stages;
  return { signedIn, drawn, usable, busy };
}

const [running] = process.argv.slice(2);
const product = running === undefined ? await prepareProduct() : null;
await product?.start();
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ["--no-sandbox", "--disable-background-networking", "--no-first-run"],
});
const url = running ?? product?.url ?? "";
// The demo photos are analysed first, and the pages' code is read from disk once.
await measure(browser, url);
await new Promise((resolve) => setTimeout(resolve, running === undefined ? 20_000 : 0));
const rounds: Round[] = [];
for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(browser, url));
await browser.close();
await product?.dispose();

for (const stage of ["signedIn", "drawn", "usable", "busy"] as const) {
  const times = rounds.map((stages) => stages[stage]).toSorted((one, other) => one - other);
  const share = (time = Number.NaN): string =>
    `${(time / 1000).toFixed(2)} s = ${(time / LIMIT_MS).toFixed(2)} of the limit`;
  console.log(
    `${stage}: best ${share(times[0])}, median ${share(times[ROUNDS >> 1])}, worst ${share(times.at(-1))}`,
  );
}
console.log(`at a load of ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} processors`);
