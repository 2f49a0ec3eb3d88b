import { criterionById } from "../criterion/criteria.ts";
import type { Criterion } from "../criterion/criterion.ts";
import type { CriterionId } from "../criterion/criterionId.ts";
import type { CriterionResult } from "../result/diagnosisResult.ts";
import { parseDiagnosisResult } from "../result/parseDiagnosisResult.ts";
import type { ResultEntry } from "../result/resultEntry.ts";
import { entry } from "./resultEntries.ts";
import { compareCriterion, type CriterionComparison } from "../comparison/criterionComparison.ts";

/** Gives what a result file with one entry says about a criterion. */
export function resultOf(id: CriterionId, value: ResultEntry | number): CriterionResult {
  const json = [typeof value === "number" ? entry(id, value) : value];
  return parseDiagnosisResult(json).criteria.find(({ criterion }) => criterion.id === id)!;
}

/** A criterion at two values, on good photos of one engine. */
export function compare(
  id: CriterionId,
  before: number,
  after: number,
  criterion: Criterion = criterionById(id),
): CriterionComparison {
  return compareCriterion(criterion, { before: resultOf(id, before), after: resultOf(id, after) });
}
