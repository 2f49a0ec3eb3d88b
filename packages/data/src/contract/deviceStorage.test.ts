import type { BrowserContext, Page } from "playwright";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { openPage } from "../testing/contractBrowser.ts";
import { contractSuite } from "../testing/contractSuite.ts";

const claire = { email: "claire@example.org", password: "un-mot-de-passe" };
const suite = contractSuite();

beforeAll(async () => {
  const { admin, auth } = suite.backend;
  await auth.createUser({ uid: "claire", ...claire });
  const user = { email: claire.email, firstname: "Claire", role: "customer", active: true };
  await admin.doc("users/claire").set(user);
});

async function newContext(): Promise<BrowserContext> {
  const context = await suite.browser.newContext();
  onTestFinished(() => context.close());
  return context;
}

const readName = (page: Page) =>
  page.evaluate(async ({ email, password }) => {
    const { signIn, until } = window.carnation;
    const { workspace } = await signIn(email, password);
    const { firstname } = await until(workspace.profile.watch);
    return firstname;
  }, claire);

const signOut = (page: Page) => page.evaluate(async () => (await window.carnation.connected).auth.signOut());

it.each([
  [
    "IndexedDB, whose property throws",
    `Object.defineProperty(window, "indexedDB", { get() { throw new DOMException("denied", "SecurityError"); } })`,
  ],
  [
    "IndexedDB, where opening throws",
    `IDBFactory.prototype.open = () => { throw new DOMException("denied", "SecurityError"); }`,
  ],
  [
    "localStorage, whose property throws",
    `Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } })`,
  ],
  [
    "localStorage, which is full",
    `for (let length = 5 * 2 ** 20, key = 0; length >= 1; key++) {
      try { localStorage.setItem("full/" + key, "0".repeat(length)); } catch { length = Math.floor(length / 2); }
    }`,
  ],
  [
    "web locks, where asking is refused",
    `LockManager.prototype.request = () => Promise.reject(new DOMException("denied", "SecurityError"))`,
  ],
])("a workspace is read in a browser that refuses %s", async (_what, script) => {
  const context = await newContext();
  await context.addInitScript(script);
  const page = await openPage(suite.browser, suite.backend.url, context);
  expect(await readName(page)).toBe("Claire");
  await signOut(page);
});

/** Opens a transaction of what Firestore keeps, in a page that never ends it: a browser may suspend a page like that. */
async function starveFirestore(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const [kept] = (await indexedDB.databases()).filter(({ name }) => name?.startsWith("firestore/"));
    const request = indexedDB.open(kept!.name!);
    await new Promise((resolve) => request.addEventListener("success", resolve));
    const [...stores] = request.result.objectStoreNames;
    const transaction = request.result.transaction(stores, "readwrite");
    const ask = (): void => {
      transaction.objectStore(stores[0]!).count().addEventListener("success", ask);
    };
    ask();
  });
}

it("a workspace is read, and a session ends, while another page holds a transaction of what Firestore keeps", async () => {
  const context = await newContext();
  const first = await openPage(suite.browser, suite.backend.url, context);
  expect(await readName(first)).toBe("Claire");
  const suspended = await openPage(suite.browser, suite.backend.url, context);
  await starveFirestore(suspended);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(suite.backend.url);
  await page.waitForFunction(() => "carnation" in window);
  // The limits of what does not end are not waited for.
  const passing = setInterval(() => void page.clock.fastForward(1000).catch(() => undefined), 50);
  onTestFinished(() => clearInterval(passing));
  expect(await readName(page)).toBe("Claire");
  await signOut(page);
});
