import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "..");

/** An attribute in quotes is no JavaScript: what would be an escape there is shown as it is written. */
const ESCAPE = /\s[a-zA-Z-]+="[^"\n]*\\u[\dA-F]{4}/u;

test("no attribute shows the escape of a sign in the place of the sign", () => {
  const files = globSync("**/*.tsx", { cwd: source });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => ESCAPE.test(readFileSync(join(source, file), "utf8")))).toEqual([]);
});
