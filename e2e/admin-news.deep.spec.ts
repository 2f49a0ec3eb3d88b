import type { Page } from "@playwright/test";
import { drawNewsPicture } from "../scripts/demo/newsPictures.ts";
import { newProfessional, withAdmin } from "./newProfessional.ts";
import { signIn, SOPHIE } from "./steps.ts";
import { expect, test } from "./test.ts";

const title = (page: Page) => page.getByRole("textbox", { name: /^Titre/u });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const answer = (page: Page, name: string) =>
  page.getByRole("alertdialog").getByRole("button", { name, exact: true }).click();

test("an article from its first word to its end, as the staff writes it and a professional sees it", async ({
  page,
  browser,
  product,
}) => {
  const reader = await (await browser.newContext({ baseURL: product.url, locale: "fr-FR" })).newPage();
  const { email } = await newProfessional(product, "ines.lectrice");
  await Promise.all([
    signIn(page, SOPHIE, "/auth/admin"),
    signIn(reader, email, "/auth/login?retour=%2Fuser%2Fnews"),
  ]);
  await page.goto("/admin/news");
  await page.getByRole("link", { name: "Rédiger une actualité" }).click();
  await press(page, "Publier…");
  await expect(
    page.getByRole("link", { name: "Ajoutez une image avant de publier l’article." }),
  ).toBeVisible();

  await title(page).fill("Peau sensible au vent");
  await page.getByRole("textbox", { name: "Article" }).fill("Couvrir, hydrater, attendre.");
  await page.getByRole("combobox", { name: "Étiquettes" }).fill("Grand vent,");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText("est de nouveau là")).toBeVisible();
  await expect(title(page)).toHaveValue("Peau sensible au vent");
  const file = { name: "vent.webp", mimeType: "image/webp", buffer: await drawNewsPicture("winter", 1) };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByLabel("Description de l’image").fill("Dessin : une fenêtre et un pot");
  await press(page, "Aperçu");
  await expect(
    page.getByRole("dialog").getByRole("img", { name: "Dessin : une fenêtre et un pot" }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await press(page, "Publier…");
  await answer(page, "Publier l’actualité");
  await expect(page.getByText("L’actualité est publiée.")).toBeVisible();

  await reader.getByRole("link", { name: "Peau sensible au vent" }).click();
  await expect(reader.getByRole("img", { name: "Dessin : une fenêtre et un pot" })).toBeVisible();
  await reader.getByRole("link", { name: "Grand vent" }).click();
  await expect(reader.getByRole("combobox", { name: "Thème" })).toContainText("Grand vent (1)");
  await reader.getByRole("link", { name: "Peau sensible au vent" }).click();

  await page.getByRole("searchbox").fill("vent");
  await page.getByRole("link", { name: "Peau sensible au vent" }).click();
  await expect(title(page)).toHaveValue("Peau sensible au vent");
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await title(page).fill("Peau et vent");
  await withAdmin(product, (db) => db.doc(`news/${id}`).update({ title: "D’une collègue" }));
  await press(page, "Enregistrer");
  await expect(page.getByRole("alert")).toContainText("entre-temps");
  await page.getByRole("alert").getByRole("button").last().click();
  await expect(reader.getByRole("heading", { level: 1, name: "Peau et vent" })).toBeVisible();

  await page.getByRole("link", { name: "Peau et vent" }).click();
  await press(page, "Dépublier…");
  await answer(page, "Dépublier l’actualité");
  await expect(page.getByText("L’actualité est redevenue un brouillon.")).toBeVisible();
  await expect(reader.getByText("Cet élément n’existe plus ou a été supprimé.")).toBeVisible();
  await reader.context().close();

  await page.getByRole("link", { name: "Peau et vent" }).click();
  await press(page, "Supprimer l’actualité");
  await answer(page, "Supprimer l’actualité");
  await expect(page.getByText("C’est supprimé.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Peau et vent" })).toHaveCount(0);
  await press(page, "Gérer les étiquettes");
  await press(page, "Supprimer Grand vent");
  await press(page, "Supprimer l’étiquette");
  await expect(page.getByRole("button", { name: "Supprimer Grand vent" })).toHaveCount(0);
});
