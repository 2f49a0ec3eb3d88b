import { test as base } from "@playwright/test";
import { prepareProduct, type Product } from "./product.ts";

/** Playwright's test with the running product; one product serves all tests of a worker. */
export const test = base.extend<object, { product: Product }>({
  product: [
    // Playwright reads a fixture's needs from this pattern, so it must stay although it is empty.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const product = await prepareProduct();
      await product.start();
      await provide(product);
      await product.dispose();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ product }, provide) => {
    await provide(product.url);
  },
});

export { expect } from "@playwright/test";
