import { FieldValue } from "firebase-admin/firestore";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { openPage } from "../testing/contractBrowser.ts";
import { contractSuite } from "../testing/contractSuite.ts";

type SignedIn = Awaited<ReturnType<Window["carnation"]["signIn"]>>;

const password = "un-mot-de-passe";
const suite = contractSuite();

async function addUser(uid: string, role?: string, disabled = false): Promise<string> {
  const email = `${uid}@example.org`;
  await suite.backend.auth.createUser({ uid, email, password, disabled });
  if (role) await suite.backend.auth.setCustomUserClaims(uid, { role });
  await suite.backend.admin.doc(`users/${uid}`).set({ email, active: !disabled, role: role ?? "customer" });
  return email;
}

function failureOfSignIn(email: string, attempt: string) {
  return suite.page.evaluate(
    ([email, attempt]) => window.carnation.failureOf(window.carnation.signIn(email, attempt)),
    [email, attempt] as const,
  );
}

describe("authentication", () => {
  it.each([
    ["admin", "admin"],
    ["employee", "employee"],
    [undefined, "customer"],
  ])("authentication reads the role claim %s as %s", async (claim, role) => {
    const email = await addUser(`role-${role}`, claim);
    const session = await suite.page.evaluate(
      async ([email, password]) => (await window.carnation.signIn(email, password)).session,
      [email, password] as const,
    );
    expect(session).toEqual({ uid: `role-${role}`, email, role });
  });

  it("authentication does not tell a wrong password from an unknown account", async () => {
    const email = await addUser("wrong");
    expect(await failureOfSignIn(email, "un-autre")).toMatchObject({ code: "wrong-credentials" });
    expect(await failureOfSignIn("nobody@example.org", password)).toMatchObject({
      code: "wrong-credentials",
    });
  });

  it("authentication says that an account is disabled", async () => {
    const email = await addUser("disabled", undefined, true);
    expect(await failureOfSignIn(email, password)).toMatchObject({ code: "account-disabled" });
  });

  it("authentication keeps the session over a reload, shares it with other tabs, and tells the end of it to all", async () => {
    const email = await addUser("kept");
    await suite.page.evaluate(
      async ([email, password]) => {
        await window.carnation.signIn(email, password);
      },
      [email, password] as const,
    );
    await suite.page.reload();
    await suite.page.waitForFunction(() => "carnation" in window);
    const other = await openPage(suite.browser, suite.backend.url, suite.page.context());
    const watching = other.evaluate(async () => {
      const { auth } = await window.carnation.connected;
      const seen: (string | null)[] = [];
      return new Promise<(string | null)[]>((resolve) => {
        auth.watch((session) => {
          seen.push(session && session.uid);
          if (!session) resolve(seen);
          else document.title = "signed in";
        });
      });
    });
    await other.waitForFunction(() => document.title === "signed in");
    const first = await suite.page.evaluate(async () => {
      const client = await window.carnation.connected;
      const session = await new Promise<unknown>((resolve) => void client.auth.watch(resolve));
      await client.auth.signOut();
      return session;
    });
    expect(first).toMatchObject({ uid: "kept" });
    expect(await watching).toEqual(["kept", null]);
  });

  it("authentication tells a role that changed on the server once the token is renewed", async () => {
    const email = await addUser("promoted");
    await suite.page.evaluate(
      async ([email, password]) => {
        const { client } = await window.carnation.signIn(email, password);
        const roles: string[] = [];
        client.auth.watch((session) => roles.push(session?.role ?? "none"));
        Object.assign(window, { client, roles });
      },
      [email, password] as const,
    );
    await suite.page.waitForFunction(() => (window as unknown as { roles: string[] }).roles.length === 1);
    const change = { role: "admin", access_changed: FieldValue.serverTimestamp() };
    await suite.backend.admin.doc("users/promoted").update(change);
    const claims = async () => (await suite.backend.auth.getUser("promoted")).customClaims;
    await expect.poll(claims).toEqual({ role: "admin" });
    await suite.page.evaluate(() => (window as unknown as SignedIn).client.auth.refreshToken());
    await suite.page.waitForFunction(() => (window as unknown as { roles: string[] }).roles.length === 2);
    expect(await suite.page.evaluate(() => (window as unknown as { roles: string[] }).roles)).toEqual([
      "customer",
      "admin",
    ]);
  });

  it("authentication leaves no client's data on the device once every tab has seen the sign-out, and can sign in again", async () => {
    const email = await addUser("leaving");
    const openWorkspace = (page: Page) =>
      page.evaluate(
        async ([email, password]) => {
          const opened = await window.carnation.signIn(email, password);
          await window.carnation.until(opened.workspace.profile.watch);
          Object.assign(window, opened);
        },
        [email, password] as const,
      );
    const stored = () =>
      suite.page.evaluate(async () => {
        const databases = await indexedDB.databases();
        return databases.filter(({ name }) => name?.startsWith("firestore/")).length;
      });
    const other = await openPage(suite.browser, suite.backend.url, suite.page.context());
    await openWorkspace(suite.page);
    await openWorkspace(other);
    expect(await stored()).toBe(1);
    await suite.page.evaluate(() => (window as unknown as SignedIn).client.auth.signOut());
    await expect.poll(stored, { timeout: 30_000 }).toBe(0);
    await openWorkspace(other);
  });

  it("authentication keeps the data of one tab live when another signs out and in again", async () => {
    const email = await addUser("back");
    await suite.backend.admin.doc("users/back").update({ firstname: "Claire" });
    const other = await openPage(suite.browser, suite.backend.url, suite.page.context());
    const signIn = (page: Page) =>
      page.evaluate(
        async ([email, password]) => {
          Object.assign(window, await window.carnation.signIn(email, password));
        },
        [email, password] as const,
      );
    const waitForName = (name: string) =>
      other.evaluate(
        (name) =>
          window.carnation.until(
            (window as unknown as SignedIn).workspace.profile.watch,
            ({ firstname }) => firstname === name,
          ),
        name,
      );
    await signIn(suite.page);
    await signIn(other);
    await waitForName("Claire");
    await suite.page.evaluate(() => (window as unknown as SignedIn).client.auth.signOut());
    await signIn(suite.page);
    await signIn(other);
    await suite.backend.admin.doc("users/back").update({ firstname: "Clara" });
    expect(await waitForName("Clara")).toMatchObject({ uid: "back", firstname: "Clara" });
  });
});
