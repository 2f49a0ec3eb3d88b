import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { readPdf } from "../apps/functions/src/pdf/testing/readPdf.ts";
import { formatMoney } from "../packages/domain/src/format/index.ts";
import { computeQuote } from "../packages/domain/src/quote/index.ts";
import { addRoutine, newProfessional } from "./newProfessional.ts";
import { mailTo } from "./outbox.ts";
import { drawSignature } from "./signature.ts";
import { expectSound } from "./sound.ts";
import { CLAIRE, signIn } from "./steps.ts";
import { expect, test } from "./test.ts";
import { demoId } from "../scripts/demo/demoId.ts";

const plain = (text: string): string => text.replace(/[\s\u00A0\u202F]+/gu, " ").trim();
const sheet = (page: Page) => page.getByRole("article", { name: /^Aperçu/u });
const discount = (page: Page) => page.getByRole("textbox", { name: "Remise" });

test("the quote of the demo has its title and heading, and nothing to complain about", async ({ page }) => {
  test.setTimeout(180_000);
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await signIn(page, CLAIRE);
  await page.goto(`/user/diagnosis/routine/${demoId("diagnosis", "anais-morel-2")}/quote`);
  // The demo's photos are analysed first, then its routine is saved.
  await expect(sheet(page)).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole("heading", { level: 1, name: "Devis", exact: true })).toBeVisible();
  await expect(page).toHaveTitle("Devis — Carnation");
  await expectSound(page, "the quote");
  expect(complaints).toEqual([]);
});

test("a quote is completed, discounted, issued, signed, sent and changed; every amount is the domain's", async ({
  page,
  product,
}) => {
  test.setTimeout(180_000);
  const { uid, email } = await newProfessional(product, "ines.devis");
  const { diagnosis, client } = await addRoutine(product, uid);
  await signIn(page, email);
  await page.goto(`/user/diagnosis/routine/${diagnosis}/quote`);

  // A price that nobody has set.
  await expect(sheet(page)).toContainText("Prix à saisir");
  await page.getByLabel(/^Crème de l’atelier/u).fill("38,50");
  await page.getByRole("button", { name: "Enregistrer le prix" }).click();
  await expect(sheet(page)).not.toContainText("Prix à saisir");

  // What is no discount is refused in words; what was typed stays.
  for (const typed of ["101", "-1"]) {
    await discount(page).fill(typed);
    await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
    await expect(page.getByText(/entre 0.(?:% )?et 100/u).first()).toBeVisible();
    await expect(discount(page)).toHaveValue(typed);
  }
  await discount(page).fill("12,5");
  await page.getByLabel(/^Conditions/u).fill("Règlement à chaque séance.");

  const item = (id: string, quantity: number, unitPrice: number, vatRate: number) => ({
    id,
    recommendation: id,
    group: "home" as const,
    label: id,
    details: "",
    quantity,
    unitPrice,
    vatRate,
  });
  const items = [item("a", 3, 7500, 2000), item("b", 1, 1999, 550), item("c", 1, 3850, 2000)];
  const { totals } = computeQuote(items, { discount: 12.5 });
  const amounts = [
    totals!.subtotal,
    -totals!.discount,
    totals!.withoutVat,
    totals!.total,
    ...totals!.vat.flatMap(({ vat, base }) => [vat, base]),
  ].map((cents) => plain(formatMoney(cents)));
  expect(amounts).toHaveLength(8);
  const expectAmounts = (text: string, where: string): void => {
    for (const amount of amounts) expect(plain(text), where).toContain(amount);
  };
  expectAmounts(await sheet(page).innerText(), "on the sheet");
  expectAmounts(await page.getByRole("region", { name: "Réglages du devis" }).innerText(), "beside it");

  // What the profile lacks is asked for on the spot.
  const business = page.getByRole("region", { name: "Votre établissement" });
  await business.getByLabel(/^Forme juridique/u).fill("EI");
  await business.getByLabel(/^Numéro et rue/u).fill("12, rue des Lilas, 69003 Lyon");
  await business.getByLabel(/^Téléphone/u).fill("04 65 71 00 42");
  await business.getByLabel(/^Numéro SIRET/u).fill("732 829 320 00074");
  await business.getByLabel(/^Médiateur/u).fill("exemple-mediation.fr");
  await business.getByRole("button", { name: "Enregistrer et émettre le devis" }).click();
  await expect(page.getByText(/^Devis D-\d{4}-0001, .*émis\.$/u)).toBeVisible();
  expectAmounts(await sheet(page).innerText(), "on the issued sheet");

  await page.getByRole("button", { name: "Faire signer" }).click();
  await expect(page.getByRole("button", { name: "Signer le devis" })).toBeVisible();
  await expectSound(page, "a quote to sign");
  await page.emulateMedia({ colorScheme: "light" });
  await drawSignature(page);
  await page.getByRole("button", { name: "Signer le devis" }).click();
  await expect(page.getByText(/^Signé par Léa Devis le /u)).toBeVisible();
  await expect(sheet(page).locator("img")).toBeVisible();
  const preview = plain(await sheet(page).innerText());

  // What the browser prints is the sheet alone, on one page.
  const paper = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(paper.pages).toBe(1);
  expectAmounts(paper.texts.join(" "), "on paper");
  expect(plain(paper.texts.join(" "))).not.toContain("Réglages");

  // The file, and the message with the same file.
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "PDF", exact: true }).click();
  const file = await readFile(await (await downloading).path());
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Envoyer le devis" });
  await expect(dialog.getByLabel(/^Adresse e-mail/u)).toHaveValue(client);
  await expect(dialog.getByRole("list", { name: "Pages du devis" })).toContainText("Bon pour accord");
  await dialog.getByRole("button", { name: "Envoyer", exact: true }).dblclick();
  await expect(page.getByText(/^Devis à .*: envoyé\./u)).toBeVisible();
  const mail = await mailTo(page, product.url, client);
  expect(mail.subject).toMatch(/^Votre devis n°.D-\d{4}-0001$/u);
  const [attached] = mail.attachments;
  const bytes = new Uint8Array(attached!.content as ArrayBuffer);
  expect(Buffer.from(bytes).equals(file), "what is sent is what is downloaded").toBe(true);
  const { pages, texts } = await readPdf(bytes);
  expect(pages).toBe(1);
  const printed = plain(texts.join(" "));
  expectAmounts(printed, "in the PDF");
  for (const words of ["Atelier Garnier", "Léa Devis", "TVA 5,5 %", "Règlement à chaque séance."]) {
    expect(printed).toContain(words);
    expect(preview).toContain(words);
  }

  // What was signed is frozen: a change is its second version.
  await page.getByRole("button", { name: /^Créer la version.2$/u }).click();
  await discount(page).fill("20");
  await page.getByRole("button", { name: /^Émettre la version.2$/u }).click();
  await expect(page.getByText(/0001, version.2, .*émis\.$/u)).toBeVisible();
  await expect(page.getByRole("region", { name: "Devis émis" })).toContainText(/Signé le .*, remplacé/u);
});
