/** All files that decide how a suite of tests ends. */
export interface Suite {
  /** Folders and files, from the root of the repository; what their modules import from elsewhere counts too. */
  readonly inputs: readonly string[];
  /** Paths in these folders that decide nothing. */
  readonly except?: RegExp;
}

/** Holds what decides about every suite: the versions of all dependencies, Node's among them, and how the runner is set up. */
export const runner = [
  "package-lock.json",
  "tsconfig.base.json",
  "vitest.config.ts",
  "scripts/testing/restoreEnv.ts",
];

/** Pages for readers, which no test opens. */
const pages = /\/(?:README|CHANGELOG|API)\.md$/u;

/**
 * The suites that `npm test` leaves to their smoke while their inputs are what they were when the whole suite passed
 * (docs/decisions/071). A file that a test opens by its path, and neither imports nor has in its own package, is named
 * here: `suites.test.ts` fails when one is forgotten.
 */
export const suites = {
  domain: { inputs: ["packages/domain", "packages/product"], except: pages },
  engine: {
    inputs: ["packages/skin-analysis", "packages/age-model/models", "apps/web/public/demo"],
    except: pages,
  },
  localFirebase: { inputs: ["packages/local-firebase"], except: pages },
  localPayments: { inputs: ["packages/local-payments"], except: pages },
  kit: {
    inputs: [
      "packages/ui",
      ".storybook",
      "apps/web/public/demo",
      "scripts/testing/setupDom.ts",
      "scripts/testing/setupPage.ts",
    ],
    except: /\.(?:md|mdx)$/u,
  },
  hosts: {
    inputs: [
      "hosts",
      "packages/domain",
      "packages/local-firebase",
      "packages/ui",
      "registry.json",
      "scripts/hosts.ts",
      "templates",
      "turbo.json",
    ],
    // The pages are part of what is packed, the tests are not.
    except: /\.(?:test|stories)\.tsx?$/u,
  },
} as const satisfies Readonly<Record<string, Suite>>;

export type SuiteName = keyof typeof suites;
