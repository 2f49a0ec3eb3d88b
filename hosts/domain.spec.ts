import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expectGoodPackage, expectNoSourceEntries, expectTypes, run } from "./packed.ts";
import { expect, test } from "./test.ts";

const tarball = process.env["CARNATION_DOMAIN"] ?? "";
const valibot = join(import.meta.dirname, "../node_modules/valibot");
let folder = "";

test.describe("the packed domain", () => {
  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "carnation-domain-"));
    const installed = join(folder, "node_modules/@carnation/domain");
    mkdirSync(installed, { recursive: true });
    symlinkSync(valibot, join(folder, "node_modules/valibot"), "junction");
    expect(run(folder, "tar", "-xzf", tarball, "-C", installed, "--strip-components=1")).toEqual({
      status: 0,
      text: "",
    });
  });
  test.afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test("publint finds nothing", () => {
    expectGoodPackage(tarball);
  });

  test("its exports name built files only, whose types resolve", () => {
    expectNoSourceEntries(join(folder, "node_modules/@carnation/domain"));
    expectTypes(tarball);
  });

  test("holds the build, the licence and the pages for readers, nothing else", () => {
    const installed = join(folder, "node_modules/@carnation/domain");
    const files = globSync("**/*.*", { cwd: installed }).map((path) => path.replaceAll("\\", "/"));
    const others = files.filter((path) => !/^dist\/[\w./-]+\.(?:js|js\.map|d\.ts)$/u.test(path));
    expect(others.toSorted()).toEqual(["API.md", "CHANGELOG.md", "GUIDE.md", "README.md", "package.json"]);
    expect(files.filter((path) => /\.test\.|testing/u.test(path))).toEqual([]);
    expect(readFileSync(join(installed, "LICENSE"), "utf8")).toContain("MIT");
  });

  test("runs in Node as the README shows", () => {
    const program = `
      import { parseDiagnosisResult } from "@carnation/domain/result";
import { synthesis } from "@carnation/domain/summary";
import { criterionReading } from "@carnation/domain/ui";
            const area_results = [{ area_name: "face", main_metric: { value: 88 } }];
      const json = [{ algorithm_version_id: 30, result: { area_results } }];
      const result = parseDiagnosisResult(json);
      process.stdout.write(synthesis(result) + JSON.stringify(criterionReading(result.criteria[0])));
    `;
    const { status, text } = run(folder, "node", "--input-type=module", "--eval", program);
    expect(status, text).toBe(0);
    expect(text).toMatch(/^Teint apaisé\. Aucun besoin prioritaire identifié/u);
    expect(text).toMatch(/"label":"Rougeurs","value":88,/u);
  });
});
