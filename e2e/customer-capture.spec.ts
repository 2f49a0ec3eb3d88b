import type { Page } from "@playwright/test";
import { withDrawnCamera } from "./drawnCamera.ts";
import { addPhoneLink } from "./phoneLink.ts";
import { demoPhoto } from "./photos.ts";
import { expectAccessible } from "./sound.ts";
import { CLAIRE, importPhoto, signByHand, signIn, throttleUploads } from "./steps.ts";
import { expect, test } from "./test.ts";
import { demoId } from "../scripts/demo/demoId.ts";

/** Tells where a keyboard is. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

/** Adds a client who signs with a drawing, and goes on to their diagnosis. */
async function addLea(page: Page): Promise<void> {
  await page.getByLabel(/^Prénom/).fill("Léa");
  await page.getByLabel(/^Nom/).fill("Capture");
  await page.getByLabel(/^E-mail/).fill("lea.capture@clients.example");
  await page.getByRole("checkbox", { name: /ma photo soit analysée/ }).check();
  await signByHand(page);
  await page.getByRole("button", { name: "Enregistrer et diagnostiquer" }).click();
}

test("a new client signs, is photographed by the camera, and has results; the focus is never lost", async ({
  playwright,
  product,
  launchOptions,
}) => {
  test.setTimeout(180_000);
  await withDrawnCamera({ playwright, launchOptions, product }, async (page) => {
    await signIn(page, CLAIRE, "/user/customers/add");
    await addLea(page);
    await expect(
      page.getByRole("heading", { level: 1, name: "Nouveau diagnostic — Léa Capture" }),
    ).toBeVisible();
    await expect(page.getByText(/^Consentement du \d{2}\/\d{2}\/\d{4}, version\s1$/)).toBeVisible();
    await page.getByRole("radio", { name: "Rien à signaler" }).check();
    await page.getByRole("checkbox", { name: "Peau nettoyée" }).check();
    await page.getByRole("button", { name: "Continuer" }).click();
    await expect(page.getByText("Pour Léa Capture. Accord enregistré.")).toBeVisible();

    await page.getByRole("button", { name: "Prendre la photo" }).click();
    await expect(page.getByRole("button", { name: "Analyser" })).toBeVisible({ timeout: 150_000 });
    expect(await focused(page), "after the photo").not.toBe("BODY");
    const unthrottle = await throttleUploads(page, 30_000);
    await page.getByRole("button", { name: "Analyser" }).click();
    await expect(page.getByRole("button", { name: "Annuler l’envoi" })).toBeVisible();
    expect(await focused(page), "after « Analyser »").not.toBe("BODY");
    await page.getByRole("button", { name: "Annuler l’envoi" }).click();
    await expect(page.getByText("Envoi annulé. La photo est toujours sur cette page.").first()).toBeVisible();
    expect(await focused(page), "after cancelling").not.toBe("BODY");
    await unthrottle();
    await page.getByRole("button", { name: "Analyser" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Résultats du diagnostic" })).toBeVisible({
      timeout: 150_000,
    });
    // The heading stands before the diagnosis is read as well, over a viewer that goes again when it is not done yet.
    await expect(page.getByText("Critère affiché sur la photo").first()).toBeVisible({ timeout: 60_000 });
    const larger = page.getByRole("button", { name: "Agrandir" });
    for (let press = 0; press < 12; press++) await larger.press("Enter");
    await expect(larger, "at the largest zoom").toBeFocused();

    // The next photo of the same client is asked for in the pose of this one.
    await page.goto("/user/customers");
    await page.getByRole("link", { name: "Léa Capture" }).first().click();
    await page.getByRole("link", { name: "Nouveau diagnostic" }).first().click();
    await expect(page.getByText(/^Dernier diagnostic/)).toBeVisible();
    await page.getByRole("radio", { name: "Rien à signaler" }).check();
    await page.getByRole("button", { name: "Continuer" }).click();
    await expect(page.getByRole("slider")).toBeVisible({ timeout: 150_000 });
  });
});

test("a capture of an existing client takes eight interactions at most from the dashboard to the results", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page, CLAIRE);
  let interactions = 0;
  const act = async (interaction: Promise<unknown>): Promise<void> => {
    interactions += 1;
    await interaction;
  };
  await act(page.getByRole("link", { name: "Nouveau diagnostic" }).click());
  await act(page.getByRole("link", { name: "Fatou Diallo Diagnostiquer" }).click());
  await act(page.getByRole("radio", { name: "Rien à signaler" }).check());
  await act(page.getByRole("radio", { name: /Importer une photo/ }).check());
  await act(page.getByRole("button", { name: "Continuer" }).click());
  // Pressing « Choisir une photo », and choosing it.
  interactions += 1;
  await act(importPhoto(page, demoPhoto));
  await act(page.getByRole("button", { name: "Analyser" }).click());
  await expect(page.getByRole("heading", { level: 1, name: "Résultats du diagnostic" })).toBeVisible({
    timeout: 150_000,
  });
  expect(interactions).toBeLessThanOrEqual(8);
});

test("an upload outlives a lost server, a reload and its page, and one is told of its end elsewhere", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await signIn(page, CLAIRE, `/user/diagnosis/customer/${demoId("customers", "zoe-lefevre")}/method`);
  await page.getByRole("radio", { name: "Rien à signaler" }).check();
  await page.getByRole("radio", { name: /Importer une photo/ }).check();
  await page.getByRole("button", { name: "Continuer" }).click();
  await importPhoto(page, demoPhoto);
  await throttleUploads(page, 120_000);
  await page.getByRole("button", { name: "Analyser" }).click();
  await expect(page.getByRole("progressbar", { name: /Envoi \d+\s%/ })).toBeVisible();
  // The browser believes that it has a network; only Storage does not answer.
  const storage = /\/v0\/b\//u;
  await context.route(storage, (route) => route.abort("connectionrefused"));
  await expect(page.getByText(/Connexion perdue\s: l’envoi reprendra tout seul\./).first()).toBeVisible({
    timeout: 10_000,
  });
  await context.unroute(storage);
  await expect(page.getByRole("progressbar", { name: /^Envoi \d+\s%/ })).toBeVisible({ timeout: 8000 });

  await page.reload();
  await expect(page.getByRole("progressbar", { name: /Envoi \d+\s%/ })).toBeVisible();
  await page.getByRole("link", { name: "Mes clients" }).click();
  await expect(page.getByText(/^Diagnostic terminé\s: Zoé Lefèvre\.$/).first()).toBeVisible({
    timeout: 150_000,
  });
  await page.getByRole("button", { name: "Voir les résultats" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Résultats du diagnostic" })).toBeVisible();
});

test("a phone without an account sends one photo with its link, which the computer then shows", async ({
  page,
  browser,
  product,
}) => {
  const { token, diagnosis } = await addPhoneLink(product, demoId("users", "claire"));
  const context = await browser.newContext({
    baseURL: product.url,
    locale: "fr-FR",
    viewport: { width: 390, height: 844 },
  });
  const phone = await context.newPage();
  await phone.goto(`/telephone#${token}`);
  await expect(phone.getByRole("heading", { level: 1, name: "Prendre la photo" })).toBeVisible();
  await expectAccessible(phone, "the page of a phone");
  await importPhoto(phone, demoPhoto);
  await expect(phone.getByRole("button", { name: "Envoyer" })).toBeVisible();
  // The photo is kept until it is sent.
  await phone.reload();
  await phone.getByRole("button", { name: "Envoyer" }).click();
  await expect(phone.getByRole("heading", { level: 1, name: "Photo envoyée" })).toBeVisible();
  // The same link once more.
  await phone.reload();
  await importPhoto(phone, demoPhoto);
  await phone.getByRole("button", { name: "Envoyer" }).click();
  await expect(phone.getByText(/^Une photo a déjà été envoyée avec ce lien\./)).toBeVisible();
  await context.close();

  await signIn(page, CLAIRE, `/user/diagnosis/results/${diagnosis}`);
  await expect(page.getByRole("heading", { level: 1, name: "Résultats du diagnostic" })).toBeVisible({
    timeout: 150_000,
  });
  await page.goto("/user/diagnosis/method?source=phone");
  await page.getByRole("checkbox", { name: "La personne accepte l’analyse de sa photo" }).check();
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page.getByText(/n’est ouverte que sur cet ordinateur \(127\.0\.0\.1\)/)).toBeVisible();
});

test("a photo is turned and cropped by keys before it is sent", async ({ page }) => {
  await signIn(page, CLAIRE, "/user/diagnosis/method?source=file");
  await page.getByRole("checkbox", { name: "La personne accepte l’analyse de sa photo" }).check();
  await page.getByRole("button", { name: "Continuer" }).click();
  await importPhoto(page, demoPhoto);
  const size = () =>
    page
      .getByRole("img", { name: "La photo choisie" })
      .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(async () => (await size())[0]).toBeGreaterThan(0);
  const [width = 0, height = 0] = await size();
  await page.getByRole("button", { name: "Recadrer ou tourner" }).click();
  await page.getByRole("button", { name: "Cadrer le visage" }).click();
  expect(Number(await page.getByRole("slider", { name: "Bord bas" }).inputValue())).toBeLessThan(100);
  await page.getByRole("button", { name: "Photo entière" }).click();
  await page.getByRole("button", { name: "Tourner à droite" }).click();
  await page.getByRole("slider", { name: "Bord gauche" }).press("Shift+ArrowRight");
  await page.getByRole("button", { name: "Garder ce cadrage" }).click();
  await expect.poll(size).toEqual([Math.round(0.9 * height), width]);
  await expect(page.getByRole("button", { name: "Analyser" })).toBeVisible();
});
