import { documentPaths } from "@carnation/product/path";
import type { Page } from "@playwright/test";
import { cutNetwork } from "@carnation/testing/cutNetwork";
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

/** The ids of the quick diagnoses that were opened since a moment: those of the demo are older, or of clients. */
const openedSince = (product: Product, since: Date): Promise<readonly string[]> =>
  withAdmin(product, async (db) => {
    const all = db.collection(documentPaths.diagnoses(demoId("users", "claire")));
    const quick = await all.where("customer", "==", null).get();
    return quick.docs.filter((opened) => opened.get("created").toDate() > since).map(({ id }) => id);
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

test("a photo that a reload interrupts is said to be on its way, and arrives by itself in its diagnosis", async ({
  page,
  product,
}) => {
  await signIn(page, CLAIRE);
  const start = new Date();
  const unthrottle = await startUpload(page);
  page.on("dialog", (dialog) => void dialog.accept());
  // At this moment the diagnosis may still be on its way to be opened: it is opened once.
  await page.goto("/user/diagnosis");
  await expect.poll(() => openedSince(product, start)).toHaveLength(1);
  const [id] = await openedSince(product, start);
  await page.locator(`a[href$="/${id}"]`).click();
  await expect(page.getByRole("heading", { level: 1, name: "Photo en cours d’envoi" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Voir l’envoi" })).toBeVisible();
  await unthrottle();
  await expect(page.getByRole("heading", { level: 1, name: "Résultats du diagnostic" })).toBeVisible({
    timeout: 150_000,
  });
  expect(page.url().split("/").at(-1)).toBe(id);
  expect(await openedSince(product, start)).toEqual([id]);
});

test("a diagnosis whose photo stayed on another device is taken up again with its consent", async ({
  page,
  context,
  browser,
  product,
}) => {
  await signIn(page, CLAIRE);
  const start = new Date();
  await startUpload(page);
  await expect.poll(() => openedSince(product, start)).toHaveLength(1);
  await context.close();

  const elsewhere = await browser.newContext({ baseURL: product.url });
  const other = await elsewhere.newPage();
  await signIn(other, CLAIRE);
  const [id] = await openedSince(product, start);
  await other.goto("/user/diagnosis");
  await other.locator(`a[href$="/${id}"]`).click();
  await expect(other.getByRole("heading", { level: 1, name: "Photo non envoyée" })).toBeVisible();
  await other.getByRole("link", { name: "Reprendre la photo" }).click();
  await expect(other.getByText(/Accord de la personne enregistré le/u)).toBeVisible();
  await other.getByRole("radio", { name: "Importer une photo" }).check();
  await other.getByRole("button", { name: "Continuer" }).click();
  await importPhoto(other, demoPhoto);
  await other.getByRole("button", { name: "Analyser" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "Résultats du diagnostic" })).toBeVisible({
    timeout: 150_000,
  });
  expect(other.url().split("/").at(-1)).toBe(id);
  await elsewhere.close();
});

test("data that was not read is never said to be gone or empty off line, and comes back by itself", async ({
  page,
  context,
}) => {
  await signIn(page, NADIA);
  await expect(page.getByText("Trois étapes pour commencer")).toBeVisible();
  await page.getByRole("link", { name: "Nouveau diagnostic" }).click();
  await expect(page.getByText("Aucun client pour l’instant.")).toBeVisible();
  await page.getByRole("link", { name: "Tableau de bord" }).click();
  await expect(page.getByText("Trois étapes pour commencer")).toBeVisible();
  await cutNetwork(page);
  await page.getByRole("link", { name: "Nouveau diagnostic" }).click();
  await expect(page.getByText("Pas encore lu hors connexion.").first()).toBeVisible();
  await expect(page.getByText("Aucun client pour l’instant.")).toHaveCount(0);
  await expect(page.getByText("Aucun abonnement n'est associé à ce compte.")).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText("Aucun client pour l’instant.")).toBeVisible();
});
