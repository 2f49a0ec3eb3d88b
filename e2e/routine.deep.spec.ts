import type { Locator, Page } from "@playwright/test";
import { newestMail, readAttachment } from "./outbox.ts";
import { expectSound } from "./sound.ts";
import { CLAIRE, signIn } from "./steps.ts";
import { expect, test } from "./test.ts";
import { demoId } from "../scripts/demo/demoId.ts";

const routine = `/user/diagnosis/routine/${demoId("diagnosis", "anais-morel")}`;

const moment = (page: Page, name: string): Locator =>
  page
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: new RegExp(`^${name}`, "u") }) });
const steps = (page: Page, name: string): Promise<string[]> =>
  moment(page, name).locator(".cn-routine__name").allTextContents();
const handle = (page: Page, name: string, step: string): Locator =>
  moment(page, name).getByRole("button", { name: `Déplacer «\u00A0${step}\u00A0»` });

/** Opens the routine, once the demo photo has been analysed. */
async function openRoutine(page: Page): Promise<void> {
  await page.goto(routine);
  await expect(page.getByRole("heading", { level: 2, name: /^Matin/u })).toBeVisible({ timeout: 90_000 });
}

test("a routine is put in order, kept despite a contraindication with its reason, and sent as a prescription", async ({
  page,
  context,
  product,
}) => {
  test.setTimeout(120_000);
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  // A reload with unsaved changes is asked about by the browser.
  page.on("dialog", (dialog) => void dialog.accept());
  await signIn(page, CLAIRE);
  await openRoutine(page);
  await expect(page).toHaveTitle("Routine de soin — Carnation");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Routine de soin");
  await expect(page.getByText(/^Proposé car/u).first()).toBeVisible();
  await expectSound(page, "the routine");

  // By keys, then by mouse.
  const [first = "", second = "", third = ""] = await steps(page, "Matin");
  await handle(page, "Matin", second).focus();
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => steps(page, "Matin")).toEqual(expect.arrayContaining([second, first, third]));
  expect((await steps(page, "Matin")).slice(0, 3)).toEqual([second, first, third]);
  await expect(handle(page, "Matin", second)).toBeFocused();
  await drag(page, handle(page, "Matin", third), handle(page, "Matin", second));
  await expect.poll(async () => (await steps(page, "Matin")).slice(0, 3)).toEqual([third, second, first]);

  // What was changed outlives a reload.
  await page.reload();
  await expect(page.getByText("Modifications non enregistrées, gardées dans cet onglet")).toBeVisible();
  expect((await steps(page, "Matin")).slice(0, 3)).toEqual([third, second, first]);

  // What is proposed holds the protection that its warnings ask for; taken away, it is asked for.
  await page
    .getByRole("button", { name: /^Actions pour «.Protection solaire/u })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Retirer de la routine" }).click();
  await page.getByRole("button", { name: "Choisir une protection solaire" }).click();
  await page
    .getByRole("button", { name: /^Ajouter «.Protection solaire/u })
    .first()
    .click();
  await page.getByRole("button", { name: /^Garder malgré tout «.Lotion BHA/u }).click();
  await page.getByRole("button", { name: "Garder avec cette raison" }).click();
  await expect(page.getByText("Écrivez pourquoi vous gardez cette étape.")).toBeVisible();
  await page.getByLabel(/^Raison de garder/u).fill("Accord écrit de son médecin.");
  await page.getByRole("button", { name: "Garder avec cette raison" }).click();
  await expect(moment(page, "Chaque semaine").getByText(/Accord écrit de son médecin/u)).toBeVisible();
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByText(/^Enregistrée à/u)).toBeVisible();

  // Two tabs change it; the second to save keeps its own.
  const other = await context.newPage();
  other.on("dialog", (dialog) => void dialog.accept());
  await openRoutine(other);
  await other.getByLabel("Mot à la personne").fill("De l’autre onglet.");
  await page.getByLabel("Mot à la personne").fill("Un produit à la fois.");
  await other.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(other.getByText(/^Enregistrée à/u)).toBeVisible();
  const conflict = page.getByRole("alert").filter({ hasText: "enregistrée ailleurs" });
  await expect(conflict.getByText("Le mot à la personne n’est pas le même")).toBeVisible();
  await expect(page.getByLabel("Mot à la personne")).toHaveValue("Un produit à la fois.");
  await conflict.getByRole("button", { name: "Garder la mienne" }).click();
  await expect(conflict).toHaveCount(0);
  await expect(other.getByLabel("Mot à la personne")).toHaveValue("Un produit à la fois.");
  await other.close();

  await page.getByRole("button", { name: "Envoyer la prescription" }).click();
  const dialog = page.getByRole("dialog", { name: "Envoyer la prescription" });
  await expect(dialog.getByLabel(/^Adresse e-mail/u)).toHaveValue("anais.morel@clients.example");
  await expect(dialog.getByRole("list", { name: "Pages de la prescription" })).toContainText(
    "Un produit à la fois.",
    { timeout: 150_000 },
  );
  await dialog.getByRole("button", { name: "Envoyer", exact: true }).dblclick();
  await expect(page.getByText(/^Prescription à anais\.morel@clients\.example.: envoyé\./u)).toBeVisible();

  const mail = await newestMail(page, product.url, "Vos conseils de soin");
  expect(mail.to).toMatchObject([{ address: "anais.morel@clients.example" }]);
  expect(mail.subject).toMatch(/^Vos conseils de soin — /u);
  const { words, pages } = await readAttachment(mail);
  for (const word of [
    "Prescription de soins — conseils cosmétiques",
    "Anaïs Morel",
    "Accord écrit de son médecin.",
    "Un produit à la fois.",
    "Prochaine photo de suivi",
  ]) {
    expect(words).toContain(word);
  }
  expect(pages).toBeLessThanOrEqual(2);
  const inOrder = [third, second, first].map((name) => words.indexOf(name.replace(/\s+/gu, " ")));
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
  expect(inOrder[0]).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});

/** Drags a handle to just above another one, in the small moves of a hand. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error("Nothing to drag");
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2, start.y - 10, { steps: 4 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2 - 6, { steps: 12 });
  await page.mouse.up();
}
