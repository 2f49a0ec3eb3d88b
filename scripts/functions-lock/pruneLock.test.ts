import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Manifest, pruneLock, type WorkspaceLock } from "./pruneLock.ts";

const root = join(import.meta.dirname, "../..");
const manifest = { name: "@x/functions", version: "0.1.0", dependencies: { a: "1.0.0", b: "1.0.0" } };
const workspace = (packages: WorkspaceLock["packages"]): WorkspaceLock => ({
  packages: {
    "node_modules/a": { version: "1.0.0", dependencies: { shared: "^1.0.0" } },
    "apps/functions/node_modules/b": { version: "1.0.0", dependencies: { shared: "^2.0.0" } },
    "apps/functions/node_modules/shared": { version: "2.0.0" },
    "node_modules/shared": { version: "1.0.0" },
    "node_modules/unused": { version: "9.0.0" },
    ...packages,
  },
});
const versions = (lock: ReturnType<typeof pruneLock>) =>
  Object.fromEntries(
    Object.entries(lock.packages)
      .filter(([folder]) => folder !== "")
      .map(([folder, entry]) => [folder, "version" in entry ? entry.version : null]),
  );

describe("the lock file of one package", () => {
  test("each dependency finds the version that it has in the workspace", () => {
    expect(versions(pruneLock(workspace({}), "apps/functions", manifest))).toEqual({
      "node_modules/a": "1.0.0",
      "node_modules/b": "1.0.0",
      "node_modules/shared": "1.0.0",
      "node_modules/b/node_modules/shared": "2.0.0",
    });
  });

  test("a dependency of development alone is marked, one of both is not", () => {
    const lock = workspace({
      "node_modules/tool": { version: "3.0.0", dependencies: { shared: "^1.0.0", only: "1.0.0" } },
      "node_modules/only": { version: "1.0.0" },
    });
    const made = pruneLock(lock, "apps/functions", { ...manifest, devDependencies: { tool: "3.0.0" } });
    expect(made.packages["node_modules/only"]).toMatchObject({ dev: true });
    expect(made.packages["node_modules/shared"]).not.toHaveProperty("dev");
  });

  test("a peer that is not optional comes along, an optional one does not", () => {
    const lock = workspace({
      "node_modules/a": {
        version: "1.0.0",
        peerDependencies: { peer: "1", maybe: "1" },
        peerDependenciesMeta: { maybe: { optional: true } },
      },
      "node_modules/peer": { version: "1.0.0" },
      "node_modules/maybe": { version: "1.0.0" },
    });
    const found = Object.keys(versions(pruneLock(lock, "apps/functions", manifest)));
    expect(found).toContain("node_modules/peer");
    expect(found).not.toContain("node_modules/maybe");
  });

  test.each([
    ["lacks", { "node_modules/a": { version: "1.0.0", dependencies: { gone: "1" } } }, /lacks gone/u],
    ["links", { "node_modules/a": { link: true } }, /a, which is in no registry/u],
  ])("a package that the workspace %s is refused by name", (_what, packages, message) => {
    expect(() => pruneLock(workspace(packages), "apps/functions", manifest)).toThrow(message);
  });

  test("the functions' lock file names their own versions and what runs them on Google's machines", () => {
    const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), "utf8"));
    const functions = read("apps/functions/package.json") as Manifest;
    const made = versions(pruneLock(read("package-lock.json") as WorkspaceLock, "apps/functions", functions));
    for (const [name, version] of Object.entries(functions.dependencies)) {
      expect(made[`node_modules/${name}`]).toBe(version);
    }
    expect(Object.keys(made)).toContain("node_modules/@img/sharp-linux-x64");
    expect(Object.keys(made).filter((folder) => folder.includes("@carnation"))).toEqual([]);
  });
});
