import { demoId } from "../scripts/demo/demoId.ts";
import { expectSound } from "./sound.ts";
import { CLAIRE, signIn } from "./steps.ts";
import { expect, test } from "./test.ts";

const cosmetics = "/user/recommendations";
const serum = demoId("recommendations", "Sérum rétinol 0,2 %");

test("the pages of the catalogue have their title and heading, and nothing to complain about", async ({
  page,
}) => {
  test.slow();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await signIn(page, CLAIRE);
  for (const [path, heading] of [
    [cosmetics, "Recommandations"],
    [`${cosmetics}/${serum}`, "Sérum rétinol 0,2 %"],
    [`${cosmetics}/add?copie=${serum}`, "Ajouter une recommandation"],
    [`${cosmetics}/edit/inconnue`, "Modifier la recommandation"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${heading}`));
    if (path === cosmetics) await expect(page.getByRole("row").locator("img").nth(3)).toBeVisible();
    await expectSound(page, path);
  }
  await page.goto(`${cosmetics}/${serum}`);
  await page.getByRole("button", { name: "Ajouter à une routine" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectSound(page, "the question of the routine");
  expect(complaints).toEqual([]);
});
