import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./ensureBrowser.ts";
import { playwrightCount, vitestCount, type Count } from "./testCounts.ts";

const root = join(import.meta.dirname, "..");
const reports = mkdtempSync(join(tmpdir(), "carnation-tests-"));
const env = {
  ...process.env,
  CHROMIUM: ensureBrowser(),
  TURBO_TELEMETRY_DISABLED: "1",
  STORYBOOK_DISABLE_TELEMETRY: "1",
};

function run(
  name: string,
  command: string,
  args: readonly string[],
  extra: Record<string, string> = {},
): boolean {
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...env, ...extra },
  });
  return status === 0;
}

/** A check without tests of its own counts as one test. */
function check(name: string, command: string, args: readonly string[]): Count {
  return run(name, command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A runner that fails without naming a failed test (a crash, an unhandled error) counts as one failure. */
function runner(report: string, read: (json: string) => Count, start: () => boolean): Count {
  const ok = start();
  const count = existsSync(report) ? read(readFileSync(report, "utf8")) : { passed: 0, failed: 0 };
  return ok || count.failed > 0 ? count : { ...count, failed: 1 };
}

const domainReport = join(reports, "domain.json");
const vitestReport = join(reports, "vitest.json");
const playwrightReport = join(reports, "playwright.json");
const storybookReport = join(reports, "storybook.json");
const hostsReport = join(reports, "hosts.json");
const counts: Count[] = [
  check("lint", "oxlint", ["--deny-warnings"]),
  check("format", "oxfmt", ["--check", "."]),
  check("types", "tsc", ["-b"]),
  check("unused files, exports and dependencies", "knip", []),
  check("build", "turbo", ["run", "build", "--output-logs=errors-only"]),
  check("size budgets of the web app", "size-limit", []),
  check("size budgets of the kit", "npm", ["run", "size", "-w", "packages/ui", "--silent"]),
  check("size budgets of the domain", "npm", ["run", "size", "-w", "packages/domain", "--silent"]),
  check("Storybook build", "storybook", ["build", "-o", "storybook-static", "--quiet"]),
  runner(domainReport, vitestCount, () =>
    run("the domain, with the coverage of its rules", "npm", [
      "run",
      "coverage",
      "-w",
      "packages/domain",
      "--silent",
      "--",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${domainReport}`,
    ]),
  ),
  runner(vitestReport, vitestCount, () =>
    run(
      "unit, component, contract and story tests",
      "vitest",
      // By default one core stays idle once the stories are through.
      [
        "run",
        "--maxWorkers=100%",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${vitestReport}`,
      ],
      { CARNATION_DOMAIN_APART: "1" },
    ),
  ),
  runner(storybookReport, playwrightCount, () =>
    run(
      "the built Storybook on a phone and in forced colours",
      "playwright",
      ["test", "--config", "visual/playwright.config.ts", "--project", "stories", "--reporter=list,json"],
      { PLAYWRIGHT_JSON_OUTPUT_NAME: storybookReport },
    ),
  ),
  runner(playwrightReport, playwrightCount, () =>
    run("end to end", "playwright", ["test", "--reporter=list,json"], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
    }),
  ),
  runner(hostsReport, playwrightCount, () =>
    run(
      "the packed kit in applications of its own, the packed domain in Node",
      "node",
      ["--conditions=@carnation/source", "scripts/hosts.ts", "--reporter=list,json"],
      { PLAYWRIGHT_JSON_OUTPUT_NAME: hostsReport },
    ),
  ),
];

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
