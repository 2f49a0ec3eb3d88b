import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { publishedPackages } from "./publishedPackages.ts";

const root = join(import.meta.dirname, "..");
const packages = publishedPackages();

test("three packages are published", () => {
  expect(packages.map(({ name }) => name)).toEqual([
    "@carnation/domain",
    "@carnation/local-firebase",
    "@carnation/ui",
  ]);
});

describe.each(packages)(
  "$name",
  ({ folder, version, repository, publishConfig, license, description, bin }) => {
    test("the manifest names its place in the repository, which npm compares with the provenance", () => {
      expect(repository?.directory).toBe(folder);
      expect(new Set(packages.map((each) => each.repository?.url)).size).toBe(1);
      expect([license, typeof description]).toEqual(["MIT", "string"]);
    });

    test("the programs are named as npm publishes them: with ./ in front they are left out", () => {
      expect(Object.values(bin).filter((file) => file.startsWith("."))).toEqual([]);
    });

    test("the manifest asks for no provenance: outside CI nobody can sign it", () => {
      expect(publishConfig).toEqual({ access: "public", directory: "dist-publish" });
    });

    test("the package's own folder refuses to be published: its exports name sources", () => {
      const { status, stdout } = spawnSync("npm", ["run", "prepublishOnly"], {
        cwd: join(root, folder),
        encoding: "utf8",
        shell: process.platform === "win32",
      });
      expect(stdout).toContain("Publish by npm run release");
      expect(status).not.toBe(0);
    });

    test("the changelog is in English and begins with the version", () => {
      const changelog = readFileSync(join(root, folder, "CHANGELOG.md"), "utf8");
      expect(/^## (.+)$/mu.exec(changelog)?.[1]).toBe(version);
      expect(changelog).not.toMatch(/[’À]| (?:chez vous|à changer|désormais) /u);
    });
  },
);

test("a workflow names commands and files that exist", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const workflows = globSync(".github/workflows/*.yml", { cwd: root });
  expect(workflows.length).toBeGreaterThanOrEqual(2);
  for (const file of workflows) {
    const text = readFileSync(join(root, file), "utf8");
    const named = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/gu)].map(([, name]) => name!);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
    for (const [, command] of text.matchAll(/run: (\.[\w/]+)/gu))
      expect(existsSync(join(root, command!))).toBe(true);
  }
});
