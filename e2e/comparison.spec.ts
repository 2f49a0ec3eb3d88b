import { newestMail, readAttachment } from "./outbox.ts";
import { CLAIRE, signIn } from "./steps.ts";
import { expect, test } from "./test.ts";
import { demoId } from "../scripts/demo/demoId.ts";

const pair = `/user/diagnosis/compare/${demoId("diagnosis", "anais-morel")}/${demoId("diagnosis", "anais-morel-1")}`;

/** A day as the demo data counts it, from today, in the words of the product: « 1er septembre 2026 ». */
const daysAgo = (days: number): string =>
  new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "Europe/Paris" })
    .format(Date.now() - days * 86_400_000)
    .replace(/^1 /u, "1er ");

test("two dates of a client are compared, the recap is edited, and the report leaves as it was looked at", async ({
  page,
  product,
}) => {
  test.setTimeout(180_000);
  await signIn(page, CLAIRE);
  await page.goto(pair);
  // The demo photos may still be in the queue: the page then says so and opens by itself.
  await expect(page.getByRole("heading", { name: "Bilan rédigé" })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText(/^Du .*, 3.mois$/u)).toBeVisible();
  await expect(page.getByText(/^Comparabilité bonne/u).first()).toBeVisible();

  // The line between the photos by keyboard, and the masks of what changed.
  const line = page.getByRole("slider").first();
  await line.focus();
  const before = await line.inputValue();
  await page.keyboard.press("ArrowRight");
  await expect(line).not.toHaveValue(before);
  await page.getByRole("radio", { name: "Masques" }).check();
  await page.getByLabel("Masque", { exact: true }).selectOption("Rougeurs");
  await expect(page.getByRole("img", { name: "Masque Rougeurs" })).toHaveCount(2);

  const evenness = page.getByRole("row", { name: /Uniformité.*Amélioration/u }).first();
  await expect(evenness).toBeVisible();
  await page.getByRole("switch", { name: "Changements significatifs" }).check();
  await expect(page.getByText("Contour de l’œil", { exact: true }).filter({ visible: true })).toHaveCount(0);
  // What is looked at has no verdict; its masks are compared on the photos.
  await expect(page.getByText(/^À observer, sans score.: rougeurs,/u)).toBeVisible();
  await expect(page.getByText("Non comparables", { exact: true }).first()).toBeVisible();

  const recap = page.getByRole("region", { name: "Bilan rédigé" });
  await expect(recap.getByText(/critères? progresse/u)).toBeVisible({ timeout: 150_000 });
  await recap.getByRole("button", { name: "Modifier" }).click();
  await recap.getByLabel(/^Texte du bilan/u).fill("Bravo Anaïs, le teint s’unifie.");
  await recap.getByRole("button", { name: "Enregistrer le bilan" }).click();
  await expect(recap.getByText("Texte modifié par vous.", { exact: false })).toBeVisible();
  await expect(recap.getByRole("button", { name: "Modifier" })).toBeFocused();

  await page.getByRole("button", { name: "Envoyer le rapport" }).click();
  const dialog = page.getByRole("dialog", { name: "Envoyer le rapport" });
  await expect(dialog.getByLabel(/^Adresse e-mail/u)).toHaveValue("anais.morel@clients.example");
  await expect(dialog.getByRole("list", { name: "Pages du rapport" })).toContainText("Bravo Anaïs", {
    timeout: 150_000,
  });
  await dialog.getByRole("button", { name: "Envoyer", exact: true }).dblclick();
  await expect(page.getByText(/^Rapport à anais\.morel@clients\.example.: envoyé\./u)).toBeVisible();

  const mail = await newestMail(page, product.url, "Votre comparaison de peau");
  expect(mail.to).toMatchObject([{ address: "anais.morel@clients.example" }]);
  expect(mail.subject).toMatch(/^Votre comparaison de peau du /u);
  expect(mail.text).toMatch(/^Bonjour Anaïs,/u);
  const { title, words } = await readAttachment(mail);
  expect(title).toBe(mail.subject);
  for (const word of [
    "Anaïs Morel",
    daysAgo(0),
    daysAgo(91),
    "Bravo Anaïs",
    "Uniformité",
    "Amélioration",
    "À observer, sans score",
    "Stable",
  ]) {
    expect(words).toContain(word);
  }
});
