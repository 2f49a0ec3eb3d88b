import { expect, test as base } from "@playwright/test";
import { prepareProduct, type Product } from "./product.ts";

/**
 * Blocks google.com, which the Firestore SDK asks when it loses the network. The policy keeps pages from asking:
 * nobody else is to hear when they are offline.
 */
const NETWORK_PROBE = "https://www.google.com/images/cleardot.gif";

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
  /** Holds whatever a test does: nothing of it may be against the pages' content security policy. */
  context: async ({ context }, provide) => {
    const violations: string[] = [];
    await context.exposeBinding("reportViolation", (_source, violation: string) => {
      if (!violation.includes(NETWORK_PROBE)) violations.push(violation);
    });
    await context.addInitScript(() => {
      addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) => {
        const { reportViolation } = globalThis as unknown as { reportViolation: (text: string) => void };
        reportViolation(`${effectiveDirective}: ${blockedURI} in ${sourceFile || location.href}`);
      });
    });
    await provide(context);
    expect(violations, "against the content security policy").toEqual([]);
  },
});

export { expect } from "@playwright/test";
