import type { Page } from "@playwright/test";
import { cutNetwork } from "@carnation/testing/cutNetwork";
import { CLAIRE, signIn } from "./steps.ts";
import { expect, test } from "./test.ts";

const chunk = "**/assets/DiagnosisStart-*.js";
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

/** Counts how often the document itself is loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** Tells whether the document was reloaded, and has loaded since. In the middle of a navigation it cannot say. */
const isReloaded = (page: Page): Promise<boolean> =>
  page
    .evaluate(() => {
      const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      return navigation?.type === "reload" && document.readyState === "complete";
    })
    .catch(() => false);

test("a page whose code was never loaded is unread off line, and comes by itself", async ({
  page,
  context,
}) => {
  await signIn(page, CLAIRE);
  await expect(heading(page, "Bonjour Claire")).toBeVisible();
  await cutNetwork(page);
  await page.getByRole("link", { name: "Nouveau diagnostic" }).click();
  await expect(heading(page, "Page pas encore lue hors connexion")).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page, "Diagnostic")).toBeVisible();
});

test.describe("code after a newer version, asked for by pages without a service worker", () => {
  // A worker keeps the code that a page has loaded, and answers for it before the routes of a test are asked.
  test.use({ serviceWorkers: "block" });

  test("the code that signs in is asked for once more after a newer version has replaced it", async ({
    page,
  }) => {
    await page.route("**/assets/connection-*.js", (route) => route.fulfill({ status: 404 }), { times: 1 });
    const loads = countLoads(page);
    await page.goto("/auth/login");
    // The code is asked for when the field is touched, which the page may do by itself, even before it has loaded.
    await page.getByLabel("Adresse e-mail").press("c");
    // A visit in the middle of the reload would be interrupted by it.
    await expect.poll(() => isReloaded(page)).toBe(true);
    expect(loads()).toBe(2);
    await signIn(page, CLAIRE);
    await expect(heading(page, "Bonjour Claire")).toBeVisible();
  });

  test("code that a newer version has replaced is asked for once more, with one reload and never in a loop", async ({
    page,
  }) => {
    await signIn(page, CLAIRE);
    await expect(heading(page, "Bonjour Claire")).toBeVisible();
    const loads = countLoads(page);
    await page.route(chunk, (route) => route.fulfill({ status: 404 }), { times: 1 });
    await page.getByRole("link", { name: "Nouveau diagnostic" }).click();
    await expect(heading(page, "Diagnostic")).toBeVisible();
    expect(loads()).toBe(1);

    await page.goto("/user/dashboard");
    await expect(heading(page, "Bonjour Claire")).toBeVisible();
    await page.route(chunk, (route) => route.fulfill({ status: 404 }));
    const before = loads();
    await page.getByRole("link", { name: "Nouveau diagnostic" }).click();
    await expect(heading(page, "Cette page n’a pas pu s’afficher")).toBeVisible();
    expect(loads() - before).toBe(1);
    await page.unroute(chunk);
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect(heading(page, "Diagnostic")).toBeVisible();
  });
});
