import { test as base } from "@playwright/test";

/** Playwright's test with a page that must stay silent: no warning, no error, no failed hydration. */
export const test = base.extend({
  page: async ({ page }, provide) => {
    const said: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) said.push(message.text());
    });
    page.on("pageerror", (error) => said.push(String(error)));
    await provide(page);
    base.expect(said, "what the page said in the console").toEqual([]);
  },
});

export { expect } from "@playwright/test";
