/** A part of a test run: one program of its own. */
export interface Stage {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Who writes a report of single tests; without one, the whole stage counts as one test. */
  readonly runner?: "vitest" | "playwright";
  /** A runner that finds no test has not gone wrong. */
  readonly mayBeEmpty?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** Names of the stages that must have gone well before it starts. */
  readonly after?: readonly string[];
}

const source = "--conditions=@carnation/source";
const check = (name: string, command: Stage["command"], after: readonly string[] = []): Stage => ({
  name,
  command,
  after,
});
const vitest = (name: string, args: readonly string[], rest: Partial<Stage> = {}): Stage => ({
  name,
  command: ["vitest", "run", ...args],
  runner: "vitest",
  ...rest,
});
const playwright = (name: string, args: readonly string[], rest: Partial<Stage> = {}): Stage => ({
  name,
  command: ["playwright", "test", ...args],
  runner: "playwright",
  ...rest,
});

const browser = check("browser", ["node", source, "scripts/ensureBrowser.ts"]);
const build = check("build", ["turbo", "run", "build", "--output-logs=errors-only"]);
const lint = check("lint", ["oxlint", "--deny-warnings"]);
// It writes where the build does.
const types = check("types", ["tsc", "-b"], ["build"]);
const hosts: Stage = {
  name: "hosts",
  command: ["node", source, "scripts/hosts.ts"],
  runner: "playwright",
  after: ["browser", "build"],
};

/**
 * The stages of `npm test`. What waits most and takes longest stands first; see docs/decisions/029-what-runs-where.md
 * before adding one.
 */
export const everyTime: readonly Stage[] = [
  browser,
  build,
  lint,
  check("format", ["oxfmt", "--check", "."]),
  playwright("end to end", [], { after: ["browser", "build"] }),
  vitest("units", ["--project", "node", "--maxWorkers=2"], {
    env: { CARNATION_DOMAIN_APART: "1" },
    after: ["browser"],
  }),
  { ...hosts, env: { CARNATION_HOSTS: "vite-react18" } },
  vitest("stories", ["--project", "storybook", "--maxWorkers=1"], { after: ["browser"] }),
  vitest("in Chromium", ["--project", "browser"], { after: ["browser"] }),
  vitest("components", ["--project", "jsdom", "--project", "mocked", "--maxWorkers=1"]),
  // The rules are measured on their own: whatever else calls them proves nothing about them.
  vitest("domain", ["--project", "node", "packages/domain/src", "packages/product/src", "--coverage"], {
    // What was compiled before is measured less exactly.
    env: { NODE_DISABLE_COMPILE_CACHE: "1" },
  }),
  types,
  check("public API", ["node", "scripts/publicApi.ts", "--check"], ["build"]),
  check("unused code", ["knip"], ["build"]),
  check("size of the app", ["size-limit"], ["build"]),
  check("size of the kit", ["npm", "run", "size", "-w", "packages/ui", "--silent"], ["build"]),
  check("size of the domain", ["npm", "run", "size", "-w", "packages/domain", "--silent"], ["build"]),
];

const deepEnv = { CARNATION_DEEP: "1" };
/** Parts of the names of the test files that try more where `CARNATION_DEEP` is set. */
const widened = [
  "/stress/",
  "conformance/browser.test",
  "local-firebase/src/conformance/manyTabs",
  "/storageCrash",
  "rules/fuzz",
  "/compareValues",
  "skin-analysis/src/stability",
  "skin-analysis/src/groundTruth",
  "functions/src/deploy",
  "functions/src/documents/",
  "functions/src/quotes/numbering",
  "functions/src/counters/killedCounters",
  "functions/src/diagnosis/queue/killedQueue",
  "functions/src/endpoints/fullDisk",
  "functions/src/endpoints/malformedPayloads",
  "functions/src/existing-data/writers",
];

/** The stages of `npm run test:deep`: trials that repeat, and every host, theme and width. */
export const onRequest: readonly Stage[] = [
  browser,
  build,
  vitest("repeated trials", ["--project", "node", ...widened], {
    env: deepEnv,
    after: ["browser", "build"],
  }),
  playwright("end to end, every theme and width", [], {
    env: deepEnv,
    after: ["browser", "build"],
  }),
  { ...hosts, name: "every host" },
  check("Storybook build", ["storybook", "build", "-o", "storybook-static", "--quiet"]),
];

/** Where a runner is told to leave its report, as arguments and as variables. */
export function reporting(
  { runner }: Stage,
  report: string,
): { readonly args: readonly string[]; readonly env: Readonly<Record<string, string>> } {
  if (runner === undefined) return { args: [], env: {} };
  if (runner === "playwright") {
    return { args: ["--reporter=list,json"], env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } };
  }
  return { args: ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`], env: {} };
}

/**
 * The stages of `npm run test:quick`: what can be known about one package in less than a minute.
 * @param folder of the package, from the root: `packages/ui`
 * @param since the commit since which something must have changed for a test to be run; without it, all are run
 */
export const inOnePackage = (folder: string, since: string | undefined): readonly Stage[] => {
  const projects = ["node", "jsdom", "mocked"].flatMap((name) => ["--project", name]);
  const changed = since === undefined ? [] : ["--changed", since];
  return [
    lint,
    check("types", ["tsc", "-b", folder, `${folder}/tsconfig.test.json`]),
    vitest("units", [...projects, ...changed, "--passWithNoTests", `${folder}/src`], {
      mayBeEmpty: true,
      env: { CARNATION_QUICK: "1" },
    }),
  ];
};
