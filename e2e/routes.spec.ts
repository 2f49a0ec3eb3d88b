import type { Page } from "@playwright/test";
import { routeTable } from "../apps/web/src/app/routes/routeTable.ts";
import { CLAIRE, KARIM, NADIA, signIn, SOPHIE } from "./steps.ts";
import { expect, test } from "./test.ts";

const concrete = (path: string): string => path.replace(/:\w+/g, "x");
const protectedPaths = routeTable
  .filter(({ access }) => access !== "public")
  .map(({ path }) => concrete(path));
const adminPaths = protectedPaths.filter((path) => path.startsWith("/admin/"));
/** Routes whose screen is the planned one: no data decides what they show. */
const planned = routeTable.filter(({ purpose }) => purpose !== undefined);

async function expectPage(page: Page, path: string, title: string): Promise<void> {
  await page.goto(concrete(path));
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(`${title} — Carnation`);
}

test("every protected address leads somebody who is signed out to login", async ({ page }) => {
  test.setTimeout(180_000);
  for (const path of protectedPaths) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/auth\/login/);
  }
});

test("a professional reaches every page of their group, each with its title and one heading", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page, CLAIRE);
  for (const { path, title } of planned.filter(({ path: p }) => p.startsWith("/user/")))
    await expectPage(page, path, title);
});

test("an administrator reaches every page of the back-office", async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, SOPHIE, "/auth/admin");
  for (const { path, title } of planned.filter(({ path: p }) => p.startsWith("/admin/")))
    await expectPage(page, path, title);
});

for (const [who, email] of [
  ["a professional", NADIA],
  ["an employee", KARIM],
] as const) {
  test(`${who} is kept out of every page of the back-office`, async ({ page }) => {
    test.setTimeout(120_000);
    await signIn(page, email);
    for (const path of adminPaths) {
      await page.goto(path);
      await expect(
        page.getByRole("heading", { level: 1, name: "Accès réservé aux administrateurs" }),
        path,
      ).toBeVisible();
    }
  });
}

test("only administrators get the Administration link", async ({ page }) => {
  await signIn(page, CLAIRE);
  await expect(page.getByRole("link", { name: "Mes clients" }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Administration" })).toHaveCount(0);
  await page.goto("/user/logout");
  await expect(page.getByText("Vous êtes déconnecté.")).toBeVisible();
  await signIn(page, SOPHIE);
  await page.getByRole("link", { name: "Administration" }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test("somebody who is no administrator is told so after signing in for the back-office", async ({ page }) => {
  await signIn(page, CLAIRE, "/auth/admin");
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  await expect(page.getByText("Ce compte n’est pas administrateur.")).toBeVisible();
});
