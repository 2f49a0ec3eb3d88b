import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { DEMO_PASSWORD } from "../scripts/demo/accounts.ts";
import { CLAIRE } from "./steps.ts";
import { expect, test } from "./test.ts";
import type { BrowserWindow } from "./browserWindow.ts";
import { openWebKit, webkitIsMissing } from "./webkitDriver.ts";

const ROUNDS = 10;

/** A page of somebody else's that leads back by a link, as a card provider's does. */
async function startBank(back: string): Promise<{ url: string; server: Server }> {
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<title>Banque</title><h1>Banque</h1><a href="${back}">Retour</a>`);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** Waits for what only the database can tell. */
async function shows(browser: BrowserWindow, text: string, how: string): Promise<void> {
  const read = () => browser.run("return document.body.innerText").catch(() => "");
  await expect.poll(read, { message: how, timeout: 150_000 }).toContain(text);
}

test.describe("Safari’s engine with its page cache", () => {
  test.skip(webkitIsMissing !== null, webkitIsMissing ?? "");
  test.setTimeout(15 * 60_000);

  test(`a tab shows data after each of ${ROUNDS} rounds of leaving and coming back`, async ({ product }) => {
    const bank = await startBank(`${product.url}/user/customers`);
    const browser = await openWebKit();
    try {
      await browser.go(`${product.url}/auth/login`);
      await shows(browser, "Se connecter", "the login page");
      await browser.type("input[type=email]", CLAIRE);
      await browser.type("input[type=password]", DEMO_PASSWORD);
      await browser.click("button[type=submit]");
      await shows(browser, "Bonjour Claire", "after signing in");

      for (let round = 1; round <= ROUNDS; round++) {
        await browser.go(`${product.url}/user/customers`);
        await shows(browser, "Anaïs Morel", `round ${round}, a typed address`);
        await browser.run("location.assign(arguments[0])", bank.url);
        await shows(browser, "Banque", `round ${round}, the bank`);
        await browser.back();
        await shows(browser, "Anaïs Morel", `round ${round}, back from the bank by the browser’s button`);
        const entries = "return performance.getEntriesByType('navigation').map((entry) => entry.type)";
        // Otherwise the page cache is off, and the trial proves nothing.
        expect(await browser.run(entries), "loaded anew because it came from the page cache").toEqual([
          "reload",
        ]);
        await browser.run("location.assign(arguments[0])", bank.url);
        await shows(browser, "Banque", `round ${round}, the bank`);
        await browser.click("a");
        await shows(browser, "Anaïs Morel", `round ${round}, back from the bank by its link`);
        await browser.go(`${product.url}/user/dashboard`);
        await shows(browser, "Bonjour Claire", `round ${round}, a link of an e-mail`);
        await browser.reload();
        await shows(browser, "Bonjour Claire", `round ${round}, a reload`);
      }
    } finally {
      await browser.close();
      bank.server.close();
    }
  });
});
