import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { relativeImports, sourceFiles } from "./sourceImports.ts";

/** Storybook's set-up is the kit's, and stands where Storybook looks for it. */
const ALLOWED = /^packages\/ui\/src\/testing\/\S+ imports \.\.\/\.\.\/\.storybook\//u;

const repository = join(import.meta.dirname, "../../..");

test("a workspace reaches nothing outside itself by a relative import", () => {
  const workspaces = globSync("{apps,packages}/*/package.json", { cwd: repository }).map((file) =>
    dirname(file),
  );
  expect(workspaces.length).toBeGreaterThan(8);
  const outside = workspaces.flatMap((workspace) => {
    const root = join(repository, workspace);
    return sourceFiles(root)
      .flatMap((file) => relativeImports(root, file))
      .filter(({ module }) => module.startsWith(".."))
      .map(({ file, module }) => `${workspace}/${file} imports ${module}`)
      .filter((line) => !ALLOWED.test(line));
  });
  expect(outside, "What workspaces share is imported by the name of its package.").toEqual([]);
});
