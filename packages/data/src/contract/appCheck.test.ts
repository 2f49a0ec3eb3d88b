import type { Browser, Page, Route } from "playwright";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { NOT_ATTESTED } from "../errors/attestation.ts";
import { type ContractBackend, startContractBackend } from "../testing/contractBackend.ts";
import { launchBrowser, openPage } from "../testing/contractBrowser.ts";

// A backend that enforces App Check, for pages of a local Firebase, and for those of a deployment, which Google's script attests.

const password = "un-mot-de-passe";
const email = "claire@example.org";
const GOOGLE = "https://content-firebaseappcheck.googleapis.com/";
const SCRIPT = "https://www.google.com/recaptcha/enterprise.js*";
/** The parts of Google's script that the SDK asks for. */
const RECAPTCHA = `
  let options;
  const render = (_element, given) => ((options = given), 0);
  const execute = async () => (options.callback(), "proof-of-" + options.sitekey);
  window.grecaptcha = { enterprise: { ready: (then) => then(), render, execute } };
`;

let backend: ContractBackend;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [backend, browser] = await Promise.all([startContractBackend({ appCheck: "enforce" }), launchBrowser()]);
  await backend.auth.createUser({ uid: "claire", email, password });
  await backend.admin.doc("users/claire").set({ email, active: true, role: "customer" });
});
afterAll(async () => {
  await browser?.close();
  await backend?.stop();
});
afterEach(() => page.context().close());

/** Signs in, reads a document and calls a function. @returns the failure, if any */
const work = () =>
  page.evaluate(
    ([email, password]) =>
      window.carnation.failureOf(
        (async () => {
          const { client, session, workspace } = await window.carnation.signIn(email, password);
          await window.carnation.until(workspace.profile.watch);
          await client.readLastAnalysed(session);
          await client.auth.changePassword(password, password);
        })(),
      ),
    [email, password] as const,
  );

/** Leads what the page asks of Google's App Check to the backend. */
async function attestAtBackend(bodies: unknown[]): Promise<void> {
  const local = `http://127.0.0.1:${backend.local.ports.auth}/firebaseappcheck.googleapis.com/`;
  await page.route(`${GOOGLE}**`, async (route: Route) => {
    bodies.push(route.request().postDataJSON());
    const response = await route.fetch({ url: route.request().url().replace(GOOGLE, local) });
    await route.fulfill({ response });
  });
}

test("a page of the local Firebase is attested by it, signs in, reads and calls", async () => {
  page = await openPage(browser, backend.url);
  expect(await work()).toBeNull();
});

test("a page that gets no token is told why, and works once it gets one, without being loaded anew", async () => {
  page = await (await browser.newContext()).newPage();
  await page.route("**/*:exchangeDebugToken*", (route) => route.abort());
  await page.goto(backend.url);
  await page.waitForFunction(() => "carnation" in window);
  expect(await work()).toEqual({ code: "refused", message: NOT_ATTESTED });
  await page.unroute("**/*:exchangeDebugToken*");
  expect(await work()).toBeNull();
});

test("a page of a deployment is attested by reCAPTCHA, once its script is let in", async () => {
  page = await (await browser.newContext()).newPage();
  const bodies: unknown[] = [];
  await attestAtBackend(bodies);
  await page.route(SCRIPT, (route) => route.abort("blockedbyclient"));
  await page.goto(`${backend.url}?site-key=key-of-the-site`);
  await page.waitForFunction(() => "carnation" in window);
  expect(await work()).toEqual({ code: "refused", message: NOT_ATTESTED });
  expect(bodies).toEqual([]);
  await page.unroute(SCRIPT);
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: "text/javascript", body: RECAPTCHA }));
  expect(await work()).toBeNull();
  expect(bodies).toEqual([{ recaptcha_enterprise_token: "proof-of-key-of-the-site" }]);
});
