import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "..");
const sheets = globSync("**/*.css", { cwd: source });

test("no style sheet takes an angle from atan2(): Firefox drops it for lengths that depend on the font or the frame", () => {
  expect(sheets.length).toBeGreaterThan(50);
  const found = sheets.filter((sheet) => {
    const css = readFileSync(join(source, sheet), "utf8").replace(/\/\*.*?\*\//gsu, "");
    return /\batan2?\(/u.test(css);
  });
  expect(found).toEqual([]);
});
