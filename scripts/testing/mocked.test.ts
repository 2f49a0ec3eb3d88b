import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("modules are replaced only in files that have a process of their own", () => {
  const tests = globSync("{packages,apps}/*/src/**/*.test.{ts,tsx}");
  expect(tests.length).toBeGreaterThan(100);
  const replacing = tests.filter((path) => /\bvi\.(?:do)?[mM]ock\(/u.test(readFileSync(path, "utf8")));
  expect(replacing.filter((path) => !/\.mocked\.test\.tsx?$/u.test(path))).toEqual([]);
});
