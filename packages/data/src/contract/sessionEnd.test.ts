import type { Browser, Page, Route } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ContractBackend, startContractBackend } from "../testing/contractBackend.ts";
import { launchBrowser, openPage } from "../testing/contractBrowser.ts";

type SignedIn = Awaited<ReturnType<Window["carnation"]["signIn"]>>;

const password = "un-mot-de-passe";
const emailOf = (uid: string) => `${uid}@example.org`;
let backend: ContractBackend;
let browser: Browser;
let page: Page;
let other: Page;

beforeAll(async () => {
  [backend, browser] = await Promise.all([startContractBackend(), launchBrowser()]);
  for (const uid of ["claire", "nadia", "disabled", "deleted", "revoked"]) {
    await backend.auth.createUser({ uid, email: emailOf(uid), password });
    await backend.admin.doc(`users/${uid}`).set({ email: emailOf(uid), active: true });
  }
});

afterAll(async () => {
  await browser?.close();
  await backend?.stop();
});

beforeEach(async () => {
  page = await openPage(browser, backend.url);
  other = await openPage(browser, backend.url, page.context());
});

afterEach(async () => {
  await page.context().close();
});

const signIn = (page: Page, uid: string) =>
  page.evaluate(
    async ([email, password]) => {
      Object.assign(window, await window.carnation.signIn(email, password));
    },
    [emailOf(uid), password] as const,
  );

const signOut = (page: Page) => page.evaluate(async () => (await window.carnation.connected).auth.signOut());

/** Keeps the uid of whoever is signed in as the page's title. */
const showSession = (page: Page) =>
  page.evaluate(() => {
    const { client } = window as unknown as SignedIn;
    client.auth.watch((session) => {
      document.title = session?.uid ?? "signed out";
    });
  });

/** Starts an upload, whose bytes are held back on their way until `letGo()`. */
async function startHeldUpload(): Promise<() => Promise<void>> {
  const held: Route[] = [];
  const chunks = "**/v0/b/**upload_id**";
  await page.route(chunks, (route) => void held.push(route));
  await page.evaluate(async () => {
    const { workspace } = window as unknown as SignedIn;
    const id = await workspace.diagnoses.start({ consent: true });
    const upload = workspace.diagnoses.uploadPhoto(id, new Blob([new Uint8Array(600_000)]));
    Object.assign(window, { id, ended: window.carnation.failureOf(upload.done) });
  });
  await expect.poll(() => held.length).toBeGreaterThan(0);
  return async () => {
    await page.unroute(chunks);
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  };
}

const uploadEnd = () => page.evaluate(() => (window as unknown as { ended: Promise<unknown> }).ended);

/** What is stored of photos, under whomever. */
async function storedPhotos(): Promise<string[]> {
  const [files] = await backend.bucket.getFiles({ prefix: "users/" });
  return files.map(({ name }) => name).filter((name) => name.endsWith(".jpg"));
}

describe("what is under way when the session ends", () => {
  it.each([
    ["signed out in another tab", () => signOut(other)],
    ["another person signed in in another tab", () => signIn(other, "nadia")],
  ])("is cancelled, and goes on under nobody: %s", async (_how, end) => {
    await signIn(page, "claire");
    const letGo = await startHeldUpload();
    await end();
    expect(await uploadEnd()).toMatchObject({ code: "cancelled" });
    await signIn(page, "nadia");
    await letGo();
    expect(await storedPhotos()).toEqual([]);
  });

  it("cannot be begun any more through the workspace that ended", async () => {
    await signIn(page, "claire");
    await showSession(page);
    await signOut(other);
    await signIn(other, "nadia");
    await expect.poll(() => page.title()).toBe("nadia");
    const seen = await page.evaluate(async () => {
      const { workspace } = window as unknown as SignedIn;
      const { failureOf } = window.carnation;
      const told: unknown[] = [];
      workspace.customers.watchAll(
        (known) => told.push(known),
        (error) => told.push(error),
      );
      return {
        start: await failureOf(workspace.diagnoses.start({ consent: true })),
        upload: await failureOf(workspace.diagnoses.uploadPhoto("d1", new Blob(["?"])).done),
        abandon: await failureOf(workspace.diagnoses.abandon("d1")),
        told,
      };
    });
    expect(seen.start).toMatchObject({ code: "unauthenticated" });
    expect(seen.upload).toMatchObject({ code: "cancelled" });
    expect(seen.abandon).toMatchObject({ code: "unauthenticated" });
    expect(seen.told).toEqual([]);
    expect((await backend.admin.collection("users/nadia/diagnosis").get()).size).toBe(0);
  });
});

describe("an account that is no more", () => {
  it.each([
    ["disabled", () => backend.auth.updateUser("disabled", { disabled: true })],
    ["deleted", () => backend.auth.deleteUser("deleted")],
  ])("is signed out as soon as it is refused something: %s", async (uid, end) => {
    await signIn(page, uid);
    await showSession(page);
    await expect.poll(() => page.title()).toBe(uid);
    await end();
    await backend.admin.doc(`users/${uid}`).update({ active: false });
    await page.evaluate(() => {
      const { workspace } = window as unknown as SignedIn;
      const nobody = () => undefined;
      workspace.customers.watchAll(nobody, nobody);
    });
    await expect.poll(() => page.title()).toBe("signed out");
  });

  it("is signed out although nothing of its data changes: its sessions were revoked", async () => {
    await signIn(page, "revoked");
    await showSession(page);
    await page.evaluate(async () => {
      const { workspace } = window as unknown as SignedIn;
      await window.carnation.until(workspace.profile.watch);
      const nobody = () => undefined;
      workspace.customers.watchAll(nobody, nobody);
    });
    await expect.poll(() => page.title()).toBe("revoked");
    await backend.auth.revokeRefreshTokens("revoked");
    await expect.poll(() => page.title(), { timeout: 10_000 }).toBe("signed out");
    await signIn(page, "revoked");
    await expect.poll(() => page.title()).toBe("revoked");
  });
});

it("a workspace that has closed holds nothing open on the device", async () => {
  await signIn(page, "claire");
  const outcome = await page.evaluate(async () => {
    const { workspace } = window as unknown as SignedIn;
    await window.carnation.until(workspace.profile.watch);
    await workspace.close();
    const [database] = (await indexedDB.databases()).filter(({ name }) => name?.startsWith("firestore/"));
    const request = indexedDB.deleteDatabase(database!.name!);
    return new Promise<string>((resolve) => {
      request.addEventListener("success", () => resolve("deleted"));
      request.addEventListener("blocked", () => resolve("still open"));
    });
  });
  expect(outcome).toBe("deleted");
});
