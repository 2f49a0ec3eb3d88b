import { gzipSync } from "node:zlib";
import { expect, test } from "./test.ts";

/** What the scripts of the first page may weigh together, in bytes of gzip. */
const LIMIT = 120_000;

test("whoever comes to sign in loads 120 kB of scripts, and those that talk to the backend when they begin to type", async ({
  page,
}) => {
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
  const weight = async (): Promise<number> => {
    const sizes = await Promise.all(scripts.values());
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  await page.goto("/auth/login", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1, name: "Connexion" })).toBeVisible();
  const first = await weight();
  expect(first).toBeGreaterThan(60_000);
  expect(first).toBeLessThan(LIMIT);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);

  await page.getByLabel("Adresse e-mail").pressSequentially("c");
  await expect.poll(weight).toBeGreaterThan(first + 15_000);
});
