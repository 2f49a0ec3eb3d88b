import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { expect, test } from "./test.ts";
import { CLAIRE, signIn } from "./steps.ts";
import { demoId } from "../scripts/demo/demoId.ts";

/** Holds what the scripts of the first page may weigh together, in bytes of gzip. */
const LIMIT = 123_000;

/** And those of the page that a phone opens with its link. */
const PHONE_LIMIT = 130_000;

/** The scripts that a page loads from now on, with their weight in bytes of gzip. */
function scriptsOf(page: Page) {
  const scripts = new Map<string, Promise<number>>();
  page.on("response", (response: Response) => {
    if (response.request().resourceType() !== "script") return;
    scripts.set(
      response.url(),
      // One that is still on its way when the test ends has been counted enough.
      response.body().then(
        (body) => gzipSync(body).length,
        () => 0,
      ),
    );
  });
  return async (urls: readonly string[] = [...scripts.keys()]): Promise<number> => {
    const sizes = await Promise.all(urls.map((url) => scripts.get(url)));
    return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
  };
}

test("the sign-in page loads 123 kB of scripts, and those that talk to the backend when they begin to type", async ({
  page,
}) => {
  const weight = scriptsOf(page);
  await page.goto("/auth/login", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1, name: "Connexion" })).toBeVisible();
  const first = await weight();
  expect(first).toBeGreaterThan(60_000);
  expect(first).toBeLessThan(LIMIT);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);

  await page.getByLabel("Adresse e-mail").pressSequentially("c");
  await expect.poll(weight).toBeGreaterThan(first + 15_000);
  // And, while the rest is typed, what the sign-in leads to.
  const loaded = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  await expect.poll(loaded).toContainEqual(expect.stringContaining("/assets/DashboardScreen-"));
  await expect.poll(loaded).toContainEqual(expect.stringContaining("/assets/first-clients-"));
  await expect.poll(loaded).toContainEqual(expect.stringContaining("/assets/workspace-"));
});

test("a dashboard after the sign-in names its clients, and leads to them, before Firestore's watches answer", async ({
  page,
}) => {
  await page.route("**/Firestore/Listen/channel**", (route) => route.abort());
  await signIn(page, CLAIRE);
  const latest = page.getByRole("region", { name: "Derniers clients analysés" }).getByRole("article").first();
  await expect(latest.getByRole("heading", { level: 3 })).toHaveText(/\p{L}/u);
  await page.unroute("**/Firestore/Listen/channel**");
  await latest.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/user\/diagnosis\/results\//u);
});

test("a phone with a link loads 130 kB of scripts, and none that talk to the backend when it is touched", async ({
  page,
}) => {
  const weight = scriptsOf(page);
  await page.goto(`/telephone#${"t".repeat(43)}`, { waitUntil: "networkidle" });
  await expect(page.getByRole("button", { name: "Prendre ou choisir la photo" })).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await page.waitForLoadState("networkidle");
  expect(await weight()).toBeLessThan(PHONE_LIMIT);
});

test("a result shows its photo before it loads what reads and tells the rest: 260 kB of scripts, of which no Firestore", async ({
  page,
}) => {
  const address = `/user/diagnosis/results/${demoId("diagnosis", "anais-morel")}`;
  await signIn(page, CLAIRE);
  await page.goto(address);
  // The demo photos are analysed first.
  await expect(page.getByRole("meter").first()).toBeVisible({ timeout: 150_000 });

  const fresh = await page.context().newPage();
  const weight = scriptsOf(fresh);
  await fresh.goto(address);
  await expect(fresh.getByRole("meter").first()).toBeVisible();
  const asked = await fresh.evaluate(() => {
    const seen = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const photo = seen.find(({ name }) => name.includes(".640.jpg"))?.responseEnd ?? 0;
    return seen.map(({ name, startTime }) => ({ url: name, first: startTime < photo }));
  });
  const isScript = ({ url }: { readonly url: string }): boolean => url.endsWith(".js");
  const first = asked.filter((file) => file.first && isScript(file)).map(({ url }) => url);
  const names = first.map((url) => /assets\/(.+)-[\w-]{8}\.js$/u.exec(url)?.[1]);
  expect([...new Set(names)].filter((name) => name !== "rolldown-runtime").toSorted()).toEqual([
    "connection",
    "files",
    "first",
    "frame",
    "index",
    "results",
    "shown",
  ]);
  expect(await weight(first)).toBeLessThan(260_000);
  expect(asked.filter(({ url }) => url.includes("/assets/workspace-"))).toHaveLength(1);
  // Nor is the result itself read before it; the one JSON is the configuration.
  const data = asked.filter((file) => file.first && /\.json(?:\?|$)/u.test(file.url));
  expect(data).toEqual([expect.objectContaining({ url: expect.stringContaining("init.json") })]);
  await fresh.close();
});
