import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type LocalPayments, startLocalPayments } from "../packages/local-payments/src/index.ts";
import { paymentEnvironment } from "../scripts/payments.ts";
import { endSubscriptions, newProfessional } from "./newProfessional.ts";
import { prepareProduct } from "./product.ts";
import { signIn } from "./steps.ts";
import { expect, test } from "./test.ts";

const GOOD = "4242 4242 4242 4242";
const DECLINED = "4000 0000 0000 0002";
const OTHER = "5555 5555 5555 4444";
/** Is taken, and fails when it is to pay. */
const FAILS_LATER = "4000 0000 0000 0341";

/** Types a card on the bank's page. */
async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Numéro de carte").fill(number);
  await page.getByLabel(/^Fin de validité/).fill("12/34");
  await page.getByLabel("Code de sécurité").fill("123");
  await page.getByLabel("Nom sur la carte").fill("Inès Garnier");
}

const startTrial = (page: Page) => page.getByRole("button", { name: "Commencer l’essai" }).click();
const standing = (page: Page) => page.getByRole("region", { name: "Formule Essentiel" });

test("a subscription goes from the banner to the bank and back: nothing debited, a card refused, a trial, another card, the end, and reading on", async ({
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
  // What the bank still tells of the trial may come after the end that is written here, and undo it.
  await expect(async () => {
    await endSubscriptions(product, uid);
    await page.goto("/user/diagnosis/method");
    await expect(page.getByText(/^Votre abonnement a pris fin\./)).toBeVisible({ timeout: 5000 });
  }).toPass();
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

/** A bank of the test's own, whose clock and announcements nobody else hears, with one plan. */
async function openBank(): Promise<LocalPayments & { readonly dispose: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), "carnation-bank-"));
  const bank = await startLocalPayments({ dataDir, port: 0 });
  return {
    ...bank,
    async dispose() {
      await bank.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function offer(bank: LocalPayments): void {
  bank.once("offer", (post) => {
    post("/v1/products", { id: "essentiel", name: "Essentiel", metadata: { position: 1 } });
    const recurring = { interval: "month", trial_period_days: 14 };
    const price = { product: "essentiel", currency: "eur", unit_amount: 3900, recurring };
    post("/v1/local/prices", { id: "essentiel-month", ...price });
  });
}

test("a bank that tells late is asked; a renewal that fails is said at once, and mended at the portal", async ({
  browser,
}) => {
  test.slow();
  const bank = await openBank();
  const product = await prepareProduct({ CARNATION_DEMO: "off", ...paymentEnvironment(bank) });
  try {
    await product.start();
    bank.setWebhook(product.webhookUrl);
    offer(bank);
    await bank.idle();
    const { email } = await newProfessional(product, "retard", { subscribed: false });
    const page = await browser.newPage({ baseURL: product.url });
    await signIn(page, email);
    await page.goto("/user/subscription");
    await page.getByRole("button", { name: /^Choisir la formule Essentiel/ }).click();
    await typeCard(page, FAILS_LATER);

    // Nothing of the payment is announced; the page asks, and is answered.
    bank.setWebhook("http://127.0.0.1:9/");
    await startTrial(page);
    await expect(page.getByText(/^Merci, c’est enregistré\./)).toBeVisible();
    await expect(page.getByText("Merci, votre période d’essai est ouverte.")).toBeVisible();
    await expect(page).toHaveURL(/\/user\/subscription$/);
    // What comes afterwards changes nothing.
    bank.setWebhook(product.webhookUrl);
    await bank.idle();
    await expect(standing(page)).toContainText("Essai jusqu’au");

    // The page that is open follows by itself.
    bank.advance({ days: 15 });
    await expect(standing(page)).toContainText("Le dernier paiement a échoué");
    await page.getByRole("link", { name: "Voir la facture en attente" }).click();
    await expect(page.getByText(/le paiement de 46,80.€ a échoué\./)).toBeVisible();
    await page.getByRole("button", { name: "Régler la facture" }).click();
    await page.getByRole("link", { name: "Changer de carte" }).click();
    await typeCard(page, GOOD);
    await page.getByRole("button", { name: "Enregistrer la carte" }).click();
    await page.getByRole("button", { name: /^Régler / }).click();
    await page.getByRole("link", { name: "Revenir à Carnation" }).click();
    await expect(page.getByRole("row").filter({ hasText: /46,80.€/ })).toContainText("Payée");
    await expect(page.getByText(/a échoué/)).toHaveCount(0);
    await page.getByRole("link", { name: "Abonnement" }).click();
    await expect(standing(page)).toContainText("Se renouvelle le");
  } finally {
    await product.dispose();
    await bank.dispose();
  }
});
