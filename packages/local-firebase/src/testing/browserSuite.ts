import type { Browser, Page } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { launchBrowser, openPage, readPage } from "./browserPage.ts";
import { startTestProject, type TestProject } from "./testProject.ts";

export interface BrowserSuite {
  readonly project: TestProject;
  /** One page for all cases of the file: each works in a collection of its own (`firebase.room()`). */
  readonly page: Page;
  /** Another page of the same site, in a context of its own; closes with the suite. */
  readonly openAnother: () => Promise<Page>;
}

/** The genuine SDK in Chromium against every service of one instance, for the cases of one test file. */
export function browserSuite(functions = false): BrowserSuite {
  let project: TestProject;
  let browser: Browser;
  let page: Page;
  const open = () => openPage(browser, `http://127.0.0.1:${project.ports.hosting}/`);
  beforeAll(async () => {
    project = await startTestProject(functions, await readPage());
    browser = await launchBrowser();
    page = await open();
  });
  afterAll(async () => {
    await browser.close();
    await project.stop();
  });
  return {
    get project() {
      return project;
    },
    get page() {
      return page;
    },
    openAnother: open,
  };
}
