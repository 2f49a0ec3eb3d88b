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

/** Starts a service that the functions call, and names it in the environment. @returns what stops it */
export type StartService = () => Promise<() => Promise<void>>;

/**
 * One backend and browser for the tests of a file, and a new page for each of them.
 * @param startService a double of an outside service; by default the functions have what is embedded
 */
export function contractSuite(startService: StartService = async () => async () => undefined): ContractSuite {
  let backend: ContractBackend;
  let browser: Browser;
  let page: Page;
  let stopService: () => Promise<void>;
  beforeAll(async () => {
    stopService = await startService();
    [backend, browser] = await Promise.all([startContractBackend(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await backend?.stop();
    await stopService?.();
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
