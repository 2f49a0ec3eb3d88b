import type { Locator, Page } from "@playwright/test";
import { demoPhoto } from "./photos.ts";
import { ANALYSIS, CLAIRE, importPhoto, openQuickDiagnosis, signIn, SOPHIE } from "./steps.ts";
import { expect, test } from "./test.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Opens a client's file from the list, and gives the field of its notes. */
async function openClient(page: Page): Promise<Locator> {
  await page
    .getByRole("link", { name: /Anaïs Morel/ })
    .first()
    .click();
  const notes = page.getByRole("textbox", { name: "Vos notes" });
  await expect(notes).toBeVisible();
  return notes;
}

/** Collects what the page throws. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  return errors;
}

/** Puts every text into an element of its own, as the translator of a browser does, also what comes later. */
function translate(): void {
  const wrap = (node: Node): void => {
    const texts: Node[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let next = walker.nextNode(); next !== null; next = walker.nextNode()) texts.push(next);
    for (const text of texts) {
      const parent = text.parentElement;
      const untouched = "font, script, style, textarea, svg, [translate=no]";
      if (parent === null || parent.closest(untouched) !== null || text.nodeValue?.trim() === "") continue;
      const font = document.createElement("font");
      font.textContent = text.nodeValue;
      text.parentNode?.replaceChild(font, text);
    }
  };
  addEventListener("DOMContentLoaded", () => {
    wrap(document.body);
    new MutationObserver(() => wrap(document.body)).observe(document.body, {
      childList: true,
      subtree: true,
    });
  });
}

test("a page that the browser translates goes from the sign-in to the results without an error", async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.addInitScript(translate);
  await signIn(page, CLAIRE);
  await expect(heading(page, "Bonjour Claire")).toBeVisible();
  expect(await page.locator("h1 font").count(), "translated at all").toBeGreaterThan(0);
  await openQuickDiagnosis(page, "Importer une photo");
  await importPhoto(page, demoPhoto);
  await page.getByRole("button", { name: "Analyser" }).click();
  await expect(heading(page, "Résultats du diagnostic")).toBeVisible(ANALYSIS);
  await page.getByRole("tab", { name: /Critères/ }).click();
  await expect(page.getByRole("tabpanel", { name: /Critères/ }).getByRole("listitem")).toHaveCount(13);
  await page.getByRole("link", { name: "Mes clients" }).click();
  await page.getByRole("searchbox").fill("Anaïs");
  await expect(page.getByText("Anaïs Morel").first()).toBeVisible();
  await page.getByRole("searchbox").fill("introuvable");
  await expect(page.getByText("Anaïs Morel")).toHaveCount(0);
  await page.getByRole("searchbox").fill("");
  await openClient(page);
  expect(errors).toEqual([]);
});

test("a page that the browser translates lists professionals and shows what a form refuses", async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.addInitScript(translate);
  await signIn(page, SOPHIE, "/auth/admin");
  await page.goto("/admin/customers");
  await page.getByRole("searchbox").first().fill("lumière");
  await expect(page.getByRole("link", { name: "Cabinet Éclat" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /Lumière de Peau/ }).first()).toBeVisible();
  await page.goto("/admin/customers/add");
  await page.getByRole("button", { name: /^(Ajouter|Enregistrer|Créer)/ }).click();
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
  expect(errors).toEqual([]);
});

for (const locale of ["en-US", "ar-EG", "tr-TR"]) {
  test(`dates and figures are French in a browser of ${locale}`, async ({ browser, product }) => {
    const context = await browser.newContext({ locale, timezoneId: "Europe/Paris", baseURL: product.url });
    const page = await context.newPage();
    try {
      const read = async (): Promise<string> =>
        (await page.locator("main").innerText()).replace(/\s+/gu, " ");
      await signIn(page, CLAIRE);
      await expect(heading(page, "Bonjour Claire")).toBeVisible();
      await expect(page.locator("main")).toContainText(/\d{1,2}(er)?\s\p{L}+\s\d{4}/u);
      await page.goto("/user/customers");
      await expect(page.getByText("Anaïs Morel")).toBeVisible();
      const list = await read();
      await openClient(page);
      const file = await read();
      for (const text of [list, file]) {
        expect(text).not.toMatch(
          /[٠-٩]|\b(January|February|March|April|June|July|August|September|October|November|December)\b|\d\/\d{1,2}\/\d{2}\b/u,
        );
      }
    } finally {
      await context.close();
    }
  });
}

for (const days of [-2, 2]) {
  test(`a clock ${days} days off signs in and reads the lists`, async ({ page }) => {
    const errors = collectErrors(page);
    await page.clock.install({ time: Date.now() + days * DAY_MS });
    await signIn(page, CLAIRE);
    await expect(heading(page, "Bonjour Claire")).toBeVisible();
    await page.goto("/user/customers");
    await expect(page.getByText("Anaïs Morel")).toBeVisible();
    await openClient(page);
    await expect(page.locator("main")).not.toContainText(/dans \d+ jours|il y a -/u);
    expect(errors).toEqual([]);
  });
}

test("a slow network that loses answers shows the pages and keeps what is typed", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await signIn(page, CLAIRE);
  await expect(heading(page, "Bonjour Claire")).toBeVisible();
  await page.getByRole("link", { name: "Mes clients" }).click();
  const notes = await openClient(page);
  const lost = { requests: 0 };
  // Every third request gets no answer; those that stay open are the listeners.
  await page.route(
    (url) => !url.pathname.endsWith(".js"),
    (route) => (++lost.requests % 3 === 0 ? route.abort("connectionreset") : route.continue()),
  );
  const typed = `Perte de réseau ${Date.now()}`;
  await notes.fill(typed);
  await expect(notes).toHaveValue(typed);
  await page
    .getByRole("button", { name: /Enregistrer/ })
    .first()
    .click();
  await expect(page.getByText(/enregistré/iu).first()).toBeVisible();
  await page.unroute(() => true).catch(() => undefined);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Vos notes" })).toHaveValue(typed);
});
