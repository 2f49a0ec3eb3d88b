import {
  blackPhoto,
  cutHeic,
  demoPhoto,
  hugePhoto,
  photoOfTwoFaces,
  photoWithoutFace,
  textNamedJpg,
  tinyPhoto,
} from "./photos.ts";
import {
  chooseMethod,
  CLAIRE,
  importPhoto,
  JULIE,
  openQuickDiagnosis,
  signIn,
  submitCredentials,
  throttleUploads,
  type PhotoFile,
} from "./steps.ts";
import { expect, test } from "./test.ts";

test("a wrong password is told in French and the e-mail stays", async ({ page }) => {
  await page.goto("/auth/login");
  await submitCredentials(page, CLAIRE, "pas-le-bon");
  await expect(page.getByRole("alert")).toContainText("E-mail ou mot de passe incorrect.");
  await expect(page.getByLabel("Adresse e-mail")).toHaveValue(CLAIRE);
});

/** Refused in the page, before anything is sent. */
const refusedHere: [what: string, photo: () => Promise<PhotoFile>, message: string | RegExp][] = [
  ["a text file renamed .jpg", async () => textNamedJpg, "Ce fichier n’est pas une photo JPEG"],
  // Under the Content-Security-Policy the decoder has been loaded: without it the sentence is another one.
  ["a HEIC photo that is cut", async () => cutHeic, "Cette photo HEIC ne peut pas être lue"],
  ["a photo 80 pixels wide", tinyPhoto, "Cette photo est trop petite"],
  ["a photo of 60 megapixels", hugePhoto, "Cette photo dépasse 52 millions de pixels."],
];

test("files that cannot be analysed are refused with the reason, and the next one is taken", async ({
  page,
}) => {
  await signIn(page, CLAIRE);
  await openQuickDiagnosis(page, "Importer une photo");
  for (const [what, photo, message] of refusedHere) {
    await test.step(what, async () => {
      await importPhoto(page, await photo());
      await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
    });
  }
  await importPhoto(page, demoPhoto);
  await expect(page.getByRole("button", { name: "Analyser" })).toBeEnabled();

  await test.step("the camera counts down, shows its photo, and the focus follows each step", async () => {
    await page.goto("/user/diagnosis/input/camera");
    const shutter = page.getByRole("button", { name: "Prendre la photo" });
    await expect(shutter).not.toHaveAttribute("aria-disabled");
    await shutter.press("Enter");
    await expect(page.getByRole("button", { name: "Annuler le compte à rebours" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(shutter).toBeFocused();
    await shutter.press("Enter");
    await expect(page.getByRole("img", { name: "La photo choisie" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Photo du diagnostic" })).toBeFocused();
    await page.getByRole("button", { name: "Reprendre" }).press("Enter");
    await expect(shutter).toBeVisible();
    await expect(page.getByRole("region", { name: "Photo du diagnostic" })).toBeFocused();
  });
});

/** Refused by the engine, after the upload: one of them each time, all in `npm run test:deep`. */
const refusedByTheEngine: [what: string, photo: () => Promise<PhotoFile>, title: string][] = [
  ["a photo of two faces", photoOfTwoFaces, "Plusieurs visages détectés"],
];
if (process.env["CARNATION_DEEP"] === "1") {
  refusedByTheEngine.push(
    ["a photo without a face", photoWithoutFace, "Aucun visage détecté"],
    ["a black photo", blackPhoto, "Photo trop sombre"],
  );
}

test("photos that cannot be measured end with their reason and a way to go on", async ({ page }) => {
  await signIn(page, CLAIRE);
  await page.goto("/user/diagnosis/method");
  for (const [what, photo, title] of refusedByTheEngine) {
    await test.step(what, async () => {
      await chooseMethod(page, "Importer une photo");
      await importPhoto(page, await photo());
      await page.getByRole("button", { name: "Analyser" }).click();
      await expect(page.getByRole("heading", { name: title })).toBeVisible({ timeout: 150_000 });
      await expect(page.getByRole("meter")).toHaveCount(0);
      await page.getByRole("link", { name: "Reprendre la photo" }).click();
    });
  }
  await expect(
    page.getByRole("checkbox", { name: "La personne accepte l’analyse de sa photo" }),
  ).not.toBeChecked();
});

test("an upload can be paused and given up, and sent again; cut in the middle it goes on by itself", async ({
  page,
  context,
}) => {
  await signIn(page, CLAIRE);
  await openQuickDiagnosis(page, "Importer une photo");
  await importPhoto(page, demoPhoto);
  const unthrottle = await throttleUploads(page, 100_000);
  await page.getByRole("button", { name: "Analyser" }).click();
  await page.getByRole("button", { name: "Mettre en pause" }).click();
  await page.getByRole("button", { name: "Reprendre l’envoi" }).click();
  await page.getByRole("button", { name: "Mettre en pause" }).click();
  // The SDK itself cancels nothing that is paused.
  await expect(page.getByRole("button", { name: "Reprendre l’envoi" })).toBeFocused();
  await page.getByRole("button", { name: "Annuler l’envoi" }).click();
  await expect(page.getByText("Envoi annulé. La photo est toujours sur cette page.").first()).toBeVisible();
  await expect(page.getByRole("img", { name: "La photo choisie" })).toBeVisible();

  await page.getByRole("button", { name: /Analyser|Réessayer/ }).click();
  await expect(page.getByRole("progressbar", { name: /Envoi \d+\s%/ })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/Connexion perdue\s: l’envoi reprendra tout seul\./).first()).toBeVisible();
  await context.setOffline(false);
  await unthrottle();
  await expect(page.getByRole("heading", { level: 1, name: "Résultats du diagnostic" })).toBeVisible({
    timeout: 150_000,
  });
});

test("a new analysis is closed without a current subscription, the rest stays open", async ({ page }) => {
  await signIn(page, JULIE);
  await expect(page.getByText(/Le dernier paiement a échoué/).first()).toBeVisible();
  await page.goto("/user/diagnosis/method");
  await expect(page.getByRole("checkbox", { name: "La personne accepte l’analyse de sa photo" })).toHaveCount(
    0,
  );
  await expect(page.getByText(/Le dernier paiement a échoué/).first()).toBeVisible();
});
