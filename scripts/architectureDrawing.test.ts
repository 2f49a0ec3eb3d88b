import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ARCHITECTURE_PAGE, importArrows, withDrawing } from "./architectureDrawing.ts";

test("the drawing of the architecture shows today's imports", () => {
  const page = readFileSync(ARCHITECTURE_PAGE, "utf8");
  expect(withDrawing(page), "run npm run architecture").toBe(page);
});

test("the workspaces import each other in the directions that the page promises", () => {
  const of = (from: string): string[] =>
    importArrows().flatMap(([one, to]) => (one === from ? [to.replace("packages/", "")] : []));
  expect(of("packages/domain")).toEqual([]);
  expect(of("packages/tokens")).toEqual([]);
  expect(of("packages/ui")).toEqual(["tokens"]);
  expect(of("packages/local-firebase")).toEqual(["tokens"]);
  expect(of("packages/local-payments")).toEqual(["domain", "tokens"]);
  expect(of("packages/skin-analysis")).toEqual(["domain"]);
  expect(of("packages/data")).toEqual(["domain", "product"]);
  expect(of("packages/product")).toEqual(["domain"]);
  expect(importArrows().filter(([, to]) => to === "packages/age-model")).toEqual([]);
});
