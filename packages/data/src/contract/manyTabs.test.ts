import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ContractBackend, startContractBackend } from "../testing/contractBackend.ts";
import { launchBrowser, openPage } from "../testing/contractBrowser.ts";

/** More pages than a browser opens connections to one host and port. */
const TABS = 8;

const lucie = { email: "lucie@example.org", password: "un-mot-de-passe" };
let backend: ContractBackend;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  [backend, browser] = await Promise.all([startContractBackend(), launchBrowser()]);
  context = await browser.newContext();
  const { admin, auth } = backend;
  await auth.createUser({ uid: "lucie", ...lucie });
  const user = { email: lucie.email, firstname: "Lucie", role: "customer", active: true };
  await admin.doc("users/lucie").set(user);
  await admin.doc("users/lucie/subscriptions/one").set({ status: "active" });
  await admin.doc("users/lucie/customers/lea").set({ firstname: "Léa", lastname: "Petit" });
});

afterAll(async () => {
  await browser?.close();
  await backend?.stop();
});

it(
  "eight tabs of one person all hear of a new client, and each carries a diagnosis",
  { timeout: 90_000 },
  async () => {
    const tabs: Page[] = [];
    for (let index = 0; index < TABS; index++) {
      const tab = await openPage(browser, backend.url, context);
      tabs.push(tab);
      const known = await tab.evaluate(async ({ email, password }) => {
        const { signIn, until } = window.carnation;
        const { workspace } = await signIn(email, password);
        const { watchAll } = workspace.customers;
        const newClient = Promise.withResolvers<unknown>();
        // One listener for both: the SDK loses a change for a tab that is only beginning to listen, when another tab receives it.
        const clients = await until(watchAll, (all) => {
          if (all.length === 2) newClient.resolve(all);
          return all.length > 0;
        });
        Object.assign(window, { workspace, newClient: newClient.promise });
        return clients.map(({ lastname }) => lastname);
      }, lucie);
      expect(known).toEqual(["Petit"]);
    }
    await backend.admin.doc("users/lucie/customers/anais").set({ firstname: "Anaïs", lastname: "Morel" });
    const seen = await Promise.all(
      tabs.map((tab) =>
        tab.evaluate(async () => {
          const { workspace, newClient } = window as unknown as {
            workspace: Awaited<ReturnType<typeof window.carnation.signIn>>["workspace"];
            newClient: Promise<readonly { readonly lastname: string }[]>;
          };
          const clients = await newClient;
          const id = await workspace.diagnoses.start({ consent: true, customerId: undefined });
          const { until } = window.carnation;
          const diagnosis = await until(workspace.diagnoses.watch.bind(null, id));
          return { id, watched: diagnosis.id, clients: clients.map(({ lastname }) => lastname) };
        }),
      ),
    );
    for (const { id, watched, clients } of seen) {
      expect(clients).toEqual(["Morel", "Petit"]);
      expect(watched).toBe(id);
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(TABS);
  },
);
