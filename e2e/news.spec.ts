import type { BrowserContext, Page } from "@playwright/test";
import { FieldValue } from "firebase-admin/firestore";
import { CLAIRE, signIn } from "./steps.ts";
import { newProfessional, withAdmin } from "./newProfessional.ts";
import { expect, test } from "./test.ts";
import { demoId } from "../scripts/demo/demoId.ts";
import { cutNetwork } from "@carnation/testing/cutNetwork";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const articles = (page: Page) => page.getByRole("list", { name: "Articles" }).getByRole("listitem");
const hiver = `/user/news/${demoId("news", "Hiver : adapter la routine d’hydratation")}`;

/** Waits until the service worker answers for a page. */
async function workerHasIt(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Gives what the service worker has kept, by its cache. */
function kept(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const all = names.map(async (name): Promise<[string, string[]]> => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => url)];
    });
    return Object.fromEntries(await Promise.all(all));
  });
}

/** The files that a page has loaded and the service worker has not kept yet: it keeps one after the other. */
function filesNotKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await (await caches.open("carnation-files")).keys();
    const kept = new Set(requests.map(({ url }) => url));
    const files = performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((url) => url.startsWith(`${location.origin}/assets/`));
    return files.filter((url) => !kept.has(url));
  });
}

/** A headless browser shows no notification, whatever is allowed: what would be shown is written down. */
async function writeNoticesDown(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let permission: NotificationPermission = "default";
    Object.defineProperty(Notification, "permission", { get: () => permission });
    Notification.requestPermission = () => Promise.resolve((permission = "granted"));
    const shown: unknown[] = [];
    Object.assign(window, { shown });
    ServiceWorkerRegistration.prototype.showNotification = (title, options) => {
      shown.push([title, options?.tag, (options?.data as { path: string } | undefined)?.path]);
      return Promise.resolve();
    };
  });
}

const notices = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => (window as unknown as { shown: unknown[] }).shown);

test("ten articles and then the rest, of a theme in the address; one that was opened is no longer unread", async ({
  page,
  product,
}) => {
  const ines = await newProfessional(product, "ines.nouvelles");
  await signIn(page, ines.email);
  const card = page.getByRole("region", { name: "Actualité" });
  await expect(card.getByText("Non lue")).toBeVisible();
  await card.getByRole("link").click();
  await expect(heading(page, "Réussir une photo comparable\u00A0: 5 repères simples")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Dessin : un visage de face/u })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Les cinq repères" })).toBeVisible();
  await page.getByRole("link", { name: /^Précédente/u }).click();
  await expect(heading(page, "Comment expliquer un score sans inquiéter votre cliente")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Suivante/u })).toContainText("Réussir une photo");

  await page.getByRole("link", { name: "Retour aux actualités" }).click();
  await expect(articles(page)).toHaveCount(10);
  await expect(page.getByText("Non lue")).toHaveCount(5);
  await page.getByRole("button", { name: "Afficher plus" }).press("Enter");
  // The deep run publishes one more beside this test.
  await expect(articles(page).nth(13)).toBeVisible();
  await expect(page.getByRole("button", { name: "Afficher plus" })).toBeHidden();
  await expect(articles(page).nth(10).getByRole("link")).toBeFocused();

  await page.getByRole("combobox", { name: "Thème" }).selectOption({ label: "Routine (3)" });
  await expect(page).toHaveURL(/\?theme=Routine$/u);
  await expect(articles(page)).toHaveCount(3);
  await page.reload();
  await expect(articles(page)).toHaveCount(3);

  await page.goto("/user/news/retiree");
  await expect(page.getByText("Cet élément n’existe plus ou a été supprimé.")).toBeVisible();
  await expect(articles(page)).toHaveCount(10);
});

test("news that was read is there off line, and what was not says so; nothing of others is kept, and other pages are theirs", async ({
  page,
  context,
}) => {
  await signIn(page, CLAIRE);
  await page.goto(hiver);
  await expect(page.getByRole("heading", { level: 2, name: "En cabine" })).toBeVisible();
  await workerHasIt(page);
  const worker = await page.request.get("/sw.js");
  expect([worker.headers()["cache-control"], worker.headers()["content-type"]]).toEqual([
    "no-cache",
    "text/javascript; charset=utf-8",
  ]);
  const own = ["/", "/__/firebase/init.json"].map((path) => new URL(path, page.url()).href);
  await expect.poll(async () => (await kept(page))["carnation-page"]?.toSorted()).toEqual(own);
  await expect.poll(() => filesNotKept(page)).toEqual([]);

  await cutNetwork(page);
  await page.reload();
  await expect(page.getByRole("heading", { level: 2, name: "En cabine" })).toBeVisible();
  await page.goto(`/user/news/${demoId("news", "Devis clair, devis signé")}`);
  await expect(page.getByText("Pas encore lu hors connexion")).toBeVisible();
  await page.goto("/user/diagnosis");
  await expect(heading(page, "Page pas encore lue hors connexion")).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page, "Diagnostic")).toBeVisible();

  const all = Object.values(await kept(page)).flat();
  const odd = all.filter(
    (url) => !/^http:\/\/127\.0\.0\.1:\d+\/(?:assets\/|__\/firebase\/init\.json$|$)/u.test(url),
  );
  expect(odd).toEqual([]);
  await page.goto("/__/outbox");
  await expect(page.getByText("Carnation", { exact: true })).toHaveCount(0);
});

test("the browser itself says that it is off line before anything was kept", async ({ page }) => {
  await cutNetwork(page);
  await expect(page.goto("/user/news")).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
});

test("a newer version waits until its pages are closed: nothing that is typed is lost", async ({
  page,
  context,
}) => {
  await signIn(page, CLAIRE);
  await workerHasIt(page);
  await page.goto("/user/customers/add");
  await page.getByLabel("Prénom").fill("Léonie");
  const waits = await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    await (await caches.open("carnation-v0")).put("/old", new Response("old"));
    await (await caches.open("carnation-files")).put("/assets/old-00000000.js", new Response("old"));
    // Under another address it is another version, as one with other bytes would be.
    const newer = await navigator.serviceWorker.register("/sw.js?newer");
    while (newer.waiting === null) await new Promise((resolve) => setTimeout(resolve, 50));
    return newer.active === active;
  });
  expect(waits).toBe(true);
  await expect(page.getByLabel("Prénom")).toHaveValue("Léonie");

  await page.close();
  // The browser may open the next page before it has taken note that the last one is gone: then it is this one that has
  // to be closed.
  await expect(async () => {
    const next = await context.newPage();
    try {
      await next.goto("/auth/login");
      const { "carnation-files": files = [], ...others } = await kept(next);
      expect(Object.keys(others)).toEqual(["carnation-page"]);
      expect(files.filter((url) => url.includes("old-"))).toEqual([]);
    } finally {
      await next.close();
    }
  }).toPass();
});

test("a message to a closed page is drawn by the service worker, whatever it is", async ({
  page,
  context,
}) => {
  await signIn(page, CLAIRE);
  await workerHasIt(page);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    const self = globalThis as unknown as { shown: unknown[]; registration: ServiceWorkerRegistration };
    self.shown = shown;
    self.registration.showNotification = (title, options) => {
      shown.push([title, options?.body, options?.data]);
      return Promise.resolve();
    };
  });
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const to = { origin: new URL(page.url()).origin, registrationId: await registered };
  const message = { title: "Hiver", body: "Adapter.", tag: "news-hiver", path: hiver };
  for (const data of [JSON.stringify({ data: message }), "no JSON"]) {
    await session.send("ServiceWorker.deliverPushMessage", { ...to, data });
  }
  await expect
    .poll(() => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown))
    .toEqual([
      ["Hiver", "Adapter.", { path: hiver }],
      ["Nouvelle actualité", "", { path: "/user/news" }],
    ]);
});

test("a device that asks for it is told once of an article that is announced, and no longer when it does not want it", async ({
  page,
  context,
  product,
}) => {
  await writeNoticesDown(context);
  const { uid, email } = await newProfessional(product, "ines.prevenue");
  const announce = (id: string) =>
    withAdmin(product, (db) =>
      db.doc(`news/${id}`).set({
        title: `Annonce ${id}`,
        summary: "Une phrase.",
        published: true,
        notify: true,
        createdAt: FieldValue.serverTimestamp(),
      }),
    );
  const devices = () =>
    withAdmin(product, async (db) => (await db.collection(`users/${uid}/devices`).get()).docs);
  await signIn(page, email, "/auth/login?retour=%2Fuser%2Fnews");
  await page.getByRole("button", { name: "Recevoir les actualités" }).click();
  await expect(page.getByText("Cet appareil vous prévient")).toBeVisible();
  expect(await devices()).toHaveLength(1);
  await workerHasIt(page);
  await announce("une");
  const told = [["Annonce une", "news-une", "/user/news/une"]];
  await expect.poll(() => notices(page)).toEqual(told);
  await expect.poll(async () => (await devices())[0]?.get("told")).toBe("une");
  await expect(page.getByRole("link", { name: "Annonce une" })).toBeVisible();

  await page.getByRole("button", { name: "Ne plus recevoir" }).click();
  await expect(page.getByRole("button", { name: "Recevoir les actualités" })).toBeVisible();
  expect(await devices()).toEqual([]);
  await announce("deux");
  await expect(page.getByRole("link", { name: "Annonce deux" })).toBeVisible();
  expect(await notices(page)).toEqual(told);
  await withAdmin(product, async (db) => {
    for (const id of ["une", "deux"]) await db.doc(`news/${id}`).delete();
  });
});
