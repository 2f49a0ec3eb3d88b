import { criteria as startingCriteria } from "../criterion/criteria.ts";
import type { Criterion } from "../criterion/criterion.ts";
import type { DiagnosisResult } from "./diagnosisResult.ts";
import { readDiagnosisResult, type ReadDiagnosisResultOptions } from "./readDiagnosisResult.ts";

/** Describes what `parseDiagnosisResult` takes beside the file. */
export interface ParseDiagnosisResultOptions extends ReadDiagnosisResultOptions {
  /** The criteria with the thresholds in force; by default the 13 with their starting values. */
  readonly criteria?: readonly Criterion[] | undefined;
}

/**
 * Reads the content of a result file: a JSON array of `ResultEntry`, or what providers make of it (lists in wrappers,
 * entries by algorithm, numbers as texts). Never throws: what cannot be read is listed in `skipped`, and every
 * criterion is in the result, with a null value when it was not measured. An entry belongs to the criterion of its
 * algorithm id; when the id is unknown, to the one of its technical name.
 * @param json the parsed content of the file
 */
export function parseDiagnosisResult(
  json: unknown,
  { criteria = startingCriteria, ...options }: ParseDiagnosisResultOptions = {},
): DiagnosisResult {
  return readDiagnosisResult(json, criteria, options);
}
