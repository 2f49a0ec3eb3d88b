import { criteria } from "@carnation/domain/criterion";
import { allegationsIn } from "@carnation/domain/internal/recommendation";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { criterionMethods } from "./index.ts";
import { methodPage } from "./methodPage.ts";

describe("the method of a criterion", () => {
  it("the method of a criterion is told of every criterion: what it looks at, and what misleads it", () => {
    expect(Object.keys(criterionMethods).toSorted()).toEqual(criteria.map(({ key }) => key).toSorted());
    for (const { looksAt, weaknesses } of Object.values(criterionMethods)) {
      expect(looksAt.length).toBeGreaterThan(20);
      expect(weaknesses.length).toBeGreaterThan(0);
    }
  });

  it("the method of a criterion is told with steps and sources of whatever draws something", () => {
    for (const { steps, sources, drawn } of Object.values(criterionMethods)) {
      expect(drawn !== undefined && steps.length === 0).toBe(false);
      expect(steps.length > 0 && sources.length === 0).toBe(false);
    }
  });

  it("the method of a criterion is written as the app writes: no straight apostrophe, no word of medicine", () => {
    expect(methodPage()).not.toMatch(/\w'\w/u);
    expect(allegationsIn(methodPage())).toEqual([]);
  });

  it("the method of a criterion stands in the package's docs as it is here: `npm run method -w packages/skin-analysis`", () => {
    expect(readFileSync(join(import.meta.dirname, "../../docs/METHOD.md"), "utf8")).toBe(methodPage());
  });
});
