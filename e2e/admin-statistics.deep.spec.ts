import { readFile } from "node:fs/promises";
import { signIn, SOPHIE } from "./steps.ts";
import { expect, test } from "./test.ts";

test("the dashboard counts along with what is done; the statistics are compared, exported and right", async ({
  page,
  context,
}) => {
  await signIn(page, SOPHIE, "/auth/admin");
  const tile = page.locator("dl", { hasText: "Contre-indications" });
  await expect(tile.locator("dd").first()).toHaveText(/^\d+$/);
  const before = Number(await tile.locator("dd").first().textContent());
  await expect(page.getByRole("heading", { name: "Dernières inscriptions" })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/admin/contraindications/add");
  await other.getByLabel("Nom").fill("Comptée au tableau de bord");
  await other.getByRole("button", { name: "Ajouter" }).click();
  await expect(other.getByText("C’est enregistré.")).toBeVisible();
  await other.close();
  await expect(tile.locator("dd").first()).toHaveText(String(before + 1));

  await page.getByRole("link", { name: "Toutes les statistiques" }).click();
  const diagnoses = page.getByRole("figure", { name: "Diagnostics", exact: true });
  await expect(diagnoses).toContainText("les 30 jours précédents");
  await page.getByRole("radio", { name: "7 jours" }).check();
  await expect(page).toHaveURL(/periode=7/);
  await page.goBack();
  await expect(page.getByRole("radio", { name: "30 jours" })).toBeChecked();

  await page.getByRole("radio", { name: "Dates…" }).check();
  await page.getByRole("textbox", { name: "Au" }).fill("01/01/2020");
  await page.getByRole("button", { name: "Afficher" }).click();
  await expect(page.getByText("La fin doit suivre le début.")).toBeVisible();
  await page.getByRole("radio", { name: "90 jours" }).check();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exporter la période (CSV)" }).click();
  const table = await readFile(await (await download).path(), "utf8");
  expect(table).toMatch(
    /^\uFEFFDate;Diagnostics;Nouveaux professionnels;Abonnements actifs;.*\r\n\d{4}-\d\d-\d\d;\d+;\d+;/,
  );
  expect(table.trimEnd().split("\r\n")).toHaveLength(91);

  await page.getByRole("button", { name: "Recompter" }).click();
  await expect(page.getByText(/chiffres recomptés, /)).toBeVisible();
});
