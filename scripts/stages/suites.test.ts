import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { digestOf, inputFiles } from "./inputFiles.ts";
import { everyTime, onRequest, smokeOf } from "./stages.ts";
import { runner, type SuiteName, suites } from "./suites.ts";
import { isVerified, noteVerified } from "./verified.ts";

const repository = join(import.meta.dirname, "../..");
const names = Object.keys(suites) as SuiteName[];

describe.each(names)("the suite %s", (name) => {
  test("a path that its files name and that leads out of their package stands among its inputs", () => {
    const files = inputFiles(repository, suites[name]);
    const known = new Set(files);
    const strange: string[] = [];
    for (const file of files.filter((path) => /^(?:packages|hosts)\/.*\.tsx?$/u.test(path))) {
      const text = readFileSync(join(repository, file), "utf8").replace(/^import type .*;$/gmu, "");
      for (const [, path = ""] of text.matchAll(/["'`]((?:\.\.\/){2,}[^"'`$]*)["'`]/gu)) {
        const target = relative(repository, join(repository, dirname(file), path));
        // What is downloaded or built is no file of the repository.
        if (target.startsWith(".") || target.startsWith(file.split("/", 2).join("/"))) continue;
        if (!existsSync(join(repository, target))) continue;
        const isInput = known.has(target) || files.some((input) => input.startsWith(`${target}/`));
        if (!isInput) strange.push(`${file}: ${target}`);
      }
    }
    expect(strange).toEqual([]);
  });

  test("a suite has a stage that runs it whole every time that it must, and in the deep run", () => {
    const stage = everyTime.find(({ suite }) => suite === name);
    expect(stage?.smoke).toBeDefined();
    const whole = onRequest.find(({ suite }) => suite === name);
    expect(whole).toBeDefined();
    expect(whole?.smoke).toBeUndefined();
  });
});

describe("a suite of a small repository", () => {
  const suite = { inputs: ["packages/kit"], except: /README/u };
  let root = "";
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "carnation-suite-"));
    for (const path of runner) write(path, path);
    write(
      "packages/kit/src/a.ts",
      'import { b } from "../../../shared/b.ts";\nimport "@carnation/rules/money";',
    );
    write("packages/kit/README.md", "for readers");
    write("packages/kit/node_modules/x/index.js", "installed");
    write("shared/b.ts", 'import type { T } from "./types.ts";\nawait import(\n  "./late.ts"\n);');
    write("shared/late.ts", "");
    write("shared/types.ts", "");
    const exports = { "./*": { "@carnation/source": "./src/*.ts" } };
    write("packages/rules/package.json", JSON.stringify({ exports }));
    write("packages/rules/src/money.ts", 'export {\n  round,\n} from "./round.ts";');
    write("packages/rules/src/round.ts", "");
    write("packages/rules/src/unused.ts", "");
  });
  afterEach(() => {
    rmSync(root, { recursive: true, force: true });
  });

  test("the inputs of a suite are its own files, what they load from elsewhere, and what runs every test", () => {
    expect(inputFiles(root, suite).filter((path) => !runner.includes(path))).toEqual([
      "packages/kit/src/a.ts",
      "packages/rules/src/money.ts",
      "packages/rules/src/round.ts",
      "shared/b.ts",
      "shared/late.ts",
    ]);
    expect(inputFiles(root, suite)).toEqual(expect.arrayContaining(runner));
  });

  test("an import without an extension leads to no folder of that name", () => {
    write("packages/kit/src/a.ts", 'import "./results";');
    write("packages/kit/src/results.ts", "");
    write("packages/kit/src/results/june.json", "[]");
    expect(() => digestOf(root, suite)).not.toThrow();
  });

  test.each([
    ["packages/kit/src/a.ts", true],
    ["packages/rules/src/round.ts", true],
    ["package-lock.json", true],
    ["packages/kit/src/new.ts", true],
    ["packages/kit/README.md", false],
    ["packages/kit/node_modules/x/index.js", false],
    ["packages/rules/src/unused.ts", false],
    ["shared/types.ts", false],
  ])("a change of %s makes another digest: %s", (path, isOther) => {
    const before = digestOf(root, suite);
    expect(digestOf(root, suite)).toBe(before);
    write(path, "export const changed = 1;");
    expect(digestOf(root, suite) !== before).toBe(isOther);
  });
});

describe("the note of suites that have passed", () => {
  let root = "";
  const file = (): string => join(root, "scripts/stages/verified.json");
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "carnation-verified-"));
    const { inputs } = suites.localPayments;
    for (const path of [...runner, ...inputs, "scripts/stages/x"]) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), path);
    }
  });
  afterEach(() => {
    rmSync(root, { recursive: true, force: true });
  });

  test("a suite is verified with the inputs of its note, and with no others", () => {
    expect(isVerified(root, "localPayments")).toBe(false);
    noteVerified(root, "localPayments", digestOf(root, suites.localPayments));
    expect(isVerified(root, "localPayments")).toBe(true);
    writeFileSync(join(root, "package-lock.json"), "another version");
    expect(isVerified(root, "localPayments")).toBe(false);
  });

  test("a note keeps those of other suites, one a line in their order", () => {
    const digest = "0".repeat(64);
    noteVerified(root, "localFirebase", digest);
    noteVerified(root, "engine", digest);
    expect(readFileSync(file(), "utf8")).toBe(
      `{\n  "engine": "${digest}",\n  "localFirebase": "${digest}"\n}\n`,
    );
  });

  test.each(["<<<<<<< HEAD\n{}", '{"localPayments": "yes"}'])(
    "a file that reads %s verifies nothing",
    (text) => {
      writeFileSync(file(), text);
      expect(isVerified(root, "localPayments")).toBe(false);
    },
  );
});

test("a stage is left to its smoke when its suite is verified, without the budget and variables of the whole", () => {
  const whole = {
    name: "hosts",
    command: ["all"] as const,
    runner: "playwright" as const,
    env: { ALL: "1" },
    budget: 60,
    suite: "hosts" as const,
    smoke: { command: ["few"] as const, budget: 5 },
  };
  expect(smokeOf(whole, () => false)).toBe(whole);
  expect(smokeOf(whole, () => true)).toEqual({
    name: "hosts (smoke)",
    command: ["few"],
    runner: "playwright",
    budget: 5,
  });
  const { smoke: _smoke, ...always } = whole;
  expect(smokeOf(always, () => true)).toBe(always);
});

test("every stage of every time has a budget, and so has each smoke", () => {
  const without = everyTime.filter(({ budget, smoke }) => budget === undefined || (smoke && !smoke.budget));
  expect(without.map(({ name }) => name)).toEqual([]);
});
