import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { readBundleManifests } from "../apps/web/vite/bundleManifests.ts";

const root = join(import.meta.dirname, "..");
const packages = join(root, "packages");

test("the manifests of the packages tell the modules of a chunk, of dependencies too", () => {
  const { inChunks } = readBundleManifests(packages);
  const inEssentials = inChunks("essentials");
  expect(inEssentials(join(packages, "ui/src/fields/field/Field.tsx"))).toBe(true);
  expect(inEssentials(`${join(packages, "ui/src/foundations/link/Link.tsx")}?v=1`)).toBe(true);
  expect(inEssentials(join(packages, "ui/src/fields/field/FieldSet.tsx"))).toBe(false);
  const inMedia = inChunks("media");
  expect(inMedia(join(root, "node_modules/lucide-react/dist/esm/icons/camera.mjs"))).toBe(true);
  expect(inChunks("media", "sales")(join(packages, "product/src/callable/callable.ts"))).toBe(true);
});

test("the manifests of the packages name modules that stand in for dependencies", () => {
  const { replacements } = readBundleManifests(packages);
  expect(replacements.map(({ find }) => find.test("re2js"))).toEqual([true]);
  expect(replacements.every(({ replacement }) => existsSync(replacement))).toBe(true);
});

test("a manifest that names a file which is gone fails", () => {
  const folder = mkdtempSync(join(tmpdir(), "carnation-manifests-"));
  try {
    const file = join(folder, "kit/bundle.json");
    mkdirSync(dirname(file));
    writeFileSync(file, JSON.stringify({ chunks: { essentials: ["./src/gone/*"] } }));
    expect(() => readBundleManifests(folder)).toThrow(/no module is called \.\/src\/gone/u);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("the build of a workspace names no file in the sources of another one", () => {
  const configs = ["apps/web", "packages/ui", "packages/local-firebase"].map((folder) =>
    readFileSync(join(root, folder, "vite.config.ts"), "utf8"),
  );
  const foreign = /(?:data|domain|product|skin-analysis|tokens|\bui)(?:\[\\\\\/\]|\/)src/u;
  expect(configs.filter((text) => foreign.test(text))).toEqual([]);
});
