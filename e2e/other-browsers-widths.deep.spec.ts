import { demoId } from "../scripts/demo/demoId.ts";
import { DEMO_PASSWORD } from "../scripts/demo/accounts.ts";
import { keys } from "./inputActions.ts";
import { inWindow, otherBrowsers } from "./otherBrowsers.ts";
import type { WatchedWindow } from "./pageComplaints.ts";
import { FIND_CUT_OFF, FIND_STRAY_LEADERS } from "./pageFaults.ts";
import { CLAIRE, SOPHIE } from "./steps.ts";
import { expect, test } from "./test.ts";
import { actionsIn } from "./windowActions.ts";

const WIDTHS = [390, 820] as const;

const diagnosis = (name: string): string => demoId("diagnosis", name);
const anais = demoId("customers", "anais-morel");

/** Pages of a professional, each with a text that it shows once its data are there. */
const professionalPages = [
  ["/user/dashboard", "Derniers clients analysés"],
  ["/user/diagnosis", "Diagnostics récents"],
  ["/user/diagnosis/method", "Prendre une photo"],
  ["/user/customers", "Anaïs Morel"],
  [`/user/customers/${anais}`, "Historique et signatures"],
  ["/user/customers/add", "Signez ici"],
  [`/user/diagnosis/results/${diagnosis("anais-morel")}`, "Tous les critères"],
  [`/user/diagnosis/compare/${diagnosis("anais-morel-1")}/${diagnosis("anais-morel")}`, "Bilan rédigé"],
  [`/user/diagnosis/routine/${diagnosis("anais-morel")}`, "Préparer le devis"],
  [`/user/diagnosis/routine/${diagnosis("anais-morel-2")}/quote`, "Valable jusqu’au"],
  ["/user/recommendations", "Sérum"],
  ["/user/recommendations/add", "Ajouter"],
  ["/user/subscription", "Votre formule"],
  ["/user/payments", "Paiements"],
  ["/user/billing", "Facturation"],
  ["/user/news", "Afficher plus"],
  ["/user/account", "Supprimer"],
  ["/user/profile", "SIRET"],
] as const;

const backOfficePages = [
  ["/admin/statistics", "Diagnostics"],
  ["/admin/customers", "Cabinet Éclat"],
  ["/admin/employees", "Karim"],
  ["/admin/recommendations", "Brume apaisante"],
  ["/admin/recommendations/add", "Ajouter"],
  ["/admin/subcategories", "Sérum"],
  ["/admin/contraindications", "Grossesse"],
  ["/admin/news", "Réussir une photo"],
  ["/admin/ai/settings", "Rien à publier"],
  ["/admin/discounts", "Créer une réduction"],
] as const;

const publicPages = [
  ["/auth/login", "Se connecter"],
  ["/auth/passwordforgotten", "Adresse e-mail"],
  ["/auth/firstlogin", "Adresse e-mail"],
  ["/confidentialite", "fictive"],
] as const;

type Pages = readonly (readonly [path: string, text: string])[];

/** Looks at each page in each width: nothing is cut off, nothing scrolls sideways. */
async function expectToFit(window: WatchedWindow, url: string, pages: Pages): Promise<void> {
  for (const [path, text] of pages) {
    await window.go(url + path);
    await actionsIn(window).shows(text);
    for (const width of WIDTHS) {
      await window.resize(width, 900);
      const name = `${path}, ${width} px`;
      await expect.poll(() => window.run(FIND_CUT_OFF), { message: name }).toEqual([]);
      await expect.poll(() => window.run(FIND_STRAY_LEADERS), { message: name }).toEqual([]);
    }
  }
}

/** Opens the menu in each width, follows one of its links, and closes it by a key. */
async function expectMenu(window: WatchedWindow, link: string, title: string): Promise<void> {
  const { press, shows } = actionsIn(window);
  const open = () => window.run("return document.querySelector('[role=dialog]') !== null");
  for (const width of WIDTHS) {
    await window.resize(width, 900);
    await press("Menu");
    await press(link);
    await shows(title);
    await expect.poll(open, { message: "the menu closes behind its link" }).toBe(false);
    await press("Menu");
    await shows(link);
    await window.pressKeys(keys.escape);
    await expect.poll(open, { message: "Escape closes the menu" }).toBe(false);
  }
}

for (const { name, missing, open } of otherBrowsers) {
  test.describe(name, () => {
    test.skip(missing !== null, missing ?? "");
    test.setTimeout(15 * 60_000);

    test(`${name} fits the pages of a professional into a phone and a tablet`, async ({
      product: { url },
    }) => {
      await inWindow(open(), async (window) => {
        const { shows, signIn } = actionsIn(window);
        await expectToFit(window, url, publicPages);
        await signIn(`${url}/auth/login`, CLAIRE, DEMO_PASSWORD);
        await shows("Bonjour Claire");
        await expectMenu(window, "Mes clients", "Ajouter un client");
        await expectToFit(window, url, professionalPages);
        expect(await window.complaints()).toEqual([]);
      });
    });

    test(`${name} fits the back-office into a phone and a tablet`, async ({ product: { url } }) => {
      await inWindow(open(), async (window) => {
        const { shows, signIn } = actionsIn(window);
        await signIn(`${url}/auth/admin`, SOPHIE, DEMO_PASSWORD);
        await shows("abonnement");
        await expectMenu(window, "Recommandations", "Brume apaisante");
        await expectToFit(window, url, backOfficePages);
        expect(await window.complaints()).toEqual([]);
      });
    });
  });
}
