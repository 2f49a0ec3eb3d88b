import { expect, type Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../scripts/demo/accounts.ts";

export const CLAIRE = "claire@lumieredepeau.example";
export const NADIA = "nadia@cabineteclat.example";
export const JULIE = "julie@atelierduvisage.example";
export const SOPHIE = "sophie@carnation.example";
export const KARIM = "karim@carnation.example";

/** Signs in on the login page that is shown, or at `path`. */
export async function signIn(page: Page, email: string, path = "/auth/login"): Promise<void> {
  await page.goto(path);
  await submitCredentials(page, email, DEMO_PASSWORD);
  await page.waitForURL(/\/(user|admin)\//);
}

export async function submitCredentials(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Se connecter" }).click();
}

/** Signs with a stroke of the mouse on the one signature pad of the page. */
export async function signByHand(page: Page): Promise<void> {
  const paper = page.locator(".cn-signature-pad__paper canvas");
  await paper.scrollIntoViewIfNeeded();
  const { x, y } = (await paper.boundingBox())!;
  await page.mouse.move(x + 40, y + 60);
  await page.mouse.down();
  await page.mouse.move(x + 160, y + 30, { steps: 5 });
  await page.mouse.up();
}

/** Longest time that an analysis may take: it waits behind those of the demo, and other work on the machine. */
export const ANALYSIS = { timeout: 150_000 };

type Method = "Importer une photo" | "Prendre une photo" | "Essayer avec un visage de démonstration";

/** From the dashboard to the page where the photo of a quick diagnosis is chosen. */
export async function openQuickDiagnosis(page: Page, method: Method): Promise<void> {
  await page.getByRole("link", { name: "Nouveau diagnostic" }).click();
  await page.getByRole("link", { name: "Commencer" }).click();
  await chooseMethod(page, method);
}

/** Gives the person's agreement, and goes on to the page where the photo is chosen. */
export async function chooseMethod(page: Page, method: Method): Promise<void> {
  await expect(page.getByRole("button", { name: "Continuer" })).toBeDisabled();
  await page.getByRole("checkbox", { name: "La personne accepte l’analyse de sa photo" }).check();
  await page.getByRole("radio", { name: method }).check();
  await page.getByRole("button", { name: "Continuer" }).click();
}

export interface PhotoFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Chooses a file in the import page. */
export async function importPhoto(page: Page, file: PhotoFile | string): Promise<void> {
  await page.locator("input[type=file]").setInputFiles(file);
}

/** Slows the page's uploads down, so that their stages can be seen. Chromium only. */
export async function throttleUploads(page: Page, bytesPerSecond: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency: 0, downloadThroughput: -1 };
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { ...conditions, uploadThroughput: bytesPerSecond });
  return async () => {
    await session.send("Network.emulateNetworkConditions", { ...conditions, uploadThroughput: -1 });
    await session.detach();
  };
}

/** Gives what a person reads of the thirteen criteria. */
export async function readCriteria(page: Page): Promise<string[]> {
  // The demo clients' photos may still be in the queue before this one.
  await expect(page.getByRole("heading", { level: 1, name: "Résultats du diagnostic" })).toBeVisible(
    ANALYSIS,
  );
  await page.getByRole("tab", { name: /Critères/ }).click(ANALYSIS);
  const panel = page.getByRole("tabpanel", { name: /Critères/ });
  await expect(panel.getByRole("listitem")).toHaveCount(13);
  const texts = await panel.getByRole("listitem").allInnerTexts();
  // The masks come after the criteria, and with them the way to each.
  return texts.map((text) => text.replace(/\s*Voir sur la photo.*/su, ""));
}
