import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { type Ended, run } from "./packed.ts";
import { expect, test } from "./test.ts";

const kit = process.env["CARNATION_KIT"] ?? "";
const lockSchema = v.object({ packages: v.record(v.string(), v.unknown()) });

/** Builds a page that imports one subpath, for production. */
function buildPage(folder: string, subpath: string): Ended {
  writeFileSync(join(folder, "index.html"), '<script type="module" src="./page.js"></script>\n');
  writeFileSync(
    join(folder, "page.js"),
    `import * as part from "@carnation/ui/${subpath}";\nconsole.log(part);\n`,
  );
  return run(folder, "vite", "build", "--logLevel", "error");
}

test.describe("the first install of a page with a gauge", () => {
  test.describe.configure({ mode: "serial" });
  let folder = "";

  test.beforeAll(() => {
    test.setTimeout(240_000);
    folder = mkdtempSync(join(tmpdir(), "carnation-first-install-"));
    writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
    const flags = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
    const { status, text } = run(folder, "npm", "install", ...flags, kit, "react@19.3.1", "react-dom@19.3.1");
    expect(status, text).toBe(0);
  });
  test.afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test("brings at most 25 packages and 25 MB, React's own among them", () => {
    const lock: unknown = JSON.parse(readFileSync(join(folder, "node_modules/.package-lock.json"), "utf8"));
    expect(Object.keys(v.parse(lockSchema, lock).packages).length).toBeLessThanOrEqual(25);
    const files = globSync("node_modules/**/*", { cwd: folder }).map((file) => statSync(join(folder, file)));
    const bytes = files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
    expect(bytes / 1e6).toBeLessThanOrEqual(25);
  });

  for (const subpath of ["criterion-gauge", "trend-chart", "text-field", "photo-compare"]) {
    test(`builds ${subpath}`, () => {
      const { status, text } = buildPage(folder, subpath);
      expect(status, text).toBe(0);
    });
  }

  for (const [subpath, missing] of [
    ["dialog", "@radix-ui/react-dialog"],
    ["calendar", "react-day-picker"],
    ["combobox-field", "@base-ui/react"],
    ["form", "react-hook-form"],
  ] as const) {
    test(`refuses to build ${subpath}, and names the package that it lacks`, () => {
      const { status, text } = buildPage(folder, subpath);
      expect(status).toBe(1);
      expect(text).toContain(`__vite-optional-peer-dep:${missing}`);
    });
  }
});
