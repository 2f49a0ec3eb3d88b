import { resolve } from "node:path";
import { demoId } from "../scripts/demo/demoId.ts";
import { DEMO_PASSWORD } from "../scripts/demo/accounts.ts";
import type { BrowserWindow } from "./browserWindow.ts";
import { firefoxIsMissing, openFirefox } from "./firefoxDriver.ts";
import { demoPhoto } from "./photos.ts";
import { CLAIRE, SOPHIE } from "./steps.ts";
import { inWindow } from "./otherBrowsers.ts";
import { expect, test } from "./test.ts";
import { openWebKit, webkitIsMissing } from "./webkitDriver.ts";
import { actionsIn } from "./windowActions.ts";

const heic = resolve("apps/web/src/shared/heic/testing/displayP3Turned.heic");
const FILE_FIELD = "input[type=file]";
const diagnosis = (name: string): string => demoId("diagnosis", name);

/** Signs in and begins a diagnosis with a photo taken in one of the two ways. */
async function startDiagnosis(window: BrowserWindow, url: string, method: string): Promise<void> {
  const { press, shows, signIn } = actionsIn(window);
  await signIn(`${url}/auth/login`, CLAIRE, DEMO_PASSWORD);
  await shows("Bonjour Claire");
  await press("Nouveau diagnostic");
  await press("Commencer");
  await press("La personne accepte l’analyse de sa photo");
  await press(method);
  await press("Continuer");
}

/** Walks from the sign-in to the quote of a diagnosis. */
async function walkMainJob(window: BrowserWindow, url: string): Promise<void> {
  const { press, shows } = actionsIn(window);
  await startDiagnosis(window, url, "Importer une photo");
  await shows("Déposez la photo ici");
  await window.choose(FILE_FIELD, heic);
  await shows("displayP3Turned.jpg");
  await press("Choisir une autre photo");
  await shows("Déposez la photo ici");
  await window.choose(FILE_FIELD, resolve(demoPhoto));
  await press("Analyser");
  await shows("Résultats du diagnostic");
  await press("Critères");
  await shows("Pores");

  await window.go(`${url}/user/customers/${demoId("customers", "anais-morel")}`);
  await shows("Droits de la personne");
  await window.go(`${url}/user/diagnosis/compare/${diagnosis("anais-morel")}/${diagnosis("anais-morel-1")}`);
  await shows("Anaïs Morel");
  await window.go(`${url}/user/diagnosis/routine/${diagnosis("anais-morel-2")}/quote`);
  await shows("Valable jusqu’au");
}

/** Walks the list of the professionals and a form, which is refused once, then saved. */
async function walkBackOffice(window: BrowserWindow, url: string): Promise<void> {
  const { fill, press, shows, signIn } = actionsIn(window);
  await signIn(`${url}/auth/admin`, SOPHIE, DEMO_PASSWORD);
  await shows("abonnement");
  await window.go(`${url}/admin/customers`);
  await shows("Cabinet Éclat");
  await window.type("input[type=search]", "lumière");
  await expect.poll(() => window.run("return document.body.innerText")).not.toContain("Cabinet Éclat");
  await shows("Institut Lumière de Peau");
  await window.go(`${url}/admin/contraindications/add`);
  await fill("Nom", "grossesse");
  await press("Ajouter");
  await shows("Une contre-indication porte déjà ce nom.");
  await fill("Nom", ` ${Date.now()}`);
  await press("Ajouter");
  await shows("C’est enregistré.");
}

/** Things that Firefox may lack: each is a window of its own. */
const firefoxes: readonly (readonly [
  lack: string,
  preferences: Parameters<typeof openFirefox>[0],
  preload?: string,
])[] = [
  ["everything", {}],
  ["no IndexedDB", {}, "() => Object.defineProperty(globalThis, 'indexedDB', { get: () => undefined })"],
  ["no service worker", { "dom.serviceWorkers.enabled": false }],
  // Cookies and storage of third parties are refused.
  ["no storage of third parties", { "network.cookie.cookieBehavior": 1 }],
  ["no worker that decodes pictures", {}, "() => delete globalThis.OffscreenCanvas"],
];

test.describe("Firefox ESR", () => {
  test.skip(firefoxIsMissing !== null, firefoxIsMissing ?? "");
  test.setTimeout(15 * 60_000);

  for (const [lack, preferences, preload] of firefoxes) {
    test(`Firefox with ${lack} walks from the sign-in to the quote`, async ({ product }) => {
      await inWindow(openFirefox(preferences, preload), (window) => walkMainJob(window, product.url));
    });
  }

  test("Firefox searches the professionals and saves a form", async ({ product }) => {
    await inWindow(openFirefox(), (window) => walkBackOffice(window, product.url));
  });

  test("Firefox takes a photo with the camera", async ({ product }) => {
    await inWindow(openFirefox(), async (window) => {
      const { press, shows } = actionsIn(window);
      await startDiagnosis(window, product.url, "Prendre une photo");
      await press("Prendre la photo");
      await press("Reprendre");
      await shows("Prendre la photo");
    });
  });
});

test.describe("WebKitGTK", () => {
  test.skip(webkitIsMissing !== null, webkitIsMissing ?? "");
  test.setTimeout(15 * 60_000);

  test("Safari’s engine walks from the sign-in to the quote", async ({ product }) => {
    await inWindow(openWebKit(), (window) => walkMainJob(window, product.url));
  });

  test("Safari’s engine searches the professionals and saves a form", async ({ product }) => {
    await inWindow(openWebKit(), (window) => walkBackOffice(window, product.url));
  });
});
