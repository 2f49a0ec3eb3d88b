/** A package whose decisions are mutated. */
export interface MutatedPackage {
  readonly folder: string;
  /** Globs below `src` of the files that hold its decisions. */
  readonly decisions: readonly string[];
  /** The project of vitest that runs its tests: `node` without one. */
  readonly runner?: "jsdom";
  /** Glob below `src` of the folders whose tests judge the mutants. @default all of them */
  readonly tests?: string;
  /** Least share of killed mutants, in percent; a score below it fails. It may only rise. */
  readonly floor: number;
}

/**
 * The packages of `npm run mutation`. Decisions are what a wrong sign or a missing condition turns around; files that draw,
 * start servers or hold words are left out: their mutants cost minutes and tell little.
 */
export const mutatedPackages: readonly MutatedPackage[] = [
  {
    folder: "packages/domain",
    decisions: [
      "comparison/{change,criterionComparison,verdictReason}.ts",
      "money/*.ts",
      "quote/computeQuote.ts",
    ],
    floor: 95,
  },
  {
    folder: "packages/product",
    decisions: [
      "coupon/coupon.ts",
      "coupon/couponState.ts",
      "subscription/subscriptionStatus.ts",
      "permission/*.ts",
    ],
    floor: 95,
  },
  {
    folder: "packages/data",
    decisions: [
      "client/{authentication,clearSite,latestOnly,sessionCheck,workspaceSlot}.ts",
      "export/stopWith.ts",
      "functions/callFunction.ts",
      "push/newsDevice.ts",
      "resources/connectionWatch.ts",
      "watch/{malformed,mergeUnordered,queryState,subscribe,subscribePaginated}.ts",
      "workspace/{endsWithin,offlineData}.ts",
    ],
    tests: "{client,export,functions,push,resources,watch,workspace}",
    floor: 92,
  },
  {
    folder: "apps/functions",
    decisions: [
      "backend/{keyedQueue,pages}.ts",
      "mail/outboxRetry.ts",
      "payment/sync/synchronise.ts",
      "rate-limit/*.ts",
    ],
    tests: "{backend,mail,payment/sync,rate-limit}",
    floor: 92,
  },
  {
    folder: "packages/local-firebase",
    decisions: [
      "query/{queryOrder,evaluateQuery,compileFilter}.ts",
      "rules/values/{equality,ordering,membership}.ts",
      "store/{transactions,commitClock}.ts",
      "store/writes/{applyTransform,commitLimits,stageWrites,validateDocument}.ts",
      "functions/schedule/{cronSchedule,nextRun,scheduler}.ts",
      "http/{range,conditionalRequest}.ts",
    ],
    tests: "{query,rules/values,store,functions/schedule,http}",
    floor: 90,
  },
  { folder: "packages/local-payments", decisions: ["bank/{amounts,periods}.ts"], tests: "bank", floor: 95 },
  {
    folder: "packages/ui",
    decisions: [
      "foundations/internal/{useRovingIndex,valueScale,timeOfDay,unit,format}.ts",
      "foundations/branding/*.ts",
    ],
    runner: "jsdom",
    tests: "foundations",
    floor: 95,
  },
  {
    folder: "apps/web",
    decisions: [
      "app/session/{followSession,guardAccount,readAhead}.ts",
      "features/pro/routine/useRoutineEditing.ts",
    ],
    runner: "jsdom",
    tests: "{app/session,features/pro/routine}",
    floor: 95,
  },
];

/** Finds the packages that a command names: by folder or by its last part. @throws for a name that is none of them */
export function findMutatedPackages(names: readonly string[]): readonly MutatedPackage[] {
  if (names.length === 0) return mutatedPackages;
  return names.map((name) => {
    const found = mutatedPackages.find(({ folder }) => folder === name || folder.endsWith(`/${name}`));
    if (found === undefined) {
      throw new Error(`no decisions of « ${name} » are listed in scripts/mutation/mutatedPackages.ts`);
    }
    return found;
  });
}

/** Tells a source file that can hold a decision: no test, no story, no list of exports. */
const isSource = (path: string): boolean =>
  /\.tsx?$/u.test(path) && !/\.(?:test|stories|d)\.tsx?$|\/(?:index|internal)\.ts$|\/testing\//u.test(path);

/**
 * Gives what to mutate of a package, as Stryker's patterns.
 * @param changed paths that a change touched, from the root: only those of the package; without it, its decisions
 */
export const patternsOf = (
  { folder, decisions }: MutatedPackage,
  changed: readonly string[] | undefined,
): readonly string[] =>
  changed === undefined
    ? [
        ...decisions.map((glob) => `${folder}/src/${glob}`),
        `!${folder}/src/**/*.test.{ts,tsx}`,
        `!${folder}/src/**/{index,internal}.ts`,
      ]
    : changed.filter((path) => path.startsWith(`${folder}/src/`) && isSource(path));
