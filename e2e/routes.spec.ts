import type { Page } from "@playwright/test";
import { CLAIRE, KARIM, signIn, SOPHIE } from "./steps.ts";
import { expect, test } from "./test.ts";

/**
 * Gives what only the built product in a browser shows of the routes: addresses typed in, the sign-in that is read back, code
 * that is loaded on demand. Every route for every role stands in `apps/web/src/app/everyRoute.test.tsx`.
 */
async function expectPage(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(`${title} — Carnation`);
}

test("a protected address leads somebody who is signed out to login, and after it to the page", async ({
  page,
}) => {
  await page.goto("/admin/employees");
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.goto("/user/news?page=2");
  await expect(page).toHaveURL(/\/auth\/login\?retour=/);
  await signIn(page, CLAIRE, page.url());
  await expect(page).toHaveURL(/\/user\/news\?page=2$/);
});

test("a professional opens their pages, and is kept out of the back-office and told so", async ({ page }) => {
  await signIn(page, CLAIRE, "/auth/admin");
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  await expect(page.getByText("Ce compte n’est pas administrateur.")).toBeVisible();
  await expectPage(page, "/user/customers", "Mes clients");
  await expect(page.getByRole("link", { name: "Mes clients" }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Administration" })).toHaveCount(0);
  await page.goto("/admin/employees");
  await expect(
    page.getByRole("heading", { level: 1, name: "Accès réservé aux administrateurs" }),
  ).toBeVisible();
});

test("an administrator opens the back-office after a professional, by its link and by a typed address", async ({
  page,
}) => {
  await signIn(page, CLAIRE);
  await page.goto("/user/logout");
  await expect(page.getByText("Vous êtes déconnecté.")).toBeVisible();
  await signIn(page, SOPHIE);
  await page.getByRole("link", { name: "Administration" }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expectPage(page, "/admin/employees/edit/x", "Modifier l’employé");
});

test("an employee is kept out of the back-office", async ({ page }) => {
  await signIn(page, KARIM);
  await page.goto("/admin/employees");
  await expect(
    page.getByRole("heading", { level: 1, name: "Accès réservé aux administrateurs" }),
  ).toBeVisible();
});
