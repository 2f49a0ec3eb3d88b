import { fieldConditions } from "../../query/queryOrder.ts";
import { EQUALITY_OPERATORS, type Filter, type StructuredQuery } from "../../query/structuredQuery.ts";
import { DOCUMENT_ID } from "../../values/fieldPath.ts";
import { isNaNValue } from "../../values/value.ts";
import type { Condition } from "./disjuncts.ts";
import type { ScanPlan } from "./planScan.ts";

const RANGES: ReadonlySet<string> = new Set([
  "LESS_THAN",
  "LESS_THAN_OR_EQUAL",
  "GREATER_THAN",
  "GREATER_THAN_OR_EQUAL",
]);

/**
 * Tells whether a plan meets the documents that a query matches and no others, so that they can be counted unseen: its
 * conditions are one equality for a field, one element, and ranges of the field that it is sorted by first.
 * @param plan of the query's only conjunction
 */
export function selectsExactly(query: StructuredQuery, plan: ScanPlan): boolean {
  if (query.startAt !== undefined || query.endAt !== undefined || hasAlternatives(query.where)) return false;
  const paths: Record<Part, string[]> = { equal: [], element: [], range: [] };
  for (const condition of fieldConditions(query.where)) {
    const part = partOf(condition);
    const { field } = "fieldFilter" in condition ? condition.fieldFilter : condition.unaryFilter;
    if (part === null || field.fieldPath === DOCUMENT_ID) return false;
    paths[part].push(field.fieldPath);
  }
  const { equal, element, range } = paths;
  if (new Set(equal).size < equal.length || element.length > 1) return false;
  const sorted = plan.fields[equal.length + element.length]?.fieldPath;
  return range.every((path) => path === sorted);
}

type Part = "equal" | "element" | "range";

/** Place of a condition in a plan; `null` when documents beside those that meet it are met, too. */
function partOf(condition: Condition): Part | null {
  if ("unaryFilter" in condition) return EQUALITY_OPERATORS.has(condition.unaryFilter.op) ? "equal" : null;
  const { op, value } = condition.fieldFilter;
  if (op === "EQUAL") return "equal";
  if (op === "ARRAY_CONTAINS") return "element";
  return RANGES.has(op) && !isNaNValue(value) ? "range" : null;
}

function hasAlternatives(filter: Filter | undefined): boolean {
  if (filter === undefined || !("compositeFilter" in filter)) return false;
  const { op, filters } = filter.compositeFilter;
  return op === "OR" || filters.some(hasAlternatives);
}
