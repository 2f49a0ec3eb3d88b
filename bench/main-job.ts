/**
 * The two times a professional waits for, in the running product and in real Chromium, each as a share of its limit:
 * from `npm start` on an installed tree to a usable login page, and from « Analyser » on a 3-megapixel photo to the
 * scores on the screen.
 * Run: `npm run bench`
 */
import { chromium, type Browser, type Page } from "@playwright/test";
import { prepareProduct, type Product } from "../e2e/product.ts";
import { CLAIRE, importPhoto, openQuickDiagnosis, signIn } from "../e2e/steps.ts";
import { ensureBrowser } from "../scripts/ensureBrowser.ts";
import { demoId } from "../scripts/demo/demoId.ts";

const START_LIMIT_MS = 15_000;
const PHOTO_LIMIT_MS = 5_000;
const PHOTO = "apps/web/public/demo/visage-clair.jpg";
const ROUNDS = 5;

function print(what: string, times: readonly number[], limit: number): void {
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[sorted.length >> 1] ?? Number.NaN;
  const worst = sorted.at(-1) ?? Number.NaN;
  const share = (time: number): string =>
    `${(time / 1000).toFixed(2)} s = ${(time / limit).toFixed(2)} of the limit`;
  console.log(
    `${what}: median ${share(median)}, worst ${share(worst)} (${times.length} runs, limit ${limit / 1000} s)`,
  );
}

async function usableLogin(browser: Browser, product: Product): Promise<number> {
  const began = performance.now();
  await product.start();
  const page = await browser.newPage({ baseURL: product.url });
  await page.goto("/auth/login");
  await page.getByLabel("Adresse e-mail").fill(CLAIRE);
  const time = performance.now() - began;
  await page.close();
  return time;
}

async function photoToResults(page: Page): Promise<number> {
  await page.goto("/user/dashboard");
  await openQuickDiagnosis(page, "Importer une photo");
  await importPhoto(page, PHOTO);
  const analyse = page.getByRole("button", { name: "Analyser" });
  await analyse.waitFor();
  const began = performance.now();
  await analyse.click();
  await page.getByRole("meter").first().waitFor();
  return performance.now() - began;
}

const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ["--no-sandbox", "--disable-background-networking", "--no-first-run"],
});

const rebuilt: number[] = [];
const cached: number[] = [];
for (const [times, env] of [
  [rebuilt, { TURBO_FORCE: "true" }],
  [cached, {}],
] as const) {
  for (let round = 0; round < 3; round++) {
    const product = await prepareProduct(env);
    times.push(await usableLogin(browser, product));
    await product.dispose();
  }
}
print("npm start to a usable login page, application rebuilt", rebuilt, START_LIMIT_MS);
print("npm start to a usable login page, application already built", cached, START_LIMIT_MS);

const product = await prepareProduct();
await product.start();
const page = await browser.newPage({ baseURL: product.url, locale: "fr-FR" });
await signIn(page, CLAIRE);
// The demo clients' own photos are analysed first; the time of one photo is measured on an idle engine.
await page.goto(`/user/diagnosis/results/${demoId("diagnosis", "anais-morel-1")}`);
await page.getByRole("meter").first().waitFor({ timeout: 60_000 });
const photo: number[] = [];
for (let round = 0; round < ROUNDS; round++) photo.push(await photoToResults(page));
print("3-megapixel photo to its results", photo, PHOTO_LIMIT_MS);

await browser.close();
await product.dispose();
