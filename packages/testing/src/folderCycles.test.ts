import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { folderCycles } from "./folderCycles.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "carnation-folders-"));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), source);
  }
}

const CIRCLE = {
  "a/one.ts": 'import type { Two } from "../b/two.ts";',
  "b/two.ts": 'export {\n  three,\n} from "../c/three.ts";',
  "c/three.ts": 'export const three = () => import("../a/four.ts");',
  "a/four.ts": "export const four = 4;",
  "main.ts": 'import "./a/one.ts";',
};

test("a circle over three folders is found, of types, re-exports and dynamic imports", () => {
  write(CIRCLE);
  expect(folderCycles(root)).toEqual([
    {
      folders: ["a", "b", "c"],
      imports: {
        "a -> b (1)": ["a/one.ts -> b/two.ts"],
        "b -> c (1)": ["b/two.ts -> c/three.ts"],
        "c -> a (1)": ["c/three.ts -> a/four.ts"],
      },
    },
  ]);
});

test("a subfolder that imports from its parent, which imports from it, is a cycle", () => {
  write({
    "a/one.ts": 'import { two } from "./deep/two.ts";',
    "a/deep/two.ts": 'import type { Three } from "../three.ts";',
  });
  expect(folderCycles(root)).toMatchObject([{ folders: ["a", "a/deep"] }]);
});

test("tests and their helpers may close a circle", () => {
  write({
    "a/one.ts": 'import { two } from "../b/two.ts";',
    "b/two.test.ts": 'import { one } from "../a/one.ts";',
    "testing/both.ts": 'import { one } from "../a/one.ts";',
  });
  expect(folderCycles(root)).toEqual([]);
});

test("a known cycle passes until it is undone", () => {
  write(CIRCLE);
  const known = [["a", "b", "c"]];
  expect(folderCycles(root, known)).toEqual([]);
  write({ "c/three.ts": "export const three = 3;" });
  expect(folderCycles(root, known)).toEqual([expect.stringContaining("no longer a cycle")]);
});

test("a known cycle that has grown fails", () => {
  write({ ...CIRCLE, "c/five.ts": 'import "../d/six.ts";', "d/six.ts": 'import "../a/four.ts";' });
  expect(folderCycles(root, [["a", "b", "c"]])).toEqual([
    expect.objectContaining({ folders: ["a", "b", "c", "d"] }),
    expect.stringContaining("no longer a cycle"),
  ]);
});

test("a folder without sources fails, so that a misspelt path does not pass", () => {
  expect(() => folderCycles(join(root, "nothing"))).toThrow(/no sources/u);
});
