import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "..");
const root = join(folder, "../..");

test("the notice lists every file of the model with its true hash", async () => {
  const notice = await readFile(join(folder, "NOTICE.md"), "utf8");
  const listed = [...notice.matchAll(/^\| `(\S+)` \| `([0-9a-f]{64})` \|$/gmu)].map(([, file, hash]) => [
    file,
    hash,
  ]);
  const files = (await readdir(join(folder, "models"))).toSorted();
  expect(listed).toEqual(
    files.map((file) => [
      `models/${file}`,
      createHash("sha256")
        .update(readFileSync(join(folder, "models", file)))
        .digest("hex"),
    ]),
  );
});

test("no workspace depends on the age model, and no source imports it: an installation opts in to it", () => {
  const manifests = globSync(["package.json", "{apps,packages}/*/package.json"], { cwd: root });
  expect(manifests.length).toBeGreaterThan(8);
  const dependants = manifests.filter((manifest) => {
    const { dependencies, devDependencies, peerDependencies, optionalDependencies } = JSON.parse(
      readFileSync(join(root, manifest), "utf8"),
    ) as Record<string, object | undefined>;
    const named = { ...dependencies, ...devDependencies, ...peerDependencies, ...optionalDependencies };
    return "@carnation/age-model" in named;
  });
  expect(dependants).toEqual([]);
  const sources = globSync(["{apps,packages,scripts,bench,e2e}/**/*.{ts,tsx,mjs}"], {
    cwd: root,
    exclude: (name) =>
      ["node_modules", "dist", "dist-types"].includes(String(name).split(/[\\/]/u).at(-1) ?? ""),
  });
  expect(sources.length).toBeGreaterThan(500);
  const importers = sources.filter((source) =>
    /(?:from|import)\s*\(?\s*["'][^"']*age-model[/"']/u.test(readFileSync(join(root, source), "utf8")),
  );
  expect(importers).toEqual([]);
});
