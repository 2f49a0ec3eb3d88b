import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { readFile } from "node:fs/promises";
import { DEMO_PASSWORD } from "../scripts/demo/accounts.ts";
import { addRoutine, newProfessional } from "./newProfessional.ts";
import { mailTo } from "./outbox.ts";
import { expectSound } from "./sound.ts";
import { CLAIRE, signIn, submitCredentials } from "./steps.ts";
import { expect, test } from "./test.ts";
import { demoId } from "../scripts/demo/demoId.ts";

const NEXT_PASSWORD = "tulipe ardoise vélo";

/** Opens the link of the latest message to an address. */
async function openMailedLink(page: Page, url: string, address: string): Promise<void> {
  const { text = "" } = await mailTo(page, url, address);
  await page.goto(/https?:\S+/u.exec(text)?.[0] ?? "");
}

test("address and password are changed after the present one, and sessions end everywhere", async ({
  page,
  context,
  product,
}) => {
  const { email } = await newProfessional(product, "ines.compte");
  const next = "ines.autre@institut.example";
  await signIn(page, email);
  await page.goto("/user/account");
  await expect(page.getByText(email).first()).toBeVisible();
  await expectSound(page, "the account");

  // With the keys alone: Escape gives it up, and the focus is where it was.
  const change = page.getByRole("button", { name: "Modifier l’adresse" });
  await change.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(change).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByLabel(/^Nouvelle adresse e-mail/u).fill(next);
  await page.keyboard.press("Tab");
  await page.keyboard.type("pas-le-bon");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Mot de passe actuel incorrect.").first()).toBeVisible();
  await expect(page.getByLabel(/^Nouvelle adresse e-mail/u)).toHaveValue(next);
  await page.getByLabel(/^Mot de passe actuel/u).fill(DEMO_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(
    page.getByText(`Un lien de confirmation vient de partir à ${next}, si aucun autre compte ne l’utilise.`),
  ).toBeVisible();

  // Until the link is opened nothing has changed; then every session ends.
  const mailbox = await context.newPage();
  await openMailedLink(mailbox, product.url, next);
  await mailbox.getByRole("button", { name: "Confirmer cette adresse" }).click();
  await expect(mailbox.getByRole("link", { name: "Continuer" })).toBeVisible();
  await mailbox.close();
  await expect(page.getByRole("button", { name: "Se connecter" })).toBeVisible();
  await submitCredentials(page, next, DEMO_PASSWORD);
  await page.waitForURL(/\/user\//u);
  await page.goto("/user/account");
  await expect(page.getByText(next).first()).toBeVisible();

  await page.getByRole("button", { name: "Modifier le mot de passe" }).click();
  await page.getByLabel(/^Mot de passe actuel/u).fill(DEMO_PASSWORD);
  await page.getByLabel(/^Nouveau mot de passe \(/u).fill(NEXT_PASSWORD);
  await page.getByLabel(/une seconde fois/u).fill(NEXT_PASSWORD);
  await page.getByRole("button", { name: "Changer le mot de passe" }).click();
  await expect(page.getByText("Votre mot de passe est changé.")).toBeVisible();

  await page.getByRole("button", { name: "Se déconnecter partout" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Mot de passe actuel/u).fill(NEXT_PASSWORD);
  await dialog.getByRole("button", { name: "Se déconnecter partout" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Connexion" })).toBeVisible();
  await submitCredentials(page, next, NEXT_PASSWORD);
  await page.waitForURL(/\/user\//u);
});

test("a criterion is hidden from the results, and everything is exported", async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, CLAIRE);
  await page.goto("/user/account");
  const redness = page.getByRole("switch", { name: /^Rougeurs/u });
  await expect(redness).toBeChecked();
  await redness.click();
  await expect(page.getByText(/^Rougeurs\s: masqué dans tous vos résultats\./u)).toBeVisible();
  await expect(page.getByText("12 sur 13")).toBeVisible();
  await page.goto(`/user/diagnosis/results/${demoId("diagnosis", "anais-morel")}`);
  await page.getByRole("tab", { name: /Critères/u }).click({ timeout: 150_000 });
  const criteria = page.getByRole("tabpanel", { name: /Critères/u });
  await expect(criteria.getByRole("listitem")).toHaveCount(12);
  await expect(criteria.getByText("Rougeurs", { exact: true })).toBeHidden();
  await page.goto("/user/account");
  await redness.click();
  await expect(page.getByText(/^Rougeurs\s: de nouveau affiché\./u)).toBeVisible();

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exporter mes données" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Carnation \d{4}-\d{2}-\d{2}\.zip$/u);
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  await expect(page.getByText("Votre archive est prête, dans vos téléchargements.")).toBeVisible();
  const text = (name: string): string => new TextDecoder().decode(files[name]);
  expect(JSON.parse(text("profil/profil.json"))).toMatchObject({ email: CLAIRE });
  const anais = Object.keys(files).filter((name) => name.startsWith("clients/Anaïs Morel/"));
  for (const kind of ["dossier.json", "diagnostic.json", "photo.jpg", "resultats.json"]) {
    expect(
      anais.some((name) => name.endsWith(`/${kind}`)),
      kind,
    ).toBe(true);
  }
  const photo = files[anais.find((name) => name.endsWith("/photo.jpg")) ?? ""];
  expect([...(photo?.subarray(0, 3) ?? [])]).toEqual([0xff, 0xd8, 0xff]);
  expect(text("LISEZ-MOI.txt")).toContain("Vos données Carnation");
});

test("a profile heads the quotes with its logo; a deletion is asked for and taken back", async ({
  page,
  product,
}) => {
  const { uid, email } = await newProfessional(product, "ines.profil");
  const { diagnosis } = await addRoutine(product, uid);
  await signIn(page, email);
  await page.goto("/user/profile");
  const head = page.getByRole("article", { name: "Aperçu de l’en-tête de vos documents" });
  await expect(head).toContainText("Atelier Garnier");
  await expectSound(page, "the profile");
  await page.getByLabel(/^Société/u).fill("Atelier Lumière");
  await expect(head).toContainText("Atelier Lumière");
  await page.getByLabel(/^Numéro SIRET/u).fill("123");
  const logo = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1600, 640);
    const context = canvas.getContext("2d")!;
    context.fillStyle = "#1a6b5a";
    context.fillRect(0, 0, 1600, 640);
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
  });
  await page
    .getByLabel(/^Logo/u)
    .setInputFiles({ name: "Mon logo.png", mimeType: "image/png", buffer: Buffer.from(logo) });
  await expect(head.locator("img")).toBeVisible();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText(/^Un numéro SIRET compte 14 chiffres/u).first()).toBeVisible();
  await page.getByLabel(/^Numéro SIRET/u).fill("732 829 320 00074");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Modifications enregistrées")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/^Société/u)).toHaveValue("Atelier Lumière");
  await expect(head.locator("img")).toBeVisible();
  await page.goto(`/user/diagnosis/routine/${diagnosis}/quote`);
  const sheet = page.getByRole("article", { name: /^Aperçu/u });
  await expect(sheet).toContainText("Atelier Lumière");
  const mark = sheet.locator("img").first();
  await expect(mark).toBeVisible();
  // It was made small before it was sent.
  expect(await mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1024);

  await page.goto("/user/account");
  await page.getByRole("button", { name: "Supprimer mon compte" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Votre adresse e-mail/u).fill(email);
  await dialog.getByLabel(/^Mot de passe actuel/u).fill("pas-le-bon");
  await dialog.getByRole("button", { name: "Supprimer mon compte" }).click();
  await expect(dialog.getByText("Mot de passe actuel incorrect.").first()).toBeVisible();
  await dialog.getByLabel(/^Mot de passe actuel/u).fill(DEMO_PASSWORD);
  await dialog.getByRole("button", { name: "Supprimer mon compte" }).click();
  await expect(page.getByText(/^Votre compte sera supprimé le /u)).toBeVisible();
  await page.goto("/user/dashboard");
  await expect(page.getByText(/^Votre compte sera supprimé le /u)).toBeVisible();
  await page.getByRole("button", { name: "Garder mon compte" }).click();
  await expect(page.getByText(/^Votre compte sera supprimé le /u)).toBeHidden();
});
