import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { IS_DEEP } from "../testing/deep.ts";
import { launchBrowser, openTab, readPage } from "../testing/browserPage.ts";
import { startTestProject, type TestProject } from "../testing/testProject.ts";

/** More pages than a browser opens connections to one host and port. */
const TABS = 8;

let project: TestProject;
let browser: Browser;

beforeAll(async () => {
  if (!IS_DEEP) return;
  project = await startTestProject(false, await readPage());
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await project?.stop();
});

// With the product's own settings they are tried each time: packages/data/src/contract/manyTabs.test.ts.
test.runIf(IS_DEEP)(
  "eight tabs of one browser all listen and write, with the SDK's own settings",
  async () => {
    const room = "open/room/tabs";
    const context = await browser.newContext();
    const tabs: Page[] = [];
    for (let index = 0; index < TABS; index++) {
      tabs.push(await openTab(context, `http://127.0.0.1:${project.ports.hosting}/`));
    }
    const ids = tabs.map((_tab, index) => `d${index}`);
    await Promise.all(tabs.map((tab) => tab.evaluate((path) => firebase.watch(path), room)));
    // Twice: the second time every tab holds a connection for its listener and one for its writes.
    for (const round of [1, 2]) {
      const written = tabs.map((tab, index) =>
        tab.evaluate(([path, id, n]) => firebase.setDoc(firebase.doc(firebase.db, `${path}/${id}`), { n }), [
          room,
          ids[index],
          round,
        ] as const),
      );
      await Promise.all(written);
    }
    const confirmed = (wanted: string): boolean => firebase.seen.at(-1) === wanted;
    await Promise.all(tabs.map((tab) => tab.waitForFunction(confirmed, ids.join())));
    expect(await Promise.all(tabs.map((tab) => tab.evaluate(() => firebase.seen.at(-1))))).toEqual(
      tabs.map(() => ids.join()),
    );
  },
);
