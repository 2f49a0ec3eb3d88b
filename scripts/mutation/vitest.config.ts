import { defineConfig } from "vitest/config";
import { jsdomProject, nodeProject } from "../../vitest.config.ts";

const folder = process.env["CARNATION_MUTATED"] ?? "packages/*/src";
const { test, ...project } = process.env["CARNATION_MUTATED_IN"] === "jsdom" ? jsdomProject : nodeProject;

/** One runner's tests of one package, as `npm test` runs them but for what starts processes and takes minutes. */
export default defineConfig({
  ...project,
  root: process.cwd(),
  test: {
    ...test,
    // What needs no document runs in one as well: a package's mutants are judged by one run.
    include: [`${folder}/**/*.test.${test.name === "jsdom" ? "{ts,tsx}" : "ts"}`],
    exclude: [...test.exclude, "**/{stress,conformance,contract}/**", "**/{killed,crash,large}*"],
  },
});
