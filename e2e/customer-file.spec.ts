import { unzipSync } from "fflate";
import { readFile } from "node:fs/promises";
import { storedText } from "./storedText.ts";
import { CLAIRE, signIn } from "./steps.ts";
import { expect, test } from "./test.ts";
import { demoId } from "../scripts/demo/demoId.ts";

test("a client's file: two dates to compare, a consent withdrawn and given, notes of two tabs, the export, and nothing left once it is erased", async ({
  page,
  product,
}) => {
  await signIn(page, CLAIRE, `/user/customers/${demoId("customers", "marie-therese-d-astorg")}`);
  await expect(page.getByRole("heading", { level: 1, name: "Marie-Thérèse d’Astorg" })).toBeVisible();
  const diagnoses = page.getByRole("region", { name: "Diagnostics", exact: true });
  // The demo photos may still be in the queue.
  const compare = diagnoses.getByRole("checkbox", { name: /^Comparer/ });
  await expect(compare).toHaveCount(3, { timeout: 40_000 });
  await compare.nth(0).check();
  await compare.nth(2).check();
  const link = diagnoses.getByRole("link", { name: "Comparer" });
  await expect(link).toHaveAttribute(
    "href",
    new RegExp(`/user/diagnosis/compare/${demoId("diagnosis", "marie-therese-d-astorg-1")}/[^/]+$`, "u"),
  );
  await expect(page.getByRole("region", { name: "Évolution" }).getByRole("figure")).toBeVisible();

  const consents = page.getByRole("region", { name: "Consentements" });
  const improvement = consents.getByRole("listitem").filter({ hasText: "Amélioration de l’IA" }).first();
  await improvement.getByRole("button", { name: /^Recueillir/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: /améliorer l’analyse/ }).check();
  await dialog.getByRole("radio", { name: "Signer en tapant mon nom" }).check();
  await dialog.getByRole("checkbox", { name: /vaut ma signature/ }).check();
  await dialog.getByRole("button", { name: "Signer et enregistrer" }).click();
  await expect(improvement).toContainText(/Donné le/);
  await improvement.getByRole("button", { name: /^Retirer/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Retirer l’accord" }).click();
  await expect(improvement).toContainText(/Retiré le/);
  // The button says something else now, and keeps the focus.
  await expect(improvement.getByRole("button")).toBeFocused();

  const precautions = page.getByRole("note", { name: "Précautions" });
  await precautions.getByRole("button", { name: "Modifier les précautions" }).click();
  await dialog.getByRole("checkbox", { name: "Allaitement" }).check();
  await dialog.getByRole("button", { name: "Enregistrer les précautions" }).click();
  await expect(precautions).toContainText("Allaitement");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("heading", { name: "Droits de la personne" }).scrollIntoViewIfNeeded();
  // Under the app's bar, not behind it.
  await expect(precautions).toBeInViewport({ ratio: 1 });
  expect(
    await precautions.evaluate((strip) => {
      const { x, y, width, height } = strip.getBoundingClientRect();
      return strip.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  ).toBe(true);
  await page.setViewportSize({ width: 1440, height: 1000 });

  // Another tab changes the client while notes are being typed: nothing is overwritten, nothing typed is lost.
  const notes = page.getByRole("textbox", { name: "Vos notes" });
  await notes.fill("Préfère le soir.");
  const other = await page.context().newPage();
  await other.goto(`/user/customers/${demoId("customers", "marie-therese-d-astorg")}`);
  await other.getByRole("textbox", { name: "Vos notes" }).fill("Peau sèche en hiver.");
  await other.getByRole("button", { name: "Enregistrer les notes" }).click();
  await expect(other.getByRole("button", { name: "Enregistrer les notes" })).toHaveCount(0);
  await other.close();
  await page.getByRole("button", { name: "Enregistrer les notes" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "modifié entre-temps" })).toBeVisible();
  await expect(notes).toHaveValue("Préfère le soir.");
  await page.getByRole("button", { name: "Annuler", exact: true }).click();
  await expect(notes).toHaveValue("Peau sèche en hiver.");

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exporter le dossier" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("Dossier Marie-Thérèse d’Astorg.zip");
  const files = unzipSync(await readFile(await download.path()));
  expect(Object.keys(files).filter((name) => name.endsWith("photo.jpg"))).toHaveLength(4);
  expect(new TextDecoder().decode(files["dossier.json"])).toContain("Peau sèche en hiver.");

  expect(await storedText(product, demoId("users", "claire"))).toContain("marie-therese");
  await page.getByRole("button", { name: "Supprimer le client et ses données" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("textbox").fill("Marie-Thérèse d’Astorg");
  await question.getByRole("button", { name: "Supprimer le dossier" }).click();
  await expect(page.getByText("C’est supprimé.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Marie-Thérèse d’Astorg" })).toHaveCount(0);
  await expect
    .poll(() => storedText(product, demoId("users", "claire")), { timeout: 20_000 })
    .not.toMatch(/marie-therese|Marie-Thérèse|Astorg/u);
});
