import type { Page } from "@playwright/test";
import { endSubscriptions, newProfessional } from "./newProfessional.ts";
import { signIn } from "./steps.ts";
import { expect, test } from "./test.ts";

const GOOD = "4242 4242 4242 4242";
const DECLINED = "4000 0000 0000 0002";
const OTHER = "5555 5555 5555 4444";

/** Types a card on the bank's page. */
async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Numéro de carte").fill(number);
  await page.getByLabel(/^Fin de validité/).fill("12/34");
  await page.getByLabel("Code de sécurité").fill("123");
  await page.getByLabel("Nom sur la carte").fill("Inès Garnier");
}

const startTrial = (page: Page) => page.getByRole("button", { name: "Commencer l’essai" }).click();
const standing = (page: Page) => page.getByRole("region", { name: "Formule Essentiel" });

test("from the banner to the bank and back: nothing debited, a card refused, a trial, another card, the end, and reading on", async ({
  page,
  product,
}) => {
  const { email, uid } = await newProfessional(product, "abonnement", { subscribed: false });
  const isElsewhere = ({ origin, protocol }: URL): boolean =>
    protocol === "http:" && origin !== new URL(product.url).origin;
  await signIn(page, email);
  await page.goto("/user/diagnosis/method");
  await expect(page.getByText("Aucun abonnement n'est associé à ce compte.")).toBeVisible();
  await page.getByRole("link", { name: "Choisir une formule" }).click();
  await expect(page).toHaveURL(/\/user\/subscription$/);

  // Given up at the bank: nothing is debited, and the address keeps nothing of it.
  const choose = page.getByRole("button", { name: /^Choisir la formule Essentiel, 39.€ HT par mois/ });
  await choose.dblclick();
  await page.waitForURL(isElsewhere);
  await expect(page.getByRole("heading", { level: 1, name: "Essentiel" })).toBeVisible();
  await page.getByRole("link", { name: "Annuler" }).click();
  await expect(page.getByText("Paiement annulé, rien n’a été débité.")).toBeVisible();
  await expect(page).toHaveURL(/\/user\/subscription$/);

  // A refused card keeps what was typed; the other tab follows by itself.
  const other = await page.context().newPage();
  await other.goto("/user/subscription");
  await expect(other.getByText("Aucun abonnement n'est associé à ce compte.")).toBeVisible();
  await choose.click();
  await typeCard(page, DECLINED);
  await startTrial(page);
  await expect(page.getByRole("alert")).toContainText("rien n’a été débité");
  await page.getByLabel("Numéro de carte").fill(GOOD);
  await startTrial(page);
  await expect(page.getByText("Merci, votre période d’essai est ouverte.")).toBeVisible();
  await expect(page).toHaveURL(/\/user\/subscription$/);
  await expect(standing(page)).toContainText(/14.jours restants\. Puis 39.€ HT par mois/);
  await expect(standing(other)).toContainText("Essai jusqu’au");
  await page.reload();
  await expect(standing(page)).toBeVisible();
  await expect(page.getByText(/^Merci/)).toHaveCount(0);

  // The invoice has its file, at the bank's.
  await page.getByRole("link", { name: "Paiements" }).click();
  const row = page.getByRole("row").nth(1);
  await expect(row).toContainText(/0,00.€.*Payée/);
  const tab = page.context().waitForEvent("page");
  const file = tab.then((opened) => opened.waitForEvent("download"));
  await row.getByRole("button", { name: /en PDF$/ }).click();
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);

  // Another card, at the bank's portal.
  await page.getByRole("link", { name: "Facturation" }).click();
  await expect(page.getByText("Visa se terminant par 4242")).toBeVisible();
  await page.getByRole("button", { name: "Gérer ma facturation" }).click();
  await page.getByRole("link", { name: "Changer de carte" }).click();
  await typeCard(page, OTHER);
  await page.getByRole("button", { name: "Enregistrer la carte" }).click();
  await page.getByRole("link", { name: "Revenir à Carnation" }).click();
  await expect(page.getByText("Mastercard se terminant par 4444")).toBeVisible();

  // Ended in one tab, taken up again at the portal from the other one, ended again.
  await page.getByRole("link", { name: "Abonnement" }).click();
  await end(page);
  await expect(standing(page)).toContainText("Prend fin le");
  await other.getByRole("button", { name: "Reprendre mon abonnement" }).click();
  await other.getByRole("button", { name: "Reprendre l’abonnement" }).click();
  await other.getByRole("link", { name: "Revenir à Carnation" }).click();
  await expect(standing(page)).toContainText("Essai jusqu’au");
  await end(page);
  await expect(page.getByText(/^C’est fait\. Rien n’est effacé/)).toBeVisible();

  // Once it has ended, no analysis begins, and everything can be read.
  await endSubscriptions(product, uid);
  await expect(page.getByRole("button", { name: /^Choisir la formule Essentiel/ })).toBeVisible();
  await page.goto("/user/diagnosis/method");
  await expect(page.getByText(/^Votre abonnement a pris fin\./)).toBeVisible();
  for (const [path, words] of [
    ["/user/customers", "Ajoutez votre premier client"],
    ["/user/payments", /^CARN-/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(words).first()).toBeVisible();
  }
});

async function end(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Résilier l’essai" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Rien ne sera débité.");
  await dialog.getByRole("button", { name: "Résilier l’essai" }).click();
  await expect(dialog).toBeHidden();
}
