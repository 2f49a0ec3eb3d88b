import type { SuiteName } from "./suites.ts";

/** A part of a test run: one program of its own. */
export interface Stage {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** The runner, which writes a report of single tests; without one, the whole stage counts as one test. */
  readonly runner?: "vitest" | "playwright";
  /** A runner that finds no test has not gone wrong. */
  readonly mayBeEmpty?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** Names of the stages that must have gone well before it starts. */
  readonly after?: readonly string[];
  /** Budget: seconds of processor time on the machine that the budgets were noted on (decision 071). */
  readonly budget?: number;
  /** The suite that it runs whole. */
  readonly suite?: SuiteName;
  /** Command that runs in its place while the inputs of the suite are what they were when it last passed (decision 071). */
  readonly smoke?: Pick<Stage, "command" | "env" | "budget">;
}

const source = "--conditions=@carnation/source";
const check = (
  name: string,
  command: Stage["command"],
  budget?: number,
  ...after: readonly string[]
): Stage => ({
  name,
  command,
  after,
  ...(budget === undefined ? {} : { budget }),
});
const vitest = (name: string, args: readonly string[], rest: Partial<Stage> = {}): Stage => ({
  name,
  command: ["vitest", "run", ...args],
  runner: "vitest",
  ...rest,
});
/** The kit's tests of every kind but those in Node. */
const KIT = "packages/ui/src";
const browser = check("browser", ["node", source, "scripts/ensureBrowser.ts"], 12);
const build = check("build", ["turbo", "run", "build", "--output-logs=errors-only"], 36);
// It follows imports into what the build writes, and must not meet it half written.
const LINT = ["oxlint", "--deny-warnings"] as const;
const lint = check("lint", LINT, 6, "build");
// It writes where the build does.
const types = check("types", ["tsc", "-b"], 36, "build");
/** Leaves out the syncs of the disk where no test judges them: they hold a lane of the run up for a tenth of its time. */
const withoutDiskSync = { CARNATION_DISK_SYNC: "off" };
const endToEnd: Stage = {
  name: "end to end",
  env: withoutDiskSync,
  command: ["node", source, "scripts/e2e.ts"],
  runner: "playwright",
  after: ["browser", "build"],
  budget: 430,
};

const hostsCommand = ["node", source, "scripts/hosts.ts"] as const;
const hosts: Stage = {
  name: "hosts",
  command: hostsCommand,
  runner: "playwright",
  after: ["browser", "build"],
  suite: "hosts",
  budget: 140,
};
const inNode = (name: string, folder: string, args: readonly string[], rest: Partial<Stage>): Stage =>
  vitest(name, ["--project", "node", folder, ...args], { after: ["browser"], ...rest });
const smokeInNode = (budget: number, ...files: readonly string[]): Pick<Stage, "command" | "budget"> => ({
  budget,
  command: ["vitest", "run", "--project", "node", "--maxWorkers=1", ...files],
});

const engine = inNode("engine", "packages/skin-analysis/src", ["--maxWorkers=2"], {
  suite: "engine",
  budget: 240,
  smoke: smokeInNode(8, "skin-analysis/src/entries", "skin-analysis/src/assets"),
});
const localFirebase = inNode("local Firebase", "packages/local-firebase/src", ["--maxWorkers=1"], {
  suite: "localFirebase",
  budget: 75,
  // A tenth more since documents and their indexes are on disk (decision 098).
  smoke: smokeInNode(10, "gateway/startLocalFirebase", "conformance/node", "conformance/authBrowser"),
});
const localPayments = inNode("local payments", "packages/local-payments/src", ["--maxWorkers=1"], {
  suite: "localPayments",
  budget: 14,
  smoke: smokeInNode(3, "local-payments/src/startLocalPayments"),
});
const kitProjects = ["--project=storybook", "--project=jsdom", "--maxWorkers=1"] as const;
const kit = vitest("kit", [...kitProjects, "--project=browser", KIT], {
  after: ["browser"],
  suite: "kit",
  budget: 280,
  smoke: {
    budget: 14,
    command: [
      "vitest",
      "run",
      ...kitProjects,
      "ui/src/criteria/criterion-gauge",
      "ui/src/fields/switch-field",
    ],
  },
});
// The rules are measured on their own: whatever else calls them proves nothing about them.
const domain = inNode("domain", "packages/domain/src", ["packages/product/src", "--coverage"], {
  // What was compiled before is measured less exactly.
  env: { NODE_DISABLE_COMPILE_CACHE: "1" },
  suite: "domain",
  budget: 13,
  smoke: smokeInNode(3, "packages/domain/src/result/"),
});
/** Folders of the suites in Node that are stages of their own. */
const apart = ["domain", "product", "local-firebase", "local-payments", "skin-analysis"].map(
  (name) => `packages/${name}/src`,
);

/**
 * The stages of `npm test`. What waits most and takes longest stands first; see docs/decisions/029-test-runners-and-stages.md
 * before adding one.
 */
export const everyTime: readonly Stage[] = [
  browser,
  build,
  lint,
  check("format", ["oxfmt", "--check", "."], 4),
  endToEnd,
  vitest("units", ["--project", "node", "--maxWorkers=2"], {
    env: { ...withoutDiskSync, CARNATION_APART: apart.join() },
    after: ["browser"],
    budget: 385,
  }),
  engine,
  localFirebase,
  localPayments,
  {
    ...hosts,
    env: { CARNATION_HOSTS: "vite-react18" },
    smoke: { command: [...hostsCommand, "domain.spec.ts"], budget: 9 },
  },
  kit,
  vitest("in Chromium", ["--project", "browser"], {
    env: { CARNATION_APART: KIT },
    after: ["browser"],
    budget: 30,
  }),
  vitest("screens", ["--project", "jsdom", "--project", "mocked", "--maxWorkers=1"], {
    env: { CARNATION_APART: KIT },
    budget: 70,
  }),
  domain,
  types,
  check("public API", ["node", "scripts/publicApi.ts", "--check"], 7, "build"),
  check("unused code", ["knip"], 10, "build"),
  check("size of the app", ["size-limit"], 2, "build"),
  check("size of the kit", ["npm", "run", "size", "-w", "packages/ui", "--silent"], 2, "build"),
  check("size of the domain", ["npm", "run", "size", "-w", "packages/domain", "--silent"], 4, "build"),
];

const deepEnv = { CARNATION_DEEP: "1", CARNATION_DISK_SYNC: "on" };
/** A suite whole, with all that it tries where `CARNATION_DEEP` is set. */
const deep = ({ smoke: _smoke, budget: _budget, env, ...stage }: Stage): Stage => ({
  ...stage,
  env: { ...env, ...deepEnv },
});
/** Parts of the names of the other test files that try more where `CARNATION_DEEP` is set. */
const widened = [
  "scripts/demo/recordedAnalyses",
  "functions/src/deploy",
  "functions/src/documents/",
  "functions/src/quotes/numbering",
  "functions/src/counters/killedCounters",
  "functions/src/diagnosis/queue/killedQueue",
  "functions/src/endpoints/fullDisk",
  "functions/src/endpoints/malformedPayloads",
  "functions/src/existing-data/writers",
  "functions/src/payment/killedServer",
  "functions/src/payment/webhookSequences",
];

/** The stages of `npm run test:deep`: suites whole, trials that repeat, and every host, theme and width. */
export const onRequest: readonly Stage[] = [
  browser,
  build,
  deep({ ...endToEnd, name: "end to end, every theme and width" }),
  vitest("repeated trials", ["--project", "node", ...widened], {
    env: deepEnv,
    after: ["browser", "build"],
  }),
  deep(engine),
  deep(localFirebase),
  deep(localPayments),
  deep(kit),
  deep({ ...hosts, name: "every host" }),
  deep(domain),
  check("mutation of decisions", ["node", source, "scripts/mutation/mutation.ts"]),
  check("Storybook build", ["storybook", "build", "-o", "storybook-static", "--quiet"]),
];

/** Arguments and variables that tell a runner where to leave its report. */
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
    check("lint", LINT),
    check("types", ["tsc", "-b", folder, `${folder}/tsconfig.test.json`]),
    vitest("units", [...projects, ...changed, "--passWithNoTests", `${folder}/src`], {
      mayBeEmpty: true,
      env: { CARNATION_QUICK: "1" },
    }),
  ];
};

/**
 * Leaves a suite whose inputs have not changed to its smoke.
 * @param isVerified tells that a suite has passed whole with its inputs as they are
 * @returns the stage to run: itself when it has no smoke or must run whole
 */
export function smokeOf(stage: Stage, isVerified: (suite: SuiteName) => boolean): Stage {
  const { suite, smoke, env: _env, budget: _budget, ...rest } = stage;
  if (suite === undefined || smoke === undefined || !isVerified(suite)) return stage;
  return { ...rest, ...smoke, name: `${stage.name} (smoke)` };
}
