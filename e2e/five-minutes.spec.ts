import type { Page } from "@playwright/test";
import { readPdf } from "../apps/functions/src/pdf/testing/readPdf.ts";
import { newProfessional } from "./newProfessional.ts";
import { mailTo } from "./outbox.ts";
import { drawSignature } from "./signature.ts";
import { signIn } from "./steps.ts";
import { expect, test } from "./test.ts";

/** The most that may be asked of a professional between an empty account and a quote that has left. */
const MOST = 18;

/**
 * A professional's hands, which count: a press, a box or a choice ticked, a text typed into a field, a signature drawn are
 * one interaction each. Nothing else touches the page.
 */
function hands(page: Page) {
  const done: string[] = [];
  const count = async (what: string, act: () => Promise<void>): Promise<void> => {
    done.push(what);
    await act();
  };
  return {
    done,
    press: (name: string | RegExp, role: "button" | "link" = "button") =>
      count(`press ${String(name)}`, () => page.getByRole(role, { name }).first().click()),
    type: (label: RegExp, text: string) =>
      count(`type ${text}`, () => page.getByLabel(label).first().fill(text)),
    tick: (role: "checkbox" | "radio", name: string | RegExp) =>
      count(`tick ${String(name)}`, () => page.getByRole(role, { name }).check()),
    sign: () => count("sign", () => drawSignature(page)),
  };
}

test("a quote is sent from an empty account in 18 interactions at most", async ({ page, product }) => {
  test.setTimeout(240_000);
  const { email } = await newProfessional(product, "ines.cinq-minutes");
  const client = "lea.cinq-minutes@clients.example";
  await signIn(page, email);
  const { done, press, type, tick, sign } = hands(page);

  // The client, with her agreements and her signature.
  await press(/Ajouter un client/u, "link");
  await type(/^Prénom/u, "Léa");
  await type(/^Nom/u, "Minute");
  await type(/^E-mail/u, client);
  await tick("checkbox", /ma photo soit analysée/u);
  await tick("checkbox", /par e-mail/u);
  await sign();
  await press("Enregistrer et diagnostiquer");

  // The photo, and what it says.
  await tick("radio", "Rien à signaler");
  await press("Peau claire");
  await expect(page.getByRole("heading", { level: 1, name: "Résultats du diagnostic" })).toBeVisible({
    timeout: 120_000,
  });

  // The routine that is proposed, and its quote.
  await press(/routine/iu, "link");
  await expect(page.getByRole("heading", { level: 1, name: "Routine de soin" })).toBeVisible();
  await press("Préparer le devis");
  await type(/^Forme juridique/u, "EI");
  await type(/^Numéro et rue/u, "12, rue des Lilas, 69003 Lyon");
  await type(/^Téléphone/u, "04 65 71 00 42");
  await type(/^Numéro SIRET/u, "732 829 320 00074");
  await type(/^Médiateur/u, "exemple-mediation.fr");
  await press("Enregistrer, émettre et envoyer");
  await expect(page.getByText(/0001, .*émis\.$/u)).toBeVisible();
  await expect(page.getByText(/^Devis à .*: envoyé\./u)).toBeVisible();

  const mail = await mailTo(page, product.url, client);
  expect(mail.subject).toMatch(/^Votre devis n°.D-\d{4}-0001$/u);
  const { texts } = await readPdf(new Uint8Array(mail.attachments[0]?.content as ArrayBuffer));
  expect(texts.join(" ")).toContain("Léa Minute");
  expect(done.length, done.join("\n")).toBeLessThanOrEqual(MOST);
});
