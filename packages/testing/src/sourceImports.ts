import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Folders whose files only tests load. */
const TEST_FOLDERS = ["testing", "stress", "conformance", "contract"];

const TEST_FILE = new RegExp(`\\.(?:test|stories)\\.tsx?$|(?:^|/)(?:${TEST_FOLDERS.join("|")})/`, "u");

/** Relative modules of `import`, `export … from` and `import()`, of types as well as of values. */
const RELATIVE_IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*"(?<module>\.[^"]*)"/gu;

/** One relative import; both paths from the root that was searched, with slashes. */
export interface SourceImport {
  readonly file: string;
  /** Begins with `..` where it leaves the root. */
  readonly module: string;
}

/** Tells tests, stories and what serves them from the files that ship. */
export function isTestFile(path: string): boolean {
  return TEST_FILE.test(path.replaceAll("\\", "/"));
}

/**
 * Lists the TypeScript files below a folder, with slashes and without what is built or installed.
 * @param root absolute
 */
export function sourceFiles(root: string): string[] {
  return globSync("**/*.{ts,tsx}", {
    cwd: root,
    exclude: ["**/node_modules", "**/dist", "**/dist-types"],
  }).map((file) => file.replaceAll("\\", "/"));
}

/** Reads the relative imports of one file below a root. */
export function relativeImports(root: string, file: string): SourceImport[] {
  const source = readFileSync(join(root, file), "utf8");
  return Array.from(source.matchAll(RELATIVE_IMPORT), ({ groups }) => ({
    file,
    module: join(dirname(file), groups?.["module"] ?? "").replaceAll("\\", "/"),
  }));
}
