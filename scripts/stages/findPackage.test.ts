import { expect, test } from "vitest";
import { findPackage } from "./findPackage.ts";

const packages = [
  { folder: "packages/ui", name: "@carnation/ui" },
  { folder: "apps/web", name: "@carnation/web" },
];

test.each(["ui", "@carnation/ui", "packages/ui", "packages/ui/"])("%s is the kit", (asked) => {
  expect(findPackage(asked, packages)).toEqual({ folder: "packages/ui" });
});

test.each([
  ["uii", "There is no package « uii »."],
  ["", "Which package?"],
])("« %s » is answered with the list", (asked, problem) => {
  expect(findPackage(asked, packages)).toEqual({
    problem: `${problem} npm run test:quick -- <package>, one of: ui, web.`,
  });
});
