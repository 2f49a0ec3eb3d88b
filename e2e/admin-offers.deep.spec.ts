import { newProfessional } from "./newProfessional.ts";
import { signIn, SOPHIE } from "./steps.ts";
import { expect, test } from "./test.ts";

test("a discount is made, found, renamed over another tab, used by a professional, closed and deleted; plans change places before her eyes", async ({
  page,
  product,
  browser,
}) => {
  const { email } = await newProfessional(product, "offres", { subscribed: false });
  await signIn(page, SOPHIE, "/auth/admin");

  // Made, once what was typed is right.
  await page.getByRole("link", { name: "Réductions", exact: true }).click();
  await page.getByRole("link", { name: "Créer une réduction" }).click();
  await page.getByLabel(/^Nom \(/).fill("Rentrée");
  await page.getByLabel("Code").fill("été 27");
  await page.getByLabel(/^Valeur/).fill("25");
  await page.getByRole("radio", { name: "Plusieurs mois" }).check();
  await page.getByLabel(/^Nombre de mois/).fill("6");
  await page.getByRole("checkbox", { name: "Institut +" }).check();
  const create = page.getByRole("button", { name: "Créer une réduction" });
  await create.click();
  await expect(page.getByText(/^Lettres sans accent, chiffres et tirets seulement/).first()).toBeVisible();
  await page.getByLabel("Code").fill("bienvenue20");
  await create.click();
  await expect(page.getByText(/^Ce code est déjà celui d’une autre réduction/)).toBeVisible();
  await page.getByLabel("Code").fill("rentree27");
  await expect(page.getByText(/^−25.% pendant 6.mois, sur Institut \+$/)).toBeVisible();
  await create.dblclick();
  await expect(page.getByText("C’est enregistré.")).toBeVisible();
  await page.getByRole("searchbox").fill("rentree");
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(page.getByRole("row", { name: /Rentrée/ })).toContainText("RENTREE27");

  // Renamed in two tabs: the second is asked.
  await page.getByRole("link", { name: "Rentrée" }).click();
  await expect(page.getByLabel(/^Nom \(/)).toHaveValue("Rentrée");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel(/^Nom \(/).fill("Rentrée des instituts");
  await other.getByRole("button", { name: "Enregistrer" }).click();
  await expect(other.getByText("C’est enregistré.")).toBeVisible();
  await page.getByLabel(/^Nom \(/).fill("Rentrée 2027");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByRole("button", { name: "Enregistrer ma version" }).click();
  await expect(page.getByRole("link", { name: "Rentrée 2027" })).toBeVisible();

  // What a professional sees of the plans follows at once.
  const theirs = await browser.newContext({ baseURL: product.url, locale: "fr-FR" });
  const professional = await theirs.newPage();
  await signIn(professional, email);
  await professional.goto("/user/subscription");
  const offered = professional.getByRole("article").getByRole("heading");
  await expect(offered).toHaveText(["Essentiel", "Pro", "Institut +"]);
  await other.goto("/admin/subscriptions");
  await expect(other.getByRole("row", { name: /Institut Lumière de Peau/ })).toContainText(/Pro.*Actif/);
  await other.getByRole("button", { name: /^Monter .*Institut/ }).click();
  await expect(offered).toHaveText(["Essentiel", "Institut +", "Pro"]);
  await other.getByRole("button", { name: /^Descendre .*Institut/ }).click();
  await expect(offered).toHaveText(["Essentiel", "Pro", "Institut +"]);
  await other.getByRole("switch", { name: /^Proposer Institut/ }).click();
  await other.getByRole("button", { name: "Ne plus la proposer" }).click();
  await expect(offered).toHaveText(["Essentiel", "Pro"]);
  await other.getByRole("switch", { name: /^Proposer Institut/ }).click();
  await expect(offered).toHaveText(["Essentiel", "Pro", "Institut +"]);
  await other.getByRole("button", { name: "Synchroniser maintenant" }).click();
  await expect(other.getByText(/^C’est à jour/)).toBeVisible();

  // The code counts for its plan.
  await professional.getByRole("button", { name: /^Choisir la formule Institut \+/ }).click();
  await professional.getByLabel(/^Code promotionnel/).fill("rentree27");
  await professional.getByRole("button", { name: "Appliquer" }).click();
  await expect(professional.getByText("Code RENTREE27 appliqué")).toBeVisible();
  await theirs.close();

  // Closed, and deleted.
  await page.getByRole("link", { name: "Rentrée 2027" }).click();
  await page.getByRole("button", { name: "Fermer le code" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Fermer le code" }).click();
  await expect(page.getByRole("button", { name: "Rouvrir le code" })).toBeVisible();
  const removal = { name: "Supprimer la réduction" };
  await page.getByRole("button", removal).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Les abonnés qui en bénéficient déjà le conservent.");
  await question.getByRole("button", removal).click();
  await expect(page.getByText("C’est supprimé.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Rentrée 2027" })).toHaveCount(0);
});
