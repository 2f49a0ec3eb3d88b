import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { expectGoodPackage, expectNoSourceEntries, expectTypes, run } from "./packed.ts";
import { expect, test } from "./test.ts";

const kit = process.env["CARNATION_KIT"] ?? "";
const source = join(import.meta.dirname, "../packages/ui/src");
const versions = v.record(v.string(), v.string());
const manifestSchema = v.object({
  exports: v.record(v.string(), v.unknown()),
  dependencies: versions,
  peerDependencies: versions,
  peerDependenciesMeta: v.record(v.string(), v.object({ optional: v.literal(true) })),
});
const readManifest = (folder: string): v.InferOutput<typeof manifestSchema> =>
  v.parse(manifestSchema, JSON.parse(readFileSync(join(folder, "package/package.json"), "utf8")));
/** Holds what a module, a type or a sheet names that is not a file of its own package. */
const foreignImport = /(?:\bfrom |\bimport ?\(?|@import )"(?<name>(?:@[^/"]+\/)?[^./"][^/"]*)/gu;

const isClient = (file: string): boolean => /^["']use client["'];/u.test(readFileSync(file, "utf8"));

const describeTarball = (): void => {
  let folder = "";

  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "carnation-package-"));
    expect(run(folder, "tar", "-xzf", kit, "-C", folder)).toEqual({ status: 0, text: "" });
  });
  test.afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test("publint finds nothing", () => {
    expectGoodPackage(kit);
  });

  test("the exports name built files only", () => {
    expectNoSourceEntries(join(folder, "package"));
  });

  test("the types of every subpath resolve", () => {
    const untyped = Object.keys(readManifest(folder).exports).filter((path) => /\.(?:css|json)$/u.test(path));
    expectTypes(
      kit,
      untyped.map((path) => path.replace("./", "")),
    );
  });

  test("an imported package is installed with it or is a peer, and only React is asked of every host", () => {
    const { dependencies, peerDependencies, peerDependenciesMeta } = readManifest(folder);
    const files = globSync("package/dist/**/*.{js,d.ts,css}", { cwd: folder });
    const texts = files.map((file) => readFileSync(join(folder, file), "utf8"));
    const named = texts.flatMap((text) =>
      [...text.matchAll(foreignImport)].map((found) => found.groups?.["name"] ?? ""),
    );
    const declared = { ...dependencies, ...peerDependencies };
    expect([...new Set(named)].filter((name) => !(name in declared))).toEqual([]);
    expect(Object.keys(peerDependencies).filter((name) => !named.includes(name))).toEqual([]);
    // Which subpath needs which of the others stands in the README, and is tested beside the sources.
    expect(Object.keys(peerDependencies).filter((name) => !(name in peerDependenciesMeta))).toEqual([
      "react",
      "react-dom",
    ]);
  });

  test("every sheet says the order of the layers first and nowhere else", () => {
    const sheets = globSync("package/dist/**/*.css", { cwd: folder }).filter(
      (file) => !/(?:fonts|theme)\.css$/u.test(file),
    );
    expect(sheets.length).toBeGreaterThan(50);
    const order = "@layer carnation.tokens, carnation.base, carnation.components;";
    for (const file of sheets) {
      const css = readFileSync(join(folder, file), "utf8");
      expect(css.match(/@layer [^{;]+;/gu), file).toEqual([order]);
      expect(css.startsWith(order), file).toBe(true);
    }
  });

  test("holds the build, the licence and the pages for readers, nothing else", () => {
    const files = globSync("**/*.*", { cwd: join(folder, "package") }).map((path) =>
      path.replaceAll("\\", "/"),
    );
    const shipped = /^dist\/[\w./-]+\.(?:js|js\.map|d\.ts|css|woff2|json)$/u;
    const others = files.filter((path) => !shipped.test(path));
    expect(others.toSorted()).toEqual(["API.md", "CHANGELOG.md", "README.md", "package.json"]);
    expect(
      files.filter((path) => /stories|\.test\.|testing|foundations\/pages|tsbuildinfo/u.test(path)),
    ).toEqual([]);
    expect(readFileSync(join(folder, "package/LICENSE"), "utf8")).toContain("MIT");
    expect(readFileSync(join(folder, "package/NOTICE"), "utf8")).toContain("Lucide Icons and Contributors");
  });

  test("keeps 'use client' on the leaves that have it, and off the index files", () => {
    const built = globSync("**/*.js", { cwd: join(folder, "package/dist") });
    const declared = (file: string): boolean =>
      ["tsx", "ts"].some((suffix) => {
        const [origin] = globSync(file.replace(/js$/u, suffix), { cwd: source });
        return origin !== undefined && isClient(join(source, origin));
      });
    const clients = built.filter((file) => isClient(join(folder, "package/dist", file)));
    expect(clients.toSorted()).toEqual(built.filter(declared).toSorted());
    expect(clients.length).toBeGreaterThan(10);
    expect(clients.filter((file) => file.endsWith("index.js"))).toEqual([]);
  });

  test("every entry can be imported by a server component", () => {
    symlinkSync(join(import.meta.dirname, "../node_modules"), join(folder, "node_modules"), "junction");
    const program = join(import.meta.dirname, "importOnServer.ts");
    const conditions = ["--conditions=react-server", "--conditions=module"];
    const { text } = run(folder, "node", ...conditions, program, join(folder, "package"));
    expect(text).toMatch(/^\d{2,} entries\n$/u);
  });
};

// A published version is named, not packed: there is no tarball to open.
if (kit.endsWith(".tgz")) test.describe("the tarball", describeTarball);
