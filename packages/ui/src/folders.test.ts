import { folderCycles } from "@carnation/testing/folderCycles";
import { isTestFile, relativeImports, sourceFiles } from "@carnation/testing/sourceImports";
import { expect, test } from "vitest";

/** The groups of components, lowest first. */
const groups = [
  "foundations",
  "actions",
  "feedback",
  "overlays",
  "fields",
  "navigation",
  "data",
  "criteria",
  "photo",
  "care",
  "shell",
];
const rank = (path: string): number => groups.indexOf(path.split("/")[0] ?? "");

test("the folders of the kit import each other in no circle", () => {
  expect(folderCycles(import.meta.dirname)).toEqual([]);
});

test("a group of components imports from lower groups alone", () => {
  const root = import.meta.dirname;
  const files = sourceFiles(root).filter(
    (file) => !isTestFile(file) && rank(file) >= 0 && !file.startsWith("foundations/pages/"),
  );
  expect(new Set(files.map(rank)).size).toBe(groups.length);
  const upwards = files
    .flatMap((file) => relativeImports(root, file))
    .filter(({ file, module }) => rank(module) < 0 || rank(module) > rank(file))
    .map(({ file, module }) => `${file} imports ${module}`);
  expect(upwards).toEqual([]);
});
