import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import kit from "./packages/ui/package.json" with { type: "json" };
import { findBrowser } from "@carnation/testing/browser/findBrowser";
import { nodeAnalysis, nodeJudgement, nodeMesh } from "./scripts/testing/nodeReference.ts";

const conditions = ["@carnation/source", "module", "browser", "development|production"];
const nodeConditions = ["@carnation/source", "module", "node", "development|production"];
const chromium = findBrowser();
/** A new object for each project: vitest writes the project's name into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  instances: [{ browser: "chromium" as const }],
  provider: playwright({
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--no-first-run",
        // The camera of the tests is Chromium's own pattern, and its permission is given.
        "--use-fake-ui-for-media-stream",
        "--use-fake-device-for-media-stream",
      ],
    },
  }),
});

/** Folders of domain and product whose rules must be tested to the last branch. */
const provenFolders = [
  "account",
  "comparison",
  "criterion",
  "customer",
  "field",
  "format",
  "money",
  "prescription",
  "profile",
  "quote",
  "recommendation",
  "report",
  "result",
  "routine",
  "sending",
  "summary",
  "text",
  "ui",
];

/** Folders whose tests are a stage of their own in `npm test`, separated by commas: see scripts/stages/stages.ts. */
const apart = (process.env["CARNATION_APART"]?.split(",") ?? []).map((folder) => `${folder}/**`);

/** `npm run test:quick` leaves out what starts products and browsers. The command line's `--exclude` misses projects. */
const long =
  process.env["CARNATION_QUICK"] === "1" ? ["**/conformance/**", "**/contract/**", "**/stress/**"] : [];

/** Making the project of the stories takes 5 s: it is left out where the command line names others only. */
const named = process.argv.flatMap((word, index, words) =>
  word.startsWith("--project") ? [word.split("=")[1] ?? words[index + 1]] : [],
);
const withStories = named.length === 0 || named.includes("storybook");

const ssr = { resolve: { conditions: nodeConditions, externalConditions: ["@carnation/source"] } };
/** Two lanes share the machine with whatever else runs there: what is waited for may take its time. */
const patience = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 10_000 } },
};
const inNode = {
  ...patience,
  environment: "node",
  execArgv: ["--conditions=@carnation/source"],
  // Through the runner every call between two modules is a look-up, which triples the time of loops over pixels.
  server: { deps: { external: [/\/packages\/skin-analysis\/src\/(?!.*\.test\.ts$)/u] } },
};

export const nodeProject = {
  ssr,
  test: {
    ...inNode,
    name: "node",
    // A process and its imports for each file take longer than most files do.
    isolate: false,
    setupFiles: ["./scripts/testing/restoreEnv.ts"],
    include: ["{packages,apps}/*/src/**/*.test.ts", "{scripts,bench}/**/*.test.ts"],
    exclude: ["**/*.browser.test.ts", "**/*.mocked.test.ts", ...apart, ...long],
  },
};

export const jsdomProject = {
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    ...patience,
    name: "jsdom",
    // Making a document for each file takes longer than most files do; Testing Library empties it after each test.
    isolate: false,
    environment: "jsdom",
    include: ["packages/*/src/**/*.test.tsx", "apps/*/src/**/*.test.tsx"],
    exclude: ["**/*.browser.test.tsx", "**/*.mocked.test.tsx", ...apart],
    setupFiles: ["./scripts/testing/setupDom.ts"],
  },
};

/**
 * The suffix of a test file chooses its runner: `.test.ts` Node, `.test.tsx` jsdom, `.browser.test.ts(x)` real Chromium,
 * `.mocked.test.ts(x)` a process of its own for what replaces modules.
 */
export default defineConfig({
  test: {
    coverage: {
      provider: "v8",
      include: ["packages/{domain,product}/src/**/*.ts"],
      exclude: ["**/*.test.ts", "**/testing/**", "**/{index,internal}.ts"],
      reporter: ["text-summary"],
      reportsDirectory: "node_modules/.cache/coverage",
      thresholds: Object.fromEntries(
        provenFolders.map((folder) => [`packages/{domain,product}/src/${folder}/**`, { branches: 100 }]),
      ),
    },
    projects: [
      nodeProject,
      jsdomProject,
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          ...patience,
          name: "mocked",
          // A module that another file has loaded before cannot be mocked any more, nor be had back by the next.
          isolate: true,
          environment: "jsdom",
          include: ["{packages,apps}/*/src/**/*.mocked.test.{ts,tsx}"],
          setupFiles: ["./scripts/testing/setupDom.ts"],
        },
      },
      {
        resolve: { conditions },
        // Found while the tests run, a dependency reloads the page under them: name them beforehand.
        optimizeDeps: {
          include: [
            ...Object.keys({ ...kit.dependencies, ...kit.peerDependencies }).filter(
              (name) => !/^@(?:fontsource-variable|base-ui)/u.test(name),
            ),
            "@base-ui/react/combobox",
            "@hookform/resolvers/standard-schema",
            "@testing-library/react",
            "@testing-library/user-event",
            "@tensorflow/tfjs-backend-wasm",
            "@tensorflow/tfjs-converter",
            "@tensorflow/tfjs-core",
            "lucide-react",
            "react-day-picker/locale",
            "react-dom/client",
            "react-hook-form",
            "react/jsx-dev-runtime",
            "valibot",
          ],
        },
        test: {
          ...patience,
          name: "browser",
          setupFiles: ["./scripts/testing/setupPage.ts"],
          // A page and its modules for each file take longer than most files do.
          isolate: false,
          include: ["packages/*/src/**/*.browser.test.{ts,tsx}", "apps/*/src/**/*.browser.test.{ts,tsx}"],
          exclude: apart,
          browser: { ...browser(), commands: { nodeAnalysis, nodeJudgement, nodeMesh } },
        },
      },
      ...(withStories
        ? [
            {
              extends: false as const,
              plugins: [storybookTest({ configDir: fileURLToPath(new URL(".storybook", import.meta.url)) })],
              // Loading the preview for each file anew takes longer than most files do.
              test: {
                ...patience,
                name: "storybook",
                isolate: false,
                browser: browser(),
                setupFiles: [".storybook/checks/setup.ts"],
              },
            },
          ]
        : []),
    ],
  },
});
