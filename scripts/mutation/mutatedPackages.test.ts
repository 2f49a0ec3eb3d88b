import { existsSync, globSync } from "node:fs";
import { expect, test } from "vitest";
import { findMutatedPackages, mutatedPackages, patternsOf } from "./mutatedPackages.ts";

test("every pattern of decisions names a file that is there", () => {
  for (const row of mutatedPackages) {
    expect(existsSync(row.folder)).toBe(true);
    for (const decision of row.decisions) {
      expect(globSync(`${row.folder}/src/${decision}`).length, `${row.folder}: ${decision}`).toBeGreaterThan(
        0,
      );
    }
  }
});

test("a package is found by its folder or its name; an unknown one is refused", () => {
  expect(findMutatedPackages(["domain", "apps/web"]).map(({ folder }) => folder)).toEqual([
    "packages/domain",
    "apps/web",
  ]);
  expect(findMutatedPackages([])).toBe(mutatedPackages);
  expect(() => findMutatedPackages(["main"])).toThrow(/main/u);
});

test("a change is mutated where it touched sources of the package, not its tests, stories and lists of exports", () => {
  const [domain] = findMutatedPackages(["domain"]);
  if (domain === undefined) throw new Error("no domain");
  const changed = [
    "packages/domain/src/money/rate.ts",
    "packages/domain/src/money/rate.test.ts",
    "packages/domain/src/money/index.ts",
    "packages/domain/README.md",
    "packages/ui/src/data/list/List.tsx",
  ];
  expect(patternsOf(domain, changed)).toEqual(["packages/domain/src/money/rate.ts"]);
  expect(patternsOf(domain, undefined)).toContain("packages/domain/src/money/*.ts");
});
