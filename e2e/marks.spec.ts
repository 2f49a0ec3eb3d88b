import { demoId } from "../scripts/demo/demoId.ts";
import { expectSound } from "./sound.ts";
import { CLAIRE, signIn } from "./steps.ts";
import { expect, test } from "./test.ts";

const RESULTS = `/user/diagnosis/results/${demoId("diagnosis", "anais-morel")}`;

test("a professional strikes, adds and confirms marks by hand and by keys, and their score stays after a reload", async ({
  page,
}) => {
  await signIn(page, CLAIRE);
  await page.goto(`${RESULTS}?critere=39`);
  const verify = page.getByRole("button", { name: /^Vérifier les marques/ }).first();
  // The demo photos are analysed first.
  await expect(verify).toBeVisible({ timeout: 150_000 });
  await verify.click();
  const panel = page.getByRole("region", { name: /marques?, (?:à vérifier|vérifiée)/ });
  const heading = panel.getByRole("heading", { level: 2 });
  await expect(heading).toHaveText(/^3.marques, à vérifier$/);

  await expectSound(page, "marks to verify");
  // The photo and the list are one: the first mark is struck where it lies, and restored by its key.
  const photo = page.getByRole("group", { name: "Photo affichée" });
  await photo.scrollIntoViewIfNeeded();
  const place = await page.locator(".cn-mask-viewer__mark").first().boundingBox();
  if (place === null) throw new Error("No mark is drawn.");
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  await expect(heading).toHaveText(/^2.marques, à vérifier$/);
  await photo.focus();
  await page.keyboard.press("x");
  await expect(heading).toHaveText(/^3.marques, à vérifier$/);

  await page.keyboard.press("a");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(heading).toHaveText(/^4.marques, à vérifier$/);
  await panel.getByRole("button", { name: "Écarter la marque 1" }).click();
  await panel.getByRole("button", { name: /^Confirmer les 3.marques$/ }).click();
  await expect(heading).toHaveText(/^3.marques, vérifiées$/);
  await expect(panel.getByText("Enregistré")).toBeVisible();

  await expectSound(page, "verified marks");
  await page.reload();
  await expect(heading).toHaveText(/^3.marques, vérifiées$/);
  await expect(panel.getByText(/^Score vérifié par vous/)).toBeVisible();
  await page.getByRole("tab", { name: "Synthèse" }).click();
  const row = page
    .getByRole("region", { name: "Teint" })
    .getByRole("button", { name: /^Taches pigmentaires/ });
  await expect(row).toContainText("/100");

  // Opened again it has no score: the next test finds the demo's proposals as they were.
  await page
    .getByRole("button", { name: /^Revoir les marques/ })
    .first()
    .click();
  await panel.getByRole("button", { name: "Rouvrir" }).click();
  await expect(heading).toHaveText(/^3.marques, à vérifier$/);
  await expect(panel.getByText("Vérification enregistrée")).toBeVisible();
});
