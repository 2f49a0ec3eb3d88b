import type { Page } from "@playwright/test";
import { gzipSync } from "node:zlib";
import { expect, test } from "./test.ts";

/** What the scripts of the first page may weigh together, in bytes of gzip. */
const LIMIT = 120_000;

/** And those of the page that a phone opens with its link. */
const PHONE_LIMIT = 130_000;

/** What the scripts weigh that a page asks for from now on, in bytes of gzip. */
function weighed(page: Page): () => Promise<number> {
  const scripts = new Map<string, Promise<number>>();
  page.on("response", (response) => {
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
  return async () => {
    const sizes = await Promise.all(scripts.values());
    return sizes.reduce((sum, size) => sum + size, 0);
  };
}

test("whoever comes to sign in loads 120 kB of scripts, and those that talk to the backend when they begin to type", async ({
  page,
}) => {
  const weight = weighed(page);
  await page.goto("/auth/login", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1, name: "Connexion" })).toBeVisible();
  const first = await weight();
  expect(first).toBeGreaterThan(60_000);
  expect(first).toBeLessThan(LIMIT);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);

  await page.getByLabel("Adresse e-mail").pressSequentially("c");
  await expect.poll(weight).toBeGreaterThan(first + 15_000);
});

test("a phone with a link loads 130 kB of scripts, and none that talk to the backend when it is touched", async ({
  page,
}) => {
  const weight = weighed(page);
  await page.goto(`/telephone#${"t".repeat(43)}`, { waitUntil: "networkidle" });
  await expect(page.getByRole("button", { name: "Prendre ou choisir la photo" })).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await page.waitForLoadState("networkidle");
  expect(await weight()).toBeLessThan(PHONE_LIMIT);
});
