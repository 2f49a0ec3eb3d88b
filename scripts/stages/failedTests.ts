import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import * as v from "valibot";

/** Lines of a failure's message that are told at the end of a run; the whole of it stands where the stage ended. */
const MESSAGE_LINES = 6;

interface FailedTest {
  /** From the root of the repository. */
  readonly file: string;
  readonly title: string;
  readonly message: string;
}

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ""),
      assertionResults: v.array(
        v.object({
          status: v.string(),
          fullName: v.string(),
          failureMessages: v.optional(v.nullable(v.array(v.string()))),
        }),
      ),
    }),
  ),
});

/** The failed tests of a vitest JSON report; a file that does not load is told by its own message. */
export function vitestFailures(json: string, root: string): FailedTest[] {
  return v.parse(vitestReport, JSON.parse(json)).testResults.flatMap((result) => {
    const file = relative(root, result.name);
    const failed = result.assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0 && result.status === "failed") {
      return [{ file, title: "", message: result.message }];
    }
    return failed.map((test) => ({
      file,
      title: test.fullName,
      message: test.failureMessages?.[0] ?? "",
    }));
  });
}

interface PlaywrightSuite {
  readonly title: string;
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string | undefined } | undefined }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[] | undefined;
}

const playwrightSuite: v.GenericSchema<PlaywrightSuite> = v.object({
  title: v.string(),
  specs: v.array(
    v.object({
      title: v.string(),
      file: v.string(),
      tests: v.array(
        v.object({
          status: v.string(),
          results: v.array(v.object({ error: v.optional(v.object({ message: v.optional(v.string()) })) })),
        }),
      ),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => playwrightSuite))),
});
const playwrightReport = v.object({
  config: v.object({ rootDir: v.string() }),
  suites: v.array(playwrightSuite),
});

/** The failed tests of a Playwright JSON report, those that passed on a retry among them. */
export function playwrightFailures(json: string, root: string): FailedTest[] {
  const { config, suites } = v.parse(playwrightReport, JSON.parse(json));
  const failuresOf = (suite: PlaywrightSuite): FailedTest[] => [
    ...suite.specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ results }) => ({
          file: relative(root, `${config.rootDir}/${file}`),
          title,
          message: results.find(({ error }) => error !== undefined)?.error?.message ?? "",
        })),
    ),
    ...(suite.suites ?? []).flatMap(failuresOf),
  ];
  return suites.flatMap(failuresOf);
}

/**
 * Lists the failed tests of a stage for the end of a run: their files, titles and the first lines of their messages.
 * @param report the text of its JSON report; `undefined` when it left none
 * @param read the runner's reader; without one, and for a report that cannot be read, the stage alone is named
 */
export function failedLines(
  stage: string,
  report: string | undefined,
  read: ((json: string) => FailedTest[]) | undefined,
): string[] {
  let failures: FailedTest[] = [];
  try {
    if (report !== undefined) failures = read?.(report) ?? [];
  } catch {
    // A runner that was killed while it wrote: its output above is all there is.
  }
  if (failures.length === 0) return [`✗ ${stage}`];
  return failures.flatMap(({ file, title, message }) => [
    `✗ ${stage}: ${file}${title === "" ? "" : ` › ${title}`}`,
    ...stripVTControlCharacters(message)
      .split("\n")
      .filter((line) => line.trim() !== "")
      .slice(0, MESSAGE_LINES)
      .map((line) => `    ${line}`),
  ]);
}
