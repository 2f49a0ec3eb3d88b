import type { Page } from "@playwright/test";
import { CLAIRE, signIn, SOPHIE } from "./steps.ts";
import { expect, test } from "./test.ts";

/** One figure under one name (docs/glossary.md, « Figures »): wherever two screens show it, it is the same. */

const numberIn = (text: string | null): number =>
  Number(/\d[\d\u202F]*/u.exec(text ?? "")?.[0].replaceAll("\u202F", "") ?? Number.NaN);

/** The dashboard's tiles whose lists say their total, by their link and the words after it. */
const lists = [
  {
    tile: "Clients professionnels",
    link: "Voir les professionnels",
    total: /^[\d\u202F]+\s+professionnels?$/u,
  },
  { tile: "Recommandations", link: "Voir le catalogue", total: /^[\d\u202F]+\s+recommandations?$/u },
  { tile: "Actualités", link: "Voir les actualités", total: /^[\d\u202F]+\s+actualités?$/u },
  { tile: "Employés", link: "Voir les employés", total: /^[\d\u202F]+\s+personnes?$/u },
  {
    tile: "Contre-indications",
    link: "Voir les contre-indications",
    total: /^[\d\u202F]+\s+contre-indications?$/u,
  },
  { tile: "Sous-catégories", link: "Voir les sous-catégories", total: /^[\d\u202F]+\s+sous-catégories?$/u },
  { tile: "Réductions", link: "Voir les réductions", total: /^[\d\u202F]+\s+réductions?$/u },
];

async function tileOf(page: Page, label: string): Promise<number> {
  const value = page
    .locator("dl", { has: page.getByText(label, { exact: true }) })
    .locator("dd")
    .first();
  await expect(value).toHaveText(/^[\d\u202F]+$/u);
  return numberIn(await value.textContent());
}

async function chartOf(page: Page, name: string): Promise<number> {
  // The figure's own words: what is drawn under them has numbers of its own.
  const caption = page.getByRole("figure", { name, exact: true }).locator("figcaption");
  await expect(caption).toContainText(/\d/u);
  return numberIn((await caption.innerText()).replace(name, ""));
}

test("the back-office shows one number under one name, on the dashboard, in the lists, the statistics and the offers", async ({
  page,
}) => {
  await signIn(page, SOPHIE, "/auth/admin");
  for (const { tile, link, total } of lists) {
    // The server counts after a change: what another test has just added is there a moment later.
    await expect(async () => {
      await page.goto("/admin/dashboard");
      const counted = await tileOf(page, tile);
      await page.getByRole("link", { name: link }).first().click();
      const said = page.getByRole("main").getByText(total).first();
      // Accounts of an older product, without a sort key, come a moment after the others.
      await expect
        .poll(async () => [tile, numberIn(await said.textContent())], { timeout: 10_000 })
        .toEqual([tile, counted]);
    }).toPass({ timeout: 60_000 });
  }
  await page.goto("/admin/dashboard");
  const lately = [await chartOf(page, "Diagnostics"), await chartOf(page, "Abonnements actifs")];
  await page.goto("/admin/statistics");
  expect([await chartOf(page, "Diagnostics"), await chartOf(page, "Abonnements actifs")]).toEqual(lately);
  await page.goto("/admin/subscriptions");
  const active = page.getByRole("option", { name: /^Actif \(\d+\)$/u });
  expect(numberIn(await active.textContent())).toBe(lately[1]);
});

test("a professional reads one number of clients, of diagnoses and of strengths on every screen", async ({
  page,
}) => {
  await signIn(page, CLAIRE);
  const followed = page.getByText(/^[\d\u202F]+\sclients suivis\.$/u);
  await expect(async () => {
    await page.goto("/user/dashboard");
    const clients = numberIn(await followed.textContent());
    await page.goto("/user/customers");
    await expect(page.getByText(new RegExp(`^${clients}\\sclients$`, "u"))).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
  // A diagnosis that another test has begun may end between the two pages.
  await expect(async () => {
    await page.goto("/user/dashboard");
    const quota = await page.getByText(/diagnostics? sur [\d\u202F]+ ce mois-ci/u).textContent();
    await page.goto("/user/subscription");
    await expect(page.getByText(quota ?? "")).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
  await page.goto("/user/dashboard");
  const strengths = page.getByText(/^\d+\spoints? forts?$/u).first();
  const counted = numberIn(await strengths.textContent());
  await page.getByRole("link", { name: "Ouvrir" }).first().click();
  const marked = page.locator(".cn-criterion-row[data-tone='strength']");
  await expect(page.getByRole("heading", { name: "Points forts" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Tous les critères" })).toBeVisible();
  await expect(marked).toHaveCount(counted);
});
