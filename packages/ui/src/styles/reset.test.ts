import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Gives what a sheet makes of elements, from its box sizing to the end of that rule. */
function resetIn(sheet: string): string {
  const css = readFileSync(join(import.meta.dirname, sheet), "utf8");
  const reset = /\n {4}&::before,\n.*?\n {2}\}\n/su.exec(css)?.[0] ?? "";
  expect(reset.length).toBeGreaterThan(1000);
  return reset;
}

test("a whole page and the inside of a component are reset by the same rules: only where they begin differs", () => {
  expect(resetIn("page.css")).toBe(resetIn("base.css"));
});
