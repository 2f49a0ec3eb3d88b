import { demoPhoto } from "./photos.ts";
import { CLAIRE, importPhoto, openQuickDiagnosis, readCriteria, signIn } from "./steps.ts";
import { expect, test } from "./test.ts";

test("the same photo twice gives the same scores", async ({ page }) => {
  await signIn(page, CLAIRE);
  const readings: string[][] = [];
  for (let round = 0; round < 2; round++) {
    await page.goto("/user/dashboard");
    await openQuickDiagnosis(page, "Importer une photo");
    await importPhoto(page, demoPhoto);
    await page.getByRole("button", { name: "Analyser" }).click();
    await page.waitForURL(/\/user\/diagnosis\/results\//);
    readings.push(await readCriteria(page));
  }
  expect(readings[1]).toEqual(readings[0]);
});
