import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { differenceTable, readDifferences } from "./differences.ts";
import { emulatedServices, filesFor } from "./emulatedFiles.ts";

const report = JSON.stringify({
  testResults: [
    {
      name: "/somewhere/packages/a.test.ts",
      status: "failed",
      message: "",
      assertionResults: [
        { fullName: "a query finds", status: "passed", failureMessages: [] },
        { fullName: "a query | orders", status: "failed", failureMessages: ["Error: 1 | 2\n    at x"] },
      ],
    },
    {
      name: "/somewhere/packages/b.test.ts",
      status: "failed",
      message: "SyntaxError: no\nmore",
      assertionResults: [],
    },
  ],
});

test("a test that fails on the emulators and a file that does not load are differences", () => {
  expect(readDifferences(report, "/somewhere")).toEqual({
    passed: 1,
    differences: [
      { title: "packages/b.test.ts", said: "SyntaxError: no" },
      { title: "a query | orders", said: "Error: 1 | 2" },
    ],
  });
});

test("a difference without a reason is marked as new in the table", () => {
  const { differences } = readDifferences(report, "/somewhere");
  const known = { "a query | orders": "The emulator orders otherwise." };
  expect(differenceTable(differences, known).slice(2)).toEqual([
    "| packages/b.test.ts | SyntaxError: no | **new** |",
    String.raw`| a query \| orders | Error: 1 \| 2 | The emulator orders otherwise. |`,
  ]);
});

test("every file that the emulators are asked with is there, and needs only what was started", () => {
  const all = filesFor(emulatedServices);
  expect(all.filter((path) => !existsSync(path))).toEqual([]);
  expect(filesFor(["auth"]).every((path) => path.includes("/auth") || path.includes("/adminAuth"))).toBe(
    true,
  );
  expect(filesFor(["auth"]).length).toBeLessThan(all.length);
});
