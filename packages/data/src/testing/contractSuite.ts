import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { type ContractBackend, startContractBackend } from "./contractBackend.ts";
import { launchBrowser, openPage } from "./contractBrowser.ts";

/** Describes what the tests of one file share; there from `beforeAll` on. */
export interface ContractSuite {
  readonly backend: ContractBackend;
  readonly browser: Browser;
  /** The page of the test that runs, in a context of its own with nothing stored. */
  readonly page: Page;
}

/** One backend and browser for the tests of a file, and a new page for each of them. */
export function contractSuite(): ContractSuite {
  let backend: ContractBackend;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    [backend, browser] = await Promise.all([startContractBackend(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await backend?.stop();
  });
  beforeEach(async () => {
    page = await openPage(browser, backend.url);
  });
  afterEach(async () => {
    await page.context().close();
  });
  return {
    get backend() {
      return backend;
    },
    get browser() {
      return browser;
    },
    get page() {
      return page;
    },
  };
}
