import type { Page } from "@playwright/test";
import { documentPaths } from "../packages/product/src/path/index.ts";
import { parseProfile } from "../packages/product/src/profile/index.ts";
import { DEMO_PASSWORD } from "../scripts/demo/accounts.ts";
import { newProfessional, withAdmin } from "./newProfessional.ts";
import { mailTo } from "./outbox.ts";
import type { Product } from "./product.ts";
import { expectAccessible, expectSound } from "./sound.ts";
import { CLAIRE, signIn, submitCredentials } from "./steps.ts";
import { expect, test } from "./test.ts";

const PASSWORD = "tulipe ardoise vélo";

/** The link of the latest message to an address, as its button leads there. */
async function linkTo(page: Page, product: Product, email: string, subject: RegExp): Promise<string> {
  const mail = await mailTo(page, product.url, email);
  expect(mail.subject).toMatch(subject);
  const [link] = /https?:\/\/\S+(?:code|oobCode)=[^\s)>]+/iu.exec(mail.text ?? "") ?? [];
  if (link === undefined) throw new Error(`No link in « ${mail.subject} »`);
  return link;
}

test("an invitation leads from its e-mail through the activation and the welcome to the dashboard, once", async ({
  page,
  product,
}) => {
  // The demo invites a colleague as an administrator does.
  const email = "camille@lumieredepeau.example";
  const link = await linkTo(page, product, email, /Votre compte Carnation vous attend/u);
  await page.goto(link);
  await expect(page.getByLabel("Prénom")).toHaveValue("Camille");
  await expectSound(page, "activation");

  await page.getByRole("button", { name: "Lire les conditions générales" }).click();
  const terms = page.getByRole("dialog", { name: "Conditions générales d’utilisation" });
  await expect(terms).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(terms).toBeHidden();

  // From here on with the keyboard alone.
  await page.getByLabel("Société").focus();
  await page.keyboard.press("End");
  await page.keyboard.type(", Lyon");
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  for (const stop of [
    /^J’accepte/u,
    /^Lire les conditions/u,
    /^Lire le contrat/u,
    /^J’ai lu/u,
    /^Lire la politique/u,
  ]) {
    await page.keyboard.press("Tab");
    // The button that shows the password comes before the boxes.
    if (
      (await page.evaluate(() => document.activeElement?.getAttribute("aria-label")))?.startsWith("Afficher")
    )
      await page.keyboard.press("Tab");
    const control = page.getByRole("checkbox", { name: stop }).or(page.getByRole("button", { name: stop }));
    await expect(control).toBeFocused();
    if (await page.evaluate(() => document.activeElement?.matches("[type=checkbox]")))
      await page.keyboard.press("Space");
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { level: 1, name: "Bienvenue Camille" })).toBeVisible();
  await expectAccessible(page, "welcome");
  await page.getByRole("checkbox", { name: "Pores" }).uncheck();
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.getByRole("checkbox", { name: /^LED/u }).uncheck();
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page.getByRole("heading", { level: 2, name: /^Essayer/u })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 2, name: /^Essayer/u })).toBeVisible();
  await page.getByRole("button", { name: "Plus tard" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bonjour Camille" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Bonjour Camille" })).toBeVisible();
  const profile = await withAdmin(product, async (db) => {
    const { docs } = await db.collection(documentPaths.users()).where("email", "==", email).get();
    return parseProfile(docs[0]!.id, docs[0]!.data());
  });
  expect(profile).toMatchObject({
    company: "Institut Lumière de Peau, Lyon",
    role: "customer",
    active: true,
    hiddenCriteria: [35],
  });
  expect(profile.enabledSubcategories).not.toContain("led");
  expect(profile.terms?.version).toBe(profile.privacy?.version);
  expect(profile.welcomed).not.toBeNull();

  // The link again: somebody is signed in, and then it has been used.
  await page.goto(link);
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole("button", { name: "Se déconnecter et activer le compte" }).click();
  await expect(page.getByText("Ce lien a expiré ou a déjà servi. Demandez un nouveau lien.")).toBeVisible();
  await page.getByRole("button", { name: "Demander un nouveau lien" }).click();
  await expect(page.getByText(/^Si cette invitation peut être renouvelée/u)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Renvoyer dans/u })).toBeDisabled();
});

test("a request for an account is answered alike whether the address has one or not; the e-mails differ", async ({
  page,
  product,
}) => {
  const email = "noor@institut.example";
  await page.goto("/auth/login");
  await page.getByRole("link", { name: "Créer un compte" }).click();
  const answers: string[] = [];
  for (const address of [CLAIRE, email]) {
    await page.getByLabel("Adresse e-mail").fill(address);
    await page.getByRole("button", { name: "Recevoir le lien d’activation" }).click();
    answers.push(await page.getByText(/^Si cette adresse/u).innerText());
    await page.getByRole("button", { name: "Utiliser une autre adresse" }).click();
  }
  expect(new Set(answers).size).toBe(1);
  expect((await mailTo(page, product.url, CLAIRE)).subject).toBe("Vous avez déjà un compte Carnation");
  await page.goto(await linkTo(page, product, email, /Activez votre compte/u));
  await page.getByLabel("Prénom").fill("Noor");
  await page.getByLabel("Nom", { exact: true }).fill("Haddad");
  await page.getByLabel("Société").fill("Institut Haddad");
  await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirmation du mot de passe").fill(PASSWORD);
  await page.getByRole("checkbox", { name: /^J’accepte/u }).check();
  await page.getByRole("checkbox", { name: /^J’ai lu/u }).check();
  await page.getByRole("button", { name: "Activer mon compte" }).dblclick();
  await page.getByRole("button", { name: "Aller au tableau de bord" }).click();
  await expect(page.getByText("Trois étapes pour commencer")).toBeVisible();
});

test("a forgotten password is replaced by the e-mail's link; what another tab was typing waits for the sign-in", async ({
  page,
  product,
  browser,
}) => {
  const { email } = await newProfessional(product, "zoe");
  const elsewhere = await browser.newContext({ baseURL: product.url });
  const typing = await elsewhere.newPage();
  await signIn(typing, email, "/auth/login?retour=/user/customers/add");
  await typing.getByLabel(/^Prénom/u).fill("Marguerite");
  await typing.getByLabel(/^Nom/u).first().fill("de la Tour");

  await page.goto("/auth/login");
  await page.getByRole("link", { name: /Mot de passe oublié/u }).click();
  await page.getByLabel("Adresse e-mail").fill("personne@institut.example");
  await page.getByRole("button", { name: "Recevoir le lien" }).click();
  const unknown = await page.getByText(/^Si un compte existe/u).innerText();
  await page.getByRole("button", { name: "Utiliser une autre adresse" }).click();
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByRole("button", { name: "Recevoir le lien" }).click();
  await expect(page.getByText(/^Si un compte existe/u)).toHaveText(unknown);
  await page.reload();
  await expect(page.getByRole("button", { name: /^Renvoyer dans \d+\ss$/u })).toBeDisabled();

  await page.goto(await linkTo(page, product, email, /mot de passe/u));
  await page.getByLabel(/Nouveau mot de passe/u).fill(PASSWORD);
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByRole("link", { name: "Continuer" }).click();
  await submitCredentials(page, email, DEMO_PASSWORD);
  await expect(page.getByText("E-mail ou mot de passe incorrect.")).toBeVisible();
  await submitCredentials(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/user\/dashboard/u);

  await expect(typing.getByText(/ce que vous aviez saisi vous attend/u)).toBeVisible({ timeout: 150_000 });
  await submitCredentials(typing, email, PASSWORD);
  await expect(typing).toHaveURL(/\/user\/customers\/add$/u);
  await expect(typing.getByText(/^Ce que vous aviez saisi avant la fin de votre session/u)).toBeVisible();
  await expect(typing.getByLabel(/^Prénom/u)).toHaveValue("Marguerite");
  await elsewhere.close();
});

test("a deactivated account is told so within a minute in every open tab, and lets nobody in", async ({
  page,
  product,
  context,
}) => {
  const { uid, email } = await newProfessional(product, "maya");
  const words = "Votre compte est désactivé.";
  await signIn(page, email);
  const other = await context.newPage();
  await other.goto("/user/customers");
  await expect(other.getByRole("heading", { level: 1, name: "Mes clients" })).toBeVisible();
  await withAdmin(product, (db) => db.doc(documentPaths.user(uid)).update({ active: false }));
  await expect(page.getByText(words)).toBeVisible({ timeout: 150_000 });
  await expect(other.getByText(words)).toBeVisible({ timeout: 150_000 });
  await submitCredentials(page, email, DEMO_PASSWORD);
  await expect(page.getByText(words)).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login/u);
});
