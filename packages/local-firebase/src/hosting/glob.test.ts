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
])("the glob %s matches %s: %s", (glob, path, matches) => {
  expect(compileGlob(glob)(path)).toBe(matches);
});

test.each([
  ["!/@(assets|demo)/**", "/assets/app.js", false],
  ["!/@(assets|demo)/**", "/assets/deep/app.js", false],
  ["!/@(assets|demo)/**", "/assetsx/app.js", true],
  ["!/@(assets|demo)/**", "/", true],
  ["!assets/**", "/assets/app.js", false],
  ["!!/assets/**", "/assets/app.js", true],
  ["!/user/:id", "/user/a", false],
  ["!/user/:id", "/admin/a", true],
])("%s is for %s: %s", (source, path, matches) => {
  expect(compilePattern({ source }).match(path) !== null).toBe(matches);
});

// Each would take minutes or more if every way were tried.
test.each(["**/*-*-*-*.js", "/:a*/x/:b*/y/:c*/z/:d*/-"])(
  "%s decides on the longest of addresses",
  (source) => {
    const long = `/${"a-/x/y/z/".repeat(400)}${"a-".repeat(6000)}`;
    expect(compilePattern({ source }).match(long)).toBeNull();
  },
);
