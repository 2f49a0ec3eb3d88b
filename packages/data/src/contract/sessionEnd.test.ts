import type { Page, Route } from "playwright";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openPage } from "../testing/contractBrowser.ts";
import { contractSuite } from "../testing/contractSuite.ts";

type SignedIn = Awaited<ReturnType<Window["carnation"]["signIn"]>>;

const password = "un-mot-de-passe";
const emailOf = (uid: string) => `${uid}@example.org`;
const suite = contractSuite();
let other: Page;

beforeAll(async () => {
  for (const uid of ["claire", "nadia", "disabled", "deleted", "revoked"]) {
    await suite.backend.auth.createUser({ uid, email: emailOf(uid), password });
    await suite.backend.admin.doc(`users/${uid}`).set({ email: emailOf(uid), active: true });
    await suite.backend.admin.doc(`users/${uid}/subscriptions/one`).set({ status: "active" });
  }
});

beforeEach(async () => {
  other = await openPage(suite.browser, suite.backend.url, suite.page.context());
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
  await suite.page.route(chunks, (route) => void held.push(route));
  await suite.page.evaluate(async () => {
    const { workspace } = window as unknown as SignedIn;
    const id = await workspace.diagnoses.start({ consent: true });
    const upload = workspace.diagnoses.uploadPhoto(id, new Blob([new Uint8Array(600_000)]));
    Object.assign(window, { id, ended: window.carnation.failureOf(upload.done) });
  });
  await expect.poll(() => held.length).toBeGreaterThan(0);
  return async () => {
    await suite.page.unroute(chunks);
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  };
}

const uploadEnd = () => suite.page.evaluate(() => (window as unknown as { ended: Promise<unknown> }).ended);

/** Gives what is stored of photos, under whomever. */
async function storedPhotos(): Promise<string[]> {
  const [files] = await suite.backend.bucket.getFiles({ prefix: "users/" });
  return files.map(({ name }) => name).filter((name) => name.endsWith(".jpg"));
}

describe("a request under way when the session ends", () => {
  it.each([
    ["signed out in another tab", () => signOut(other)],
    ["another person signed in in another tab", () => signIn(other, "nadia")],
  ])(
    "a request under way when the session ends is cancelled, and goes on under nobody: %s",
    async (_how, end) => {
      await signIn(suite.page, "claire");
      const letGo = await startHeldUpload();
      await end();
      expect(await uploadEnd()).toMatchObject({ code: "cancelled" });
      await signIn(suite.page, "nadia");
      await letGo();
      expect(await storedPhotos()).toEqual([]);
    },
  );

  it("a request under way when the session ends cannot be begun any more through the workspace that ended", async () => {
    await signIn(suite.page, "claire");
    await showSession(suite.page);
    await signOut(other);
    await signIn(other, "nadia");
    await expect.poll(() => suite.page.title()).toBe("nadia");
    const seen = await suite.page.evaluate(async () => {
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
    expect((await suite.backend.admin.collection("users/nadia/diagnosis").get()).size).toBe(0);
  });
});

describe("an account that is no more", () => {
  it.each([
    ["disabled", () => suite.backend.auth.updateUser("disabled", { disabled: true })],
    ["deleted", () => suite.backend.auth.deleteUser("deleted")],
  ])("an account that is no more is signed out as soon as it is refused something: %s", async (uid, end) => {
    await signIn(suite.page, uid);
    await showSession(suite.page);
    await expect.poll(() => suite.page.title()).toBe(uid);
    await end();
    await suite.backend.admin.doc(`users/${uid}`).update({ active: false });
    await suite.page.evaluate(() => {
      const { workspace } = window as unknown as SignedIn;
      const nobody = () => undefined;
      workspace.customers.watchAll(nobody, nobody);
    });
    await expect.poll(() => suite.page.title()).toBe("signed out");
  });

  it("an account that is no more is signed out although nothing of its data changes: its sessions were revoked", async () => {
    await signIn(suite.page, "revoked");
    await showSession(suite.page);
    await suite.page.evaluate(async () => {
      const { workspace } = window as unknown as SignedIn;
      await window.carnation.until(workspace.profile.watch);
      const nobody = () => undefined;
      workspace.customers.watchAll(nobody, nobody);
    });
    await expect.poll(() => suite.page.title()).toBe("revoked");
    await suite.backend.auth.revokeRefreshTokens("revoked");
    await expect.poll(() => suite.page.title(), { timeout: 10_000 }).toBe("signed out");
    await signIn(suite.page, "revoked");
    await expect.poll(() => suite.page.title()).toBe("revoked");
  });
});

it("a workspace that has closed holds nothing open on the device", async () => {
  await signIn(suite.page, "claire");
  const outcome = await suite.page.evaluate(async () => {
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
