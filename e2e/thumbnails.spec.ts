import { expect, test } from "./test.ts";
import { CLAIRE, signIn } from "./steps.ts";

test("no list reads a whole photo: a tile and a row read a small copy, 300 kB at most in all", async ({
  page,
}) => {
  const whole: string[] = [];
  const small: number[] = [];
  page.on("response", (response) => {
    const file = decodeURIComponent(new URL(response.url()).pathname).split("/").at(-1) ?? "";
    const read = response.url().includes("alt=media") && response.status() === 200;
    if (!read || !file.endsWith(".jpg") || !response.url().includes("diagnosis")) return;
    if (/\.(?:96|320|640)\.jpg$/u.test(file)) small.push(Number(response.headers()["content-length"]));
    else whole.push(file);
  });
  await signIn(page, CLAIRE);
  // The demo photos may still be in the queue.
  const tiles = page.getByRole("article").filter({ has: page.locator("img") });
  await expect.poll(() => tiles.count()).toBeGreaterThanOrEqual(3);
  await page.goto("/user/diagnosis");
  await expect(
    page
      .getByRole("listitem")
      .filter({ has: page.locator("img") })
      .first(),
  ).toBeVisible();
  expect(whole).toEqual([]);
  expect(small.length).toBeGreaterThanOrEqual(4);
  expect(small.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(300_000);
});
