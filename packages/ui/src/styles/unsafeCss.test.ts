import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "..");
const sheets = globSync("**/*.css", { cwd: source });

/** Sheets whose rules use what a browser or a build tool makes something else of. */
const sheetsWith = (unsafe: RegExp): string[] =>
  sheets.filter((sheet) =>
    unsafe.test(readFileSync(join(source, sheet), "utf8").replace(/\/\*.*?\*\//gsu, "")),
  );

test("no style sheet takes an angle from atan2(): Firefox drops it for lengths that depend on the font or the frame", () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheetsWith(/\batan2?\(/u)).toEqual([]);
});

test("no style sheet asks for :dir(): build tools with older browsers write a list of languages in its place", () => {
  expect(sheetsWith(/:dir\(/u)).toEqual([]);
});
