import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../scripts/demo/accounts.ts";
import { mailTo } from "./outbox.ts";
import type { Product } from "./product.ts";
import { signIn, SOPHIE, submitCredentials } from "./steps.ts";
import { expect, test } from "./test.ts";

const ADA = "ada.roy@carnation.example";
const PASSWORD = "tulipe ardoise vélo";

const save = (page: Page): Promise<void> => page.getByRole("button", { name: "Enregistrer" }).click();

/** Opens the account that an invitation leads to. */
async function activate(page: Page, product: Product, email: string): Promise<void> {
  const { text = "" } = await mailTo(page, product.url, email);
  await page.goto(/https?:\/\/\S+firstlogin\?code=[\w-]+/u.exec(text)![0]);
  await expect(page.getByLabel("Prénom")).toHaveValue("Ada");
  await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirmation du mot de passe").fill(PASSWORD);
  await page.getByRole("checkbox", { name: /^J’accepte/u }).check();
  await page.getByRole("checkbox", { name: /^J’ai lu/u }).check();
  await page.getByRole("button", { name: "Activer mon compte" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Ada/u })).toBeVisible();
}

test("an administrator is invited, changed at once by two, loses the role and the account in an open tab", async ({
  page,
  product,
  browser,
}) => {
  test.slow();
  await signIn(page, SOPHIE, "/auth/admin");
  await page.getByRole("link", { name: "Employés", exact: true }).click();
  await page.getByRole("link", { name: "Ajouter", exact: true }).click();
  await page.getByLabel(/^Prénom/u).fill("Ada");
  await page.getByLabel(/^Nom/u).fill("Roy");
  await page.getByLabel(/^Adresse e-mail/u).fill("claire@lumieredepeau.example");
  await page.getByRole("radio", { name: "Administrateur" }).check();
  await page.getByRole("button", { name: "Ajouter" }).click();
  await expect(page.getByText("Un compte a déjà cette adresse e-mail.").first()).toBeVisible();
  await page.getByLabel(/^Adresse e-mail/u).fill(ADA);
  await page.getByRole("button", { name: "Ajouter" }).click();
  await expect(page.getByText("C’est enregistré.")).toBeVisible();
  await page.getByRole("searchbox").fill("roy");
  await expect(page.getByRole("row", { name: /Ada Roy/u })).toContainText("Invité");

  const elsewhere = await browser.newContext({ baseURL: product.url });
  const ada = await elsewhere.newPage();
  await activate(ada, product, ADA);
  await expect(page.getByRole("row", { name: /Ada Roy/u })).toContainText("Actif");
  await ada.goto("/admin/employees");
  await ada.getByRole("link", { name: "Ada Roy", exact: true }).click();

  await page.getByRole("link", { name: "Ada Roy", exact: true }).click();
  await page.getByLabel(/^Nom/u).fill("Roy Martin");
  await ada.getByLabel(/^Nom/u).fill("Le Roy");
  await save(ada);
  await expect(ada.getByText("C’est enregistré.")).toBeVisible();
  await save(page);
  await page.getByRole("button", { name: "Enregistrer ma version" }).click();
  await expect(ada.getByRole("link", { name: "Ada Roy Martin", exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Ada Roy Martin", exact: true }).click();
  await expect(page.getByText("Compte créé, invitation envoyée")).toBeVisible();
  await page.getByRole("radio", { name: "Employé" }).check();
  await page.getByLabel(/^Votre mot de passe/u).fill(DEMO_PASSWORD);
  await save(page);
  await expect(page.getByText("C’est enregistré.")).toBeVisible();
  // In the tab that is open, by itself.
  const refused = ada.getByRole("heading", { level: 1, name: "Accès réservé aux administrateurs" });
  await expect(refused).toBeVisible({ timeout: 150_000 });
  await ada.getByRole("link", { name: "Aller au tableau de bord" }).click();
  await expect(ada).toHaveURL(/\/user\/dashboard/u);

  await page.getByRole("link", { name: "Ada Roy Martin", exact: true }).click();
  await page.getByRole("switch", { name: /^Compte/u }).uncheck();
  await expect(page.getByText(/^Ses sessions ouvertes prennent fin/u)).toBeVisible();
  await save(page);
  await expect(page.getByRole("row", { name: /Ada Roy Martin/u })).toContainText("Désactivé");
  await expect(ada).toHaveURL(/\/auth\/login/u, { timeout: 150_000 });
  await submitCredentials(ada, ADA, PASSWORD);
  await expect(ada.getByText("Votre compte est désactivé.")).toBeVisible();
  await elsewhere.close();
});
