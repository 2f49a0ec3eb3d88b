import { demoPhoto } from "./photos.ts";
import {
  CLAIRE,
  importPhoto,
  openQuickDiagnosis,
  readCriteria,
  signIn,
  submitCredentials,
  throttleUploads,
} from "./steps.ts";
import { expect, test } from "./test.ts";
import { DEMO_PASSWORD } from "../scripts/demo/accounts.ts";

test("a photo becomes a diagnosis that survives a reload, kill -9 and a restart", async ({
  page,
  product,
}) => {
  test.setTimeout(180_000);
  await signIn(page, CLAIRE);
  await expect(page.getByRole("heading", { level: 1, name: "Bonjour Claire" })).toBeVisible();

  await openQuickDiagnosis(page, "Importer une photo");
  await importPhoto(page, demoPhoto);
  const unthrottle = await throttleUploads(page, 250_000);
  await page.getByRole("button", { name: "Analyser" }).click();
  await expect(page.getByRole("progressbar", { name: /Envoi \d+\s%/ })).toBeVisible();
  await unthrottle();
  await expect(page.getByText("Analyse en cours").first()).toBeVisible({ timeout: 150_000 });

  const first = await readCriteria(page);
  const url = page.url();
  const text = first.join("\n");
  expect(text).toMatch(/Point fort|À entretenir|Priorité/);
  expect(text).toContain("Non mesuré");
  await expect(page.getByText(/Qualité de la photo\s: \d+/)).toBeVisible();
  await expect(page.getByRole("meter").first()).toBeVisible();

  // What was counted is on the photo, criterion by criterion, also after a restart.
  const photo = page.getByRole("region", { name: "Photo" });
  await page.getByRole("button", { name: /^Voir sur la photo\s: Pores/ }).click();
  await expect(photo.getByRole("img", { name: "Masque Pores" })).toBeVisible();
  const pores = photo.getByText(/^Surtout /);
  const places = await pores.innerText();

  await page.reload();
  expect(await readCriteria(page)).toEqual(first);
  await expect(pores).toHaveText(places);

  await product.kill();
  await product.start();
  await page.goto(url);
  expect(await readCriteria(page)).toEqual(first);

  await page.goto("/user/logout");
  await expect(page.getByText("Vous êtes déconnecté.")).toBeVisible();
  await page.goto(url);
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByRole("heading", { level: 1, name: "Connexion" })).toBeVisible();
  await submitCredentials(page, CLAIRE, DEMO_PASSWORD);
  await expect(page).toHaveURL(url);
  expect(await readCriteria(page)).toEqual(first);
});
