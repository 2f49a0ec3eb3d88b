import { documentPaths } from "../packages/product/src/path/index.ts";
import { DEMO_PASSWORD } from "../scripts/demo/accounts.ts";
import { newProfessional, withAdmin } from "./newProfessional.ts";
import { mailTo } from "./outbox.ts";
import { signIn, SOPHIE, submitCredentials } from "./steps.ts";
import { expect, test } from "./test.ts";
import { demoId } from "../scripts/demo/demoId.ts";

test("a professional is invited, found, noted about, changed, shut out and let in again, and their trial is ended", async ({
  page,
  browser,
  product,
}) => {
  const { uid, email } = await newProfessional(product, "ines-admin");
  const context = await browser.newContext({ baseURL: product.url });
  const theirs = await context.newPage();
  await signIn(theirs, email);

  await signIn(page, SOPHIE, "/auth/admin");
  await page.getByRole("link", { name: "Clients professionnels" }).click();
  await page.getByRole("link", { name: "Ajouter un professionnel" }).click();
  await page.getByLabel(/^Prénom/u).fill("Ada");
  await page.getByLabel(/^Nom/u).fill("Lenoir");
  await page.getByLabel(/^Société/u).fill("Zen et Belle");
  await page.getByLabel(/^Formule d’essai/u).selectOption({ label: "Pro" });
  await page.getByLabel(/^E-mail/u).fill(email);
  await page.getByRole("button", { name: "Ajouter un professionnel" }).click();
  await expect(page.getByText("Un compte a déjà cette adresse e-mail.").first()).toBeVisible();
  await page.getByLabel(/^E-mail/u).fill("ada@zenetbelle.example");
  await page.getByRole("button", { name: "Ajouter un professionnel" }).click();
  await expect(page.getByText("C’est enregistré.")).toBeVisible();
  await expect(page.getByRole("row", { name: /Zen et Belle/u })).toContainText("Invité");
  expect((await mailTo(page, product.url, "ada@zenetbelle.example")).subject).toMatch(/compte Carnation/u);

  await page.goto("/admin/customers?compte=invites");
  await expect(page.getByRole("link", { name: "Atelier Garnier" })).toHaveCount(0);
  await page.getByRole("link", { name: "Zen et Belle" }).click();
  await expect(page.getByRole("button", { name: "Renvoyer l’invitation" })).toBeVisible();
  await page.getByRole("link", { name: "Voir la facturation" }).click();
  await expect(page.getByText("Aucune facturation pour ce compte.")).toBeVisible();

  // Somebody else changes it while it is open.
  await page.goto(`/admin/customers/edit/${uid}`);
  await page.getByLabel(/^Société/u).fill("Atelier Garnier, Lyon");
  await withAdmin(product, (db) => db.doc(documentPaths.user(uid)).update({ lastname: "Garnier-Roy" }));
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByRole("button", { name: "Enregistrer ma version" }).click();
  await expect(page.getByText("C’est enregistré.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Atelier Garnier, Lyon" })).toBeVisible();

  await page.getByLabel("Ajouter une note").fill("Rappelée au sujet de son compte.");
  await page.getByRole("button", { name: "Ajouter la note" }).click();
  await expect(page.getByText(/^Sophie Leroy, le /u)).toBeVisible();

  await page.getByRole("button", { name: "Désactiver" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Atelier Garnier, Lyon");
  await question.getByRole("checkbox", { name: /abonnement/u }).uncheck();
  await question.getByRole("button", { name: "Désactiver le compte" }).click();
  await expect(page.getByRole("button", { name: "Réactiver" })).toBeVisible();
  await expect(theirs.getByText("Votre compte est désactivé.").first()).toBeVisible();
  await page.getByRole("button", { name: "Réactiver" }).click();
  await page.getByRole("button", { name: "Réactiver le compte" }).click();
  await expect(page.getByRole("button", { name: "Désactiver" })).toBeVisible();
  await theirs.goto("/auth/login");
  await submitCredentials(theirs, email, DEMO_PASSWORD);
  await theirs.waitForURL(/\/user\//u);
  await context.close();

  await page.goto(`/admin/customers/billing/${demoId("users", "nadia")}`);
  await page.getByRole("button", { name: "Annuler l’abonnement" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Annuler l’abonnement" }).click();
  await expect(page.getByText(/^Prend fin le /u)).toBeVisible();
  await expect(page.getByRole("button", { name: "Annuler l’abonnement" })).toHaveCount(0);
});
