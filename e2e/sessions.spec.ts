import { documentPaths } from "@carnation/domain";
import type { Page } from "@playwright/test";
import { withAdmin } from "./newProfessional.ts";
import { demoPhoto } from "./photos.ts";
import type { Product } from "./product.ts";
import {
  CLAIRE,
  importPhoto,
  NADIA,
  openQuickDiagnosis,
  signIn,
  submitCredentials,
  throttleUploads,
} from "./steps.ts";
import { DEMO_PASSWORD } from "../scripts/demo/accounts.ts";
import { expect, test } from "./test.ts";
import { demoId } from "../scripts/demo/demoId.ts";

const newestDiagnosis = (product: Product, uid: string): Promise<string | undefined> =>
  withAdmin(product, async (db) => {
    const newest = db.collection(documentPaths.diagnoses(uid)).orderBy("created", "desc").limit(1);
    return (await newest.get()).docs[0]?.id;
  });

/** Takes a quick diagnosis to the middle of its upload. */
async function startUpload(page: Page): Promise<() => Promise<void>> {
  await openQuickDiagnosis(page, "Importer une photo");
  await importPhoto(page, demoPhoto);
  // A minute for the photo: a busy machine takes seconds from one step to the next.
  const unthrottle = await throttleUploads(page, 5000);
  await page.getByRole("button", { name: "Analyser" }).click();
  await expect(page.getByRole("progressbar", { name: /Envoi \d+\s%/ })).toBeVisible();
  return unthrottle;
}

test("a diagnosis, its consent and its upload end with the session, whoever signs in next", async ({
  page,
  context,
}) => {
  await signIn(page, CLAIRE);
  const unthrottle = await startUpload(page);
  const other = await context.newPage();
  await other.goto("/user/logout");
  await expect(other.getByText("Vous êtes déconnecté.")).toBeVisible();

  await expect(page.getByRole("heading", { level: 1, name: "Connexion" })).toBeVisible();
  await unthrottle();
  await submitCredentials(page, NADIA, DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  await expect(page.getByText("Trois étapes pour commencer")).toBeVisible();

  await page.goto("/user/diagnosis/input/file");
  await expect(page).toHaveURL(/\/user\/diagnosis\/method$/);
  await expect(
    page.getByRole("checkbox", { name: "La personne accepte l’analyse de sa photo" }),
  ).not.toBeChecked();
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).not.toContain(demoId("users", "claire"));

  // A session that another tab replaces without an end in between.
  await page.getByRole("checkbox", { name: "La personne accepte l’analyse de sa photo" }).check();
  await other.goto("/user/logout");
  await expect(other.getByText("Vous êtes déconnecté.")).toBeVisible();
  await submitCredentials(other, CLAIRE, DEMO_PASSWORD);
  await other.waitForURL(/\/user\/dashboard/);
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1, name: "Bonjour Claire" })).toBeVisible();
});

test("a diagnosis interrupted by a reload is taken up again with its consent, and its photo arrives", async ({
  page,
  product,
}) => {
  await signIn(page, CLAIRE);
  const unthrottle = await startUpload(page);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto("/user/diagnosis");
  await unthrottle();
  const id = await newestDiagnosis(product, demoId("users", "claire"));
  await page.locator(`a[href$="/${id}"]`).click();
  await expect(page.getByRole("heading", { level: 1, name: "Photo non envoyée" })).toBeVisible();
  await page.getByRole("link", { name: "Reprendre la photo" }).click();
  await expect(page.getByText(/Accord de la personne enregistré le/u)).toBeVisible();
  await page.getByRole("radio", { name: "Importer une photo" }).check();
  await page.getByRole("button", { name: "Continuer" }).click();
  await importPhoto(page, demoPhoto);
  await page.getByRole("button", { name: "Analyser" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Résultats du diagnostic" })).toBeVisible({
    timeout: 150_000,
  });
  expect(page.url().split("/").at(-1)).toBe(id);
});

test("off line, what was not read is never said to be gone or empty, and comes back by itself", async ({
  page,
  context,
}) => {
  await signIn(page, NADIA);
  await expect(page.getByText("Trois étapes pour commencer")).toBeVisible();
  await page.getByRole("link", { name: "Nouveau diagnostic" }).click();
  await expect(page.getByText("Aucun client pour l’instant.")).toBeVisible();
  await page.getByRole("link", { name: "Tableau de bord" }).click();
  await expect(page.getByText("Trois étapes pour commencer")).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("link", { name: "Nouveau diagnostic" }).click();
  await expect(page.getByText("Pas encore lu hors connexion.").first()).toBeVisible();
  await expect(page.getByText("Aucun client pour l’instant.")).toHaveCount(0);
  await expect(page.getByText("Aucun abonnement n'est associé à ce compte.")).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText("Aucun client pour l’instant.")).toBeVisible();
});
