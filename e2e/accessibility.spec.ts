import type { Page } from "@playwright/test";
import { expectAccessible, expectSound } from "./sound.ts";
import { ANALYSIS, CLAIRE, signIn, SOPHIE } from "./steps.ts";
import { expect, test } from "./test.ts";
import { demoId } from "../scripts/demo/demoId.ts";

/** The dashboard's first analysed client, once the demo photos have been analysed. */
async function openDemoResults(page: Page): Promise<void> {
  await page.goto(`/user/diagnosis/results/${demoId("diagnosis", "anais-morel")}`);
  await expect(page.getByRole("heading", { level: 1, name: "Résultats du diagnostic" })).toBeVisible(
    ANALYSIS,
  );
}

test("axe finds nothing and nothing overflows, in light and dark, at every width", async ({ page }) => {
  // Ten pages, each looked at up to six times.
  test.slow();
  await page.goto("/auth/login");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectSound(page, "login");
  for (const path of ["/auth/passwordforgotten", "/auth/firstlogin"]) {
    await page.goto(path);
    await expect(page.getByLabel("Adresse e-mail")).toBeVisible();
    await expectSound(page, path);
  }
  for (const path of ["/mentions-legales", "/confidentialite", "/conditions", "/contrat-de-sous-traitance"]) {
    await page.goto(path);
    await expect(page.getByText(/fictive/u).first()).toBeVisible();
    await expectSound(page, path);
  }
  await signIn(page, CLAIRE);
  for (const path of ["/user/dashboard", "/user/diagnosis", "/user/diagnosis/method", "/user/customers"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectSound(page, path);
  }
  await page.goto("/user/subscription");
  await expect(page.getByText("Votre formule", { exact: true })).toBeVisible();
  await expectSound(page, "the plans");
  await page.getByRole("button", { name: "Résilier l’abonnement" }).click();
  await expectSound(page, "a subscription that is ended");
  for (const path of ["/user/payments", "/user/billing"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectSound(page, path);
  }
  await page.goto(
    `/user/diagnosis/compare/${demoId("diagnosis", "anais-morel-1")}/${demoId("diagnosis", "anais-morel")}`,
  );
  await expect(page.getByRole("heading", { name: "Bilan rédigé" })).toBeVisible({ timeout: 150_000 });
  await expectSound(page, "a comparison");
  await page.goto(`/user/diagnosis/routine/${demoId("diagnosis", "anais-morel-2")}`);
  await expect(page.getByRole("heading", { level: 2, name: /^Matin/u })).toBeVisible({ timeout: 90_000 });
  await expectSound(page, "a routine");
  await page.goto(`/user/diagnosis/routine/${demoId("diagnosis", "anais-morel-2")}/quote`);
  await expect(page.getByRole("article", { name: /^Aperçu/u })).toBeVisible({ timeout: 90_000 });
  await expectSound(page, "a quote");
  await page.goto(`/user/customers/edit/${demoId("customers", "anais-morel")}`);
  await expect(page.getByLabel(/^Prénom/)).toHaveValue("Anaïs");
  await expectSound(page, "a client");
  await page.goto(`/user/customers/${demoId("customers", "anais-morel")}`);
  await expect(page.getByRole("heading", { level: 1, name: "Anaïs Morel" })).toBeVisible();
  await expectSound(page, "a client's file");
  await page.goto("/user/news");
  await expect(page.getByRole("button", { name: "Afficher plus" })).toBeVisible();
  await expectSound(page, "the news");
  await page.getByRole("link", { name: /^Réussir une photo/ }).click();
  await expect(page.getByRole("img", { name: /^Dessin : un visage de face/ })).toBeVisible();
  await expectSound(page, "an article");
  await page.goto(`/user/diagnosis/customer/${demoId("customers", "anais-morel")}/method`);
  await expect(
    page.getByRole("heading", { level: 1, name: "Nouveau diagnostic — Anaïs Morel" }),
  ).toBeVisible();
  await expectSound(page, "a client's new diagnosis");
  await page.goto("/user/customers/add");
  await page.getByLabel(/^Année/).fill(String(new Date().getFullYear() - 12));
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByText(/champs sont à corriger/)).toBeVisible();
  await expectSound(page, "a new client, refused");
  // Leaving asks first otherwise.
  await page.getByRole("button", { name: "Annuler", exact: true }).click();
  await page.getByRole("button", { name: "Quitter sans enregistrer" }).click();
  await openDemoResults(page);
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await expectSound(page, `results, ${await tab.innerText()}`);
  }
  await page.goto(`/user/diagnosis/results/${demoId("diagnosis", "anais-morel")}?mode=presentation`);
  await expect(page.getByRole("dialog", { name: "Anaïs, votre peau aujourd’hui" })).toBeVisible();
  await expectSound(page, "presentation");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.goto(`/user/diagnosis/results/${demoId("diagnosis", "anais-morel")}?critere=999`);
  await page.getByRole("button", { name: "Noter mon observation" }).click();
  await page.getByRole("radio", { name: "3 · Ovale légèrement adouci" }).check();
  await expectSound(page, "an observation");
  await page.getByRole("button", { name: "Enregistrer l’observation" }).click();
  await expect(page.getByText("Ovale légèrement adouci · 3/4, notée le")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Retirer l’observation" }).click();
  await expect(page.getByRole("button", { name: "Noter mon observation" })).toBeVisible();
});

test("the menu is a drawer below 992 px: focus stays inside, Escape closes it and gives the focus back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await signIn(page, CLAIRE);
  const menu = page.getByRole("button", { name: "Menu" });
  await expect(page.getByRole("link", { name: "Mes clients" })).toHaveCount(0);
  await menu.focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog");
  await expect(drawer).toBeVisible();
  await expectAccessible(page, "drawer");
  for (let i = 0; i < 20; i++) {
    await page.keyboard.press("Tab");
    expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
});

/** The most keys that may be pressed between the dashboard and the results of a quick diagnosis. */
const MOST_KEYS = 60;

test("the main job is done with the keyboard alone, in 60 key presses from the dashboard", async ({
  page,
}) => {
  await page.goto("/auth/login");
  await page.getByLabel("Adresse e-mail").focus();
  await page.keyboard.type(CLAIRE);
  await page.keyboard.press("Tab");
  for (
    let i = 0;
    i < 3 &&
    !(await page.getByLabel("Mot de passe", { exact: true }).evaluate((e) => e === document.activeElement));
    i++
  ) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type("Carnation-2026");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/user\/dashboard/);

  const pressed: string[] = [];
  const press = async (key: string): Promise<void> => {
    pressed.push(key);
    await page.keyboard.press(key);
  };
  /** Tabs to the element whose accessible name is given. */
  async function tabTo(role: "link" | "button" | "checkbox" | "radio", name: string): Promise<void> {
    const target = page.getByRole(role, { name });
    await expect(target.first()).toBeVisible();
    for (let i = 0; i < 60; i++) {
      if (await target.first().evaluate((element) => element === document.activeElement)) return;
      await press("Tab");
    }
    throw new Error(`${role} « ${name} » cannot be reached with Tab`);
  }

  await tabTo("link", "Nouveau diagnostic");
  await press("Enter");
  await tabTo("link", "Commencer");
  await press("Enter");
  await tabTo("checkbox", "La personne accepte l’analyse de sa photo");
  await press("Space");
  await tabTo("button", "Peau foncée");
  await press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Résultats du diagnostic" })).toBeVisible(
    ANALYSIS,
  );
  await expect(page.getByRole("heading", { name: "Points forts" })).toBeVisible(ANALYSIS);
  await expect(page.getByRole("heading", { name: "Priorités" })).toBeVisible();
  expect(pressed.length, pressed.join(" ")).toBeLessThanOrEqual(MOST_KEYS);
});

/** The most presses of Tab between the start of a list's page and its first row. */
const MOST_TABS = 8;

/** Tabs from the start of the page to the first row of its list, taking the links that jump. @returns how often */
async function tabsToFirstRow(page: Page): Promise<number> {
  await expect(page.locator("tbody tr a, tbody tr button").first()).toBeVisible();
  for (let tabs = 1; tabs <= 20; tabs++) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    if (await focused.evaluate((element) => element.classList.contains("cn-skip-link"))) {
      await page.keyboard.press("Enter");
    }
    if (await page.evaluate(() => document.activeElement?.closest("tbody tr:first-child") !== null))
      return tabs;
  }
  return Number.POSITIVE_INFINITY;
}

for (const { who, lists } of [
  { who: CLAIRE, lists: ["/user/customers"] },
  {
    who: SOPHIE,
    lists: [
      "/admin/customers",
      "/admin/employees",
      "/admin/recommendations",
      "/admin/subcategories",
      "/admin/contraindications",
      "/admin/news",
    ],
  },
]) {
  test(`a first row of a list of ${who} is eight tabs away at most`, async ({ page }) => {
    await signIn(page, who, who === SOPHIE ? "/auth/admin" : undefined);
    for (const list of lists) {
      await page.goto(list);
      expect(await tabsToFirstRow(page), list).toBeLessThanOrEqual(MOST_TABS);
    }
  });
}
