import { demoPhoto } from "./photos.ts";
import { JULIE, signIn, SOPHIE } from "./steps.ts";
import { expect, test } from "./test.ts";

test("a subcategory lives: added, found, changed by two at once, switched off before a professional’s eyes, deleted", async ({
  page,
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.url, locale: "fr-FR" });
  const professional = await context.newPage();
  await signIn(professional, JULIE);
  await professional.goto("/user/account");
  await signIn(page, SOPHIE, "/auth/admin");
  await page.goto("/admin/subcategories");
  await page.getByRole("link", { name: "Ajouter" }).click();

  // What the domain refuses keeps what was typed.
  const name = page.getByLabel("Nom");
  await name.fill("LED (LUMIERE douce)");
  await page.getByLabel("Ordre d’application").fill("100");
  await page.getByLabel("Avertissement").fill("Formation demandée");
  await page.getByRole("button", { name: "Ajouter" }).click();
  await expect(page.getByText("Une sous-catégorie porte déjà ce nom.").first()).toBeVisible();
  await expect(page.getByText("Saisissez une valeur entre 1 et 99.").first()).toBeVisible();
  await page.getByLabel("Ordre d’application").fill("");
  await name.fill("Cryothérapie");
  await page.getByLabel("Photo").setInputFiles(demoPhoto);
  await page.getByRole("button", { name: "Ajouter" }).click();
  await expect(page.getByText("C’est enregistré.")).toBeVisible();

  // Live: who practises it is counted, and reads what to know before.
  const practised = professional.getByRole("switch", { name: /Cryothérapie/ });
  await expect(professional.getByText("Formation demandée")).toBeVisible();
  await practised.check();
  await expect(professional.getByText("Cryothérapie : proposé dans vos routines.").first()).toBeVisible();
  await page.getByRole("searchbox").fill("cryo");
  await expect(page).toHaveURL(/\?recherche=cryo$/u);
  await page.reload();
  const row = page.getByRole("row", { name: /Cryothérapie/ });
  await expect(row).toContainText("1");
  await expect(row.locator("img")).toBeVisible();

  // Two administrators at once.
  await page.getByRole("link", { name: "Cryothérapie" }).click();
  await name.fill("Cryothérapie douce");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel("Avertissement").fill("");
  await other.getByLabel("Nom").fill("Cryothérapie visage");
  await other.getByRole("button", { name: "Enregistrer" }).click();
  await expect(other.getByText("C’est enregistré.")).toBeVisible();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByRole("button", { name: "Enregistrer ma version" }).click();
  await expect(page.getByText("C’est enregistré.")).toBeVisible();
  await expect(professional.getByRole("switch", { name: /Cryothérapie douce/ })).toBeVisible();

  // Switched off from the list.
  const actions = page.getByRole("button", { name: /Actions.*Cryothérapie douce/ });
  await actions.click();
  await page.getByRole("menuitem", { name: "Désactiver" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Aucune recommandation n’est concernée.");
  await question.getByRole("button", { name: "Désactiver" }).click();
  await expect(page.getByText("Désactivation : 1 sous-catégorie.")).toBeVisible();
  await expect(professional.getByRole("switch", { name: /Cryothérapie/ })).toHaveCount(0);

  await actions.click();
  await page.getByRole("menuitem", { name: "Supprimer la sous-catégorie" }).click();
  await question.getByRole("button", { name: "Supprimer la sous-catégorie" }).click();
  await expect(page.getByText("C’est supprimé.")).toBeVisible();
  await expect(page.getByRole("link", { name: /Cryothérapie/ })).toHaveCount(0);
  await context.close();
});

test("a contraindication lives: added, renamed in the table, exported, deleted with another in its place", async ({
  page,
}) => {
  await signIn(page, SOPHIE, "/auth/admin");
  await page.goto("/admin/contraindications");
  await page.getByRole("link", { name: "Ajouter" }).click();
  await page.getByLabel("Nom").fill("grossesse");
  await page.getByRole("button", { name: "Ajouter" }).click();
  await expect(page.getByText("Une contre-indication porte déjà ce nom.").first()).toBeVisible();
  await page.getByLabel("Nom").fill("=Rhume");
  await page.getByRole("button", { name: "Ajouter" }).click();
  await expect(page.getByText("C’est enregistré.")).toBeVisible();

  await page.getByRole("searchbox").fill("rhume");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exporter" }).click();
  const file = await (await download).createReadStream();
  expect(Buffer.concat(await file.toArray()).toString()).toContain("\r\n'=Rhume;");
  await page.getByRole("button", { name: /Actions.*Rhume/ }).click();
  await page.getByRole("menuitem", { name: "Renommer" }).click();
  await page.getByRole("textbox", { name: /Nouveau nom/ }).fill("Rhume en cours");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Rhume en cours" })).toBeFocused();
  await page.getByRole("searchbox").fill("");

  await page.getByRole("link", { name: "Épilepsie ou photosensibilité" }).click();
  const removal = { name: "Supprimer la contre-indication" };
  await page.getByRole("button", removal).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("LED rouge 20 min");
  await question.getByLabel("Remplacer par").selectOption({ label: "Rhume en cours" });
  await question.getByRole("button", removal).click();
  await expect(page.getByText("C’est supprimé.")).toBeVisible();
  await page.getByRole("searchbox").fill("rhume");
  await expect(page.getByRole("row", { name: /Rhume en cours/ })).toContainText("3");
});
