import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Holds what partners use and nobody here calls, with the reason: the published API beside what the product itself runs. */
const partnerApi: Readonly<Record<string, string>> = {
  PASSWORD_MIN: "what a host says beside its password field",
  areaMeasures: "the measures of parts of the face as a list, beside `faceZones` for a map",
  goodness: "how good a value is on one scale, for hosts that draw their own gauge",
  readDiagnosisResult: "reads a result without the French texts of the criteria",
};

const root = join(import.meta.dirname, "..");
const EXPORT = /export \{(?<names>[^}]*)\} from/gu;
const IMPORT = /import \{(?<names>[^}]*)\} from "(?:@carnation\/domain\/|[./]+packages\/domain\/src\/)/gu;

/** The values that a text exports or imports; types are parts of the declarations that name them. */
function valuesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)]
    .flatMap(({ groups }) => groups?.["names"]?.split(",") ?? [])
    .map((item) => item.trim().split(" as ")[0] ?? "")
    .filter((item) => item !== "" && !item.startsWith("type "));
}

const read = (files: readonly string[]): string =>
  files.map((file) => readFileSync(join(root, file), "utf8")).join("\n");

test("a public value of the domain has a caller in the product, or stands on the list of the partner API", () => {
  const published = new Set(
    valuesIn(read(globSync("packages/domain/src/*/index.ts", { cwd: root })), EXPORT),
  );
  const sources = globSync(
    ["apps/*/src/**/*.{ts,tsx}", "packages/{product,data,skin-analysis}/src/**/*.ts"],
    {
      cwd: root,
    },
  ).filter((file) => !/\.test\.|\/testing\//u.test(file));
  const called = new Set(valuesIn(read(sources), IMPORT));
  expect(published.size).toBeGreaterThan(100);
  expect([...published].filter((name) => !called.has(name)).toSorted()).toEqual(Object.keys(partnerApi));
});

test("the published domain has at most 300 names", () => {
  const names = globSync("packages/domain/src/*/index.ts", { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(EXPORT)].flatMap(
      ({ groups }) => groups?.["names"]?.split(",") ?? [],
    ),
  );
  expect(names.filter((name) => name.trim() !== "").length).toBeLessThanOrEqual(300);
});
