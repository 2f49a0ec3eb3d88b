import { readFile } from "node:fs/promises";
import { cutNetwork } from "@carnation/testing/cutNetwork";
import { CLAIRE, signByHand, signIn } from "./steps.ts";
import { expect, test } from "./test.ts";

const face = new URL("../apps/web/public/demo/visage-clair.jpg", import.meta.url);

test("a professional adds a client who signs, with their picture, then changes them", async ({ page }) => {
  await signIn(page, CLAIRE);
  await page.getByRole("link", { name: "Mes clients" }).click();
  await page.getByRole("link", { name: "Ajouter un client" }).click();
  await page.getByLabel(/^Prénom/).fill("Léa");
  await page.getByLabel(/^Nom/).fill("Petit");
  await page.getByLabel(/^E-mail/).fill("Anais.MOREL@clients.example");
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  for (const refusal of [
    "Vous avez déjà un client avec cette adresse email.",
    "Le client doit accepter les conditions d'utilisation",
    "La signature est nécessaire.",
  ]) {
    await expect(page.getByRole("link", { name: refusal })).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "Ouvrir la fiche de Anaïs Morel" })).toBeVisible();

  await page.getByLabel(/^E-mail/).fill("lea@clients.example");
  await page.getByLabel(/^Photo/).setInputFiles({
    name: "Léa.JPG",
    mimeType: "image/jpeg",
    buffer: await readFile(face),
  });
  await page.getByRole("checkbox", { name: /ma photo soit analysée/ }).check();
  await signByHand(page);

  // What cannot be sent keeps everything, the signature too, and is sent again.
  await cutNetwork(page);
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(
    page
      .getByRole("alert")
      .filter({ hasText: /hors connexion/ })
      .first(),
  ).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Enregistrer", exact: true }).dblclick();
  await expect(page.getByText("C’est enregistré.")).toBeVisible();

  await page.getByRole("searchbox").fill("lea@");
  const row = page.getByRole("row", { name: /Léa Petit/ });
  await expect(row.locator("img")).toHaveCount(1);
  await row.getByRole("link", { name: "Léa Petit" }).click();
  await page.getByRole("link", { name: "Modifier la fiche" }).click();
  await expect(page.getByRole("region", { name: "Consentements" })).toContainText("signature dessinée");
  await page.getByLabel(/^Nom/).fill("Grand");
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Léa Grand" })).toBeVisible();
  await expect(page.getByText("C’est enregistré.")).toBeVisible();
});
