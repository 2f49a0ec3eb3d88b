import { digestOfFiles, filesAt } from "../fileDigest.ts";
import { withImports } from "./importedFiles.ts";
import { runner, type Suite } from "./suites.ts";

/**
 * The files that decide how a suite ends.
 * @param root of the repository
 * @returns paths from there, sorted
 * @throws Error when an input is not there
 */
export function inputFiles(root: string, { inputs, except }: Suite): string[] {
  const own = filesAt(root, inputs).filter((file) => !(except?.test(file) ?? false));
  return [...new Set([...withImports(root, own), ...filesAt(root, runner)])].toSorted();
}

/** SHA-256 of the names and contents of a suite's inputs, as they are now. */
export const digestOf = (root: string, suite: Suite): string => digestOfFiles(root, inputFiles(root, suite));
