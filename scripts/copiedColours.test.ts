import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { colours, paperColours, paperTints, photoColours } from "@carnation/tokens";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** Belongs to no brand. */
const WHITE = "#ffffff";

/** Files that hold a colour of the brand on purpose: by path, or by what their path begins with. */
const exceptions: readonly (readonly [path: string, reason: string])[] = [
  ["packages/tokens/", "says them"],
  ["packages/ui/src/styles/tokens.css", "written from the tokens, and compared with them by tokens.test.ts"],
  ["packages/ui/src/styles/page.css", "written from the tokens, and compared with them by tokens.test.ts"],
  ["packages/ui/src/foundations/branding/", "examples of how a colour is written, and a known contrast"],
  ["packages/ui/src/fields/color-field/", "the value that a reader chooses, and the example in its error"],
  ["packages/ui/src/fields/form/fields.browser.test.tsx", "a value typed into the field for colours"],
];

const brandColours = new Set<string>(
  [
    ...Object.values(colours).flatMap(({ light, dark }) => [light, dark]),
    ...[...Object.values(photoColours), ...Object.values(paperColours)].map(({ value }) => value),
    ...Object.values(paperTints),
  ].filter((colour) => colour.startsWith("#") && colour !== WHITE),
);

const copies = globSync("{apps,packages}/*/src/**/*.{ts,tsx,css}", { cwd: root }).flatMap((file) => {
  const path = file.replaceAll("\\", "/");
  const found = readFileSync(join(root, file), "utf8").matchAll(/#[\da-f]{6}\b/giu);
  return [...found]
    .filter(([colour]) => brandColours.has(colour.toLowerCase()))
    .map(([colour]) => ({ path, colour }));
});

test("a colour of the brand is written in packages/tokens alone", () => {
  const copied = copies.filter(({ path }) => !exceptions.some(([excepted]) => path.startsWith(excepted)));
  expect(copied, "Take it from @carnation/tokens.").toEqual([]);
});

test("every exception for a colour of the brand is still needed", () => {
  expect(exceptions.filter(([path]) => !copies.some((copy) => copy.path.startsWith(path)))).toEqual([]);
});
