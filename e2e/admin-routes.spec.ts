import type { Locator, Page } from "@playwright/test";
import { adminRoutes } from "../apps/web/src/app/routes/adminRoutes.ts";
import { expectSound } from "./sound.ts";
import { signIn, SOPHIE } from "./steps.ts";
import { expect, test } from "./test.ts";
import { demoId } from "../scripts/demo/demoId.ts";

/** A page of the back-office: its address, what shows that its data is there, and its heading where that is no title. */
type Row = readonly [path: string, sign: Locator, heading?: string];

/** Every route of the group, with records of the demo. */
const rowsOn = (page: Page): Readonly<Record<string, Row>> => ({
  "/admin/dashboard": ["/admin/dashboard", page.getByText("1 abonnement attend son paiement.")],
  "/admin/statistics": [
    "/admin/statistics?periode=90",
    page.getByRole("button", { name: "Voir toutes les valeurs en tableau" }),
  ],
  "/admin/employees": ["/admin/employees", page.getByRole("link", { name: "Karim Haddad" })],
  "/admin/employees/add": ["/admin/employees/add", page.getByRole("radio", { name: "Administrateur" })],
  "/admin/employees/edit/:id": [
    `/admin/employees/edit/${demoId("users", "karim")}`,
    page.getByText("Aucun changement par un administrateur."),
  ],
  "/admin/customers": ["/admin/customers", page.getByRole("link", { name: "Cabinet Éclat" })],
  "/admin/customers/add": ["/admin/customers/add", page.getByLabel(/^Société/)],
  "/admin/customers/view/:id": [
    `/admin/customers/view/${demoId("users", "claire")}`,
    page.getByRole("button", { name: "Voir les valeurs en tableau" }),
    "Institut Lumière de Peau",
  ],
  "/admin/customers/edit/:id": [
    `/admin/customers/edit/${demoId("users", "claire")}`,
    page.getByLabel(/^Société/),
  ],
  "/admin/customers/billing/:id": [
    `/admin/customers/billing/${demoId("users", "julie")}`,
    page.getByText("1 paiement en échec."),
    "Facturation — Atelier du Visage",
  ],
  "/admin/recommendations": [
    "/admin/recommendations",
    page.getByRole("link", { name: "Brume apaisante à l’eau florale" }),
  ],
  "/admin/recommendations/add": ["/admin/recommendations/add", page.getByLabel(/^Propriétaire/)],
  "/admin/recommendations/edit/:id": [
    `/admin/recommendations/edit/${demoId("recommendations", "Sérum rétinol 0,2 %")}`,
    page.getByText(/créée le/),
  ],
  "/admin/subcategories": ["/admin/subcategories", page.getByRole("link", { name: "LED (lumière douce)" })],
  "/admin/subcategories/add": ["/admin/subcategories/add", page.getByRole("switch", { name: "Active" })],
  "/admin/subcategories/edit/:id": [
    `/admin/subcategories/edit/${demoId("subcategories", "LED (lumière douce)")}`,
    page.getByRole("switch", { name: "Active" }),
  ],
  "/admin/contraindications": ["/admin/contraindications", page.getByRole("link", { name: "Allaitement" })],
  "/admin/contraindications/add": ["/admin/contraindications/add", page.getByLabel("Groupe")],
  "/admin/contraindications/edit/:id": [
    `/admin/contraindications/edit/${demoId("contraindications", "Allaitement")}`,
    page.getByLabel("Groupe"),
  ],
  "/admin/news": ["/admin/news", page.getByRole("link", { name: /^Réussir une photo/ })],
  "/admin/news/add": ["/admin/news/add", page.getByRole("textbox", { name: /^Titre/ })],
  "/admin/news/edit/:id": [
    `/admin/news/edit/${demoId("news", "Hiver : adapter la routine d’hydratation")}`,
    page.getByRole("heading", { level: 2, name: "En cabine" }),
  ],
  "/admin/subscriptions": [
    "/admin/subscriptions",
    page.getByRole("row", { name: /Institut Lumière de Peau/ }),
  ],
  "/admin/discounts": ["/admin/discounts", page.getByRole("link", { name: "Parrainage" })],
  "/admin/discounts/add": ["/admin/discounts/add", page.getByRole("checkbox", { name: "Pro" })],
  "/admin/discounts/edit/:id": [
    "/admin/discounts/edit/PARRAINAGE",
    page.getByRole("button", { name: "Fermer le code" }),
  ],
  "/admin/ai/settings": ["/admin/ai/settings", page.getByRole("button", { name: /^Publier la version/u })],
  "/admin/profile": ["/admin/profile", page.getByLabel(/^Prénom/)],
});

/**
 * Opens an address from a page of the product that is open, as one of its links does: what is loaded stays, which saves
 * most of a load. `npm run test:deep` loads every page anew. The page before is shown until the next one is there.
 */
async function openFromPage(page: Page, path: string): Promise<void> {
  if (process.env["CARNATION_DEEP"] === "1") {
    await page.goto(path);
    return;
  }
  await page.evaluate((address) => {
    const { idx = 0 } = (history.state ?? {}) as { readonly idx?: number };
    const state = { idx: idx + 1, key: address, usr: null };
    history.pushState(state, "", address);
    dispatchEvent(new PopStateEvent("popstate", { state }));
  }, path);
}

test("every page of the back-office has its title and heading, and nothing to complain about", async ({
  page,
}) => {
  test.slow();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    complaints.push(`${page.url()}: ${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
  await signIn(page, SOPHIE, "/auth/admin");
  const rows = rowsOn(page);
  expect(Object.keys(rows).toSorted()).toEqual(adminRoutes.map(({ path }) => path).toSorted());
  for (const { path: route, title } of adminRoutes) {
    const [path, sign, heading = title] = rows[route]!;
    await openFromPage(page, path);
    // A heading may name somebody; the title, which the history of the browser keeps, does not.
    await expect(page).toHaveTitle(`${title} — Carnation`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(sign).toBeVisible();
    await expectSound(page, route);
  }
  for (const section of ["age-percu", "essai", "limites", "historique"]) {
    await openFromPage(page, `/admin/ai/settings?section=${section}`);
    await expect(page).toHaveTitle(/^Paramètres IA/u);
    if (section === "historique") await page.locator("summary", { hasText: "Version 1" }).last().click();
    await expectSound(page, `AI settings, ${section}`);
  }
  expect(complaints).toEqual([]);
});
