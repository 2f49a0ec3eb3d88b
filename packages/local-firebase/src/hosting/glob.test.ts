import { expect, test } from "vitest";
import { compileGlob } from "./glob.ts";
import { compilePattern } from "./pattern.ts";

test.each([
  ["**", "/a/b.js", true],
  ["**/*.@(jpg|png)", "/a/b/c.png", true],
  ["**/*.@(jpg|png)", "/a/b/c.js", false],
  ["/assets/*-*.js", "//assets/app-1a2b.js", true],
  ["**/*-*-*-*.js", `/a-b-c-${"d".repeat(100)}.js`, true],
  ["assets/*", "/assets/a/b", false],
])("%s on %s: %s", (glob, path, matches) => {
  expect(compileGlob(glob)(path)).toBe(matches);
});

// Each would take minutes or more if every way were tried.
test.each(["**/*-*-*-*.js", "/:a*/x/:b*/y/:c*/z/:d*/-"])(
  "%s decides on the longest of addresses",
  (source) => {
    const long = `/${"a-/x/y/z/".repeat(400)}${"a-".repeat(6000)}`;
    expect(compilePattern({ source }).match(long)).toBeNull();
  },
);
