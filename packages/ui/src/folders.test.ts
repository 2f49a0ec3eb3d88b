import { folderCycles } from "@carnation/testing/folderCycles";
import { isTestFile, relativeImports, sourceFiles } from "@carnation/testing/sourceImports";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** The groups of components, lowest first. */
const groups = [
  "foundations",
  "layout",
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

test("a component asks its own root for ids and the focus, not the document, which knows nothing of a shadow root", () => {
  const root = import.meta.dirname;
  const asked = /\bdocument\.(?:getElementById|querySelector|activeElement|fullscreenElement|body)\b/u;
  const asking = sourceFiles(root).filter(
    (file) => !isTestFile(file) && rank(file) >= 0 && asked.test(readFileSync(join(root, file), "utf8")),
  );
  expect(asking.toSorted()).toEqual(
    ["foundations/internal/treeRoot.ts", "foundations/provider/dragAnnouncements.ts"].toSorted(),
  );
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
