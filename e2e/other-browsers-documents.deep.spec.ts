import type { APIRequestContext } from "@playwright/test";
import { demoId } from "../scripts/demo/demoId.ts";
import { DEMO_PASSWORD } from "../scripts/demo/accounts.ts";
import { addRoutine, newProfessional } from "./newProfessional.ts";
import { inWindow, otherBrowsers } from "./otherBrowsers.ts";
import { mailTo, newestMail, readAttachment } from "./outbox.ts";
import type { WatchedWindow } from "./pageComplaints.ts";
import type { Product } from "./product.ts";
import { CLAIRE } from "./steps.ts";
import { expect, test } from "./test.ts";
import { actionsIn } from "./windowActions.ts";
import { dragAbove, drawSignatureIn } from "./windowPlaces.ts";

const routine = `/user/diagnosis/routine/${demoId("diagnosis", "anais-morel")}`;

/** Marks the handles of the steps of the morning by their place, and gives the names of the steps. */
const MORNING = `
  const sections = [...document.querySelectorAll("section")];
  const morning = sections.find((section) => section.querySelector("h2")?.textContent.startsWith("Matin"));
  const steps = [...(morning?.querySelectorAll(".cn-routine__step") ?? [])];
  steps.forEach((step, place) => (step.querySelector(".cn-routine__handle").dataset.place = place));
  return steps.map((step) => step.querySelector(".cn-routine__name").textContent);`;

const stepsIn = (window: WatchedWindow): Promise<string[]> => window.run(MORNING) as Promise<string[]>;

/** Puts a routine in order, saves it, and sends it as a prescription. */
async function walkRoutine(window: WatchedWindow, url: string, request: APIRequestContext): Promise<void> {
  const { press, shows, signIn, fill } = actionsIn(window);
  await signIn(`${url}/auth/login`, CLAIRE, DEMO_PASSWORD);
  await shows("Bonjour Claire");
  await window.go(url + routine);
  await shows("Envoyer la prescription");
  const [first = "", second = "", third = "", ...rest] = await stepsIn(window);
  await dragAbove(window, "[data-place='1']", "[data-place='0']");
  await expect.poll(() => stepsIn(window)).toEqual([second, first, third, ...rest]);
  await press(`Actions pour « ${third} »`);
  // A button of each step has the name of an item of the menu, too.
  await shows("Descendre");
  await press("Retirer de la routine");
  await expect.poll(() => stepsIn(window)).toEqual([second, first, ...rest]);
  await press("Ajouter un geste du matin");
  await fill("Chercher dans le catalogue", third);
  await press(`Ajouter « ${third} »`);
  await expect
    .poll(async () => (await stepsIn(window)).toSorted())
    .toEqual([first, second, third, ...rest].toSorted());
  const built = await stepsIn(window);
  await fill("Mot à la personne", "Un produit à la fois.");
  await press("Enregistrer");
  await shows("Enregistrée à");
  await window.reload();
  await shows("Enregistrée");
  await expect.poll(() => stepsIn(window)).toEqual(built);

  await press("Envoyer la prescription");
  await shows("Télécharger");
  await shows("Un produit à la fois.");
  await press("Envoyer");
  await shows("Prescription à anais.morel@clients.example");
  const { words } = await readAttachment(await newestMail({ request }, url, "Vos conseils de soin"));
  expect(words).toContain("Un produit à la fois.");
  expect(await window.complaints()).toEqual([]);
}

/** Completes, discounts, issues, signs and sends a quote. */
async function walkQuote(
  window: WatchedWindow,
  product: Product,
  request: APIRequestContext,
  name: string,
): Promise<void> {
  const { press, shows, signIn, fill, replace } = actionsIn(window);
  const { uid, email } = await newProfessional(product, name);
  const { diagnosis, client } = await addRoutine(product, uid);
  await signIn(`${product.url}/auth/login`, email, DEMO_PASSWORD);
  await shows("Bonjour Inès");
  await window.go(`${product.url}/user/diagnosis/routine/${diagnosis}/quote`);
  await fill("Crème de l’atelier", "38,50");
  await press("Enregistrer le prix");
  await replace("Remise", "12,5");
  await press("Appliquer la remise");
  await shows("Remise 12,5 %");
  await window.reload();
  await shows("Remise 12,5 %");
  await fill("Forme juridique", "EI");
  // Left, it fills the two lines after it.
  await fill("Numéro et rue", "12, rue des Lilas, 69003 Lyon");
  await fill("Téléphone", "04 65 71 00 42");
  await fill("Numéro SIRET", "732 829 320 00074");
  await fill("Médiateur", "exemple-mediation.fr");
  await press("Enregistrer et émettre le devis");
  await shows("émis.");
  await press("Faire signer");
  await shows("Bon pour accord");
  await drawSignatureIn(window);
  await press("Signer le devis");
  await shows("Signé par Léa Devis le");
  await press("Envoyer");
  await shows("Télécharger");
  await press("Envoyer");
  await shows("Devis à");
  const mail = await mailTo({ request }, product.url, client);
  const { words } = await readAttachment(mail);
  expect(words).toContain("Léa Devis");
  expect(await window.complaints()).toEqual([]);
}

for (const { name, missing, open } of otherBrowsers) {
  test.describe(name, () => {
    test.skip(missing !== null, missing ?? "");
    test.setTimeout(15 * 60_000);

    test(`${name} builds a routine, keeps it and sends it as a prescription`, async ({
      product,
      request,
    }) => {
      await inWindow(open(), (window) => walkRoutine(window, product.url, request));
    });

    test(`${name} completes, issues, signs and sends a quote`, async ({ product, request }) => {
      const professional = `ines.${name.replace(/\W/gu, "").toLowerCase()}`;
      await inWindow(open(), (window) => walkQuote(window, product, request, professional));
    });
  });
}
