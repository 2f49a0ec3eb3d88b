import { relative } from "node:path";
import * as v from "valibot";

const reportSchema = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ""),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.optional(v.nullable(v.array(v.string())), []),
        }),
      ),
    }),
  ),
});

/** A test that passes on the local Firebase and fails on Google's emulators. */
export interface Difference {
  readonly title: string;
  /** First line of what the test said; empty where it said nothing. */
  readonly said: string;
}

/** Reasons of differences that are known, by the title of the test. */
export type KnownDifferences = Readonly<Record<string, string>>;
export const knownDifferences = v.record(v.string(), v.string());

const firstLine = (text = ""): string => text.split("\n", 1)[0] ?? "";

/**
 * Reads a JSON report of vitest on the emulators.
 * @param root folder that paths of files are told from
 * @returns how many tests passed there, and those that did not; a file that did not load counts as one
 * @throws ValiError when it is no such report
 */
export function readDifferences(
  report: string,
  root: string,
): {
  readonly passed: number;
  readonly differences: readonly Difference[];
} {
  const { testResults } = v.parse(reportSchema, JSON.parse(report));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((one) => one.status === "failed"),
  );
  return {
    passed: tests.filter(({ status }) => status === "passed").length,
    differences: [
      ...broken.map(({ name, message }) => ({ title: relative(root, name), said: firstLine(message) })),
      ...tests
        .filter(({ status }) => status === "failed")
        .map(({ fullName, failureMessages }) => ({ title: fullName, said: firstLine(failureMessages?.[0]) })),
    ],
  };
}

const cell = (text: string): string => text.replaceAll("|", String.raw`\|`);

/** A Markdown table of the differences, with the reason of each that is known. */
export function differenceTable(differences: readonly Difference[], known: KnownDifferences): string[] {
  return [
    "| test | what it said of the emulator | known because |",
    "|---|---|---|",
    ...differences.map(
      ({ title, said }) => `| ${cell(title)} | ${cell(said)} | ${cell(known[title] ?? "**new**")} |`,
    ),
  ];
}
