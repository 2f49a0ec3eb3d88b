import { expect, it } from "vitest";
import { costDifferences } from "./costDifferences.ts";

const noted = { reads: 50, writes: 10, invocations: 9 };

it("counts that are noted, or a little less, do not differ", () => {
  expect(costDifferences(noted, noted)).toEqual([]);
  expect(costDifferences({ reads: 45 }, noted)).toEqual([]);
});

it("a count that is more than noted, or much less, is named", () => {
  expect(costDifferences({ reads: 51, writes: 8 }, noted)).toEqual([
    "reads: 51 counted, 50 noted",
    "writes: 8 counted, 10 noted",
  ]);
});
