import { signIn, SOPHIE } from "./steps.ts";
import { expect, test } from "./test.ts";

test("an administrator adds a contraindication, renames it, and deletes one that recommendations name", async ({
  page,
}) => {
  await signIn(page, SOPHIE, "/auth/admin");
  await page.getByRole("link", { name: "Contre-indications" }).click();
  await page.getByRole("link", { name: "Ajouter" }).click();
  await page.getByLabel("Nom").fill("grossesse");
  await page.getByRole("button", { name: "Ajouter" }).click();
  await expect(page.getByText("Une contre-indication porte déjà ce nom.").first()).toBeVisible();
  await page.getByLabel("Nom").fill("Rhume");
  await page.getByRole("button", { name: "Ajouter" }).click();
  await expect(page.getByText("C’est enregistré.")).toBeVisible();

  await page.getByRole("searchbox").fill("rhume");
  await page.getByRole("link", { name: "Rhume" }).click();
  await page.getByLabel("Nom").fill("Rhume en cours");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("link", { name: "Rhume en cours" })).toBeVisible();

  await page.getByRole("link", { name: "Épilepsie ou photosensibilité" }).click();
  const removal = { name: "Supprimer la contre-indication" };
  await page.getByRole("button", removal).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("LED rouge 20 min");
  await question.getByLabel("Remplacer par").selectOption({ label: "Rhume en cours" });
  await question.getByRole("button", removal).click();
  await expect(page.getByText("C’est supprimé.")).toBeVisible();
  await expect(page.getByRole("row", { name: /Rhume en cours/ })).toContainText("3");
  await expect(page.getByRole("link", { name: "Épilepsie ou photosensibilité" })).toHaveCount(0);
});
