import { expect, it } from "vitest";
import { commands } from "vitest/browser";
import { judgedRows } from "../../testing/judgedRows.ts";

declare module "vitest/browser" {
  interface BrowserCommands {
    /** See `scripts/testing/nodeReference.ts`. */
    readonly nodeJudgement: () => Promise<string>;
  }
}

it("the judges give in Chromium the probabilities that they give in Node, but for a rounding of Math.exp", async () => {
  const expected = JSON.parse(await commands.nodeJudgement()) as number[];
  const given = judgedRows();
  expect(given).toHaveLength(expected.length);
  expect(new Set(expected).size).toBeGreaterThan(30);
  expected.forEach((probability, index) => expect(given[index]).toBeCloseTo(probability, 14));
});
